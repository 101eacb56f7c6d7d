export { SplitPage } from './split-page.tsx';
export type { SplitPageProps } from './split-page.tsx';
