export { isWithheld, PortalVisibilityNote } from './portal-visibility-note.tsx';
export type { OnShow, PortalVisibilityNoteProps } from './portal-visibility-note.tsx';
export { usePortalVisibilityNow } from './use-portal-visibility-now.ts';
export { usePortalVisibilityWords } from './use-portal-visibility-words.ts';
