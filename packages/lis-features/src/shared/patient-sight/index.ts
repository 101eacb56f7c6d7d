export { isWithheld, SightNote } from './sight-note.tsx';
export type { OnShow, SightNoteProps } from './sight-note.tsx';
export { useSightNow } from './use-sight-now.ts';
export { useSightWords } from './use-sight-words.ts';
