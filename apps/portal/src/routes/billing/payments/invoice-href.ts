/** Where one invoice is shown: on the page of its list, which stays one step back. */
export const invoiceHrefAt = (base: string, id: string): string =>
  `${base}?${new URLSearchParams({ invoice: id }).toString()}`;

/** Where one price list is shown, in the same way. */
export const priceListHrefAt = (base: string, id: string): string =>
  `${base}?${new URLSearchParams({ tab: 'prices', list: id }).toString()}`;
