export { InventoryScreen, inventoryTabs } from './inventory-screen.tsx';
export type { InventoryScreenProps, InventoryTab } from './inventory-screen.tsx';
export type { EditedItem, StockAct } from './stock-acts.ts';
export type { StockFilter } from './stock-view.tsx';
