export { CountsView } from './counts-view.js';
export type { CountAct, CountsViewProps } from './counts-view.js';
