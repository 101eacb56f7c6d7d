export { DisposalView } from './disposal-view.tsx';
export { StorageView } from './storage-view.tsx';
export type { SavedBox } from './box-form.ts';
export type { DisposalOutcome, DisposalViewProps } from './disposal-view.tsx';
export type { StorageViewProps } from './storage-view.tsx';
