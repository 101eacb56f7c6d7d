export { isLeaked } from './leaked-passwords.ts';
