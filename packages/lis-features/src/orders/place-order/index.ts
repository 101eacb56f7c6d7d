export { PlaceOrderScreen } from './place-order-screen.tsx';
export type { PlaceOrderScreenProps } from './place-order-screen.tsx';
export type { PlacedOrder } from './order-placed.tsx';
export type { PlaceOrderBody, PlaceOrderValues } from '../../shared/order-form/index.ts';
