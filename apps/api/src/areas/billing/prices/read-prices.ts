import { readPriceSheet, type PriceFile, type PriceList } from '@alms/lis-domain/billing';
import { readSheet } from '../../catalogue/read-sheet.ts';

/** Reads a price file for the tests of a list; runs in a worker. */
export function readPrices({
  file,
  ...list
}: Pick<PriceList, 'currency' | 'rows'> & { file: Uint8Array }): PriceFile {
  const sheet = readSheet(file);
  if (!Array.isArray(sheet))
    return { readable: false, fault: sheet.fault, at: String(sheet.line ?? '') };
  const read = readPriceSheet(sheet, list);
  return 'fault' in read ? { readable: false, ...read } : { readable: true, ...read };
}
