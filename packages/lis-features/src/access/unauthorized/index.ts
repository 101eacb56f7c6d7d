export { UnauthorizedScreen } from './unauthorized-screen.js';
export type { UnauthorizedScreenProps } from './unauthorized-screen.js';
