export * from './billing-settings.schema.js';
export * from './payer.schema.js';
export * from './cover.schema.js';
export { coverState, coverStates, payingCovers, repeatedCover } from './cover.js';
export type { CoverState } from './cover.js';
export * from './price-list.schema.js';
export * from './invoice.schema.js';
export * from './patient-invoice.schema.js';
export * from './cash-session.schema.js';
export * from './revenue.schema.js';
export * from './billing.endpoints.js';
export { changedPrice, invoiceAmounts, lineAmounts } from './amounts.js';
export type { InvoiceAmounts, LineAmounts, LinePrice } from './amounts.js';
export { billOrder } from './bill-order.js';
export type { BilledLine, PricedItem } from './bill-order.js';
export { priceCells, priceColumns, readPriceSheet } from './price-sheet.js';
export type { ReadPrices } from './price-sheet.js';
export { priceBases, takenPrice } from './taken-price.js';
export type { PayerPrices, PriceBasis, TakenPrice } from './taken-price.js';
export { holdsCardNumber } from './card-number.js';
export { expectedCash, needsReason } from './cash.js';
export type { CashMovement } from './cash.js';
export { collectionHold, isPaymentDue } from './collection-policy.js';
export type { OrderAccount } from './collection-policy.js';
export { documentNumber, numberPeriod } from './document-number.js';
export type { DocumentSeries } from './document-number.js';
export {
  balanceOf,
  creditRefusal,
  isOverdue,
  issuedStateOf,
  overpaidOf,
  paymentRefusal,
  refundRefusal,
  voidRefusal,
} from './settlement.js';
export type { RefundRequest, Settlement } from './settlement.js';
