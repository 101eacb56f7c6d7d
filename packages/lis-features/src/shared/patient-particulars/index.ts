export { ParticularsFields } from './particulars-fields.tsx';
export { PossibleMatch } from './possible-match.tsx';
export { usePossibleMatch } from './use-possible-match.ts';
export { IdentifierHolder } from './identifier-holder.tsx';
export { useContactWords } from './use-contact-words.ts';
export { useIdentifierWords } from './use-identifier-words.ts';
export {
  birthTimeOf,
  contactFieldsOf,
  emptyContacts,
  emptyDetails,
  identifierFieldsOf,
  isNamed,
  lineOf,
  particularsEntries,
} from './patient-particulars.form.ts';
export { patientParticularsMessages } from './words/index.ts';
export type {
  Particulars,
  ParticularsFields as ParticularsValues,
  ParticularsRules,
} from './patient-particulars.form.ts';
