export { NarrativeDiff } from './narrative-diff.tsx';
export type { NarrativeDiffProps } from './narrative-diff.tsx';
export { NarrativeText } from './narrative-text.tsx';
export type { NarrativeTextProps } from './narrative-text.tsx';
export { NarrativeValue } from './narrative-value.tsx';
export type { NarrativeValueProps } from './narrative-value.tsx';
