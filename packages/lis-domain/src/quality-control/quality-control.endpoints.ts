import * as v from 'valibot';
import {
  byId,
  endpoint,
  enteredInstantField,
  idField,
  instantField,
  pageOf,
  pageQuery,
} from '../http/index.ts';
import { laboratoryQuery } from '../facility/laboratory-id.ts';
import { languageField } from '../language/index.ts';
import { keepers, readers } from './quality-control.access.ts';
import {
  actionBody,
  causeBody,
  controlledTestBody,
  controlledTestDetailSchema,
  controlledTestSchema,
  controlLotSchema,
  controlMaterialSchema,
  controlRunSchema,
  controlSettingsBody,
  controlledInstrumentSchema,
  correctiveActionSchema,
  instrumentBody,
  instrumentChangeBody,
  lotBody,
  materialBody,
  reasonBody,
  recordRunBody,
  resultSinceSchema,
  reviewResultsBody,
  rollingTargetSchema,
  setTargetBody,
} from './quality-control.schema.ts';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';
import { byInstrumentId } from '../results/instrument-id.ts';

export const listControlledTests = endpoint({
  id: 'quality-control.list-tests',
  method: 'GET',
  path: '/quality-control/tests',
  summary: 'List tests with QC by name and instrument. Includes the latest run and QC hold status.',
  access: readers,
  query: v.object({ ...pageQuery, ...laboratoryQuery }),
  answer: pageOf(controlledTestSchema),
});

export const createControlledTest = endpoint({
  id: 'quality-control.create-test',
  method: 'POST',
  path: '/quality-control/tests',
  summary: 'Set up QC for a test on an instrument.',
  access: keepers,
  body: controlledTestBody,
  status: 201,
  answer: controlledTestDetailSchema,
  creates: true,
  problems: ['not_found', 'duplicate'],
});

export const readControlledTest = endpoint({
  id: 'quality-control.read-test',
  method: 'GET',
  path: '/quality-control/tests/{id}',
  summary: 'Read the QC of a test. Includes control lots, targets and statistics.',
  access: readers,
  params: byId,
  answer: controlledTestDetailSchema,
  problems: ['not_found'],
});

export const updateControlSettings = endpoint({
  id: 'quality-control.update-test',
  method: 'PUT',
  path: '/quality-control/tests/{id}',
  summary: 'Replace the QC rules and run interval. Previous evaluations are unchanged.',
  access: keepers,
  params: byId,
  body: controlSettingsBody,
  answer: controlledTestDetailSchema,
  versioned: true,
  problems: ['not_found'],
});

export const setControlTarget = endpoint({
  id: 'quality-control.set-target',
  method: 'POST',
  path: '/quality-control/tests/{id}/targets',
  summary:
    'Set the target of a control lot: manufacturer values, all its own values or the proposed rolling target. Applies to new runs.',
  access: keepers,
  params: byId,
  body: setTargetBody,
  status: 201,
  answer: controlledTestDetailSchema,
  creates: true,
  problems: ['not_found', 'too_few_control_values', 'rolling_target_moved'],
});

export const readRollingTarget = endpoint({
  id: 'quality-control.read-rolling-target',
  method: 'GET',
  path: '/quality-control/tests/{id}/rolling-target',
  summary:
    'Preview the rolling target of a lot. Based on its latest accepted values, with excluded values listed. Nothing is saved.',
  access: readers,
  params: byId,
  query: v.object({ lot_id: idField }),
  answer: rollingTargetSchema,
  problems: ['not_found'],
});

export const listControlRuns = endpoint({
  id: 'quality-control.list-runs',
  method: 'GET',
  path: '/quality-control/tests/{id}/runs',
  summary:
    'List the QC runs of a test, latest first. Includes violated rules and corrective actions. With `run_id`: from the accepted run after that run on.',
  access: readers,
  params: byId,
  query: v.object({
    ...pageQuery,
    since: v.optional(enteredInstantField),
    run_id: v.optional(idField),
  }),
  answer: pageOf(controlRunSchema),
  problems: ['not_found'],
});

export const recordControlRun = endpoint({
  id: 'quality-control.record-run',
  method: 'POST',
  path: '/quality-control/tests/{id}/runs',
  summary:
    'Record and evaluate a QC run. A rejected run puts patient results on QC hold. An accepted run releases them.',
  access: keepers,
  visitors: 'open',
  afterTrial: 'open',
  params: byId,
  body: recordRunBody,
  status: 201,
  answer: controlRunSchema,
  creates: true,
  problems: ['not_found', 'conflict', 'control_lot_unusable', 'control_run_too_early'],
});

export const voidControlRun = endpoint({
  id: 'quality-control.void-run',
  method: 'POST',
  path: '/quality-control/runs/{id}/void',
  summary:
    'Void a QC run, with a reason. It stays on the chart. Its holds and later evaluations are unchanged.',
  access: keepers,
  visitors: 'open',
  afterTrial: 'open',
  params: byId,
  body: reasonBody,
  answer: controlRunSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

export const recordRunCause = endpoint({
  id: 'quality-control.record-cause',
  method: 'PUT',
  path: '/quality-control/runs/{id}/cause',
  summary:
    'Record or change the cause of a rule violation or of overdue QC until a corrective action is verified.',
  access: keepers,
  visitors: 'open',
  afterTrial: 'open',
  params: byId,
  body: causeBody,
  answer: controlRunSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

export const reviewAffectedResults = endpoint({
  id: 'quality-control.review-results',
  method: 'POST',
  path: '/quality-control/runs/{id}/review-results',
  summary:
    'Confirm the review of all results affected by a rejected or overdue run, once, and repeat the given tests. Requires an accepted run or a released QC hold, access to every result, and no correction that awaits verification.',
  access: keepers,
  visitors: 'open',
  afterTrial: 'open',
  params: byId,
  body: reviewResultsBody,
  answer: controlRunSchema,
  versioned: true,
  problems: [
    'not_found',
    'conflict',
    'affected_results_changed',
    'affected_results_under_correction',
    'affected_results_concealed',
    'result_state',
    'result_calculated',
  ],
});

export const downloadQcReview = endpoint({
  id: 'quality-control.download-review',
  method: 'GET',
  path: '/quality-control/runs/{id}/review',
  summary:
    'Download the review of a rejected or overdue run as PDF. Includes its cause, corrective actions, repeat runs, affected results with their decisions, and its sign-off. Uses the facility language or the requested one.',
  access: readers,
  params: byId,
  query: v.object({ language: v.optional(languageField) }),
  answer: { file: 'application/pdf' },
  problems: ['not_found', 'conflict'],
});

export const addCorrectiveAction = endpoint({
  id: 'quality-control.add-action',
  method: 'POST',
  path: '/quality-control/runs/{id}/corrective-actions',
  summary: 'Record a corrective action for a rule violation or for overdue QC, until its sign-off.',
  access: keepers,
  visitors: 'open',
  afterTrial: 'open',
  params: byId,
  body: actionBody,
  status: 201,
  answer: controlRunSchema,
  creates: true,
  problems: ['not_found', 'conflict'],
});

export const updateCorrectiveAction = endpoint({
  id: 'quality-control.update-action',
  method: 'PUT',
  path: '/quality-control/corrective-actions/{id}',
  summary: 'Update the progress of a corrective action until it is verified.',
  access: keepers,
  visitors: 'open',
  afterTrial: 'open',
  params: byId,
  body: actionBody,
  answer: correctiveActionSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

export const verifyCorrectiveAction = endpoint({
  id: 'quality-control.verify-action',
  method: 'POST',
  path: '/quality-control/corrective-actions/{id}/verify',
  summary:
    'Verify the effectiveness of a completed corrective action. Requires a different user than its author and, for a rejected or overdue run, the review of its affected results. The last verification signs off that review.',
  access: keepers,
  visitors: 'open',
  afterTrial: 'open',
  params: byId,
  answer: correctiveActionSchema,
  versioned: true,
  problems: ['not_found', 'conflict', 'action_verifier_is_author', 'results_not_reviewed'],
});

export const releaseControlHold = endpoint({
  id: 'quality-control.release-hold',
  method: 'POST',
  path: '/quality-control/tests/{id}/release',
  summary: 'Release the QC hold of a test without an accepted run. Requires a reason.',
  access: { anyOf: ['override_qc'] },
  visitors: 'open',
  afterTrial: 'open',
  params: byId,
  body: reasonBody,
  answer: controlledTestDetailSchema,
  problems: ['not_found', 'conflict'],
});

export const listResultsSinceAccepted = endpoint({
  id: 'quality-control.list-results-since',
  method: 'GET',
  path: '/quality-control/tests/{id}/results-since',
  summary:
    'List patient results entered since the last accepted QC run, latest first. For a rejected or overdue run: from the accepted run before it to the accepted run after it, with the outcome of each result.',
  access: readers,
  params: byId,
  query: v.object({ ...pageQuery, run_id: v.optional(idField) }),
  answer: v.object({
    ...pageOf(resultSinceSchema).entries,
    /** Number of listed results on all pages. */
    total: v.number(),
    /** Number of further results of a confidential test, which the user may not open. */
    concealed: v.number(),
    /** Time of the accepted run before; null if there is none. */
    from: v.nullable(instantField),
    /** Time of the accepted run after; null if there is none yet. */
    to: v.nullable(instantField),
  }),
  problems: ['not_found', 'conflict'],
});

export const listControlMaterials = endpoint({
  id: 'quality-control.list-materials',
  method: 'GET',
  path: '/quality-control/materials',
  summary: 'List control materials with their lots by name.',
  access: readers,
  query: v.object(pageQuery),
  answer: pageOf(controlMaterialSchema),
});

export const createControlMaterial = endpoint({
  id: 'quality-control.create-material',
  method: 'POST',
  path: '/quality-control/materials',
  summary: 'Add a control material.',
  access: keepers,
  body: materialBody,
  status: 201,
  answer: controlMaterialSchema,
  creates: true,
  problems: ['not_found', 'duplicate'],
});

export const addControlLot = endpoint({
  id: 'quality-control.add-lot',
  method: 'POST',
  path: '/quality-control/materials/{id}/lots',
  summary: 'Add a lot for one level of a control material.',
  access: keepers,
  params: byId,
  body: lotBody,
  status: 201,
  answer: controlMaterialSchema,
  creates: true,
  problems: ['not_found', 'duplicate'],
});

export const archiveControlLot = endpoint({
  id: 'quality-control.archive-lot',
  method: 'POST',
  path: '/quality-control/lots/{id}/archive',
  summary: 'Retire a control lot. Its runs are kept.',
  access: keepers,
  afterTrial: 'open',
  params: byId,
  answer: controlLotSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

export const listInstruments = endpoint({
  id: 'quality-control.list-instruments',
  method: 'GET',
  path: '/quality-control/instruments',
  summary: 'List instruments by name with their QC tests, active ones first.',
  access: { anyOf: ['manage_qc', 'override_qc', 'enter_results'] },
  query: v.object(laboratoryQuery),
  answer: v.object({ items: v.array(controlledInstrumentSchema) }),
});

export const createInstrument = endpoint({
  id: 'quality-control.create-instrument',
  method: 'POST',
  path: '/quality-control/instruments',
  summary: 'Add an instrument to a laboratory.',
  access: keepers,
  body: instrumentBody,
  status: 201,
  answer: controlledInstrumentSchema,
  creates: true,
  problems: ['not_found', 'duplicate'],
});

export const updateInstrument = endpoint({
  id: 'quality-control.update-instrument',
  method: 'PUT',
  path: '/quality-control/instruments/{id}',
  summary:
    'Rename, move, retire or reactivate an instrument. Its results and QC runs are kept. Rejected when it would leave its laboratory with a QC hold.',
  access: keepers,
  params: byInstrumentId,
  body: instrumentChangeBody,
  answer: controlledInstrumentSchema,
  versioned: true,
  problems: ['not_found', 'duplicate', 'controls_not_in_order'],
});

/** Defined by the specification (section 7) under `/analytics/…`. */
export const readQcMaterials = endpoint({
  id: 'analytics.qc-materials',
  method: 'GET',
  path: '/analytics/qc-materials',
  summary: 'List usable control lots by material and level.',
  access: 'staff',
  answer: v.object({
    items: v.array(
      v.object({
        id: idField,
        name: v.string(),
        level: v.number(),
        lot_number: v.string(),
        expiry_date: v.string(),
        test_parameter_ids: v.array(testParameterIdField),
      }),
    ),
  }),
});

export const readTestNames = endpoint({
  id: 'analytics.test-names',
  method: 'GET',
  path: '/analytics/test-names',
  summary: 'List code and name of all orderable tests by name.',
  access: 'staff',
  answer: v.object({
    items: v.array(v.object({ id: testParameterIdField, code: v.string(), name: v.string() })),
  }),
});

export const qualityControlEndpoints = [
  listControlledTests,
  createControlledTest,
  readControlledTest,
  updateControlSettings,
  setControlTarget,
  readRollingTarget,
  listControlRuns,
  recordControlRun,
  voidControlRun,
  recordRunCause,
  reviewAffectedResults,
  downloadQcReview,
  addCorrectiveAction,
  updateCorrectiveAction,
  verifyCorrectiveAction,
  releaseControlHold,
  listResultsSinceAccepted,
  listControlMaterials,
  createControlMaterial,
  addControlLot,
  archiveControlLot,
  listInstruments,
  createInstrument,
  updateInstrument,
  readQcMaterials,
  readTestNames,
] as const;
