export { EditConflictDialog } from './edit-conflict-dialog.tsx';
export { sameAnswer } from './edit-differences.ts';
export { useVersionedForm } from './use-versioned-form.ts';
export type {
  ConflictField,
  EditConflict,
  EditConflictDialogProps,
} from './edit-conflict-dialog.tsx';
export type {
  SaveOutcome,
  VersionedDraft,
  VersionedFormProps,
  VersionedFormState,
} from './use-versioned-form.ts';
