/** Light and dark: as the system has it, or as chosen. */
const dark = matchMedia('(prefers-color-scheme: dark)');
let chosen = 'system';

export const theme = () => chosen;

export function setTheme(name) {
  chosen = name;
  document.documentElement.dataset.theme = name === 'system' ? (dark.matches ? 'dark' : 'light') : name;
  for (const radio of document.querySelectorAll('#theme input')) radio.checked = radio.value === name;
}

dark.addEventListener('change', () => setTheme(chosen));
