export { cellText, csvOf } from './csv.ts';
