export { CollectionScreen } from './collection-screen.tsx';
export type { CollectionScreenProps } from './collection-screen.tsx';
