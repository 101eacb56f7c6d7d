export { Split } from './split.tsx';
export type { SplitProps } from './split.tsx';
