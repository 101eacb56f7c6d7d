export { AttachedFile } from './attached-file.js';
export type { AttachedFileProps } from './attached-file.js';
