export { useMoney } from './use-money.js';
export type { Money } from './use-money.js';
