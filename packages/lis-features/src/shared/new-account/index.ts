export { NewAccountForm } from './new-account-form.tsx';
export type { NewAccountValues } from './new-account.schema.ts';
