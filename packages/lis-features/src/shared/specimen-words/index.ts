export { placeText } from './place-text.js';
export { useSpecimenWords } from './use-specimen-words.js';
