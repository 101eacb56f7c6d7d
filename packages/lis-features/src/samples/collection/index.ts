export { CollectionScreen } from './collection-screen.js';
export type { CollectionScreenProps } from './collection-screen.js';
