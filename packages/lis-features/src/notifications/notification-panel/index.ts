export { NotificationPanel } from './notification-panel.js';
export type { NotificationPanelProps } from './notification-panel.js';
