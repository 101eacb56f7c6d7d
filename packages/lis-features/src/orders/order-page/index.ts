export { OrderPageScreen } from './order-page-screen.js';
export type { OrderPageScreenProps } from './order-page-screen.js';
export type { AddedTests, CancelledTests } from './order-page.form.js';
