export { StockCard } from './stock-card.tsx';
export type { StockCardProps } from './stock-card.tsx';
