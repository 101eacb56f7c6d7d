export { Slideshow } from './slideshow.js';
export type { SlideshowProps } from './slideshow.js';
