import * as v from 'valibot';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';
import { enteredDateField, endpoint, pageOf, pageQuery } from '../http/index.ts';
import { byPatientId } from '../patients/patient-id.ts';
import { chartCountsSchema, chartResultSchema } from './chart.schema.ts';

/** Permissions to read results in staff view. */
const readers = { anyOf: ['enter_results', 'verify_results', 'view_results'] } as const;

export const listChartResults = endpoint({
  id: 'results.chart',
  method: 'GET',
  path: '/patients/{id}/chart-results',
  summary:
    'List a patient’s results in staff view: tests to collect first, then latest collection first. Unreported values are omitted. Doctors and nurses read patients with an order that they placed.',
  access: readers,
  params: byPatientId,
  query: v.object({
    ...pageQuery,
    /** Only tests to collect, and results collected on or after this date at the facility. */
    from: v.optional(enteredDateField),
    /** Only results of this test. */
    test_parameter_id: v.optional(testParameterIdField),
  }),
  answer: pageOf(chartResultSchema),
  problems: ['not_found'],
});

export const readChartCounts = endpoint({
  id: 'results.chart-counts',
  method: 'GET',
  path: '/patients/{id}/chart-counts',
  summary:
    'Count a patient’s tests with results, open orders and appointments, with the balance due from the patient. Omits what the user may not read.',
  access: 'staff',
  params: byPatientId,
  answer: chartCountsSchema,
  problems: ['not_found'],
});

export const chartEndpoints = [listChartResults, readChartCounts] as const;
