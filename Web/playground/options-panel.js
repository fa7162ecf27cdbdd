/**
 * A control for every option.
 */
import { groups, labelOf, preset } from './catalogue.js';
import { make } from './dom.js';
import { currencies, localesInPieces, nameOfCurrency, nameOfLocale } from './known.js';

export class OptionsPanel {
  #controls = new Map();
  #changed;

  /**
   * @param {HTMLElement} place
   * @param {() => void} changed Hears of every choice.
   */
  constructor(place, changed) {
    this.#changed = changed;
    place.append(this.#row(preset));
    for (const { title, options } of groups) {
      place.append(make(
        'details', { open: title === 'Locale and currency' || title === 'Limits' },
        make('summary', {}, title), ...options.map((option) => this.#row(option))));
    }
    place.append(make('datalist', { id: 'locales' }), make('datalist', { id: 'currencies' }));
    for (const code of currencies()) {
      place.querySelector('#currencies').append(make('option', { value: code }, nameOfCurrency(code)));
    }
    localesInPieces((tags) => {
      place.querySelector('#locales').append(...tags.map((tag) => make('option', { value: tag }, nameOfLocale(tag))));
    });
  }

  /** What is chosen and is not the default, by kebab-case name. */
  get options() {
    const chosen = [...this.#controls].map(([name, control]) => [name, control.value]);
    return Object.fromEntries(chosen.filter(([, value]) => value !== ''));
  }

  set options(options) {
    for (const [name, control] of this.#controls) control.value = options[name] ?? '';
    this.#showDefaults();
  }

  /** Marks the control that an error speaks of. */
  mark(error) {
    for (const [name, control] of this.#controls) {
      control.element.setAttribute('aria-invalid', Boolean(error) && error.message.includes(name));
    }
  }

  #row(option) {
    const { name, help } = option;
    const control = makers[option.kind](option, () => {
      this.#showDefaults();
      this.#changed();
    });
    this.#controls.set(name, control);
    control.element.id = `option-${name}`;
    control.element.setAttribute('aria-describedby', `help-${name}`);
    const note = make('span', { class: 'help', id: `help-${name}` }, help);
    const label = option.kind === 'reading'
      ? make('span', { class: 'label', id: `label-${name}` }, labelOf(name))
      : make('label', { for: control.element.id }, labelOf(name));
    return make('div', { class: 'option', 'data-name': name }, label, control.element, note);
  }

  /** The defaults are those of the preset. */
  #showDefaults() {
    const ground = this.#controls.get('preset').value || 'standard';
    for (const [name, control] of this.#controls) {
      control.showDefault?.(ground);
      control.element.closest('.option')?.classList.toggle('chosen', control.value !== '');
    }
    this.#controls.get('symbol').element.disabled = this.#controls.get('currency').value === '';
  }
}

const input = (attributes, changed) => {
  const element = make('input', {
    type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', onchange: changed, ...attributes,
  });
  return {
    element,
    get value() {
      return element.value;
    },
    set value(value) {
      element.value = value;
    },
  };
};

const withDefault = (control, defaults) => Object.assign(control, {
  showDefault: (ground) => (control.element.placeholder = defaults[ground]),
});

const makers = {
  choice({ values, defaults }, changed) {
    const unset = make('option', { value: '' });
    const element = make('select', { onchange: changed }, unset, ...values.map((value) => make('option', { value }, value)));
    return {
      element,
      get value() {
        return element.value;
      },
      set value(value) {
        element.value = value;
      },
      showDefault: (ground) => (unset.textContent = `${defaults[ground]} (default)`),
    };
  },
  text: ({ defaults }, changed) => withDefault(input({}, changed), defaults),
  locale: ({ defaults }, changed) => withDefault(input({ list: 'locales' }, changed), defaults),
  currency: ({ defaults }, changed) => withDefault(input({ list: 'currencies', class: 'code' }, changed), defaults),
  reading({ name, values }, changed) {
    const boxes = values.map((value) => make('input', { type: 'checkbox', value, onchange: changed }));
    const element = make(
      'div', { role: 'group', 'aria-labelledby': `label-${name}`, class: 'boxes' },
      ...boxes.map((box) => make('label', {}, box, box.value)));
    return {
      element,
      get value() {
        const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
        return chosen.length === boxes.length ? 'generous' : chosen.join(',');
      },
      set value(value) {
        const chosen = value.split(',');
        for (const box of boxes) box.checked = chosen.includes(box.value) || chosen.includes('generous');
      },
    };
  },
};
