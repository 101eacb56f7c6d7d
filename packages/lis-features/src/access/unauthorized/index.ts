export { UnauthorizedScreen } from './unauthorized-screen.tsx';
export type { UnauthorizedScreenProps } from './unauthorized-screen.tsx';
