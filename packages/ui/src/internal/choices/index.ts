export {
  filterChoices,
  flattenChoices,
  type Choice,
  type ChoiceEntry,
  type ChoiceGroup,
} from './choice.ts';
export { ChoiceList, type ChoiceListProps } from './choice-list.tsx';
export { choiceList } from './choice-list.styles.ts';
export { ChoicePopup } from './choice-popup.tsx';
export { useChoices } from './use-choices.ts';
