export { PlaceOrderScreen } from './place-order-screen.js';
export type { PlaceOrderScreenProps } from './place-order-screen.js';
export type { PlacedOrder } from './order-placed.js';
export type { PlaceOrderBody, PlaceOrderValues } from './place-order.form.js';
