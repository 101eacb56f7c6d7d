export { TermsScreen } from './terms-screen.js';
export type { TermsScreenProps } from './terms-screen.js';
