export { SOME_REFUSED } from './entry-panel.tsx';
export { ResultsScreen } from './results-screen.tsx';
export type { ResultsScreenProps, ResultsTab } from './results-screen.tsx';
export type { WorkFilter } from './work-filters.tsx';
export type { Drafts, EnteredItem } from './use-entry.ts';
