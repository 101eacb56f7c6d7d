import {
  aControlledTest,
  aControlledTestDetail,
  aControlMaterial,
  anEqaLimit,
  anEqaRound,
  aPatientSummary,
  aQualityMetrics,
  aRollingProposal,
  aTestLot,
  aTestParameter,
  aUser,
  fixtureId,
  FIXTURE_NOW,
  minutesAgo,
  someControlRuns,
} from '@alms/lis-domain/fixtures';
import type { AdoptedLimits, ControlRun, ResultSince } from '@alms/lis-domain/quality-control';
import { idle, ready, type Submission } from '@alms/ui/resource';
import type { Changes } from '../../shared/testing/with-changes.ts';
import type { AffectedResults } from './correction/index.ts';
import type { QualityControlScreenProps } from './quality-control-screen.tsx';

const rejectedAt = minutesAgo(50);
export const held = {
  hold: { reason: 'rejected', since: rejectedAt },
  last_run: { id: fixtureId('control-run', 30), at: rejectedAt, status: 'rejected' },
} as const;

const tests = [
  aControlledTest({ number: 2, code: 'CREA' }),
  aControlledTest({
    number: 3,
    code: 'GLU',
    last_run: { id: fixtureId('control-run', 31), at: minutesAgo(55), status: 'warning' },
  }),
  aControlledTest({ number: 1, code: 'K', ...held }),
  aControlledTest({ number: 4, code: 'NA', hold: { reason: 'overdue', since: minutesAgo(120) } }),
  aControlledTest({
    number: 5,
    code: 'TSH',
    last_run: null,
    last_accepted_at: null,
    instrument: { id: fixtureId('instrument', 901), name: 'Immuno 1', active: true },
  }),
];

const verifier = aUser('lab_manager');
const technician = aUser('technician');

/** The rejected run with a corrective action that awaits verification by a second person. */
export const acted: readonly ControlRun[] = someControlRuns().map((run, index) =>
  index > 0
    ? run
    : {
        ...run,
        actions: [
          {
            id: fixtureId('control-run', 500),
            version: 1,
            created_at: rejectedAt,
            updated_at: rejectedAt,
            run_id: run.id,
            eqa_round_id: null,
            type: 'recalibration',
            text: 'Electrode conditioned and recalibrated.',
            state: 'completed',
            by: { id: technician.id, name: technician.full_name },
            at: minutesAgo(30),
            verified: null,
          },
        ],
      },
);

export const resultsSince: readonly ResultSince[] = [1, 2, 3].map((number) => ({
  id: fixtureId('result', number),
  version: 2,
  patient: aPatientSummary({ number }),
  order_number: `ORD-20260512-000${number}`,
  sample_id: fixtureId('sample', number),
  accession_number: `260512-000${number}`,
  status: 'entered',
  value_text: `4.${number}`,
  unit_display: 'mmol/L',
  flag: 'N',
  entered_at: minutesAgo(20 + number),
  released_at: null,
  under_correction: false,
  outcome: null,
  decided: null,
}));

/** The same results, with the period of the rejected run. */
export const affectedResults: AffectedResults = {
  items: resultsSince,
  total: 3,
  concealed: 0,
  from: minutesAgo(770),
  to: null,
};

const nothing = () => {};

const done = (): Promise<Submission> => Promise.resolve({ status: 'done' });

const rounds = (['open', 'scored', 'submitted', 'reviewed'] as const).map((state, index) =>
  anEqaRound({ state, number: 4 - index }),
);

const adoptedLimits: AdoptedLimits = {
  adopted: [anEqaLimit()],
  skipped: [
    { name: 'Potassium', test: 'K', reason: 'limit_exists' },
    { name: 'Albumin', test: 'ALB', reason: 'unit_differs' },
    { name: 'pO2', test: null, reason: 'no_test' },
  ],
};

/** EQA rounds, none of them open. */
export const assessment: QualityControlScreenProps['assessment'] = {
  filter: { state: '', scheme: '', instrument: '' },
  onFilterChange: nothing,
  schemes: ['Northern Chemistry Scheme', 'Blood Cell Scheme'],
  instruments: [
    { id: fixtureId('instrument', 1), name: 'Analyser 2' },
    { id: fixtureId('instrument', 2), name: 'Immuno 1' },
  ],
  rounds: ready(
    [
      ...rounds,
      anEqaRound({
        state: 'open',
        number: 5,
        scheme: 'Blood Cell Scheme',
        closes_at: minutesAgo(60),
      }),
    ],
    FIXTURE_NOW,
  ),
  onMore: nothing,
  round: idle,
  onOpen: nothing,
  onAction: done,
  onReview: done,
  onWithdraw: done,
  saving: idle,
  onSave: () => Promise.resolve({ status: 'refused' }),
  limits: {
    limits: ready(
      [
        anEqaLimit({ number: 1 }),
        anEqaLimit({
          number: 2,
          code: 'K',
          absolute: null,
          percent: '8.0',
          low: '2',
          high: '8',
          source: 'RiliBÄK B1, table B 1 a (2014)',
        }),
        anEqaLimit({ number: 3, code: 'NA' }),
      ],
      FIXTURE_NOW,
    ),
    onAdd: done,
    onDelete: done,
    onAdopt: () => Promise.resolve({ submission: { status: 'done' }, limits: adoptedLimits }),
  },
  onRetry: nothing,
};

export const qualityControlArgs: QualityControlScreenProps = {
  lots: null,
  view: { tab: 'controls', onTabChange: nothing },
  assessment,
  list: {
    tests: ready(tests, FIXTURE_NOW),
    selectedId: tests[2]?.id ?? '',
    onSelect: nothing,
    metrics: ready(
      aQualityMetrics({ pass_rate: 100 * (59 / 63), runs_evaluated: 63, runs_rejected: 4 }),
    ),
  },
  opened: { test: ready(aControlledTestDetail(held)), runs: ready(acted), onMoreRuns: nothing },
  since: {
    results: ready(affectedResults),
    onShow: nothing,
    hrefOf: ({ accession_number }) => `/app/test-results?q=${accession_number}`,
  },
  correction: { runId: null, onOpen: nothing, onAct: done, canRepeat: true, onPrint: nothing },
  rolling: { proposal: ready(aRollingProposal()), onPropose: nothing },
  choices: {
    catalogue: ['CREA', 'GLU', 'K', 'NA']
      .map((code) => aTestParameter(code))
      .map(({ id, name }) => ({ id, name })),
    instruments: ['Analyser 2', 'Immuno 1'],
    materials: [aControlMaterial()],
  },
  viewerId: verifier.id,
  actions: {
    submission: idle,
    onRecord: () => Promise.resolve(undefined),
    onVoid: nothing,
    onRelease: nothing,
    onSaveSettings: () => Promise.resolve({ status: 'refused' }),
    savingSettings: idle,
    onSetTarget: nothing,
    onAddTest: nothing,
    onAddMaterial: nothing,
    onAddLot: nothing,
    onArchiveLot: nothing,
  },
  onRetry: nothing,
};

/** The same test with QC accepted. */
export const withinLimits = {
  opened: {
    test: ready(aControlledTestDetail()),
    runs: ready(someControlRuns({ rejected: false })),
  },
} satisfies Changes<QualityControlScreenProps>;

export const stale: QualityControlScreenProps['opened']['test'] = {
  status: 'ready',
  data: aControlledTestDetail(held),
  freshness: 'stale',
  asOf: minutesAgo(62),
};

const longName =
  'Potassium, immunoturbidimetricallyinterferencecorrected, in plasma with a very long name of the method';

export const long = {
  list: {
    tests: ready(
      tests.map((test) => ({
        ...test,
        test: { ...test.test, name: longName },
        instrument: {
          ...test.instrument,
          name: 'Fully automated clinical chemistry analyser of the second floor, bench 7',
        },
      })),
    ),
  },
  opened: {
    test: ready(
      aControlledTestDetail({
        ...held,
        test: { ...tests[2]!.test, name: longName },
        lots: [
          aTestLot({ level: 1, lot_number: 'LOT-000000000000000000000004471' }),
          aTestLot({ level: 2, level_label: 'Pathological and very high, second bottle' }),
        ],
      }),
    ),
  },
} satisfies Changes<QualityControlScreenProps>;
