export { registrationAccess } from './registration.access.ts';
export * from './patient.schema.ts';
export * from './patient.endpoints.ts';
export * from './unidentified.endpoints.ts';
export * from './reevaluation.schema.ts';
export * from './identifier.schema.ts';
export * from './contact.schema.ts';
export { countryCodes } from './country-codes.ts';
export { spokenLanguages } from './spoken-languages.ts';
export { isTemporaryMrn, temporaryMrn } from './temporary-mrn.ts';
export * from './portal-account.schema.ts';
export * from './portal-account.endpoints.ts';
export * from './consent.ts';
export * from './merge.endpoints.ts';
export * from './merge.schema.ts';
export { ageIn, agesIn, displayAge, displayAges, mayBeMinor } from './age.ts';
export {
  birthDatePrecision,
  EARLIEST_BIRTH,
  isBirthDate,
  mayBeSameBirth,
  possibleBirths,
} from './birth-date.ts';
export type { BirthDate } from './birth-date.ts';
export { bornAt, hoursLived, mayHaveBirthTime } from './birth-time.ts';
export type { Birth } from './birth-time.ts';
export { deathFault, deathField, deathParts, diedAt } from './death.ts';
export type { Death } from './death.ts';
export { comparedNames, fullName } from './full-name.ts';
export type { ComparedNames, NameParts } from './full-name.ts';
export { matchesName, normaliseName, phoneDigits } from './name-search.ts';
export { identityContradiction } from './duplicate-person.ts';
export type { RecordedPerson, ReportedPerson } from './duplicate-person.ts';
export {
  fewestMrnDigits,
  longestMrnPrefix,
  maxMrnDigits,
  mrnAt,
  mrnPatternField,
  mrnPeriod,
  mrnYears,
} from './mrn-pattern.ts';
export type { MrnPattern } from './mrn-pattern.ts';
export { typedName } from './typed-name.ts';
export type { PatientId } from './patient-id.ts';
