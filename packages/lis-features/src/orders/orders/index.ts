export { OrdersScreen } from './orders-screen.tsx';
export type { OrderFilter, OrdersScreenProps } from './orders-screen.tsx';
