export type { CountAction } from './count-actions.ts';
export { CountsView } from './counts-view.tsx';
export type { CountsViewProps } from './counts-view.tsx';
