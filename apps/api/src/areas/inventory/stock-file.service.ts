import { findSubdomain } from '../facility/facility.store.ts';
import { fileName } from '@alms/lis-domain/http';
import type { exportStock } from '@alms/lis-domain/inventory';
import { stockItemWords } from '@alms/lis-domain/inventory/words/stock-item-words';
import { csvOf } from '@alms/lis-domain/spreadsheet';
import type { FileBody, SignedInCall } from '../../platform/http/requests/call.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { catalogue } from '../../platform/i18n/catalogue.ts';
import { recipientLanguage } from '../../platform/i18n/recipient-language.ts';
import { itemOf, viewOf } from './items.service.ts';
import { findItems } from './stock.store.ts';
import type english from './words/en.json';

const columnWords = catalogue<typeof english>(new URL('./words/', import.meta.url));
const itemWords = catalogue(stockItemWords);

/** Columns of the stock export, from left to right. */
const stockColumns = [
  'code',
  'name',
  'type',
  'manufacturer',
  'catalog_number',
  'storage',
  'unit',
  'on_hand',
  'usable',
  'on_order',
  'reorder_level',
  'consumed',
  'days_remaining',
  'next_use_by',
  'suggested_order',
  'supplier',
] as const;

/** Maximum number of exported lines, which are held in memory together. */
const maxExported = 20_000;

/** Exports the requested items as a spreadsheet file in the reader's language. */
export async function exportItems(call: SignedInCall<typeof exportStock>): Promise<FileBody> {
  const { tx, tenantId, user, query, audit, requestLanguage } = call;
  const { q: search, inactive, laboratory_id: laboratoryId, ...filter } = query;
  const view = { ...(await viewOf(call)), laboratoryId };
  const rows = await findItems(view, {
    ...filter,
    search,
    inactive: inactive === 'true',
    max: maxExported + 1,
  });
  if (rows.length > maxExported)
    throw invalid({ q: `matches more than ${maxExported} items: narrow the search` });
  const language = await recipientLanguage(tx, tenantId, user.id, requestLanguage);
  const [headings, labels] = [columnWords(language), itemWords(language)];
  const lines = rows.map((row) => {
    const item = itemOf(row, view.today);
    const cells = { ...item, type: labels(item.type), storage: labels(item.storage) };
    return stockColumns.map((column) => cells[column]);
  });
  audit({
    action: 'export',
    category: 'inventory',
    entity_type: 'stock_item',
    entity_label: view.today,
    after: { ...query, entries: rows.length },
  });
  return {
    content: csvOf(
      stockColumns.map((column) => headings(`column_${column}`)),
      lines,
    ),
    filename: fileName(
      { subject: 'stock', facility: await findSubdomain(tx, tenantId), days: [view.today] },
      'csv',
    ),
  };
}
