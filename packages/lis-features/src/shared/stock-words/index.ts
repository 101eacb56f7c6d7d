export { AlertFacts } from './alert-facts.js';
export { AlertChip, LotChip } from './stock-chips.js';
export { stockWordsMessages } from './words/index.js';
export { ItemPicker } from './item-picker.js';
export type { FindItems, ItemPickerProps } from './item-picker.js';
