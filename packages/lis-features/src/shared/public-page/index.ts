export { PublicPage } from './public-page.tsx';
export type { PublicPageProps } from './public-page.tsx';
