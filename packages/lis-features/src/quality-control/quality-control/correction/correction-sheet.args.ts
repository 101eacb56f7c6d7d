import {
  aControlledTestDetail,
  aPatientSummary,
  aUser,
  fixtureId,
  minutesAgo,
  someControlRuns,
} from '@alms/lis-domain/fixtures';
import {
  correctionsOf,
  type ControlRun,
  type Correction,
  type CorrectiveAction,
  type ResultSince,
} from '@alms/lis-domain/quality-control';
import { ready, type Submission } from '@alms/ui/resource';
import type { AffectedResults, Drafts, TypedEntries } from './correction.types.ts';
import type { CorrectionSheetProps } from './correction-sheet.tsx';

const technician = { id: aUser('technician').id, name: aUser('technician').full_name };
const manager = { id: aUser('lab_manager').id, name: aUser('lab_manager').full_name };
const rejectedAt = minutesAgo(50);

export const rejectedRun = someControlRuns()[0]!;
export const cause: NonNullable<ControlRun['cause']> = {
  category: 'reagent',
  findings: 'Air in the reagent probe after the lot change.',
  by: technician,
  at: minutesAgo(41),
};
export const action: CorrectiveAction = {
  id: fixtureId('control-run', 500),
  version: 1,
  created_at: rejectedAt,
  updated_at: rejectedAt,
  run_id: rejectedRun.id,
  eqa_round_id: null,
  type: 'maintenance',
  text: 'Probe cleaned and primed.',
  state: 'completed',
  by: technician,
  at: minutesAgo(36),
  verified: null,
};
const results_review = { count: 3, by: technician, at: minutesAgo(12) };

/** A later run with a given outcome; the values of an accepted one are near the mean. */
const aRepeat = (number: number, status: ControlRun['status'], minutes: number): ControlRun => ({
  ...(status === 'rejected' ? rejectedRun : someControlRuns({ rejected: false })[0]!),
  id: fixtureId('control-run', number),
  number,
  status,
  at: minutesAgo(minutes),
  operator: technician,
  violations: status === 'rejected' ? rejectedRun.violations : [],
});
const accepted = aRepeat(31, 'accepted', 22);

const correctionWith = (run: Partial<ControlRun>, ...repeats: ControlRun[]): Correction =>
  correctionsOf([...repeats.toReversed(), { ...rejectedRun, ...run }]).at(-1)!;
const actions = [action];

/** A correction at each step, and after a second rejection. */
export const corrections = {
  unresolved: correctionWith({}),
  caused: correctionWith({ cause }),
  planned: correctionWith({ cause, actions: [{ ...action, state: 'in_progress' }] }),
  acted: correctionWith({ cause, actions }),
  rejectedAgain: correctionWith({ cause, actions }, aRepeat(31, 'rejected', 22)),
  repeated: correctionWith({ cause, actions }, accepted),
  released: correctionWith({ cause, actions }),
  reviewed: correctionWith({ cause, actions, results_review }, accepted),
  signedOff: correctionWith(
    {
      cause,
      actions: [{ ...action, verified: { by: manager, at: minutesAgo(4) } }],
      results_review,
    },
    accepted,
  ),
};

/** Overdue QC that ended with an accepted run: its results are to be reviewed. */
export const overdue: Correction = correctionsOf([
  accepted,
  { ...rejectedRun, status: 'overdue', operator: null, points: [], violations: [] },
])[0]!;

/** A run with a warning: it has no repeat and no affected results. */
export const warned: Correction = correctionsOf([
  {
    ...rejectedRun,
    status: 'warning',
    violations: rejectedRun.violations.filter(({ severity }) => severity === 'warning'),
  },
])[0]!;

const someResults = (count: number): ResultSince[] =>
  Array.from({ length: count }, (_, index) => ({
    id: fixtureId('result', index + 1),
    version: 2,
    patient: aPatientSummary({ number: index + 1 }),
    order_number: `ORD-20260512-${String(index + 1).padStart(4, '0')}`,
    sample_id: fixtureId('sample', index + 1),
    accession_number: `260512-${String(index + 1).padStart(4, '0')}`,
    status: 'entered',
    value_text: (3.6 + (index % 18) / 10).toFixed(1),
    unit_display: 'mmol/L',
    flag: 'N',
    entered_at: minutesAgo(55 + index),
    released_at: null,
    under_correction: false,
    outcome: null,
    decided: null,
  }));

export const affectedBy = (
  count: number,
  change: Partial<AffectedResults> = {},
): AffectedResults => ({
  items: someResults(count),
  total: count,
  concealed: 0,
  from: minutesAgo(770),
  to: accepted.at,
  ...change,
});

/** Affected results; a correction of the first awaits verification. */
export const underCorrection = (count: number): AffectedResults => {
  const { items, ...facts } = affectedBy(count);
  return {
    ...facts,
    items: items.map((item, index) => ({
      ...item,
      status: 'released',
      under_correction: index === 0,
    })),
  };
};

/** No entries, and none are kept: each story starts empty. */
const noDrafts: Drafts = { read: () => ({}), write: () => {} };

/** Drafts of one run that are kept. */
export const draftsOf = (typed: TypedEntries = {}): Drafts => {
  let kept = typed;
  return {
    read: () => kept,
    write: (_runId, entries) => {
      kept = { ...kept, ...entries };
    },
  };
};

const held = aControlledTestDetail({ hold: { reason: 'rejected', since: rejectedAt } });
export const inControl = aControlledTestDetail();
const done = (): Promise<Submission> => Promise.resolve({ status: 'done' });

/** A new rejection, opened by the technician. */
export const correctionArgs: CorrectionSheetProps = {
  correction: corrections.unresolved,
  test: held,
  reagentLot: 'R-2207',
  affected: {
    results: ready(affectedBy(3)),
    hrefOf: ({ accession_number }) => `/app/test-results?q=${accession_number}`,
  },
  onAct: done,
  canRepeat: true,
  onPrint: () => {},
  viewerId: technician.id,
  drafts: noDrafts,
  onRetry: () => {},
  onClose: () => {},
};

export const managerId = manager.id;

const longName =
  'Potassium, immunoturbidimetricallyinterferencecorrected, in plasma with a very long name of the method';

export const long = {
  test: {
    ...held,
    test: { ...held.test, name: longName },
    instrument: {
      ...held.instrument,
      name: 'Fully automated clinical chemistry analyser of the second floor, bench 7',
    },
  },
  correction: correctionWith({
    cause: {
      ...cause,
      category: 'environment',
      findings: `${'The water supply of the second floor was interrupted twice. '.repeat(5)}Conductivityabovethelimitwasrecordedbythemonitoringsystem.`,
      by: { ...technician, name: 'Bartholomew-Maximilian Featherstonehaugh-Cholmondeley' },
    },
    actions: [{ ...action, state: 'in_progress', text: 'Cartridge replaced; '.repeat(20) }],
  }),
} satisfies Partial<CorrectionSheetProps>;
