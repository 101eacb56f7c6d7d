export { OrderPageScreen } from './order-screen.tsx';
export type { OrderPageScreenProps } from './order-screen.tsx';
export type { AddedTests, CancelledTests } from './order.form.ts';
