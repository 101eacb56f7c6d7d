export { AttachedFile } from './attached-file.tsx';
export type { AttachedFileProps } from './attached-file.tsx';
