export { useSpecimenWords } from './use-specimen-words.js';
