export { FileDrop } from './file-drop.js';
export type { FileDropProps } from './file-drop.js';
export type { FileKind } from './file-kind.js';
export type { TakenFile } from './file-list.js';
export { sizeWords } from './size-words.js';
