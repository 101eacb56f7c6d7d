export { Image } from './image.js';
export type { ImageProps } from './image.js';
