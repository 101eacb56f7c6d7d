export { Slideshow } from './slideshow.tsx';
export type { SlideshowProps } from './slideshow.tsx';
