export { PublicPage } from './public-page.js';
export type { PublicPageProps } from './public-page.js';
