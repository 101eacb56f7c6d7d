export { AttentionStrip } from './attention-strip.tsx';
export type { AttentionStripProps } from './attention-strip.tsx';
