/**
 * Everything, with `<amount-field>` defined once the engine is there.
 *
 *     <script type="module" src="amountkit/dist/index.js"></script>
 *     <amount-field name="total" locale="de-DE" currency="EUR" maximum="50000"></amount-field>
 */
import { AmountField } from './amount-field.js';
import { loadEngine } from './engine.js';

await loadEngine();
if (globalThis.customElements?.get('amount-field') === undefined) {
  globalThis.customElements?.define('amount-field', AmountField);
}

export { AmountField };
export { loadEngine };
export { enhance } from './enhance.js';
export { amountFormat } from './format.js';
export { loadMessages, setMessages } from './messages.js';
export { AmountFormatError, optionNames } from './options.js';
