export { OrderForm } from './order-form.tsx';
export type { OrderFormProps, OrderPayment } from './order-form.tsx';
export { OrderedPatient } from './ordered-patient.tsx';
export type { OrderedPatientProps } from './ordered-patient.tsx';
export type { PlaceOrderBody, PlaceOrderValues } from './order.form.ts';
