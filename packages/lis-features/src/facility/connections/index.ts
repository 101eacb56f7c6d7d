export { ConnectionsPanel } from './connections-panel.js';
export type { ApiTokenPage, ConnectionActs, ConnectionsPanelProps } from './connections-panel.js';
export { MessagesPanel } from './messages-panel.js';
export type { MessageActs } from './message-acts.js';
export type { MessagesPanelProps } from './messages-panel.js';
export type { NewApiToken } from './connections.form.js';
