export { LanguageLinks } from './language-links.js';
export type { LanguageLinksProps } from './language-links.js';
