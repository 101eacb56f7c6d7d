import * as v from 'valibot';
import { laboratoryQuery } from '../facility/laboratory-id.ts';
import { endpoint, lineField, pageOf, pageQuery } from '../http/index.ts';
import { sampleCountsSchema, sampleSchema, sampleStates } from './sample.schema.ts';
import { orderIdField } from '../orders/order-id.ts';
import { patientIdField } from '../patients/patient-id.ts';
import { bySampleId } from './sample-id.ts';

const readers = ['collect_samples', 'receive_samples', 'enter_results', 'view_results'] as const;

const search = { q: v.optional(lineField(100, 0)) };

const ofLaboratory = {
  /**
   * Only specimens of one laboratory: those to collect where the order was placed, those collected
   * also where they are tested, all others where they are tested.
   */
  ...laboratoryQuery,
};

export const listSamples = endpoint({
  id: 'samples.list',
  method: 'GET',
  path: '/samples',
  summary:
    'List specimens, urgent first, then oldest. `q` matches accession number, MRN or patient name.',
  access: { anyOf: readers },
  query: v.object({
    ...pageQuery,
    status: v.optional(v.picklist(sampleStates)),
    order_id: v.optional(orderIdField),
    patient_id: v.optional(patientIdField),
    ...ofLaboratory,
    ...search,
  }),
  answer: pageOf(sampleSchema),
});

export const countSamples = endpoint({
  id: 'samples.count',
  method: 'GET',
  path: '/samples/counts',
  summary: 'Count specimens by status, optionally filtered by `q`.',
  access: { anyOf: readers },
  query: v.object({ ...ofLaboratory, ...search }),
  answer: sampleCountsSchema,
});

export const readSample = endpoint({
  id: 'samples.read',
  method: 'GET',
  path: '/samples/{id}',
  summary: 'Read a specimen with its history.',
  access: { anyOf: readers },
  params: bySampleId,
  answer: sampleSchema,
  problems: ['not_found'],
});

export const sampleEndpoints = [listSamples, countSamples, readSample] as const;
