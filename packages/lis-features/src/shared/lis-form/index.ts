export { LisForm } from './lis-form.js';
export { useFormWords } from './use-form-words.js';
export { useLisForm } from './use-lis-form.js';
export { useRows } from './use-rows.js';
export type { LisFormProps } from './lis-form.js';
export type { FieldBinding, LisFormOptions, LisFormState } from './use-lis-form.js';
