export { useConsistencyWords } from './use-consistency-words.ts';
