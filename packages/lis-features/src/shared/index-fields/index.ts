export { IndexFields } from './index-fields.tsx';
export type { IndexFieldsProps } from './index-fields.tsx';
export { indicesFrom, typedIndices, unreadableIndices } from './typed-indices.ts';
export type { TypedIndices } from './typed-indices.ts';
