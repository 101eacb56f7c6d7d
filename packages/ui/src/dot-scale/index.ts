export { DotScale } from './dot-scale.tsx';
export type { DotScaleHeads, DotScaleProps, DotShare } from './dot-scale.tsx';
