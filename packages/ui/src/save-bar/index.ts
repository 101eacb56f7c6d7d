export { SaveBar } from './save-bar.tsx';
export type { SaveBarProps } from './save-bar.tsx';
