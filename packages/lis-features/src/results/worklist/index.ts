export { SOME_REFUSED } from './entry-panel.js';
export { ResultsScreen } from './results-screen.js';
export type { ResultsScreenProps, ResultsTab } from './results-screen.js';
export type { WorkFilter } from './work-filters.js';
export type { Drafts, EnteredItem } from './use-entry.js';
