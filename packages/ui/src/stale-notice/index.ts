export { StaleNotice } from './stale-notice.tsx';
export type { StaleNoticeProps } from './stale-notice.tsx';
