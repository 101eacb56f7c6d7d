export * from './inventory.schema.ts';
export * from './inventory.endpoints.ts';
export * from './stock-count.schema.ts';
export * from './stock-count.endpoints.ts';
export * from './supplier-order.schema.ts';
export * from './supplier-order.endpoints.ts';
export {
  isLotActionAllowed,
  isUsable,
  lotStatus,
  lotStatusAllows,
  releasedStatus,
  statusAfterMove,
} from './lot-state.ts';
export type { LotAction, LotFacts } from './lot-state.ts';
export { byExpiry, pickLots, usableLots } from './pick-lots.ts';
export type { PickableLot, StockPick } from './pick-lots.ts';
export { hasCheckDigit, readScannedCode } from './scanned-code.ts';
export type { ScannedCode, ScanReading } from './scanned-code.ts';
export { CONSUMPTION_DAYS, forecastOf, levelAlert, lotAlert } from './stock-forecast.ts';
export type { ReorderRule, StockFigures, StockForecast } from './stock-forecast.ts';
export { isSupplierOrderActionAllowed, deliveryState } from './supplier-order-state.ts';
export type { SupplierOrderAction } from './supplier-order-state.ts';
export { isExpired, usableThrough, expiryOf } from './expiry.ts';
export type { Shelf } from './expiry.ts';
export type { StockItemId } from './stock-item-id.ts';
export type { StockLotId } from './stock-lot-id.ts';
export type { ProductLotId } from './product-lot-id.ts';
