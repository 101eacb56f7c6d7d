export { StaleNotice } from './stale-notice.js';
export type { StaleNoticeProps } from './stale-notice.js';
