export { CollectionScreen } from './sample-collection-screen.tsx';
export type { CollectionScreenProps } from './sample-collection-screen.tsx';
