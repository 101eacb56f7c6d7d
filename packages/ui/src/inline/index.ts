export { Inline } from './inline.tsx';
export type { InlineProps } from './inline.tsx';
