import { createStorageBox, type StorageBox, type StorageBoxBody } from '@alms/lis-domain/samples';
import type { Person, TestServer } from './test-server.ts';

/** A box of eight rows and twelve columns. */
export const plainBox: StorageBoxBody = {
  name: 'Serum 14',
  barcode: '',
  site: '',
  room: 'Cold room',
  device: 'Fridge 2',
  shelf: 'Shelf 3',
  rack: '',
  condition: null,
  rows: 8,
  columns: 12,
  active: true,
};

/** Creates an empty storage box. */
export async function aStorageBox(
  server: TestServer,
  as: Person,
  change: Partial<StorageBoxBody> = {},
): Promise<StorageBox> {
  const { status, body, text } = await server.call(
    createStorageBox,
    { body: { ...plainBox, ...change } },
    { as },
  );
  if (status !== 201) throw new Error(`A box could not be prepared: ${text}`);
  return body as unknown as StorageBox;
}
