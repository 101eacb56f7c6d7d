export { MessagePage } from './message-page.tsx';
export type { MessagePageProps } from './message-page.tsx';
