export { RereadNote } from './reread-note.js';
export type { RereadNoteProps } from './reread-note.js';
