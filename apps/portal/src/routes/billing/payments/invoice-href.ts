import type { InvoiceId } from '@alms/lis-domain/billing';

/** Returns the address of an invoice on its list’s page, so that Back returns to the list. */
export const invoiceHrefAt = (base: string, id: InvoiceId): string =>
  `${base}?${new URLSearchParams({ invoice: id }).toString()}`;

/** Returns the address of a price list on its list’s page. */
export const priceListHrefAt = (base: string, id: string): string =>
  `${base}?${new URLSearchParams({ tab: 'prices', list: id }).toString()}`;
