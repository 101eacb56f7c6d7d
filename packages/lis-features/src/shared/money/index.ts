export { amountText, useMoney } from './use-money.ts';
export type { Money } from './use-money.ts';
