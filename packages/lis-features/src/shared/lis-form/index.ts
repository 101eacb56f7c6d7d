export { useLisForm } from './use-lis-form.js';
export type { FieldBinding, FormProblem, LisForm, LisFormOptions } from './use-lis-form.js';
