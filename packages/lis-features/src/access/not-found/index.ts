export { NotFoundScreen } from './not-found-screen.js';
export type { NotFoundScreenProps } from './not-found-screen.js';
