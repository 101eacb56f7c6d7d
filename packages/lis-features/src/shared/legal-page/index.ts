export { LegalPage } from './legal-page.tsx';
export type { LegalPageProps, LegalSection } from './legal-page.tsx';
