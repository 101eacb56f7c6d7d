export { InventoryScreen, inventoryTabs } from './inventory-screen.js';
export type { InventoryScreenProps, InventoryTab } from './inventory-screen.js';
export type { EditedItem, StockAct } from './stock-acts.js';
export type { StockFilter } from './stock-view.js';
