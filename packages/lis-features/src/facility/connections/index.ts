export { ConnectionsPanel } from './connections-panel.js';
export type { ApiTokenPage, ConnectionActs, ConnectionsPanelProps } from './connections-panel.js';
export type { NewApiToken } from './connections.form.js';
