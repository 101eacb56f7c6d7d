export { AlertFacts } from './alert-facts.tsx';
export { AlertChip, LotChip } from './stock-chips.tsx';
export { stockWordsMessages } from './words/index.ts';
export { ItemPicker } from './item-picker.tsx';
export type { FindItems, ItemPickerProps } from './item-picker.tsx';
