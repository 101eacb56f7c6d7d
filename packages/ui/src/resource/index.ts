export { assertNever, idle, loading, ready } from './resource.ts';
export { allReady } from './all-ready.ts';
export { toResource } from './to-resource.ts';
export { ResourceView } from './resource-view.tsx';
export type { Resource, ResourceError, Submission } from './resource.ts';
export type { Fetched } from './to-resource.ts';
export type { EmptyWords } from './outcome-words.ts';
export type { ResourceViewProps } from './resource-view.tsx';
