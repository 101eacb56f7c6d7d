export { AppFrame } from './app-frame.tsx';
export { AppFrameSkeleton } from './app-frame-skeleton.tsx';
export { DrawerButton } from './drawer-button.tsx';
export type { AppFrameProps } from './app-frame.tsx';
