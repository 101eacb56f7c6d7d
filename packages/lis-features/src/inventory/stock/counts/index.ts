export type { CountAct } from './count-acts.js';
export { CountsView } from './counts-view.js';
export type { CountsViewProps } from './counts-view.js';
