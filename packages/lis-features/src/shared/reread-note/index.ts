export { RereadNote } from './reread-note.tsx';
export type { RereadNoteProps } from './reread-note.tsx';
