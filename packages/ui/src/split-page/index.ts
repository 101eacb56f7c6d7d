export { SplitPage } from './split-page.js';
export type { SplitPageProps } from './split-page.js';
