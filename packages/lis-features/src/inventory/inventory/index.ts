export { InventoryScreen, inventoryTabs } from './inventory-screen.tsx';
export type { InventoryScreenProps, InventoryTab } from './inventory-screen.tsx';
export type { EditedItem, StockAction } from './stock-actions.ts';
export type { StockFilter } from './stock-view.tsx';
