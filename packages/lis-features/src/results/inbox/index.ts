export { InboxScreen } from './inbox-screen.tsx';
export type { InboxHrefs, InboxScreenProps } from './inbox-screen.tsx';
