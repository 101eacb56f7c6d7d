export { EditConflictDialog } from './edit-conflict-dialog.js';
export { sameAnswer } from './edit-differences.js';
export { useVersionedForm } from './use-versioned-form.js';
export type {
  ConflictField,
  EditConflict,
  EditConflictDialogProps,
} from './edit-conflict-dialog.js';
export type {
  SaveOutcome,
  VersionedDraft,
  VersionedFormProps,
  VersionedFormState,
} from './use-versioned-form.js';
