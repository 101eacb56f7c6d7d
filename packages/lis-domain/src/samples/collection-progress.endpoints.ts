import * as v from 'valibot';
import { laboratoryQuery } from '../facility/laboratory-id.ts';
import { endpoint } from '../http/index.ts';

// A separate module, so that the dashboard loads nothing else of the collection.

/** Number of patients and specimens at the laboratory’s collection. */
export const collectionProgressSchema = v.object({
  /** Patients with specimens to collect. */
  waiting: v.number(),
  /** Patients whose specimens were collected today since 00:00, and who are not waiting. */
  collected_today: v.number(),
  /** Specimens to collect. */
  specimens: v.number(),
  /** Specimens to collect that are not routine. */
  urgent_specimens: v.number(),
});
export type CollectionProgress = v.InferOutput<typeof collectionProgressSchema>;

export const countCollection = endpoint({
  id: 'samples.count-collection',
  method: 'GET',
  path: '/samples/collection-progress',
  summary: 'Count patients to collect from, and patients collected from today since 00:00.',
  access: { anyOf: ['collect_samples'] },
  query: v.object({ ...laboratoryQuery }),
  answer: collectionProgressSchema,
});
