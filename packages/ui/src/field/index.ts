export { Field } from './field.tsx';
export { FieldLabel } from './field-label.tsx';
export { FieldNotes } from './field-notes.tsx';
export { fieldNotes } from './field-notes.styles.ts';
export { fieldAccess, fieldIds, useField } from './use-field.ts';
export type { FieldProps } from './field.tsx';
export type { FieldNotesProps } from './field-notes.tsx';
export type { Affixes, FieldIds, FieldWords } from './use-field.ts';
