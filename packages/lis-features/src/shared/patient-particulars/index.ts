export { ParticularsFields } from './particulars-fields.js';
export { PossibleMatch } from './possible-match.js';
export { usePossibleMatch } from './use-possible-match.js';
export { IdentifierHolder } from './identifier-holder.js';
export { useContactWords } from './use-contact-words.js';
export { useIdentifierWords } from './use-identifier-words.js';
export {
  birthTimeOf,
  contactFieldsOf,
  emptyContacts,
  emptyDetails,
  identifierFieldsOf,
  isNamed,
  lineOf,
  particularsEntries,
} from './patient-particulars.form.js';
export { patientParticularsMessages } from './words/index.js';
export type {
  Particulars,
  ParticularsFields as ParticularsValues,
  ParticularsRules,
} from './patient-particulars.form.js';
