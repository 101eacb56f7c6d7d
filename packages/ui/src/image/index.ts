export { Image } from './image.tsx';
export type { ImageProps } from './image.tsx';
