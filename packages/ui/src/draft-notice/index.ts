export { DraftNotice } from './draft-notice.tsx';
export { useDraft } from './use-draft.ts';
export type { DraftNoticeProps } from './draft-notice.tsx';
export type { Draft, DraftOptions, DraftState, DraftStorage } from './use-draft.ts';
