export { cellText, csvOf } from './csv.js';
