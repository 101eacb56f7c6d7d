export { TermsScreen } from './terms-screen.tsx';
export type { TermsScreenProps } from './terms-screen.tsx';
