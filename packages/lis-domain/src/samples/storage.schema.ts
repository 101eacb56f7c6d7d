import * as v from 'valibot';
import {
  countField,
  dateField,
  idField,
  instantField,
  lineField,
  recordFields,
} from '../http/index.ts';
import { storagePosition } from './box-grid.ts';

/** More rows or columns than any box or rack has. */
export const mostBoxLines = 32;
/** More than any bench divides one specimen into. */
export const mostAliquots = 20;
/** How many are disposed of at once: a page of those that are due. */
export const mostDisposals = 100;

/** Where a box stands, from the building to the shelf; what a facility does not tell apart is empty. */
const placeEntries = {
  site: lineField(60, 0),
  room: lineField(60, 0),
  device: lineField(60, 0),
  shelf: lineField(40, 0),
  rack: lineField(40, 0),
};

const boxEntries = {
  /** No other box's of the facility. */
  name: lineField(40),
  /** What is printed on it; no other box's, or empty. */
  barcode: lineField(60, 0),
  ...placeEntries,
  rows: countField(1, mostBoxLines),
  columns: countField(1, mostBoxLines),
  /** False: out of use; only an empty one is. */
  active: v.boolean(),
};

/** The whole of a box, as it is saved. */
export const storageBoxBody = v.strictObject(boxEntries);
export type StorageBoxBody = v.InferOutput<typeof storageBoxBody>;

export const storageBoxSchema = v.object({
  ...recordFields,
  ...boxEntries,
  // A box of an earlier version can be larger than one that is made now.
  rows: v.number(),
  columns: v.number(),
  /** How many specimens stand in it. */
  occupied: v.number(),
});
export type StorageBox = v.InferOutput<typeof storageBoxSchema>;

/** A specimen as it stands in a box: no more of it than its label says. */
export const boxedSampleSchema = v.object({
  id: idField,
  version: recordFields.version,
  accession_number: v.string(),
  type: v.string(),
  container: v.string(),
  position: v.string(),
  stored_at: v.nullable(instantField),
  retain_until: v.nullable(dateField),
});
export type BoxedSample = v.InferOutput<typeof boxedSampleSchema>;

export const boxContentsSchema = v.object({
  box: storageBoxSchema,
  /** What stands at its positions, in no order. */
  samples: v.array(boxedSampleSchema),
  /** How many more lie in it without a position: they were put there before places were numbered. */
  unnumbered: v.number(),
});
export type BoxContents = v.InferOutput<typeof boxContentsSchema>;

/** Where a kept specimen stands. */
export const storedAtSchema = v.object({
  box_id: idField,
  box: v.string(),
  /** Null where places were not numbered when it was put there. */
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
  box_id: idField,
  /** Left out: the first free one, row by row. */
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
  /** How much there was before anything was taken out, in mL, where nobody has recorded it yet. */
  volume_ml: v.optional(volumeField),
  /** What each aliquot is filled with, in mL; null: not measured. */
  aliquots: v.pipe(
    v.array(v.strictObject({ volume_ml: v.nullable(volumeField) })),
    v.minLength(1, 'must be at least one'),
    v.maxLength(mostAliquots, `must be at most ${mostAliquots}`),
  ),
});

/** Why a specimen is not kept to the end of its time. */
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
    /** Needed before its time is over. */
    code: v.optional(v.picklist(disposalCodes)),
    note: v.optional(lineField(300, 0)),
    /** That results are still awaited is known. */
    despite_pending: v.optional(v.boolean()),
  }),
  v.forward(
    v.partialCheck(
      [['code'], ['note']],
      ({ code, note }) => code !== 'other' || (note !== undefined && note !== ''),
      'must say what it is',
    ),
    ['note'],
  ),
);

export const disposeOfDueBody = v.strictObject({
  items: v.pipe(
    v.array(v.strictObject({ id: idField, version: recordFields.version })),
    v.minLength(1, 'must be at least one'),
    v.maxLength(mostDisposals, `must be at most ${mostDisposals}`),
    v.check(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'must not repeat one',
    ),
  ),
});

/** What became of each, in the order in which they were sent. */
export const disposalsSchema = v.object({
  items: v.array(
    v.object({
      id: idField,
      accession_number: v.nullable(v.string()),
      disposed: v.boolean(),
      /** Why not. */
      code: v.nullable(v.string()),
    }),
  ),
});
export type Disposal = v.InferOutput<typeof disposalsSchema>['items'][number];
