export { keyHint } from './key-hint.js';
export { StateMessage } from './state-message.js';
export type { StateMessageProps } from './state-message.js';
export { toneVariables } from './tone-variables.js';
export { UnknownValue } from './unknown-value.js';
export { visuallyHidden } from './visually-hidden.js';
export { gapRules, type Gap } from './gap.js';
export { useMediaQuery } from './use-media-query.js';
export { useModal, type CloseDetails } from './use-modal.js';
