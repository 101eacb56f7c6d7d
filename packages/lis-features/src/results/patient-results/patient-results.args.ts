import {
  anAppointment,
  aPatientResult,
  aPatientSummary,
  fixtureId,
} from '@alms/lis-domain/fixtures';
import type { PatientResult, ResultsToCome } from '@alms/lis-domain/results';
import { idle, ready } from '@alms/ui/resource';
import { fn } from 'storybook/test';
import type { PatientResultsScreenProps } from './patient-results-screen.tsx';

const spring = {
  order_id: fixtureId('order', 41),
  order_number: 'ORD-20260512-0041',
  collected_at: '2026-05-10T07:34:00Z',
  released_at: '2026-05-11T09:10:00Z',
};
const winter = {
  order_id: fixtureId('order', 17),
  order_number: 'ORD-20260119-0017',
  collected_at: '2026-01-19T08:02:00Z',
  released_at: '2026-01-19T15:40:00Z',
};

let position = 0;
const of = (
  order: typeof spring,
  code: string,
  value_text: string,
  rest: Partial<PatientResult> = {},
) =>
  aPatientResult({
    number: 3,
    code,
    value_text,
    id: fixtureId('result', 4100 + (position += 1)),
    ...order,
    ...rest,
  });

/**
 * Two results outside their reference intervals, with previous values, and three within.
 */
export const released: PatientResult[] = [
  of(spring, 'HGB', '10.4'),
  of(spring, 'HCT', '33'),
  of(spring, 'WBC', '6.8'),
  of(spring, 'PLT', '284'),
  of(spring, 'GLU', '92'),
  of(winter, 'HGB', '12.1'),
  of(winter, 'HCT', '36'),
  of(winter, 'PLT', '301'),
];

export const patientResultsArgs: PatientResultsScreenProps = {
  patient: aPatientSummary({ number: 3 }),
  results: ready(released),
  viewer: 'patient',
  nextStep: {
    appointment: ready(anAppointment()),
    appointmentsHref: '/app/patient-portal/appointments',
  },
  onRetry: fn(),
  onDownload: fn(),
  onOpenFile: fn(),
  download: idle,
};

/** A spring order with three pending results, as shown to staff. */
export const toCome: ResultsToCome[] = [
  {
    order_id: spring.order_id,
    order_number: spring.order_number,
    collected_at: spring.collected_at,
    count: 3,
    withheld: [
      {
        result_id: fixtureId('result', 4190),
        test_name: 'Hemoglobin A1c',
        visibility: 'delayed',
        from: '2026-05-15T09:10:00Z',
      },
      {
        result_id: fixtureId('result', 4191),
        test_name: 'HIV antibody, rapid test',
        visibility: 'manual',
        from: null,
      },
      {
        result_id: fixtureId('result', 4192),
        test_name: 'Huntington disease, repeats',
        visibility: 'never',
        from: null,
      },
    ],
  },
  {
    order_id: winter.order_id,
    order_number: winter.order_number,
    collected_at: null,
    count: 1,
    withheld: [],
  },
];

const glucose = of(spring, 'GLU', '126');
const inMillimoles = (value_text: string) => ({
  value_text,
  unit_display: 'mmol/L',
  range: glucose.range && { ...glucose.range, low: '3.9', high: '7.7' },
});

/** Glucose of two visits, each with its value in a second unit. */
export const inTwoUnits: PatientResult[] = [
  { ...glucose, second: inMillimoles('7.0') },
  of(winter, 'GLU', '112', { second: inMillimoles('6.2') }),
];

/** A potassium with a comment in English and French. */
export const withComment: PatientResult[] = [
  of(spring, 'K', '5.9', {
    comments: [
      {
        code: 'HEM-K',
        texts: {
          en: 'Red cells broke in the tube. The value may be too high.',
          fr: 'Des globules rouges se sont rompus dans le tube. La valeur peut être trop élevée.',
        },
      },
    ],
  }),
];

/** Staff in the patient portal view: without a next step. */
export const forStaff = {
  viewer: 'staff',
  nextStep: undefined,
} as const satisfies Partial<PatientResultsScreenProps>;

/** A potassium far below its usual range. */
export const critical: PatientResult[] = [of(spring, 'K', '2.4'), of(spring, 'TRIG', '188')];

/** One within its usual range, and two without one. */
export const withoutRange: PatientResult[] = [
  of(spring, 'WBC', '6.8'),
  of(spring, 'GLU', '92', { flag: null, flag_reason: 'no_applicable_interval', range: null }),
  of(spring, 'NA', '<130'),
];

/** A value that is not reported because of hemolysis, beside one that is. */
export const notReported: PatientResult[] = [
  of(spring, 'K', '6.8', {
    value_text: null,
    flag: null,
    flag_reason: 'hemolyzed_specimen',
    range: null,
  }),
  of(spring, 'NA', '140'),
];

/** A positive, an expected and an unclear answer, and a text. */
export const notNumeric: PatientResult[] = [
  of(spring, 'MALAG', 'Positive'),
  of(spring, 'UGLU', 'Negative'),
  of(spring, 'CRP', 'Specimen clotted; please come again', {
    flag: null,
    flag_reason: 'not_numeric',
    range: null,
    unit_display: null,
  }),
];

/** A result entered in error beside two valid ones. */
export const withWithdrawn: PatientResult[] = [
  of(spring, 'HGB', '10.4', {
    taken_back: true,
    value_text: null,
    flag: null,
    flag_reason: null,
    range: null,
  }),
  of(spring, 'WBC', '6.8'),
  of(spring, 'PLT', '284'),
];

/** One result of every flag and flag reason, including unknown ones. */
export const everyMeaning: PatientResult[] = [
  of(spring, 'K', '2.4'),
  of(spring, 'HGB', '13.1', { corrected: true }),
  of(spring, 'CHOL', '231'),
  of(spring, 'TRIG', '88'),
  of(spring, 'NA', '<130'),
  of(spring, 'GLU', '92', { flag: null, flag_reason: 'no_applicable_interval', range: null }),
  of(spring, 'ANA', '1:640'),
  of(spring, 'RPRT', '<1:1'),
  of(spring, 'MALAG', 'Positive'),
  of(spring, 'UPRO', '2+'),
  of(spring, 'UGLU', 'Negative'),
  of(spring, 'MALAG', 'Invalid', { test_name: 'Malaria antigen, repeated', translations: {} }),
  of(spring, 'CRP', 'Specimen clotted; please come again', {
    flag: null,
    flag_reason: 'not_numeric',
    range: null,
    unit_display: null,
  }),
];

/** Reactive screening results: one with a reported confirmation, one without. */
export const screened: PatientResult[] = [
  of(spring, 'MALAG', 'Reactive', {
    test_name: 'HIV screening',
    translations: {},
    reactivity: 'RR',
    confirmation: 'released',
  }),
  of(spring, 'MALAG', 'Reactive', {
    test_name: 'Syphilis screening',
    translations: {},
    reactivity: 'RR',
    confirmation: 'outstanding',
  }),
];

/** A file result beside a numeric one, and a file with a name too long for its column. */
export const withFiles: PatientResult[] = [
  of(spring, 'SPEPC', 'electrophoresis.pdf', { corrected: true }),
  of(spring, 'GLU', '92'),
  of(
    winter,
    'SPEPC',
    'Serum_protein_electrophoresis_capillary_2026-01-12_07-41-00_run_0042_lane_06.pdf',
  ),
];

export const longResults: PatientResult[] = [
  of(spring, 'WBC', '123456789012', {
    test_name: 'Leukocytes counted in venous blood after the second dilution, by microscopy',
    translations: {},
  }),
  of(
    spring,
    'CRP',
    'Could not be measured because the specimen was too old when it reached the laboratory',
    { flag: null, flag_reason: 'not_numeric' },
  ),
];
