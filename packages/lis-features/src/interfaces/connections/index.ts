export { ConnectionsPanel } from './connections-panel.tsx';
export type {
  ApiTokenPage,
  ConnectionActions,
  ConnectionsPanelProps,
} from './connections-panel.tsx';
export { IncomingPanel } from './incoming-panel.tsx';
export type { IncomingFilter, IncomingPanelProps } from './incoming-panel.tsx';
export type { IncomingActions } from './incoming-dialog.tsx';
export { MessagesPanel } from './messages-panel.tsx';
export type { MessageActions } from './message-actions.ts';
export type { MessagesPanelProps } from './messages-panel.tsx';
export type { NewApiToken } from './connections.form.ts';
