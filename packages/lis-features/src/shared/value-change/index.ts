export { ValueChange } from './value-change.tsx';
export type { ValueChangeProps } from './value-change.tsx';
