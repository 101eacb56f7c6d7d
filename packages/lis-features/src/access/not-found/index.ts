export { NotFoundScreen } from './not-found-screen.tsx';
export type { NotFoundScreenProps } from './not-found-screen.tsx';
