export { placeText } from './place-text.ts';
export { useSpecimenWords } from './use-specimen-words.ts';
