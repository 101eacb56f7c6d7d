export { DisposalView } from './disposal-view.js';
export { StorageView } from './storage-view.js';
export type { SavedBox } from './box-form.js';
export type { DisposalOutcome, DisposalViewProps } from './disposal-view.js';
export type { StorageViewProps } from './storage-view.js';
