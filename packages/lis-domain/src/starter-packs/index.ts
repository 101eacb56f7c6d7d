export * from './starter-pack.schema.js';
export * from './starter-pack.endpoints.js';
export { testsOfPack } from './packs.js';
export { inEveryLanguage, writtenIn } from './words/starter-words.js';
