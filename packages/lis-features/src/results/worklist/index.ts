export { ResultsScreen } from './results-screen.js';
export type { ResultsScreenProps, ResultsTab } from './results-screen.js';
export type { Drafts, EnteredItem } from './use-entry.js';
