export { useAutoverificationWords } from './use-autoverification-words.ts';
