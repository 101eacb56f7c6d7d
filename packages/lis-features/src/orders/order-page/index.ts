export { OrderPageScreen } from './order-page-screen.tsx';
export type { OrderPageScreenProps } from './order-page-screen.tsx';
export type { AddedTests, CancelledTests } from './order-page.form.ts';
