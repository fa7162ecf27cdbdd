/**
 * What the browser knows: its locales and currencies, and their names.
 */

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));
const triples = pairs.flatMap((pair) => letters.map((third) => pair + third));

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export const currencies = () => Intl.supportedValuesOf('currency');
export const nameOfCurrency = (code) => currencyNames.of(code);
export const nameOfLocale = (tag) => languageNames.of(tag);

/**
 * Finds the locales there are data for, in the pauses of the page. No function of the browser lists them; it is asked for
 * every language of two or three letters, and for every region of languages that more than one region speaks first.
 *
 * @param {(tags: string[]) => void} found Gets them in portions.
 */
export function localesInPieces(found) {
  const steps = search();
  const later = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 30));
  later(function work() {
    const end = performance.now() + 8;
    const tags = [];
    for (;;) {
      const { value, done } = steps.next();
      if (value) tags.push(value);
      if (done || performance.now() > end) {
        found(tags);
        if (!done) later(work);
        return;
      }
    }
  });
}

function* search() {
  // A region that is no more is another name of one that is.
  const isToday = (region) => regionNames.of(region) && new Intl.Locale(`und-${region}`).region === region;
  const regions = pairs.map((pair) => pair.toUpperCase()).filter(isToday);
  yield null;
  const homes = new Map();
  for (const region of regions) {
    const { language } = new Intl.Locale(`und-${region}`).maximize();
    homes.set(language, [...(homes.get(language) ?? []), region]);
  }
  yield null;
  const seen = new Set();
  for (const list of [pairs, triples]) {
    for (const language of Intl.NumberFormat.supportedLocalesOf(list)) {
      // What was asked for may be an old name: of two letters, or of a language in a script.
      if (seen.has(language) || language.includes('-')) continue;
      seen.add(language);
      const home = new Set(homes.get(language)).add(new Intl.Locale(language).maximize().region);
      for (const region of home.size > 2 ? regions : home) {
        const tag = region ? `${language}-${region}` : language;
        yield home.has(region) || new Intl.NumberFormat(tag).resolvedOptions().locale === tag ? tag : null;
      }
    }
    yield null;
  }
}

/** Whether the language of a locale runs from right to left, by what the browser does with its own name. */
export function isRightToLeft(tag) {
  const { language } = new Intl.Locale(tag);
  const probe = document.createElement('span');
  probe.dir = 'auto';
  probe.textContent = new Intl.DisplayNames(tag, { type: 'language' }).of(language);
  document.body.append(probe);
  const { direction } = getComputedStyle(probe);
  probe.remove();
  return direction === 'rtl';
}
