export { PrivacyScreen } from './privacy-screen.js';
export type { PrivacyScreenProps } from './privacy-screen.js';
