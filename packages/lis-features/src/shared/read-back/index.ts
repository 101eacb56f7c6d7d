export { useReadBackText } from './use-read-back-text.ts';
