export { ReevaluationNote } from './reevaluation-note.tsx';
export type { RereadNoteProps } from './reevaluation-note.tsx';
