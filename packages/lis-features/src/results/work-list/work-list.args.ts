import {
  anAmendment,
  anInstrument,
  aCriticalCall,
  aResult,
  aTestParameter,
  aUser,
  fixtureId,
  idOf,
  inMinutes,
  minutesAgo,
} from '@alms/lis-domain/fixtures';
import type { InterferenceAction } from '@alms/lis-domain/catalogue';
import type { ProductLotId } from '@alms/lis-domain/inventory';
import type { ControlledInstrument } from '@alms/lis-domain/quality-control';
import {
  checkDelta,
  isQuiet,
  type Amendment,
  type AppliedComment,
  type CalculationCheck,
  type Check,
  type HoldRelease,
  type Result,
  type ResultTrace,
  type ResultVersion,
} from '@alms/lis-domain/results';
import { idle, loading, ready } from '@alms/ui/resource';
import { fn } from 'storybook/test';
import { withChanges } from '../../shared/testing/with-changes.ts';
import type { ResultsScreenProps } from './results-screen.tsx';
import { ALL_WORK } from './work-filters.tsx';

type Values = Record<string, string>;

/** Entered results of one specimen. */
const entered = (number: number, values: Values, rest: Partial<Result> = {}) =>
  Object.entries(values).map(([code, value_text]) =>
    aResult({ number, code, value_text, ...rest }),
  );

const pending = (number: number, codes: string[], rest: Partial<Result> = {}) =>
  codes.map((code) => aResult({ number, code, status: 'pending', ...rest }));

const electrolytes = {
  NA: '138',
  K: '6.8',
  CL: '101',
  CO2: '19',
  BUN: '44',
  CREA: '4.1',
  GLU: '88',
  CA: '8.4',
};
const stat = { priority: 'stat' } as const;

/** The patient’s values two days earlier. */
const before: Values = {
  NA: '139',
  K: '4.4',
  CL: '103',
  CO2: '22',
  BUN: '41',
  CREA: '3.9',
  GLU: '88',
  CA: '<8.6',
};
const withPrevious = (results: readonly Result[], collected_at = minutesAgo(92 + 48 * 60)) =>
  results.map((result, index): Result => {
    const value_text = before[result.test.code];
    return value_text === undefined
      ? result
      : {
          ...result,
          previous: { result_id: fixtureId('result', 8000 + index), value_text, collected_at },
        };
  });

/**
 * The specimen of the mockup: one critical potassium and four values outside their reference
 * intervals.
 */
export const toVerify = withPrevious(entered(6, electrolytes, stat));

/** The same results for a specimen received haemolysed, which makes the values doubtful. */
export const doubtful = withPrevious(
  entered(6, electrolytes, { ...stat, specimen_condition: { codes: ['HEM', 'COOL'], note: '' } }),
);

const indices = (hemolysis: string): Result['specimen_condition'] => ({
  codes: [],
  note: '',
  indices: { hemolysis, lipemia: '35' },
});
const interference = (
  value: string,
  action: InterferenceAction,
  measured: string | null = null,
): Check => ({
  kind: 'interference',
  outcome: action === 'hold' ? 'held' : 'warned',
  action,
  findings: [{ index: 'hemolysis', value, reason: 'reached', action }],
  measured,
});

/**
 * A hemolyzed specimen: the potassium is not reported, the sodium requires a decision, and the
 * chloride is reported with a comment.
 */
export const interfered = toVerify.map((result): Result => {
  const { code } = result.test;
  const shared = { ...result, specimen_condition: indices('3+') };
  if (code === 'K')
    return {
      ...shared,
      value_text: null,
      flag: null,
      flag_reason: 'hemolyzed_specimen',
      critical: false,
      range: null,
      checks: [interference('3+', 'suppress', '6.8')],
    };
  if (code === 'NA') return { ...shared, status: 'held', checks: [interference('3+', 'hold')] };
  return code === 'CL' ? { ...shared, checks: [interference('3+', 'comment')] } : shared;
});

/** The same specimen before any entry. */
export const toEnter = withPrevious(pending(6, Object.keys(electrolytes), stat));

/** Results awaiting verification, urgent first. */
export const verifyList = [
  ...toVerify,
  ...entered(
    2,
    { HGB: '9.2', HCT: '28', PLT: '512' },
    { priority: 'urgent', received_at: minutesAgo(58) },
  ),
  ...entered(3, { HBA1C: '5.1' }, { received_at: minutesAgo(51) }),
  ...entered(4, { HGB: '13.4' }, { received_at: minutesAgo(47) }),
  ...entered(
    8,
    { CHOL: '188', HDL: '52', LDL: '96', TRIG: '120' },
    { received_at: minutesAgo(40) },
  ),
  ...entered(10, { TSH: '2.1', FT4: '1.2' }, { received_at: minutesAgo(33) }),
];

const enterList = [
  ...toEnter,
  ...pending(3, ['HBA1C'], { received_at: minutesAgo(51) }),
  ...pending(8, ['CHOL', 'HDL', 'LDL', 'TRIG'], { received_at: minutesAgo(40) }),
  ...pending(11, ['UPRO', 'UGLU', 'UKET', 'UNIT'], { received_at: minutesAgo(30) }),
];

const withheldAs = (
  result: Result,
  portal: Partial<Result['test']['portal']>,
  portal_from: string | null,
): Result => ({
  ...result,
  portal_from,
  test: { ...result.test, portal: { ...result.test.portal, ...portal } },
});

/**
 * Released results with every portal visibility: immediate, after three days, on manual release,
 * never, and after the notification of a critical value.
 */
export const withheld: Result[] = entered(
  6,
  { NA: '138', K: '4.4', CL: '101', CO2: '24', GLU: '32' },
  { ...stat, status: 'released' },
).map((result) => {
  if (result.test.code === 'K')
    return withheldAs(result, { release: 'delay', delay_hours: 72 }, inMinutes(71 * 60));
  if (result.test.code === 'GLU') return { ...result, awaiting_notification: true };
  if (result.test.code === 'CL') return withheldAs(result, { release: 'manual' }, null);
  return result.test.code === 'CO2' ? withheldAs(result, { visible: false }, null) : result;
});

/** A potassium awaiting notification, and a haemoglobin with an overdue notification. */
export const openCalls = [
  aCriticalCall({ number: 2, code: 'HGB', value_text: '6.4', due_at: minutesAgo(11) }),
  aCriticalCall({ number: 6 }),
];

/** Results due soon and overdue. */
export const dueList = [
  ...pending(6, ['K'], { ...stat, due_at: minutesAgo(19) }),
  ...pending(3, ['HBA1C'], { received_at: minutesAgo(51), due_at: minutesAgo(4) }),
  ...pending(8, ['CHOL', 'HDL', 'LDL', 'TRIG'], {
    received_at: minutesAgo(40),
    due_at: inMinutes(80),
  }),
];

const sampleOf = ([first]: readonly Result[]) => first?.sample_id ?? null;

/** Two chemistry analysers, one of which measures potassium. */
export const instruments: readonly ControlledInstrument[] = [
  anInstrument({ test_parameter_ids: [aTestParameter('K').id, aTestParameter('NA').id] }),
  anInstrument({
    number: 901,
    name: 'Analyser 3',
    test_parameter_ids: [aTestParameter('NA').id],
  }),
];

export const verifyArgs: ResultsScreenProps = {
  view: {
    tab: 'to-verify',
    onTabChange: fn(),
    filter: ALL_WORK,
    onFilterChange: fn(),
    query: '',
    onSearch: fn(),
  },
  list: {
    counts: { 'to-verify': 6, 'to-enter': 4 },
    results: ready(verifyList, minutesAgo(0)),
    onRetry: fn(),
    importHref: '/app/test-results?tab=import',
  },
  specimen: {
    selectedId: sampleOf(toVerify),
    onSelect: fn(),
    results: ready(toVerify),
    onDownload: fn(),
  },
  verification: {
    viewerId: aUser('lab_manager').id,
    onVerify: fn(),
    onVerifyAmendment: fn(),
    state: idle,
    onHold: fn(),
    holding: idle,
    onAcceptReflex: fn(),
    onShow: async () => ({ status: 'done' }),
  },
  corrections: {
    onAttach: fn(),
    onRemoveFile: fn(),
    onAmendFile: fn(),
    onOpenFile: fn(),
    onReleaseHold: fn(),
    onAmend: fn(),
    onRejectAmendment: fn(),
    onRetest: fn(),
    onTakeBack: fn(),
    state: idle,
    onReadHistory: fn(),
    history: idle,
  },
  entry: { instruments, onEnter: fn(), state: idle },
};

export const enterArgs: ResultsScreenProps = withChanges(verifyArgs, {
  view: { tab: 'to-enter' },
  list: { results: ready(enterList, minutesAgo(0)) },
  specimen: { results: ready(toEnter) },
});

export const loadingArgs: ResultsScreenProps = withChanges(verifyArgs, {
  list: { counts: {}, results: loading },
  specimen: { results: loading },
});

/** No open specimen and an empty list; each story sets the reason. */
export const closedArgs: ResultsScreenProps = withChanges(verifyArgs, {
  specimen: { selectedId: null, results: idle },
});

export const verified = withPrevious(
  entered(6, electrolytes, {
    ...stat,
    status: 'released',
    verified_by: { id: aUser('lab_manager').id, name: aUser('lab_manager').full_name },
    verified_at: minutesAgo(2),
  }),
);

/** Results verified by another user that await release; the user verified one of them. */
export const toRelease = verified.map((result, index): Result => {
  const [colleague, viewer] = (['technician', 'lab_manager'] as const).map((role) => ({
    id: aUser(role).id,
    name: aUser(role).full_name,
  }));
  return {
    ...result,
    status: 'verified',
    version: 3,
    entered_by: { id: fixtureId('user', 77), name: 'Ines Benchmark' },
    verified_by: (index === 0 ? viewer : colleague) ?? null,
    released_at: null,
  };
});

/** Instrument results: the potassium was left for manual review, all others were autoverified. */
export const leftByRule = verified
  .filter(({ flag, test }) => isQuiet(flag) || test.code === 'K')
  .map((result): Result => {
    const analyser = {
      source: 'instrument',
      instrument: { id: fixtureId('instrument', 900), name: 'Analyser 2' },
    } as const;
    const rule = `${result.test.code} v3`;
    const others = result.checks ?? [];
    if (result.test.code !== 'K')
      return {
        ...result,
        ...analyser,
        verified_by: null,
        verification: 'auto',
        rule_reference: rule,
        checks: [...others, { kind: 'autoverification', outcome: 'passed', rule, reasons: [] }],
      };
    const reasons = [
      { code: 'outside', limits: 'critical', flag: 'HH' },
      { code: 'controls_too_old', accepted_at: minutesAgo(60 * 26), max_age_hours: 24 },
    ] as const;
    return {
      ...result,
      ...analyser,
      status: 'entered',
      version: 2,
      verified_by: null,
      verified_at: null,
      released_at: null,
      verification: null,
      checks: [
        ...others,
        { kind: 'autoverification', outcome: 'warned', rule, reasons: [...reasons] },
      ],
    };
  });

/** Autoverification is switched off: instrument results with a rule await manual verification. */
export const leftBySwitch = verifyList.map((result): Result => ({
  ...result,
  source: 'instrument',
  instrument: { id: fixtureId('instrument', 900), name: 'Analyser 2' },
  checks: [
    ...(result.checks ?? []),
    {
      kind: 'autoverification',
      outcome: 'warned',
      rule: `${result.test.code} v3`,
      reasons: [{ code: 'switched_off' }],
    },
  ],
}));

/** Reported and later corrected. */
export const amended = verified.map((result): Result =>
  result.test.code === 'K'
    ? {
        ...result,
        value_text: '4.8',
        flag: 'N',
        flag_reason: 'within_reference',
        critical: false,
        status: 'amended',
        version: 4,
        correction: {
          kind: 'amended',
          code: 'clerical',
          reason: 'Two digits were swapped when the paper was copied',
          by: { id: aUser('lab_manager').id, name: aUser('lab_manager').full_name },
          at: minutesAgo(1),
          from_version: 3,
          value_text: '8.4',
          flag: 'HH',
        },
      }
    : result,
);

/** The potassium was measured with more decimals than are reported. */
export const rounded = toVerify.map((result): Result =>
  result.test.code === 'K' ? { ...result, unrounded_value: '6.83' } : result,
);

/** A reported potassium with this amendment to verify, among other reported results. */
const underCorrectionBy = (amendment: Partial<Amendment>) =>
  verified.map((result): Result =>
    result.test.code === 'K' ? { ...result, amendment: anAmendment(result, amendment) } : result,
  );

const managerPerson = { id: aUser('lab_manager').id, name: aUser('lab_manager').full_name };

/** A colleague proposed the correction. */
export const underCorrection = underCorrectionBy({});
/** The user proposed the correction, to a critical value. */
export const ownCorrection = underCorrectionBy({
  value_text: '7.4',
  comment: 'Checked against the analyser',
  proposed_by: managerPerson,
});
/** A colleague verified the correction; the user may release it. */
export const correctionToRelease = underCorrectionBy({
  state: 'verified',
  version: 2,
  verified_by: { id: fixtureId('user', 77), name: 'Ines Benchmark' },
  verified_at: minutesAgo(0),
});

export const correctionArgs: ResultsScreenProps = withChanges(verifyArgs, {
  view: { tab: 'corrections' },
  list: { counts: { 'to-verify': 6, corrections: 1 }, results: ready(underCorrection) },
  specimen: { results: ready(underCorrection) },
});

/** Trace of a value measured with recorded lots, calibration and QC. */
export const someTrace: ResultTrace = {
  method: 'Ion-selective electrode, indirect',
  test_version: 3,
  operator: aUser('technician').full_name,
  entered_by: aUser('technician').full_name,
  reagent_lots: [
    {
      id: idOf<ProductLotId>('lot-1'),
      name: 'ISE reagent',
      lot_number: 'R-20418',
      expiry_date: '2026-11-30',
      recalled: false,
      use_voided: false,
    },
  ],
  calibration: {
    id: fixtureId('control-run', 700),
    at: minutesAgo(180),
    performed_by: aUser('technician').full_name,
    calibrator_lot: {
      id: idOf<ProductLotId>('lot-2'),
      name: 'ISE calibrator',
      lot_number: 'C-3301',
      expiry_date: '2026-09-30',
      recalled: false,
    },
    voided: false,
  },
  qc_run: {
    id: fixtureId('control-run', 1),
    controlled_test_id: fixtureId('control-run', 2),
    number: 31,
    at: minutesAgo(150),
    voided: false,
  },
};

/** All versions of the corrected potassium. */
export const history: readonly ResultVersion[] = amended
  .filter(({ correction }) => correction !== null)
  .flatMap(({ correction, value_text, unit_display, flag, flag_reason }) => {
    const manager = aUser('lab_manager').full_name;
    const before = {
      value_text: correction?.value_text ?? null,
      unrounded_value: null,
      unit_display,
      flag: correction?.flag ?? null,
      flag_reason: 'critical',
      source: 'manual',
      instrument: null,
      attachment: null,
      comment: '',
      coded_comments: [] as AppliedComment[],
      comments_changed_by: null,
      correction: null,
      correction_verified_by: null,
      hold: null,
      hold_release: null,
      rule_reference: null,
      trace: someTrace,
    } as const;
    return [
      {
        version: 4,
        at: minutesAgo(1),
        by: manager,
        status: 'amended',
        value_text,
        unrounded_value: '4.79',
        unit_display,
        flag,
        flag_reason,
        source: 'manual',
        instrument: null,
        attachment: null,
        comment: '',
        coded_comments: [] as AppliedComment[],
        comments_changed_by: null,
        correction,
        correction_verified_by: aUser('technician').full_name,
        hold: null,
        hold_release: null,
        rule_reference: null,
        trace: { ...someTrace, reagent_lots: [], calibration: null, qc_run: null },
      },
      { version: 3, at: minutesAgo(2), by: manager, status: 'released', ...before },
      {
        version: 2,
        at: minutesAgo(22),
        by: aUser('technician').full_name,
        status: 'entered',
        ...before,
      },
      {
        version: 1,
        at: minutesAgo(64),
        by: null,
        status: 'pending',
        ...before,
        value_text: null,
        flag: null,
        flag_reason: null,
        trace: null,
      },
    ] as const;
  });

/**
 * History of a result that was ordered, measured by an instrument and autoverified, newest first.
 */
export const historyByRule: readonly ResultVersion[] = history.slice(1).map((version) => ({
  ...version,
  source: version.status === 'pending' ? null : 'instrument',
  instrument:
    version.status === 'pending' ? null : { id: fixtureId('instrument', 900), name: 'Analyser 2' },
  ...(version.status === 'released' && { by: null, rule_reference: 'K v3' }),
}));

/** Half of the values were entered by the user. */
export const partlyOwn = toVerify.map((result, index): Result =>
  index < 4
    ? {
        ...result,
        entered_by: { id: aUser('lab_manager').id, name: aUser('lab_manager').full_name },
      }
    : result,
);

/** Results of a department for which the user has no authorization. */
export const notAuthorized = {
  toEnter: toEnter.map((result): Result => ({
    ...result,
    not_authorized_for: ['enter', 'verify', 'release'],
  })),
  toVerify: toVerify.map((result): Result => ({
    ...result,
    not_authorized_for: ['verify', 'release'],
  })),
};

/**
 * A child’s results without reference intervals in the catalogue: no flags, with the reason at each
 * result.
 */
export const withoutIntervals = entered(5, { HGB: '11.2', WBC: '7.1', PLT: '280' });

/** A patient in the second trimester: one reference interval is specific to it and labelled. */
export const forACondition = entered(3, { HGB: '11.2', WBC: '7.1', PLT: '280' }).map(
  (result): Result =>
    result.test.code === 'HGB' && result.range
      ? {
          ...result,
          flag: 'N',
          flag_reason: 'within_reference',
          range: { ...result.range, low: '10.5', high: '14.8', applies_to: 'trimester_2' },
        }
      : result,
);

/** A change from 4.4 to 6.8 in two days, with a limit of 1.0. */
const changed: Check = {
  kind: 'delta',
  outcome: 'held',
  reason: 'above_limit',
  rule: {
    enabled: true,
    mode: 'absolute',
    threshold: '1.0',
    direction: 'any',
    window_hours: 72,
    action: 'hold',
  },
  previous: {
    result_id: fixtureId('result', 8001),
    value_text: '4.4',
    collected_at: minutesAgo(92 + 48 * 60),
  },
  change: '2.4',
  percent: '54.5',
  measured: '2.4',
  hours: 48,
};
const withDelta = (result: Result, delta: Check): Result => ({
  ...result,
  checks: (result.checks ?? []).map((check) => (check.kind === 'delta' ? delta : check)),
});

/** The specimen of the mockup with its potassium on delta hold. */
export const held = toVerify.map((result) =>
  result.test.code === 'K' ? { ...withDelta(result, changed), status: 'held' as const } : result,
);

/** A delta check that only warns about this change. */
export const warned = toVerify.map((result) =>
  result.test.code === 'K' ? withDelta(result, { ...changed, outcome: 'warned' }) : result,
);

/** A rise above the log-normal reference change value of a rise. */
export const warnedByVariation = toVerify.map((result) =>
  result.test.code === 'K'
    ? withDelta(result, {
        ...changed,
        outcome: 'warned',
        rule: {
          enabled: true,
          mode: 'rcv_log',
          threshold: '1',
          analytical_cv: '3',
          within_subject_cv: '4',
          direction: 'any',
          window_hours: 72,
          action: 'warn',
        },
        measured: '54.545',
      })
    : result,
);

/** The sodium is on QC hold after a rejected run. */
export const heldByControl = toVerify.map((result) =>
  result.test.code === 'NA'
    ? {
        ...result,
        status: 'held' as const,
        checks: [{ kind: 'qc' as const, outcome: 'held' as const }],
      }
    : result,
);

/** The blood group differs from the patient’s last one. */
export const heldByHistory = toVerify.slice(0, 1).map((result): Result => ({
  ...result,
  status: 'held',
  flag: 'N',
  test: { ...result.test, code: 'ABO', name: 'ABO blood group', result_type: 'coded' },
  value_text: 'B',
  unit_display: null,
  checks: [
    {
      kind: 'delta',
      outcome: 'held',
      reason: 'value_changed',
      rule: {
        enabled: true,
        mode: 'changed',
        threshold: '1',
        direction: 'any',
        window_hours: 87_600,
        action: 'hold',
      },
      previous: {
        result_id: result.id,
        value_text: 'A',
        collected_at: minutesAgo(400 * 24 * 60),
      },
      change: null,
      percent: null,
      measured: null,
      hours: 9_600,
    },
  ],
}));

/** A verifier put the results of the specimen on hold. */
export const heldManually = toVerify.map((result): Result => ({
  ...result,
  status: 'held',
  version: result.version + 1,
  checks: [
    {
      kind: 'manual',
      outcome: 'held',
      reason: 'Infusion in the same arm',
      by: { id: aUser('lab_manager').id, name: aUser('lab_manager').full_name },
      at: minutesAgo(4),
    },
    ...(result.checks ?? []),
  ],
}));

const release: HoldRelease = {
  code: 'specimen_checked',
  note: 'No hemolysis; drawn by the same nurse',
  by: { id: aUser('lab_manager').id, name: aUser('lab_manager').full_name },
  at: minutesAgo(3),
  from_version: 2,
};

/** The hold was released with a reason. */
export const accepted = held.map((result): Result =>
  result.status === 'held'
    ? { ...result, status: 'entered', version: result.version + 1, hold_release: release }
    : result,
);

const lipids = { CHOL: '200', HDL: '50', TRIG: '150' };

/** Calculation of an LDL cholesterol, or the reason why it is missing. */
const friedewald = (values: Values, rest: Partial<CalculationCheck>): CalculationCheck => ({
  kind: 'calculation',
  outcome: 'passed',
  expression: 'tc - hdl - tg / 5',
  valid_if: 'tg < 400',
  age: null,
  sex: null,
  reason: null,
  input: null,
  exact: '120',
  inputs: [
    ['tc', 'CHOL', 'Cholesterol, total'],
    ['hdl', 'HDL', 'HDL cholesterol'],
    ['tg', 'TRIG', 'Triglycerides'],
  ].map(([alias = '', code = '', name = '']) => ({
    alias,
    code,
    name,
    result_id: fixtureId('result', 800),
    value_text: values[code] ?? null,
    unit_display: 'mg/dL',
  })),
  ...rest,
});

/** A lipid panel with a calculated LDL, which awaits verification with its inputs. */
export const calculated = entered(8, { CHOL: '200', HDL: '50', LDL: '120', TRIG: '150' }).map(
  (result): Result =>
    result.test.code === 'LDL'
      ? { ...result, checks: [friedewald(lipids, {}), ...(result.checks ?? [])] }
      : result,
);

/** Glucose and creatinine in the second unit of the test, with their measurement uncertainty. */
export const inTwoUnits = entered(8, { GLU: '126', CREA: '1.02' }).map((result): Result => {
  const [value_text, unit_display, low, high] =
    result.test.code === 'GLU' ? ['7.0', 'mmol/L', '3.9', '7.7'] : ['90', 'µmol/L', '62', '115'];
  return {
    ...result,
    second: { value_text, unit_display, range: result.range && { ...result.range, low, high } },
    uncertainty: { expanded: result.test.code === 'GLU' ? '6' : '0.06', coverage_factor: 2 },
  };
});

/** The triglycerides are too high for the formula. */
export const notCalculated = [
  ...entered(8, { ...lipids, TRIG: '512' }),
  ...pending(8, ['LDL'], {
    status: 'not_calculated',
    version: 2,
    checks: [
      friedewald(
        { ...lipids, TRIG: '512' },
        { outcome: 'unknown', reason: 'not_valid', exact: null },
      ),
    ],
  }),
];

/** A verified low thyrotropin: its rule proposed one reflex test and ordered another. */
export const reflexes = [
  aResult({
    number: 10,
    code: 'TSH',
    value_text: '0.08',
    status: 'released',
    reflexes: [
      {
        id: fixtureId('result', 9101),
        code: 'FT4',
        name: 'Thyroxine, free',
        mode: 'auto',
        state: 'added',
        conditions: [{ code: 'TSH', op: 'lt', value: '0.40' }],
        comment: '',
      },
      {
        id: fixtureId('result', 9102),
        code: 'CRP',
        name: 'C-reactive protein',
        mode: 'propose',
        state: 'proposed',
        conditions: [{ code: 'TSH', op: 'lt', value: '0.10' }],
        comment: 'Thyroiditis is worth a thought',
      },
    ],
  }),
  aResult({
    number: 10,
    code: 'FT4',
    status: 'pending',
    added_because: {
      mode: 'auto',
      conditions: [{ code: 'TSH', op: 'lt', value: '0.40' }],
      comment: '',
    },
  }),
];

export const coded = pending(11, ['UPRO', 'UGLU', 'UKET', 'UNIT', 'MALAG']);

/**
 * Titres: one above its limit, one that rose by two dilution steps, and one below the lowest
 * dilution.
 */
export const titers = [
  aResult({
    number: 11,
    code: 'ANA',
    value_text: '1:640',
    previous: {
      result_id: fixtureId('result', 8301),
      value_text: '1:160',
      collected_at: minutesAgo(92 + 14 * 24 * 60),
    },
  }),
  aResult({ number: 11, code: 'RPRT', value_text: '<1:1' }),
];

export const titersToEnter = pending(11, ['ANA', 'RPRT']);

/** Delta check of a titre with a four-fold rise, by a rule of two steps. */
export const risenTiter = titers.map((result) =>
  result.previous === null
    ? result
    : withDelta(
        result,
        checkDelta(
          {
            result_type: 'titer',
            decimals: 0,
            coded_values: [],
            delta: {
              enabled: true,
              mode: 'steps',
              threshold: '2',
              direction: 'up',
              window_hours: 720,
              action: 'warn',
            },
          },
          { value_text: result.value_text ?? '', collected_at: result.collected_at },
          result.previous,
        ),
      ),
);

export const oneOfEachFlag = entered(2, {
  K: '2.4',
  NA: '128',
  CL: '101',
  GLU: '140',
  CA: '13.9',
  CRP: '<5',
  HBA1C: '>4.5',
  MALAG: 'Positive',
  UPRO: '2+',
  UGLU: 'Negative',
  UKET: 'see comment',
});

/** A value saved by another user while a draft was open. */
export const changedByOther = toVerify.map((result): Result =>
  result.test.code === 'NA'
    ? { ...result, value_text: '139', version: result.version + 1 }
    : result,
);

const long: Partial<Result> = {
  accession_number: '260512-000000000123',
  comment:
    'Slightly hemolyzed; the ward was notified by telephone at 08:31 and asked for a second specimen, which has not arrived yet.',
};
export const longResults = toVerify.map((result): Result => ({
  ...result,
  ...long,
  value_text: '123456789012',
  previous: {
    result_id: result.id,
    value_text: '0.000000000001',
    collected_at: '2019-01-03T07:41:00Z',
  },
  patient: {
    ...result.patient,
    full_name: 'Placeholder-Verylongfamilyname von und zu Samplesenhausen, Maximiliane Theodora',
  },
  test: {
    ...result.test,
    name: `${result.test.name}, measured in plasma with a very long name of the method`,
  },
}));

/** A file result beside a measured one: before file selection, to be verified, and reported. */
const curve = (rest: Partial<Result>) => [
  ...entered(6, { TP: '7.1' }),
  aResult({ number: 6, code: 'SPEPC', ...rest }),
];
export const fileToChoose = curve({ status: 'pending' });
export const fileEntered = curve({});
export const fileReported = curve({ status: 'released' });
export const longFile = curve({
  value_text:
    'Serum_protein_electrophoresis_capillary_2026-05-12_07-41-00_run_0042_lane_06_rescanned.pdf',
});

/** All versions of an electrophoresis file after its replacement. */
export const fileHistory: readonly ResultVersion[] = fileReported
  .slice(1)
  .flatMap(({ attachment }) => {
    if (attachment === null) return [];
    const manager = aUser('lab_manager').full_name;
    const common = {
      unrounded_value: null,
      unit_display: null,
      flag: null,
      flag_reason: 'not_numeric',
      source: 'manual',
      instrument: null,
      comment: '',
      coded_comments: [] as AppliedComment[],
      comments_changed_by: null,
      correction: null,
      correction_verified_by: null,
      hold: null,
      hold_release: null,
      rule_reference: null,
      trace: null,
    } as const;
    const why = {
      kind: 'amended',
      code: 'clerical',
      reason: 'The curve of another run',
      by: { id: aUser('lab_manager').id, name: manager },
      at: minutesAgo(1),
      from_version: 3,
      value_text: 'curve.pdf',
      flag: null,
    } as const;
    return [
      {
        ...common,
        version: 4,
        at: minutesAgo(1),
        by: manager,
        status: 'amended',
        value_text: 'electrophoresis.pdf',
        attachment: { ...attachment, version: 4 },
        correction: why,
      },
      {
        ...common,
        version: 3,
        at: minutesAgo(2),
        by: manager,
        status: 'released',
        value_text: 'curve.pdf',
        attachment,
      },
      {
        ...common,
        version: 2,
        at: minutesAgo(22),
        by: aUser('technician').full_name,
        status: 'entered',
        value_text: 'curve.pdf',
        attachment,
      },
      {
        ...common,
        version: 1,
        at: minutesAgo(64),
        by: null,
        status: 'pending',
        value_text: null,
        attachment: null,
        flag_reason: null,
        source: null,
      },
    ] as const;
  });

/** Measured on a specimen beyond its stability, and on one without a collection time. */
export const beyondStability = toVerify.map((result, index) => ({
  ...result,
  status: 'held' as const,
  checks: [
    {
      kind: 'stability' as const,
      outcome: 'held' as const,
      hours: index === 0 ? null : 26,
      stability_hours: 24,
      collected_at: index === 0 ? null : '2026-05-11T06:02:00Z',
    },
  ],
}));

/** Measured on a specimen that arrived too warm. */
export const arrivedTooWarm = toVerify.map((result) => ({
  ...result,
  status: 'held' as const,
  checks: [
    {
      kind: 'stability' as const,
      outcome: 'held' as const,
      hours: null,
      stability_hours: null,
      collected_at: '2026-05-11T06:02:00Z',
      transport: {
        required: 'refrigerated' as const,
        found: 'ambient' as const,
        temperature: '21.5',
      },
    },
  ],
}));

/** Measured after refrigerated storage, within the limit and beyond it. */
export const afterStorage = toVerify.map((result, index) => ({
  ...result,
  status: index === 0 ? ('held' as const) : result.status,
  checks: [
    {
      kind: 'stability' as const,
      outcome: index === 0 ? ('held' as const) : ('passed' as const),
      hours: index === 0 ? 53 : null,
      stability_hours: 6,
      collected_at: '2026-05-10T03:02:00Z',
      stored: [{ condition: 'refrigerated' as const, hours: 50, limit: 48 }],
    },
  ],
}));
