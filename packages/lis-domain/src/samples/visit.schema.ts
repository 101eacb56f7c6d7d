import * as v from 'valibot';
import { lineField, recordFields } from '../http/index.ts';
import { fastingStates } from '../orders/clinical-information.ts';
import { identityCheckField, sampleSchema } from './sample.schema.ts';
import { sampleIdField } from './sample-id.ts';
import { volumeField } from './storage.schema.ts';

/** Maximum number of specimens of one visit. */
export const maxVisitSamples = 40;

/** An identity check made once for all specimens of a visit. */
const visitIdentityField = v.strictObject({
  check: identityCheckField,
  /**
   * Seconds since the check, at most `identityValidSeconds`. The device sends the time that passed,
   * not the time of the check, so that a wrong device clock has no effect.
   */
  seconds_ago: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Labels of several specimens of one patient, before their collection. */
export const printLabelsBody = v.strictObject({
  identity: visitIdentityField,
  sample_ids: v.pipe(
    v.array(sampleIdField),
    v.minLength(1, 'must contain at least one specimen'),
    v.maxLength(maxVisitSamples, `must contain at most ${maxVisitSamples} specimens`),
    v.check((ids) => new Set(ids).size === ids.length, 'must not contain duplicates'),
  ),
  /** Reason to print again; audited. Omitted: first print. */
  reason: v.optional(lineField(300)),
});

/** Printed labels, in request order. */
export const printedLabelsSchema = v.object({
  items: v.array(
    v.object({
      sample_id: sampleIdField,
      accession_number: v.string(),
      /** SVG of 50.8 × 25.4 mm. */
      drawing: v.string(),
    }),
  ),
});
export type PrintedLabel = v.InferOutput<typeof printedLabelsSchema>['items'][number];

/** Collection of several specimens of one patient in one visit. */
export const collectVisitBody = v.strictObject({
  identity: visitIdentityField,
  /** Fasting status stated by the patient; overrides the orders. Omitted: not asked. */
  fasting: v.optional(v.picklist(fastingStates)),
  items: v.pipe(
    v.array(
      v.strictObject({
        id: sampleIdField,
        version: recordFields.version,
        /** The patient consents to the tests of this specimen that require it. */
        consent: v.optional(v.boolean()),
        /** Collected volume in mL. Omitted: not measured. */
        volume_ml: v.optional(volumeField),
      }),
    ),
    v.minLength(1, 'must contain at least one specimen'),
    v.maxLength(maxVisitSamples, `must contain at most ${maxVisitSamples} specimens`),
    v.check(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'must not contain duplicates',
    ),
  ),
});

/** The collected specimens, in request order. */
export const collectedVisitSchema = v.object({ items: v.array(sampleSchema) });
