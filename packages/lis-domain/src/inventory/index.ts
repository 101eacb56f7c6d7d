export * from './inventory.schema.js';
export * from './inventory.endpoints.js';
export * from './stock-count.schema.js';
export * from './stock-count.endpoints.js';
export * from './supplier-order.schema.js';
export * from './supplier-order.endpoints.js';
export {
  canActOnLot,
  isUsable,
  lotStatus,
  lotStatusAllows,
  releasedStatus,
  statusAfterMove,
} from './lot-state.js';
export type { LotAct, LotFacts } from './lot-state.js';
export { byUseBy, pickLots, usableLots } from './pick-lots.js';
export type { PickableLot, StockPick } from './pick-lots.js';
export { hasCheckDigit, readScannedCode } from './scanned-code.js';
export type { ScannedCode, ScanReading } from './scanned-code.js';
export { CONSUMPTION_DAYS, forecastOf, levelAlert, lotAlert } from './stock-forecast.js';
export type { ReorderRule, StockFigures, StockForecast } from './stock-forecast.js';
export { canActOnOrder, deliveryState } from './supplier-order-state.js';
export type { SupplierOrderAct } from './supplier-order-state.js';
export { isPastUseBy, usableUntil, useByOf } from './use-by.js';
export type { Shelf } from './use-by.js';
