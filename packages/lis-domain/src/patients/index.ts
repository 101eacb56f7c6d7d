export * from './patient.schema.js';
export * from './patient.endpoints.js';
export * from './merge.endpoints.js';
export * from './merge.schema.js';
export { ageIn, displayAge } from './age.js';
export { fullName } from './full-name.js';
export { matchesName, normaliseName, phoneDigits } from './name-search.js';
export { typedName } from './typed-name.js';
