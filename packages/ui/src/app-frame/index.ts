export { AppFrame } from './app-frame.tsx';
export { DrawerButton } from './drawer-button.tsx';
export { WithoutDrawer } from './without-drawer.tsx';
export type { AppFrameProps } from './app-frame.tsx';
