export { DraftNotice } from './draft-notice.js';
export { useDraft } from './use-draft.js';
export type { DraftNoticeProps } from './draft-notice.js';
export type { Draft, DraftOptions, DraftState, DraftStorage } from './use-draft.js';
