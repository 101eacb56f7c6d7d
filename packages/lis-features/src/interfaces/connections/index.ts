export { ConnectionsPanel } from './connections-panel.tsx';
export type { ApiTokenPage, ConnectionActs, ConnectionsPanelProps } from './connections-panel.tsx';
export { MessagesPanel } from './messages-panel.tsx';
export type { MessageActs } from './message-acts.ts';
export type { MessagesPanelProps } from './messages-panel.tsx';
export type { NewApiToken } from './connections.form.ts';
