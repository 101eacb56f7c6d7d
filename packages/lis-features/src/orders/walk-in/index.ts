export { WalkInScreen } from './walk-in-screen.tsx';
export type { WalkInScreenProps } from './walk-in-screen.tsx';
export { RegisterWalkInScreen } from './register-walk-in-screen.tsx';
export type { RegisterWalkInScreenProps } from './register-walk-in-screen.tsx';
export { PayOrderScreen } from './pay-order-screen.tsx';
export type { PayOrderScreenProps } from './pay-order-screen.tsx';
export type { PaymentStepProps } from './payment-step.tsx';
export type { SettledOrder } from './order-settled.tsx';
export type { DeskPayment, PaymentValues } from './payment.form.ts';
