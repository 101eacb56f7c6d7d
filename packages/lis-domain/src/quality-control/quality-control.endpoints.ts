import * as v from 'valibot';
import { byId, endpoint, idField, instantField, pageOf, pageQuery } from '../http/index.ts';
import { keepers, readers } from './quality-control.access.ts';
import {
  actionBody,
  controlledTestBody,
  controlledTestDetailSchema,
  controlledTestSchema,
  controlLotSchema,
  controlMaterialSchema,
  controlRunSchema,
  controlSettingsBody,
  controlledInstrumentSchema,
  correctiveActionSchema,
  lotBody,
  materialBody,
  reasonBody,
  recordRunBody,
  resultSinceSchema,
  rollingTargetSchema,
  setTargetBody,
} from './quality-control.schema.ts';

export const listControlledTests = endpoint({
  id: 'quality-control.list-tests',
  method: 'GET',
  path: '/quality-control/tests',
  summary:
    'The tests that control runs watch, by name and instrument, each with what its last run came to and whether its results wait.',
  access: readers,
  query: v.object(pageQuery),
  answer: pageOf(controlledTestSchema),
});

export const createControlledTest = endpoint({
  id: 'quality-control.create-test',
  method: 'POST',
  path: '/quality-control/tests',
  summary: 'Watch a test on an instrument by control runs from now on.',
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
  summary:
    'One of them, with the control lots it is read with, their targets and what their values come to.',
  access: readers,
  params: byId,
  answer: controlledTestDetailSchema,
  problems: ['not_found'],
});

export const updateControlSettings = endpoint({
  id: 'quality-control.update-test',
  method: 'PUT',
  path: '/quality-control/tests/{id}',
  summary: 'Replace its rules and when a run is due. Runs that were judged stay as they were.',
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
    "Say what the values of a lot are judged by from now on: the manufacturer's figures, all its own values, or the rolling target that was proposed.",
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
    'What the target of a lot would be from its latest values in control, and what is left out of it. Nothing is set by asking.',
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
    'The control runs of a test, the latest first, each with the rules it broke and what was done about it.',
  access: readers,
  params: byId,
  query: v.object({ ...pageQuery, since: v.optional(instantField) }),
  answer: pageOf(controlRunSchema),
  problems: ['not_found'],
});

export const recordControlRun = endpoint({
  id: 'quality-control.record-run',
  method: 'POST',
  path: '/quality-control/tests/{id}/runs',
  summary:
    'Record a control run. It is judged at once; a rejected one holds the patient results of the test, an accepted one releases them.',
  access: keepers,
  afterTrial: 'open',
  params: byId,
  body: recordRunBody,
  status: 201,
  answer: controlRunSchema,
  creates: true,
  problems: ['not_found', 'control_lot_unusable', 'control_run_too_early'],
});

export const voidControlRun = endpoint({
  id: 'quality-control.void-run',
  method: 'POST',
  path: '/quality-control/runs/{id}/void',
  summary:
    'Say that a run was none, and why. It stays on the chart, holds what it held, and what was judged after it stays judged.',
  access: keepers,
  afterTrial: 'open',
  params: byId,
  body: reasonBody,
  answer: controlRunSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

export const addCorrectiveAction = endpoint({
  id: 'quality-control.add-action',
  method: 'POST',
  path: '/quality-control/runs/{id}/corrective-actions',
  summary: 'Say what is done about a run that broke a rule.',
  access: keepers,
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
  summary: 'Say how far a corrective action has come, until somebody has verified it.',
  access: keepers,
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
  summary: 'Confirm, as another person, that a completed corrective action has helped.',
  access: keepers,
  afterTrial: 'open',
  params: byId,
  answer: correctiveActionSchema,
  versioned: true,
  problems: ['not_found', 'conflict', 'action_verifier_is_author'],
});

export const releaseControlHold = endpoint({
  id: 'quality-control.release-hold',
  method: 'POST',
  path: '/quality-control/tests/{id}/release',
  summary: 'Let the patient results of a test go on without an accepted run, and say why.',
  access: { anyOf: ['override_qc'] },
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
    'Patient results of a test that were entered since its last accepted run, the latest first.',
  access: readers,
  params: byId,
  query: v.object(pageQuery),
  answer: pageOf(resultSinceSchema),
  problems: ['not_found'],
});

export const listControlMaterials = endpoint({
  id: 'quality-control.list-materials',
  method: 'GET',
  path: '/quality-control/materials',
  summary: 'Control materials with their lots, by name.',
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

export const updateControlMaterial = endpoint({
  id: 'quality-control.update-material',
  method: 'PUT',
  path: '/quality-control/materials/{id}',
  summary:
    'Replace what a control material is called, has values for and has levels of. A level with a lot stays.',
  access: keepers,
  params: byId,
  body: materialBody,
  answer: controlMaterialSchema,
  versioned: true,
  problems: ['not_found', 'duplicate'],
});

export const addControlLot = endpoint({
  id: 'quality-control.add-lot',
  method: 'POST',
  path: '/quality-control/materials/{id}/lots',
  summary: 'Add a lot of one level of a control material.',
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
  summary: 'Read a lot no more. Its runs stay.',
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
  summary: 'The instruments, by name, each with the tests whose controls are read with it.',
  access: { anyOf: ['manage_qc', 'override_qc', 'enter_results'] },
  answer: v.object({ items: v.array(controlledInstrumentSchema) }),
});

/** Defined by the specification (section 7) under `/analytics/…`. */
export const readQcMaterials = endpoint({
  id: 'analytics.qc-materials',
  method: 'GET',
  path: '/analytics/qc-materials',
  summary: 'Lots of control materials that can be read, by material and level.',
  access: 'staff',
  answer: v.object({
    items: v.array(
      v.object({
        id: idField,
        name: v.string(),
        level: v.number(),
        lot_number: v.string(),
        expiry_date: v.string(),
        test_parameter_ids: v.array(idField),
      }),
    ),
  }),
});

export const readTestNames = endpoint({
  id: 'analytics.test-names',
  method: 'GET',
  path: '/analytics/test-names',
  summary: 'Code and name of every test that can be ordered, by name.',
  access: 'staff',
  answer: v.object({
    items: v.array(v.object({ id: idField, code: v.string(), name: v.string() })),
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
  addCorrectiveAction,
  updateCorrectiveAction,
  verifyCorrectiveAction,
  releaseControlHold,
  listResultsSinceAccepted,
  listControlMaterials,
  createControlMaterial,
  updateControlMaterial,
  addControlLot,
  archiveControlLot,
  listInstruments,
  readQcMaterials,
  readTestNames,
] as const;
