export { UncertaintyLine } from './uncertainty-line.tsx';
export type { UncertaintyLineProps } from './uncertainty-line.tsx';
export { uncertaintyText } from './uncertainty-text.ts';
