import * as v from 'valibot';
import { MAX_IMPORTED_ROWS, type FileFault } from '../catalogue/catalogue-import.schema.ts';
import { majorAmount, minorAmount } from '../catalogue/price.ts';
import { cellText } from '../spreadsheet/index.ts';
import { priceField, type PriceFault, type PriceFile, type PriceRow } from './price-list.schema.ts';

/** Columns of a price list file, with amounts in major units. Only `code` and `price` are read. */
export const priceColumns = ['code', 'name', 'own_price', 'price'] as const;

interface PricedRows {
  currency: string;
  rows: readonly PriceRow[];
}

/** Returns the list’s rows for the file; a missing price is an empty cell. */
export function priceCells({ currency, rows }: PricedRows): string[][] {
  const shown = (amount_minor: number | null) =>
    amount_minor === null ? '' : majorAmount({ amount_minor, currency });
  return rows.map(({ code, name, own_minor, amount_minor }) => [
    code,
    name,
    shown(own_minor),
    shown(amount_minor),
  ]);
}

export type ReadPrices = Omit<Extract<PriceFile, { readable: true }>, 'readable'>;

/**
 * Reads the prices of a file for the tests of a list. An empty price removes the test from the
 * list. A rejected row changes nothing. If a code occurs twice, all its rows are rejected because
 * the intended one is unknown. An amount more precise than the minor unit is rejected, never
 * rounded.
 */
export function readPriceSheet(
  sheet: readonly (readonly string[])[],
  { currency, rows }: PricedRows,
): ReadPrices | { fault: FileFault; at: string } {
  const [head = [], ...lines] = sheet;
  const columns = head.map((cell) => cellText(cell).toLowerCase());
  const [codeAt, priceAt] = [columns.indexOf('code'), columns.indexOf('price')];
  if (codeAt === -1) return { fault: 'column_missing', at: 'code' };
  if (priceAt === -1) return { fault: 'column_missing', at: 'price' };
  if (lines.length > MAX_IMPORTED_ROWS)
    return { fault: 'too_many_rows', at: String(MAX_IMPORTED_ROWS) };

  const cells = lines
    .map((line, index) => ({
      line: index + 2,
      code: cellText(line[codeAt] ?? '').toUpperCase(),
      value: cellText(line[priceAt] ?? ''),
      isBlank: line.every((cell) => cell.trim() === ''),
    }))
    .filter(({ isBlank }) => !isBlank);
  const named = new Map<string, number>();
  for (const { code } of cells) named.set(code, (named.get(code) ?? 0) + 1);
  const byCode = new Map(rows.map((row) => [row.code, row]));

  const read: ReadPrices = { prices: [], refused: [] };
  for (const { line, code, value } of cells) {
    const row = byCode.get(code);
    const amount_minor = value === '' ? null : minorAmount(value, currency);
    const fault = ((): PriceFault | undefined => {
      if (code === '') return 'code_missing';
      if (!row) return 'code_unknown';
      if ((named.get(code) ?? 0) > 1) return 'code_repeated';
      if (amount_minor === undefined) return 'amount_form';
      return amount_minor === null || v.is(priceField, amount_minor)
        ? undefined
        : 'amount_too_large';
    })();
    if (fault === undefined && row && amount_minor !== undefined)
      read.prices.push({ test_parameter_id: row.test_parameter_id, amount_minor });
    else if (fault !== undefined) read.refused.push({ line, code, value, fault });
  }
  return read;
}
