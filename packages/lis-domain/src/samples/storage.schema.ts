import * as v from 'valibot';
import { specimenTransports } from '../catalogue/specimen-transports.ts';
import { countField, dateField, instantField, lineField, recordFields } from '../http/index.ts';
import { storagePosition } from './box-grid.ts';
import type { Named } from '../http/named.ts';
import { sampleIdField } from './sample-id.ts';
import { storageBoxIdField } from './storage-box-id.ts';

/** Maximum number of rows or columns of a box or rack. */
export const maxBoxLines = 32;
/** Maximum number of aliquots per specimen. */
export const maxAliquots = 20;
/** Maximum number of specimens discarded per request: one page of those due. */
export const maxDisposals = 100;

/** Location of a box from building to shelf; unused levels are empty. */
const placeEntries = {
  site: lineField(60, 0),
  room: lineField(60, 0),
  device: lineField(60, 0),
  shelf: lineField(40, 0),
  rack: lineField(40, 0),
};

const boxEntries = {
  /** Unique within the facility. */
  name: lineField(40),
  /** Printed barcode; unique, or empty. */
  barcode: lineField(60, 0),
  ...placeEntries,
  /** Storage condition of its specimens; null: not stated, which credits no storage. */
  condition: v.nullable(v.picklist(specimenTransports)),
  rows: countField(1, maxBoxLines),
  columns: countField(1, maxBoxLines),
  /** False: retired; only an empty box can be. */
  active: v.boolean(),
};

/** A complete box, as it is saved. */
export const storageBoxBody = v.strictObject(boxEntries);
export interface StorageBoxBody extends v.InferOutput<typeof storageBoxBody> {}

const storageBoxObject = v.object({
  ...recordFields,
  ...boxEntries,
  id: storageBoxIdField,
  // No upper limit here: a box created by an earlier release can be larger than the current
  // maximum.
  rows: v.number(),
  columns: v.number(),
  /** Number of specimens in the box. */
  occupied: v.number(),
});
export interface StorageBoxSchema extends Named<typeof storageBoxObject> {}
export const storageBoxSchema: StorageBoxSchema = storageBoxObject;
export interface StorageBox extends v.InferOutput<StorageBoxSchema> {}

/** A specimen in a box, limited to the data on its label. */
const boxedSampleObject = v.object({
  id: sampleIdField,
  version: recordFields.version,
  accession_number: v.string(),
  type: v.string(),
  container: v.string(),
  position: v.string(),
  stored_at: v.nullable(instantField),
  retain_until: v.nullable(dateField),
});
export interface BoxedSampleSchema extends Named<typeof boxedSampleObject> {}
export const boxedSampleSchema: BoxedSampleSchema = boxedSampleObject;
export interface BoxedSample extends v.InferOutput<BoxedSampleSchema> {}

const boxContentsObject = v.object({
  box: storageBoxSchema,
  /** Specimens with a position, unordered. */
  samples: v.array(boxedSampleSchema),
  /** Number of specimens without a position, stored before positions were numbered. */
  unnumbered: v.number(),
});
export interface BoxContentsSchema extends Named<typeof boxContentsObject> {}
export const boxContentsSchema: BoxContentsSchema = boxContentsObject;
export interface BoxContents extends v.InferOutput<BoxContentsSchema> {}

/** A period in storage boxes with a stated storage condition. */
export const storagePeriodSchema = v.object({
  condition: v.picklist(specimenTransports),
  from: instantField,
  /** Null: still stored. */
  until: v.nullable(instantField),
});
export type StoragePeriod = v.InferOutput<typeof storagePeriodSchema>;

/** Storage location of a specimen. */
export const storedAtSchema = v.object({
  box_id: storageBoxIdField,
  box: v.string(),
  /** Null if stored before positions were numbered. */
  position: v.nullable(v.string()),
  ...placeEntries,
});

export const positionField = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(storagePosition, 'must be a row letter and a column number, such as A1'),
);

export const storeSampleBody = v.strictObject({
  box_id: storageBoxIdField,
  /** Default: the first free position, row by row. */
  position: v.optional(positionField),
});

export const volumeField = v.pipe(
  v.number(),
  v.minValue(0.001, 'must be at least 0.001'),
  v.maxValue(10_000, 'must be at most 10000'),
  v.check(
    (volume) => Math.abs(volume * 1000 - Math.round(volume * 1000)) < 1e-6,
    'must have at most three decimals',
  ),
);

export const divideSampleBody = v.strictObject({
  /** Initial volume in mL, if not recorded yet. */
  volume_ml: v.optional(volumeField),
  /** Volume of each aliquot in mL; null: not measured. */
  aliquots: v.pipe(
    v.array(v.strictObject({ volume_ml: v.nullable(volumeField) })),
    v.minLength(1, 'must contain at least one item'),
    v.maxLength(maxAliquots, `must contain at most ${maxAliquots} aliquots`),
  ),
});

/** Reason for discarding a specimen before the end of the retention period. */
export const disposalCodes = [
  'used_up',
  'leaking',
  'contaminated',
  'deteriorated',
  'withdrawn',
  'no_room',
  'other',
] as const;

export const disposeSampleBody = v.pipe(
  v.strictObject({
    /** Required before the end of the retention period. */
    code: v.optional(v.picklist(disposalCodes)),
    note: v.optional(lineField(300, 0)),
    /** Confirms that results are still pending. */
    despite_pending: v.optional(v.boolean()),
  }),
  v.forward(
    v.partialCheck(
      [['code'], ['note']],
      ({ code, note }) => code !== 'other' || (note !== undefined && note !== ''),
      'must contain a description',
    ),
    ['note'],
  ),
);

export const disposeOfDueBody = v.strictObject({
  items: v.pipe(
    v.array(v.strictObject({ id: sampleIdField, version: recordFields.version })),
    v.minLength(1, 'must contain at least one item'),
    v.maxLength(maxDisposals, `must contain at most ${maxDisposals} specimens`),
    v.check(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'must not contain duplicates',
    ),
  ),
});

/** Outcome for each specimen, in request order. */
export const disposalsSchema = v.object({
  items: v.array(
    v.object({
      id: sampleIdField,
      accession_number: v.nullable(v.string()),
      disposed: v.boolean(),
      /** Reason it was not discarded. */
      code: v.nullable(v.string()),
    }),
  ),
});
export type Disposal = v.InferOutput<typeof disposalsSchema>['items'][number];
