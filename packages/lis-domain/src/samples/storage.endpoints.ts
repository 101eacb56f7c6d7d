import * as v from 'valibot';
import { byId, endpoint, pageOf, pageQuery } from '../http/index.ts';
import { sampleSchema } from './sample.schema.ts';
import {
  boxContentsSchema,
  disposalsSchema,
  disposeOfDueBody,
  storageBoxBody,
  storageBoxSchema,
} from './storage.schema.ts';

/** Users who receive specimens also manage storage. */
const keepers = { anyOf: ['receive_samples'] } as const;

export const listStorageBoxes = endpoint({
  id: 'storage.list-boxes',
  method: 'GET',
  path: '/storage-boxes',
  summary:
    'Boxes and racks that specimens are kept in, by name; `q` is a part of a name or place, or a barcode.',
  access: keepers,
  query: v.object({
    ...pageQuery,
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    /** `true`: only retired boxes, which are otherwise excluded. */
    retired: v.optional(v.picklist(['true', 'false'])),
  }),
  answer: pageOf(storageBoxSchema),
});

export const createStorageBox = endpoint({
  id: 'storage.create-box',
  method: 'POST',
  path: '/storage-boxes',
  summary: 'Add a box.',
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
  summary: 'A box with what stands at each of its positions.',
  access: keepers,
  params: byId,
  answer: boxContentsSchema,
  problems: ['not_found'],
});

export const updateStorageBox = endpoint({
  id: 'storage.update-box',
  method: 'PUT',
  path: '/storage-boxes/{id}',
  summary:
    'Replace a box as a whole. Nothing that stands in it is left without a position, and only an empty one is taken out of use.',
  access: keepers,
  params: byId,
  body: storageBoxBody,
  answer: storageBoxSchema,
  problems: ['not_found', 'duplicate', 'storage_box_occupied'],
  versioned: true,
});

export const listDueForDisposal = endpoint({
  id: 'storage.list-due',
  method: 'GET',
  path: '/samples/due-for-disposal',
  summary: 'Stored specimens whose time to be kept is over, the longest over first.',
  access: keepers,
  query: v.object(pageQuery),
  answer: pageOf(sampleSchema),
});

export const disposeOfDue = endpoint({
  id: 'storage.dispose-of-due',
  method: 'POST',
  path: '/samples/disposals',
  summary: 'Dispose of several specimens whose time is over; each is judged by itself.',
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
