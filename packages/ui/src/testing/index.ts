export { describeConformance } from './describe-conformance.js';
export { FROZEN_INSTANT, renderUi } from './render-ui.js';
export type { Conformance } from './describe-conformance.js';
export type { RenderUiOptions } from './render-ui.js';
export { TokenStyles } from './token-styles.js';
