export * from './starter-pack.schema.ts';
export * from './starter-pack.endpoints.ts';
export { withInterferenceLimits } from './interference-limits.ts';
export { withPublishedIntervals } from './published-intervals.ts';
export { proposedRules } from './consistency-rules.ts';
export { testsOfPack } from './packs.ts';
export { inEveryLanguage, writtenIn } from './starter-words.ts';
