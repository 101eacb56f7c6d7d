export { BottomBar } from './bottom-bar.tsx';
export type { BottomBarProps } from './bottom-bar.tsx';
