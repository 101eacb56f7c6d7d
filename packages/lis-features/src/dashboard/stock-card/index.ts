export { StockCard } from './stock-card.js';
export type { StockCardProps } from './stock-card.js';
