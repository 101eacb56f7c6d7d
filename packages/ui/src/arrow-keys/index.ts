export { moveFocus } from './move-focus.ts';
