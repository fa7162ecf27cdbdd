/**
 * The code that makes the field, in the languages of all hosts.
 */
import { copyButton, find, make } from './dom.js';
import { commandLine, html, swiftUI, uiKit } from './snippets.js';

const languages = { SwiftUI: swiftUI, UIKit: uiKit, HTML: html, Shell: commandLine };

export class CodePanel {
  #options = {};
  #tabs;
  #current = 'SwiftUI';

  constructor() {
    this.#tabs = Object.keys(languages).map((language) => make('button', {
      type: 'button', role: 'tab', 'aria-controls': 'code', id: `tab-${language}`,
      onclick: () => this.#choose(language), onkeydown: (event) => this.#step(event),
    }, language));
    find('.tabs').append(...this.#tabs);
    find('#copy-code').append(copyButton('Copy code', () => this.text));
    this.#choose('SwiftUI');
  }

  get text() {
    return languages[this.#current](this.#options);
  }

  show(options) {
    this.#options = options;
    find('#code code').textContent = this.text;
  }

  #choose(language) {
    this.#current = language;
    for (const tab of this.#tabs) {
      const isCurrent = tab.textContent === language;
      tab.setAttribute('aria-selected', isCurrent);
      tab.tabIndex = isCurrent ? 0 : -1;
    }
    find('#code').setAttribute('aria-labelledby', `tab-${language}`);
    this.show(this.#options);
  }

  #step(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const names = Object.keys(languages);
    const next = (names.indexOf(this.#current) + step + names.length) % names.length;
    this.#choose(names[next]);
    this.#tabs[next].focus();
    event.preventDefault();
  }
}
