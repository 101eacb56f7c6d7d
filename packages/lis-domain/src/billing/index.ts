export * from './billing-settings.schema.ts';
export * from './payer.schema.ts';
export * from './coverage.schema.ts';
export { coverageState, coverageStates, payingCoverages, duplicateCoverage } from './coverage.ts';
export type { CoverageState } from './coverage.ts';
export * from './price-list.schema.ts';
export * from './invoice.schema.ts';
export * from './order-balance.schema.ts';
export * from './patient-invoice.schema.ts';
export * from './cash-session.schema.ts';
export * from './revenue.schema.ts';
export * from './billing.endpoints.ts';
export { changedPrice, invoiceAmounts, lineAmounts } from './amounts.ts';
export type { InvoiceAmounts, LineAmounts, LinePrice } from './amounts.ts';
export { billOrder } from './bill-order.ts';
export type { BilledLine, PricedItem } from './bill-order.ts';
export { pricePlan } from './price-plan.ts';
export { priceCells, priceColumns, readPriceSheet } from './price-sheet.ts';
export type { ReadPrices } from './price-sheet.ts';
export { priceBases, appliedPrice } from './applied-price.ts';
export type { PayerPrices, PriceBasis, AppliedPrice } from './applied-price.ts';
export { holdsCardNumber } from './card-number.ts';
export { changeDue, likelyCash } from './change-due.ts';
export { expectedCash, needsReason } from './cash.ts';
export type { CashMovement } from './cash.ts';
export { collectionHold, isPaymentDue } from './collection-policy.ts';
export type { OrderAccount } from './collection-policy.ts';
export { orderBalance, orderPaymentState, orderPaymentStates } from './order-balance.ts';
export type { OrderPaymentState } from './order-balance.ts';
export { documentNumber, numberPeriod } from './document-number.ts';
export type { DocumentSeries } from './document-number.ts';
export {
  balanceOf,
  creditRefusal,
  isOverdue,
  issuedStateOf,
  overpaidOf,
  paymentRefusal,
  refundRefusal,
  voidRefusal,
} from './settlement.ts';
export type { RefundRequest, Settlement } from './settlement.ts';
export type { InvoiceId } from './invoice-id.ts';
export type { PayerId } from './payer-id.ts';
