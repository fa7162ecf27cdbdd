/**
 * The amount in the words of each style, and the name of its size above the field.
 */
import { magnitudeHint, words, wordStyles } from '../src/words.js';
import { find, make } from './dom.js';

const titles = {
  rmb: ['人民币大写', 'zh-Hans'], us: ['United States', 'en-US'], uk: ['United Kingdom', 'en-GB'],
  in: ['India', 'en-IN'], twd: ['臺灣', 'zh-Hant-TW'], hkd: ['香港', 'zh-Hant-HK'], jpy: ['日本', 'ja'],
  krw: ['한국', 'ko'],
};

const places = new Map();
let shown;

export function prepareWords() {
  for (const style of wordStyles) {
    const [title, language] = titles[style];
    const place = make('dd', { lang: language });
    places.set(style, place);
    find('#words').append(make('div', {}, make('dt', { lang: language }, title), place));
  }
}

export async function showWords(amount, locale) {
  const key = `${amount} ${locale}`;
  if (key === shown) return;
  shown = key;
  const hint = amount === '' ? null : await magnitudeHint(amount, locale);
  const lines = await Promise.all(wordStyles.map((style) => line(amount, style)));
  if (key !== shown) return;
  find('#hint').textContent = hint ?? '';
  lines.forEach(({ text, isWords }, index) => {
    const place = places.get(wordStyles[index]);
    place.textContent = text;
    place.classList.toggle('none', !isWords);
    place.lang = isWords ? titles[wordStyles[index]][1] : 'en';
  });
}

async function line(amount, style) {
  if (amount === '') return { text: '—', isWords: false };
  try {
    return { text: await words(amount, { style }), isWords: true };
  } catch (error) {
    return { text: error.message.slice(error.message.indexOf(': ') + 2), isWords: false };
  }
}
