export { Field } from './field.js';
export { FieldLabel } from './field-label.js';
export { FieldNotes } from './field-notes.js';
export { fieldNotes } from './field-notes.styles.js';
export { fieldAccess, fieldIds, useField } from './use-field.js';
export type { FieldProps } from './field.js';
export type { FieldNotesProps } from './field-notes.js';
export type { Affixes, FieldIds, FieldWords } from './use-field.js';
