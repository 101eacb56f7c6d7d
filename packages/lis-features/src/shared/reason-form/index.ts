export { ReasonForm } from './reason-form.tsx';
export type { ReasonFormProps, ReasonValues } from './reason-form.tsx';
