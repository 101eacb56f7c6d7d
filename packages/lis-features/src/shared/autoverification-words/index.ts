export { useAutoverificationWords } from './use-autoverification-words.js';
