export { NotificationPanel } from './notification-panel.tsx';
export type { NotificationPanelProps } from './notification-panel.tsx';
