export { assertNever, idle, loading, ready } from './resource.js';
export { allReady } from './all-ready.js';
export { toResource } from './to-resource.js';
export { ResourceView } from './resource-view.js';
export type { Resource, ResourceError, Submission } from './resource.js';
export type { Fetched } from './to-resource.js';
export type { EmptyWords } from './outcome-words.js';
export type { ResourceViewProps } from './resource-view.js';
