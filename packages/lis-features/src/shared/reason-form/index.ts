export { ReasonForm } from './reason-form.js';
export type { ReasonFormProps, ReasonValues } from './reason-form.js';
