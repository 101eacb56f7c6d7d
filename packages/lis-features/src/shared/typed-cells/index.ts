export { useTypedCells } from './use-typed-cells.js';
export type { TypedCells } from './use-typed-cells.js';
