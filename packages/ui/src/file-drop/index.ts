export { FileDrop } from './file-drop.tsx';
export type { FileDropProps } from './file-drop.tsx';
export type { FileKind } from './file-kind.ts';
export type { AcceptedDropFile } from './file-list.tsx';
export { sizeWords } from './size-words.ts';
