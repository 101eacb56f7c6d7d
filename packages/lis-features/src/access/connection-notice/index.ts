export { ConnectionNotice } from './connection-notice.tsx';
export type { ConnectionNoticeProps } from './connection-notice.tsx';
