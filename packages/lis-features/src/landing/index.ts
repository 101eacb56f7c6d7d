export { LandingScreen } from './landing-screen.js';
export type { LandingScreenProps } from './landing-screen.js';
