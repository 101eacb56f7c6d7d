export * from './patient.schema.js';
export * from './patient.endpoints.js';
export * from './unidentified.endpoints.js';
export * from './reread.schema.js';
export * from './identifier.schema.js';
export * from './contact.schema.js';
export { countryCodes } from './country-codes.js';
export { spokenLanguages } from './spoken-languages.js';
export { isTemporaryMrn, temporaryMrn } from './temporary-mrn.js';
export * from './portal-account.schema.js';
export * from './portal-account.endpoints.js';
export * from './consent.js';
export * from './merge.endpoints.js';
export * from './merge.schema.js';
export { ageIn, agesIn, displayAge, displayAges, mayBeMinor } from './age.js';
export { birthDatePrecision, isBirthDate, mayBeSameBirth, possibleBirths } from './birth-date.js';
export type { BirthDate } from './birth-date.js';
export { bornAt, hoursLived, mayHaveBirthTime } from './birth-time.js';
export type { Birth } from './birth-time.js';
export { deathFault, deathField, deathParts, diedAt } from './death.js';
export type { Death } from './death.js';
export { comparedNames, fullName } from './full-name.js';
export type { ComparedNames, NameParts } from './full-name.js';
export { matchesName, normaliseName, phoneDigits } from './name-search.js';
export { contradictionWith } from './same-person.js';
export type { KnownPerson, ToldPerson } from './same-person.js';
export {
  fewestMrnDigits,
  longestMrnPrefix,
  mostMrnDigits,
  mrnAt,
  mrnPatternField,
  mrnPeriod,
  mrnYears,
} from './mrn-pattern.js';
export type { MrnPattern } from './mrn-pattern.js';
export { typedName } from './typed-name.js';
