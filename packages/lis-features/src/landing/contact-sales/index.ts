export { ContactSalesScreen } from './contact-sales-screen.tsx';
export type { ContactSalesScreenProps } from './contact-sales-screen.tsx';
export { contactSalesForm } from './contact-sales.form.ts';
export type { ContactRequest } from './contact-sales.form.ts';
