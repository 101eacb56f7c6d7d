export { LegalPage } from './legal-page.js';
export type { LegalPageProps, LegalSection } from './legal-page.js';
