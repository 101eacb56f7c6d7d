export { isWithheld, SightNote } from './sight-note.js';
export type { OnShow, SightNoteProps } from './sight-note.js';
export { useSightNow } from './use-sight-now.js';
export { useSightWords } from './use-sight-words.js';
