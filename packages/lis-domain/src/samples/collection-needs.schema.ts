import * as v from 'valibot';
import { specimenTransports, transportActions } from '../catalogue/specimen-transports.ts';
import type { Named } from '../http/named.ts';

/**
 * Collection and transport requirements of the tests on one specimen. Requirements that no test
 * specifies are unknown and omitted.
 */
const collectionNeedsObject = v.object({
  /** Tests that require patient consent. */
  consent: v.array(v.string()),
  instructions: v.array(v.object({ test: v.string(), text: v.string() })),
  fasting: v.boolean(),
  protect_from_light: v.boolean(),
  /** All transport conditions specified by the tests; more than one if they differ. */
  transport: v.array(v.picklist(specimenTransports)),
  /** Additives other than the usual one of the container. */
  additives: v.array(v.string()),
  /** Total minimum volume of the tests that specify one, in mL. Null: none does. */
  min_volume_ml: v.nullable(v.number()),
  /** Tests with a stability limit for this specimen, in hours. */
  stability: v.array(v.object({ test: v.string(), hours: v.number() })),
  /** Tests with requirements on the temperature on arrival. */
  arrival: v.array(
    v.object({
      test: v.string(),
      transport: v.nullable(v.picklist(specimenTransports)),
      /** Stability refrigerated and frozen, in hours; null: unknown. */
      refrigerated_hours: v.nullable(v.number()),
      frozen_hours: v.nullable(v.number()),
      transport_deviation: v.picklist(transportActions),
    }),
  ),
});
export interface CollectionNeedsSchema extends Named<typeof collectionNeedsObject> {}
export const collectionNeedsSchema: CollectionNeedsSchema = collectionNeedsObject;
export interface CollectionNeeds extends v.InferOutput<CollectionNeedsSchema> {}
