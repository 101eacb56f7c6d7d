export { AppFrame } from './app-frame.js';
export { DrawerButton } from './drawer-button.js';
export type { AppFrameProps } from './app-frame.js';
