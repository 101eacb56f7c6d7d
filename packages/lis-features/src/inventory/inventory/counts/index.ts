export type { CountAct } from './count-acts.ts';
export { CountsView } from './counts-view.tsx';
export type { CountsViewProps } from './counts-view.tsx';
