export { useTypedCells } from './use-typed-cells.ts';
export type { TypedCells } from './use-typed-cells.ts';
