export { DotScale } from './dot-scale.tsx';
export type { DotScaleProps, DotShare } from './dot-scale.tsx';
