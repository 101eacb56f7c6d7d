export { LandingScreen } from './landing-screen.tsx';
export type { LandingScreenProps } from './landing-screen.tsx';
