export { DotScale } from './dot-scale.js';
export type { DotScaleProps, DotShare } from './dot-scale.js';
