export { chosenId } from './chosen-id.ts';
export { LisForm } from './lis-form.tsx';
export { useFormWords } from './use-form-words.ts';
export { useLisForm } from './use-lis-form.ts';
export { useRows } from './use-rows.ts';
export type { LisFormProps } from './lis-form.tsx';
export type { FieldBinding, LisFormOptions, LisFormState } from './use-lis-form.ts';
