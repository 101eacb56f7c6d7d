import * as v from 'valibot';
import { endpoint, lineField, pageOf, pageQuery } from '../http/index.ts';
import { sampleSchema } from './sample.schema.ts';
import {
  boxContentsSchema,
  disposalsSchema,
  disposeOfDueBody,
  storageBoxBody,
  storageBoxSchema,
} from './storage.schema.ts';
import { byStorageBoxId } from './storage-box-id.ts';

/** Users who receive specimens also manage storage. */
const keepers = { anyOf: ['receive_samples'] } as const;

export const listStorageBoxes = endpoint({
  id: 'storage.list-boxes',
  method: 'GET',
  path: '/storage-boxes',
  summary:
    'List storage boxes and racks by name. `q` matches part of a name or location, or a barcode.',
  access: keepers,
  query: v.object({
    ...pageQuery,
    q: v.optional(lineField(100, 0)),
    /** `true`: only retired boxes, which are otherwise excluded. */
    retired: v.optional(v.picklist(['true', 'false'])),
  }),
  answer: pageOf(storageBoxSchema),
});

export const createStorageBox = endpoint({
  id: 'storage.create-box',
  method: 'POST',
  path: '/storage-boxes',
  summary: 'Add a storage box.',
  access: keepers,
  body: storageBoxBody,
  status: 201,
  answer: storageBoxSchema,
  problems: ['duplicate'],
  creates: true,
});

export const readStorageBox = endpoint({
  id: 'storage.read-box',
  method: 'GET',
  path: '/storage-boxes/{id}',
  summary: 'Read a storage box with the specimens in its positions.',
  access: keepers,
  params: byStorageBoxId,
  answer: boxContentsSchema,
  problems: ['not_found'],
});

export const updateStorageBox = endpoint({
  id: 'storage.update-box',
  method: 'PUT',
  path: '/storage-boxes/{id}',
  summary:
    'Replace a storage box. Stored specimens keep their positions. Only an empty box can be retired.',
  access: keepers,
  params: byStorageBoxId,
  body: storageBoxBody,
  answer: storageBoxSchema,
  problems: ['not_found', 'duplicate', 'storage_box_occupied'],
  versioned: true,
});

export const listDueForDisposal = endpoint({
  id: 'storage.list-due',
  method: 'GET',
  path: '/samples/due-for-disposal',
  summary: 'List stored specimens past their retention period, longest overdue first.',
  access: keepers,
  query: v.object(pageQuery),
  answer: pageOf(sampleSchema),
});

export const disposeOfDue = endpoint({
  id: 'storage.dispose-of-due',
  method: 'POST',
  path: '/samples/disposals',
  summary: 'Discard several specimens past their retention period. Each is validated separately.',
  access: keepers,
  body: disposeOfDueBody,
  answer: disposalsSchema,
  afterTrial: 'open',
});

export const storageEndpoints = [
  listStorageBoxes,
  createStorageBox,
  readStorageBox,
  updateStorageBox,
  listDueForDisposal,
  disposeOfDue,
] as const;
