export { openedOf, useOpenedPanel } from './use-opened-panel.ts';
