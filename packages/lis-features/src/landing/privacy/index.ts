export { PrivacyScreen } from './privacy-screen.tsx';
export type { PrivacyScreenProps } from './privacy-screen.tsx';
