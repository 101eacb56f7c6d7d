export { TopBar } from './top-bar.tsx';
export type { TopBarProps } from './top-bar.tsx';
