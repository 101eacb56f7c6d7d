export { ContactSalesScreen } from './contact-sales-screen.js';
export type { ContactSalesScreenProps } from './contact-sales-screen.js';
export { contactSalesForm } from './contact-sales.form.js';
export type { ContactRequest } from './contact-sales.form.js';
