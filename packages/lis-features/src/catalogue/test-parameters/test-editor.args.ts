import type { TestVersion } from '@alms/lis-domain/catalogue';
import {
  aCatalogue,
  aTestParameter,
  aUser,
  FIXTURE_NOW,
  fixtureId,
  minutesAgo,
} from '@alms/lis-domain/fixtures';
import type { AutoverificationTrial, TrialResult } from '@alms/lis-domain/results';
import { idle, ready, type Submission } from '@alms/ui/resource';
import type { TestEditorScreenProps } from './test-editor-screen.tsx';

const done = async (): Promise<Submission> => ({ status: 'done' });
const by = { user_id: aUser('lab_manager').id, name: aUser('lab_manager').full_name };

/** Potassium as customised by a laboratory. */
export const potassium = aTestParameter('K', {
  version: 3,
  method: 'Ion-selective electrode',
  aliases: ['Kalium'],
  measuring_range: { low: '1.5', high: '10.0' },
  delta: {
    enabled: true,
    mode: 'absolute',
    threshold: '1.0',
    direction: 'any',
    window_hours: 72,
    action: 'warn',
  },
  tat: { routine_min: 240, urgent_min: 120, stat_min: 60, start: 'received', end: 'verified' },
  price: { amount_minor: 850, currency: 'USD', tax_bp: 0, billing_code: '84132' },
});

/** Glucose in conventional units. */
export const glucose = aTestParameter('GLU', { version: 2 });

/** Potassium from a starter pack: nothing is confirmed yet. */
export const proposed: typeof potassium = { ...potassium, proposal: { confirmed: null } };

/** Potassium from a starter pack, confirmed by the laboratory manager. */
export const confirmedTest: typeof potassium = {
  ...potassium,
  proposal: { confirmed: { by, at: minutesAgo(60 * 24 * 3) } },
};

/** A titre with a delta check: a four-fold change requires review. */
export const titer = aTestParameter('RPRT', {
  version: 2,
  measuring_range: { low: '1', high: '1024' },
  delta: {
    enabled: true,
    mode: 'steps',
    threshold: '2',
    direction: 'any',
    window_hours: 8_760,
    action: 'warn',
  },
});

/** A blood group that is held if it differs from the patient's last one. */
export const bloodGroup = aTestParameter('MALAG', {
  code: 'ABO',
  name: 'Blood group (ABO)',
  short_name: 'ABO',
  department: 'blood_bank',
  loinc: null,
  coded_values: ['A', 'B', 'AB', 'O'].map((code) => ({ code, display: code, flag: 'N' })),
  ranges: [],
  reflex: [],
  translations: {},
  delta: {
    enabled: true,
    mode: 'changed',
    threshold: '1',
    direction: 'any',
    window_hours: 87_600,
    action: 'hold',
  },
});

/** Potassium with an autoverification rule that is about to be activated. */
export const ruled: typeof potassium = {
  ...potassium,
  autoverify: {
    enabled: true,
    within: 'critical',
    require_qc: true,
    require_delta: false,
    exclude_flags: ['L'],
  },
};

/**
 * Trial outcome of that rule: users had corrected three of the values that it would have verified.
 */
export const trialOutcome: AutoverificationTrial = {
  looked_at: 500,
  since: minutesAgo(60 * 24 * 61),
  partial: true,
  verified: 412,
  left: 75,
  undecided: 13,
  reasons: [
    { code: 'not_from_instrument', detail: null, count: 34 },
    { code: 'flag_excluded', detail: null, count: 19 },
    { code: 'check', detail: 'delta', count: 17 },
    { code: 'outside', detail: 'critical', count: 11 },
    { code: 'controls_too_old', detail: null, count: 4 },
    { code: 'check', detail: 'qc', count: 2 },
  ],
  later: { entered_in_error: 0, amended: 1, retest: 2, entered_again: 0 },
};

/** Some results that the rule would have held, one of them corrected later. */
export const triedResults: readonly TrialResult[] = [
  {
    result_id: fixtureId('result', 701),
    sample_id: fixtureId('sample', 7),
    accession_number: '260512-0007',
    at: minutesAgo(50),
    value_text: '6.8',
    unit_display: 'mmol/L',
    flag: 'HH',
    reasons: [
      { code: 'outside', limits: 'critical', flag: 'HH' },
      { code: 'check', check: 'delta', outcome: 'held' },
    ],
    later: null,
  },
  {
    result_id: fixtureId('result', 702),
    sample_id: fixtureId('sample', 8),
    accession_number: '260512-0008',
    at: minutesAgo(70),
    value_text: '3.3',
    unit_display: 'mmol/L',
    flag: 'L',
    reasons: [{ code: 'flag_excluded', flag: 'L' }],
    later: 'retest',
  },
  {
    result_id: fixtureId('result', 703),
    sample_id: fixtureId('sample', 9),
    accession_number: '260511-0141',
    at: minutesAgo(1_500),
    value_text: '4.1',
    unit_display: 'mmol/L',
    flag: 'N',
    reasons: [{ code: 'not_from_instrument' }],
    later: null,
  },
];

/** Two intervals tie for teenagers, and children have none. */
export const contradictory = aTestParameter('CREA', {
  version: 2,
  ranges: [
    {
      type: 'reference',
      low: '0.3',
      high: '0.7',
      low_op: 'lt',
      high_op: 'gt',
      text: null,
      sex: 'any',
      age_min: { value: 5, unit: 'a' },
      age_max: { value: 15, unit: 'a' },
      applies_to: 'any',
      source: 'Own study',
    },
    {
      type: 'reference',
      low: '0.5',
      high: '1.0',
      low_op: 'lt',
      high_op: 'gt',
      text: null,
      sex: 'any',
      age_min: { value: 12, unit: 'a' },
      age_max: { value: 22, unit: 'a' },
      applies_to: 'any',
      source: 'Own study',
    },
    {
      type: 'reference',
      low: '0.7',
      high: '1.3',
      low_op: 'lt',
      high_op: 'gt',
      text: null,
      sex: 'male',
      age_min: { value: 18, unit: 'a' },
      age_max: null,
      applies_to: 'any',
      source: '',
    },
  ],
});

const versions: TestVersion[] = [
  { version: 3, at: minutesAgo(60 * 26), by, reason: null, definition: { ...potassium } },
  {
    version: 2,
    at: minutesAgo(60 * 24 * 9),
    by,
    reason: null,
    definition: {
      ...potassium,
      price: null,
      ranges: potassium.ranges.slice(0, 2),
      portal: { visible: true, release: 'delay', delay_hours: 72 },
    },
  },
  {
    version: 1,
    at: minutesAgo(60 * 24 * 90),
    by: null,
    reason: null,
    definition: { ...aTestParameter('K') },
  },
];

export const testEditorArgs = {
  test: ready(potassium, FIXTURE_NOW),
  versions: ready(versions, FIXTURE_NOW),
  members: ready(aCatalogue().map(({ code, name }) => ({ value: code, label: name, note: code }))),
  trial: { status: 'idle' } as TestEditorScreenProps['trial'],
  onTry: () => {},
  tried: {
    fate: 'left',
    onFateChange: () => {},
    results: ready(triedResults),
    onMore: () => {},
    onRetry: () => {},
    resultHref: (sampleId) => `#${sampleId}`,
  } as NonNullable<TestEditorScreenProps['tried']>,
  listHref: '#list',
  submission: idle,
  onSave: async () => ({ status: 'refused' }),
  onRetire: done,
  onConfirmLimits: done,
  onRetry: () => {},
} satisfies TestEditorScreenProps;

/** The version saved by another user. */
export const changedByOthers = aTestParameter('K', {
  ...potassium,
  version: 4,
  method: 'Flame photometry',
  ranges: potassium.ranges.map((row) => ({ ...row, source: 'Own study' })),
});
