export { Mark } from './mark.tsx';
export type { MarkProps, MarkShape } from './mark.tsx';
