import { endpoint } from '../http/index.ts';
import { countCollection } from './collection-progress.endpoints.ts';
import {
  collectedVisitSchema,
  collectVisitBody,
  printedLabelsSchema,
  printLabelsBody,
} from './visit.schema.ts';

/**
 * Settings of the actions on all specimens of one patient’s visit. All of them succeed, or none.
 */
const changesVisit = {
  method: 'POST',
  afterTrial: 'open',
  visitors: 'open',
  access: { anyOf: ['collect_samples'] },
} as const;

export const printLabels = endpoint({
  ...changesVisit,
  id: 'samples.print-labels',
  path: '/samples/labels',
  summary:
    'Print the labels of one patient’s specimens for collection, all or none. Requires an identity check of the last ten minutes.',
  body: printLabelsBody,
  answer: printedLabelsSchema,
  problems: [
    'not_found',
    'sample_not_usable',
    'specimens_of_several_patients',
    'identity_not_confirmed',
    'identity_expired',
    'payment_due',
  ],
});

export const collectVisit = endpoint({
  ...changesVisit,
  id: 'samples.collect-visit',
  path: '/samples/collections',
  summary:
    'Record the collection of one patient’s specimens, all or none. Requires an identity check of the last ten minutes, recorded with each specimen.',
  body: collectVisitBody,
  answer: collectedVisitSchema,
  problems: [
    'not_found',
    'version_stale',
    'sample_not_usable',
    'specimens_of_several_patients',
    'identity_not_confirmed',
    'identity_expired',
    'consent_not_confirmed',
    'payment_due',
  ],
});

export const visitEndpoints = [countCollection, printLabels, collectVisit] as const;
