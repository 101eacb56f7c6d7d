export { ConnectionNotice } from './connection-notice.js';
export type { ConnectionNoticeProps } from './connection-notice.js';
