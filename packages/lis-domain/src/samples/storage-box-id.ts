import * as v from 'valibot';
import { idField, type Id, type IdField } from '../http/fields.ts';

/** The id of a storage box. */
export type StorageBoxId = Id<'StorageBox'>;
export const storageBoxIdField = idField as IdField<StorageBoxId>;
export const byStorageBoxId = v.object({ id: storageBoxIdField });
