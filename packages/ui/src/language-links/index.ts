export { LanguageLinks } from './language-links.tsx';
export type { LanguageLinksProps } from './language-links.tsx';
