export { NotBuiltScreen } from './not-built-screen.js';
export type { NotBuiltScreenProps } from './not-built-screen.js';
