import { catalogue } from '../../platform/i18n/catalogue.ts';
import type english from './words/en.json';

/** Text of system notifications. */
export const noticeWords = catalogue<typeof english>(new URL('./words/', import.meta.url));

export type NoticeWords = ReturnType<typeof noticeWords>;
