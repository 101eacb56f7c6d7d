export {
  filterChoices,
  flattenChoices,
  type Choice,
  type ChoiceEntry,
  type ChoiceGroup,
} from './choice.js';
export { ChoiceList, type ChoiceListProps } from './choice-list.js';
export { choiceList } from './choice-list.styles.js';
export { ChoicePopup } from './choice-popup.js';
export { useChoices } from './use-choices.js';
