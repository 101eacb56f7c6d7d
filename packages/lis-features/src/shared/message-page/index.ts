export { MessagePage } from './message-page.js';
export type { MessagePageProps } from './message-page.js';
