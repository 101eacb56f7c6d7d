import { describe, expect, it } from 'vitest';
import {
  checkAges,
  checkDefinition,
  type CatalogueFinding,
  type RelatedTest,
} from './check-definition.ts';
import { starterCatalogue } from './starter-catalogue.ts';
import { specimenOf, type TestDefinition } from './test-parameter.schema.ts';
import type { Uncertainty } from './uncertainty.schema.ts';
import type { Age, RangeRow } from './value-rules.schema.ts';

const years = (value: number): Age => ({ value, unit: 'a' });

function starter(code: string): TestDefinition {
  const found = starterCatalogue.find((test) => test.code === code);
  if (!found) throw new Error(`The starter catalogue has no ${code}.`);
  return found;
}

const findIn = (tests: readonly RelatedTest[]) => (code: string) =>
  tests.find((test) => test.code === code);
const inStarter = findIn(starterCatalogue);

const range = (rest: Partial<RangeRow> = {}): RangeRow => ({
  type: 'reference',
  low: '3.5',
  high: '5.0',
  low_op: 'lt',
  high_op: 'gt',
  text: null,
  sex: 'any',
  age_min: null,
  age_max: null,
  applies_to: 'any',
  source: 'Own study',
  ...rest,
});
const critical = (rest: Partial<RangeRow> = {}): RangeRow =>
  range({ type: 'critical', low: '2.8', high: '6.2', low_op: 'le', high_op: 'ge', ...rest });

const uncertain = (change: Partial<Uncertainty> = {}): Uncertainty => ({
  from: null,
  to: null,
  mode: 'absolute',
  expanded: '0.2',
  source: 'QC data',
  ...change,
});

const autoverify: NonNullable<TestDefinition['autoverify']> = {
  enabled: true,
  within: 'reference',
  require_qc: true,
  require_delta: false,
  exclude_flags: [],
};

/** Potassium with one interval for all patients: no findings. */
const sound: TestDefinition = {
  ...starter('K'),
  ranges: [range(), critical()],
  plausible: { low: '1.0', high: '15.0' },
};

/** The same fields for a test whose result is a file. */
const file = {
  result_type: 'attachment' as const,
  unit: null,
  unit_display: null,
  decimals: 0,
  plausible: null,
  measuring_range: null,
  ranges: [],
} satisfies Partial<TestDefinition>;

const codesAndPlaces = (findings: readonly CatalogueFinding[]) =>
  findings.map(({ code, at }) => `${code} ${at}`);
const found = (change: Partial<TestDefinition>, find = inStarter) =>
  codesAndPlaces(checkDefinition({ ...sound, ...change }, find));

const rcv = {
  enabled: true,
  mode: 'rcv',
  threshold: '1',
  direction: 'any',
  window_hours: 72,
  action: 'warn',
} as const;

describe('valid definition', () => {
  it('has no findings', () => {
    expect(checkDefinition(sound, inStarter)).toEqual([]);
  });

  it.each(starterCatalogue.map((test) => [test.code, test] as const))(
    '%s of the starter catalogue has no errors',
    (_, test) => {
      expect(
        checkDefinition(test, inStarter).filter(({ severity }) => severity === 'refused'),
      ).toEqual([]);
    },
  );

  it('reports the missing intervals for children in the starter catalogue', () => {
    expect(checkDefinition(starter('NA'), inStarter)).toEqual([
      {
        code: 'ages_uncovered',
        severity: 'warned',
        sentence: 'do not cover all ages',
        at: 'ranges.reference',
        sex: 'any',
        from: years(0),
        to: years(18),
      },
    ]);
  });
});

describe('errors', () => {
  it.each<[string, Partial<TestDefinition>, string]>([
    [
      'a LOINC code with an incorrect check digit',
      { loinc: { code: '2823-4', display: '', verified: false } },
      'loinc_check_digit loinc.code',
    ],
    [
      'a LOINC code without a hyphen',
      { loinc: { code: '28233', display: '', verified: false } },
      'loinc_check_digit loinc.code',
    ],
    ['a number without a unit', { unit: null }, 'unit_missing unit'],
    ['an invalid unit', { unit: 'mmol per L' }, 'unit_malformed unit'],
    [
      'a second unit without a known conversion',
      { second_unit: { unit: '[IU]/L', unit_display: 'IU/L', decimals: 0 } },
      'second_unit_unknown second_unit.unit',
    ],
    [
      'a second unit of mass without a LOINC code',
      { loinc: null, second_unit: { unit: 'mg/dL', unit_display: 'mg/dL', decimals: 1 } },
      'second_unit_unknown second_unit.unit',
    ],
    [
      'a second unit that is invalid',
      { second_unit: { unit: 'mmol per L', unit_display: 'mmol', decimals: 0 } },
      'unit_malformed second_unit.unit',
    ],
    [
      'a second unit that is the unit',
      { second_unit: { unit: 'mmol/L', unit_display: 'mmol/L', decimals: 1 } },
      'second_unit_same second_unit.unit',
    ],
    [
      'a second unit of a text',
      {
        result_type: 'text',
        unit: null,
        ranges: [],
        plausible: null,
        second_unit: { unit: 'mg/dL', unit_display: 'mg/dL', decimals: 1 },
      },
      'second_unit_not_numeric second_unit.unit',
    ],
    [
      'an uncertainty of a text',
      { result_type: 'text', unit: null, ranges: [], plausible: null, uncertainty: [uncertain()] },
      'uncertainty_not_numeric uncertainty',
    ],
    [
      'an uncertainty of 0',
      { uncertainty: [uncertain({ expanded: '0.0' })] },
      'uncertainty_value uncertainty.0.expanded',
    ],
    [
      'an uncertainty of no values',
      { uncertainty: [uncertain({ from: '4.0', to: '4.00' })] },
      'uncertainty_range uncertainty.0.to',
    ],
    [
      'two uncertainties of the same values',
      { uncertainty: [uncertain({ to: '4.0' }), uncertain({ from: '3.9' })] },
      'uncertainty_overlap uncertainty.1.from',
    ],
    [
      'an interval without limits',
      { ranges: [range({ low: null, high: null })] },
      'limits_missing ranges.0.low',
    ],
    [
      'a lower limit above the upper one',
      { ranges: [range({ low: '10.0', high: '9.9' })] },
      'limits_order ranges.0.high',
    ],
    [
      'a lower limit above the upper one, with negative numbers',
      { ranges: [range({ low: '-2', high: '-2.5' })], plausible: null },
      'limits_order ranges.0.high',
    ],
    [
      'an interval that ends before it begins',
      {
        ranges: [
          range(),
          range({ sex: 'male', age_min: years(18), age_max: { value: 12, unit: 'mo' } }),
        ],
      },
      'age_order ranges.1.age_max',
    ],
    [
      'an interval with an empty age range',
      {
        ranges: [
          range(),
          range({ sex: 'male', age_min: years(1), age_max: { value: 12, unit: 'mo' } }),
        ],
      },
      'age_order ranges.1.age_max',
    ],
    [
      'two intervals for the same patients',
      { ranges: [range(), range({ low: '3.6' })] },
      'intervals_tie ranges.1',
    ],
    [
      'two intervals without an upper age limit',
      { ranges: [range(), range({ age_min: years(60) })] },
      'intervals_tie ranges.1',
    ],
    [
      'two intervals for the same condition',
      { ranges: [range(), range({ applies_to: 'pregnant' }), range({ applies_to: 'pregnant' })] },
      'intervals_tie ranges.2',
    ],
    [
      'a reference interval that reaches the lower critical limit',
      { ranges: [range({ low: '2.8' }), critical()] },
      'reference_outside_critical ranges.0',
    ],
    [
      'a reference interval that passes the upper critical limit',
      { ranges: [range({ high: '7' }), critical()] },
      'reference_outside_critical ranges.0',
    ],
    [
      'a reference interval that reaches a critical limit for children only',
      {
        ranges: [
          range(),
          critical({ age_min: years(16) }),
          critical({ low: '4.0', age_max: years(16) }),
        ],
      },
      'reference_outside_critical ranges.0',
    ],
    [
      'a reference interval that reaches a critical limit in pregnancy only',
      { ranges: [range(), range({ applies_to: 'pregnant', low: '2.0' }), critical()] },
      'reference_outside_critical ranges.1',
    ],
    [
      'plausible limits in the wrong order',
      { plausible: { low: '15', high: '1' }, ranges: [range()] },
      'limits_order plausible.high',
    ],
    [
      'an empty plausible range',
      { plausible: { low: null, high: null } },
      'limits_missing plausible.low',
    ],
    [
      'a measuring range with limits in the wrong order',
      { measuring_range: { low: '9', high: '1.5' } },
      'limits_order measuring_range.high',
    ],
    ['an active test without a specimen', { specimens: [] }, 'specimen_missing specimens'],
    [
      'no default specimen',
      { specimens: [specimenOf('SER', 'sst', { default: false })] },
      'specimen_default specimens',
    ],
    [
      'two default specimens',
      { specimens: [specimenOf('SER', 'sst'), specimenOf('PLAS', 'heparin')] },
      'specimen_default specimens',
    ],
    [
      'a duplicate specimen',
      { specimens: [specimenOf('SER', 'sst'), specimenOf('SER', 'sst', { default: false })] },
      'specimen_repeated specimens.1.container',
    ],
    [
      'a stability in storage without one outside storage',
      { specimens: [specimenOf('SER', 'sst', { refrigerated_hours: 48 })] },
      'storage_without_stability specimens.0.stability_hours',
    ],
    [
      'a specimen that must not be frozen, without a stability outside storage',
      { specimens: [specimenOf('SER', 'sst', { frozen_hours: 0 })] },
      'storage_without_stability specimens.0.stability_hours',
    ],
    [
      'a coded test without answers',
      { result_type: 'coded', unit: null, ranges: [], coded_values: [] },
      'answers_missing coded_values',
    ],
    [
      'a duplicate answer',
      {
        result_type: 'coded',
        unit: null,
        ranges: [],
        coded_values: [
          { code: 'pos', display: 'Positive', flag: 'POS' },
          { code: 'POS', display: 'Reactive', flag: 'POS' },
        ],
      },
      'answer_repeated coded_values.1.code',
    ],
    [
      'a missing expected answer',
      { result_type: 'text', unit: null, ranges: [range({ low: null, high: null })] },
      'text_missing ranges.0.text',
    ],
    [
      'a reference change value without its analytical variation',
      { delta: { ...rcv, within_subject_cv: '4.3' } },
      'delta_variation_missing delta.analytical_cv',
    ],
    [
      'a log-normal reference change value without variation of the patient',
      { delta: { ...rcv, mode: 'rcv_log', analytical_cv: '2.2' } },
      'delta_variation_missing delta.within_subject_cv',
    ],
    [
      'a reference change value without variation of the patient',
      { delta: { ...rcv, analytical_cv: '2.2', within_subject_cv: '0' } },
      'delta_variation delta.within_subject_cv',
    ],
    [
      'a delta threshold of zero',
      {
        delta: {
          enabled: true,
          mode: 'absolute',
          threshold: '0',
          direction: 'any',
          window_hours: 72,
          action: 'warn',
        },
      },
      'delta_threshold delta.threshold',
    ],
    [
      'a delay without hours',
      { portal: { visible: true, release: 'delay', delay_hours: null } },
      'portal_delay_missing portal.delay_hours',
    ],
    [
      'hours without a delay',
      { portal: { visible: true, release: 'manual', delay_hours: 24 } },
      'portal_delay_unneeded portal.delay_hours',
    ],
    [
      'autoverification of a calculated test',
      {
        kind: 'calculated',
        calculation: { expression: 'na', inputs: [{ alias: 'na', code: 'NA' }], valid_if: '' },
        specimens: [],
        autoverify,
      },
      'autoverify_not_measured autoverify.enabled',
    ],
    [
      'a titer without limits',
      {
        result_type: 'titer',
        unit: null,
        plausible: null,
        ranges: [range({ low: null, high: null })],
      },
      'limits_missing ranges.0.low',
    ],
    [
      'a percent delta check of a titer',
      {
        result_type: 'titer',
        unit: null,
        delta: {
          enabled: true,
          mode: 'percent',
          threshold: '20',
          direction: 'any',
          window_hours: 72,
          action: 'warn',
        },
      },
      'delta_mode delta.mode',
    ],
    [
      'a dilution step delta check of a number',
      {
        delta: {
          enabled: true,
          mode: 'steps',
          threshold: '2',
          direction: 'any',
          window_hours: 72,
          action: 'warn',
        },
      },
      'delta_mode delta.mode',
    ],
    [
      'a fractional dilution step threshold',
      {
        result_type: 'titer',
        unit: null,
        delta: {
          enabled: true,
          mode: 'steps',
          threshold: '1.5',
          direction: 'any',
          window_hours: 72,
          action: 'warn',
        },
      },
      'delta_steps delta.threshold',
    ],
    [
      'a dilution step threshold above the maximum',
      {
        result_type: 'titer',
        unit: null,
        delta: {
          enabled: true,
          mode: 'steps',
          threshold: '21',
          direction: 'any',
          window_hours: 72,
          action: 'warn',
        },
      },
      'delta_steps delta.threshold',
    ],
    [
      'a delta check of a ratio',
      {
        result_type: 'ratio',
        unit: null,
        delta: {
          enabled: true,
          mode: 'absolute',
          threshold: '2',
          direction: 'any',
          window_hours: 72,
          action: 'warn',
        },
      },
      'delta_not_numeric delta.enabled',
    ],
    [
      'a reflex rule that compares a titer with a number',
      {
        result_type: 'titer',
        unit: null,
        reflex: [{ when: { op: 'ge', value: '80' }, and: [], add: [], mode: 'auto', comment: '' }],
      },
      'reflex_titer reflex.0.when.value',
    ],
    [
      'a reflex rule that compares a ratio with a number',
      {
        result_type: 'ratio',
        unit: null,
        reflex: [{ when: { op: 'ge', value: '2' }, and: [], add: [], mode: 'auto', comment: '' }],
      },
      'reflex_ratio reflex.0.when.value',
    ],
    [
      'a file test with a unit',
      { result_type: 'attachment', unit_display: null, decimals: 0, plausible: null, ranges: [] },
      'file_unneeded unit',
    ],
    [
      'a narrative test with a unit',
      { ...file, result_type: 'narrative', unit: 'mmol/L' },
      'document_unneeded unit',
    ],
    [
      'a narrative test with coded answers',
      {
        ...file,
        result_type: 'narrative',
        coded_values: [{ code: 'pos', display: 'Positive', flag: 'POS' }],
      },
      'document_unneeded coded_values',
    ],
    [
      'a narrative test with two templates of one name',
      {
        ...file,
        result_type: 'narrative',
        narrative_templates: [
          { name: 'Colon biopsy', text: '## Diagnosis' },
          { name: 'COLON BIOPSY', text: '## Comment' },
        ],
      },
      'template_repeated narrative_templates.1.name',
    ],
    [
      'a file test with a template',
      { ...file, narrative_templates: [{ name: 'Colon biopsy', text: '## Diagnosis' }] },
      'templates_unneeded narrative_templates',
    ],
    ['a file test with decimals', { ...file, decimals: 1 }, 'file_unneeded decimals'],
    ['a file test with an interval', { ...file, ranges: [range()] }, 'file_unneeded ranges.0.type'],
    [
      'a file test with plausible limits',
      { ...file, plausible: { low: '1', high: null } },
      'file_unneeded plausible.low',
    ],
    [
      'a file test with a measuring range',
      { ...file, measuring_range: { low: '1', high: null } },
      'file_unneeded measuring_range.low',
    ],
    [
      'a file test with coded answers',
      { ...file, coded_values: [{ code: 'pos', display: 'Positive', flag: 'POS' }] },
      'file_unneeded coded_values',
    ],
    [
      'a file test with a reflex rule',
      {
        ...file,
        reflex: [
          { when: { op: 'flag', value: 'H' }, and: [], add: ['K'], mode: 'auto', comment: '' },
        ],
      },
      'file_unneeded reflex',
    ],
    [
      'a file test with a delta check',
      {
        ...file,
        delta: {
          enabled: true,
          mode: 'absolute',
          threshold: '1',
          direction: 'any',
          window_hours: 72,
          action: 'warn',
        },
      },
      'delta_not_numeric delta.enabled',
    ],
    [
      'a file test with autoverification',
      { ...file, autoverify },
      'autoverify_text autoverify.enabled',
    ],
    [
      'a calculated file test',
      {
        ...file,
        kind: 'calculated',
        specimens: [],
        calculation: { expression: 'na', inputs: [{ alias: 'na', code: 'NA' }], valid_if: '' },
      },
      'calculation_not_numeric result_type',
    ],
    [
      'a text test with autoverification',
      { result_type: 'text', unit: null, ranges: [], autoverify },
      'autoverify_text autoverify.enabled',
    ],
    [
      'a text test with a delta check',
      {
        result_type: 'text',
        unit: null,
        ranges: [],
        delta: {
          enabled: true,
          mode: 'percent',
          threshold: '20',
          direction: 'any',
          window_hours: 72,
          action: 'warn',
        },
      },
      'delta_not_numeric delta.enabled',
    ],
  ])('%s', (_, change, expected) => {
    const findings = checkDefinition({ ...sound, ...change }, inStarter);
    expect(codesAndPlaces(findings.filter(({ severity }) => severity === 'refused'))).toEqual([
      expected,
    ]);
  });
});

describe('warnings', () => {
  it.each<[string, Partial<TestDefinition>, string[]]>([
    ['a unit with unknown symbols', { unit: 'copies/mL' }, ['unit_unknown unit']],
    ['no reference interval', { ranges: [critical()] }, ['no_reference ranges']],
    [
      'a narrow age range within a wider one',
      { ranges: [range(), range({ age_min: years(60), age_max: years(70) }), critical()] },
      ['intervals_overlap ranges.1'],
    ],
    [
      'ages without an interval',
      { ranges: [range({ age_max: years(10) }), range({ age_min: years(12) }), critical()] },
      ['ages_uncovered ranges.reference'],
    ],
    [
      'a sex without an interval',
      { ranges: [range({ sex: 'male' }), critical()] },
      ['ages_uncovered ranges.reference'],
    ],
    [
      'critical limits for some ages only',
      { ranges: [range(), critical({ age_min: years(18) })] },
      ['ages_uncovered ranges.critical'],
    ],
    [
      'a critical limit outside the plausible range',
      { plausible: { low: '3.0', high: '15' } },
      ['critical_outside_plausible ranges.1'],
    ],
    [
      'an interval without a source',
      { ranges: [range({ source: '' }), critical()] },
      ['source_missing ranges.0.source'],
    ],
    [
      'an uncertainty without a source',
      { uncertainty: [uncertain({ source: '' })] },
      ['source_missing uncertainty.0.source'],
    ],
    [
      'autoverification without a reference interval',
      { ranges: [critical()], autoverify },
      ['autoverify_no_reference autoverify.enabled', 'no_reference ranges'],
    ],
    [
      'autoverification by critical limits without critical limits',
      { ranges: [range()], autoverify: { ...autoverify, within: 'critical' } },
      ['autoverify_no_critical autoverify.within'],
    ],
    [
      'autoverification that requires a missing delta check',
      { delta: null, autoverify: { ...autoverify, require_delta: true } },
      ['autoverify_no_delta autoverify.require_delta'],
    ],
    [
      'disabled autoverification that requires a missing delta check',
      { delta: null, autoverify: { ...autoverify, enabled: false, require_delta: true } },
      [],
    ],
    [
      'an urgent turnaround time longer than the routine one',
      {
        tat: { routine_min: 60, urgent_min: 90, stat_min: 30, start: 'received', end: 'verified' },
      },
      ['turnaround_order tat.routine_min'],
    ],
  ])('%s', (_, change, expected) => {
    const findings = checkDefinition({ ...sound, ...change }, inStarter);
    expect(codesAndPlaces(findings)).toEqual(expected);
    expect(findings.map(({ severity }) => severity)).toEqual(expected.map(() => 'warned'));
  });

  it('states the sex and the ages', () => {
    const findings = checkDefinition(
      {
        ...sound,
        ranges: [range({ sex: 'male' }), range({ sex: 'female', age_min: years(12) }), critical()],
      },
      inStarter,
    );
    expect(findings).toEqual([
      {
        code: 'ages_uncovered',
        severity: 'warned',
        sentence: 'do not cover all ages',
        at: 'ranges.reference',
        sex: 'female',
        from: years(0),
        to: years(12),
      },
    ]);
  });

  it('does not require a specimen for a draft, nor a unit for a text result', () => {
    expect(found({ status: 'draft', specimens: [] })).toEqual([]);
    expect(found({ result_type: 'text', unit: null, ranges: [], plausible: null })).toEqual([]);
  });
});

describe('panel', () => {
  const member = (code: string, rest: Partial<RelatedTest> = {}): RelatedTest => ({
    code,
    kind: 'single',
    status: 'active',
    result_type: 'numeric',
    members: [],
    calculation: null,
    reflex: [],
    ...rest,
  });
  const others = [
    member('NA'),
    member('OLD', { status: 'retired' }),
    member('NEW', { status: 'draft' }),
    member('INNER', { kind: 'panel', members: ['NA'] }),
    member('ROUND', { kind: 'panel', members: ['INNER', 'PANEL'] }),
    member('FAR', { kind: 'panel', members: ['ROUND'] }),
    member('LOOP', { kind: 'panel', members: ['LOOP'] }),
  ];

  it.each<[string, string[], string[]]>([
    ['with tests and panels', ['NA', 'INNER'], []],
    ['of nothing', [], ['members_missing members']],
    ['with a test twice', ['NA', 'NA'], ['member_repeated members.1']],
    ['with an unknown test', ['XX'], ['member_unknown members.0']],
    ['with a retired test', ['NA', 'OLD'], ['member_retired members.1']],
    ['with a test that is not offered yet', ['NEW'], ['member_draft members.0']],
    ['with itself', ['PANEL'], ['panel_cycle members.0']],
    ['with a panel that contains it', ['ROUND'], ['panel_cycle members.0']],
    ['with one that contains it further down', ['NA', 'FAR'], ['panel_cycle members.1']],
    ['with one that goes round by itself', ['LOOP'], []],
  ])('%s', (_, members, expected) => {
    expect(
      found(
        { code: 'PANEL', kind: 'panel', unit: null, specimens: [], ranges: [], members },
        findIn(others),
      ),
    ).toEqual(expected);
  });
});

describe('reflex rule', () => {
  const rule = (rest: Partial<TestDefinition['reflex'][number]>) => ({
    reflex: [
      {
        when: { op: 'lt', value: '3.0' } as const,
        and: [],
        add: ['NA'],
        mode: 'auto' as const,
        comment: '',
        ...rest,
      },
    ],
  });
  const draft = (code: string) =>
    code === 'DRAFT' ? { ...starter('NA'), code, status: 'draft' as const } : inStarter(code);

  it.each<[string, Partial<TestDefinition>, string[]]>([
    ['that uses an active test', rule({ and: [{ code: 'CREA', op: 'gt', value: '1.5' }] }), []],
    [
      'that compares a number with text',
      rule({ when: { op: 'lt', value: 'low' } }),
      ['reflex_value reflex.0.when.value'],
    ],
    ['that compares a flag', rule({ when: { op: 'flag', value: 'LL' } }), []],
    ['that adds an unknown test', rule({ add: ['NA', 'XX'] }), ['reflex_unknown reflex.0.add']],
    ['that adds its own test', rule({ add: ['K'] }), ['reflex_itself reflex.0.add']],
    ['that adds an inactive test', rule({ add: ['DRAFT'] }), ['reflex_not_offered reflex.0.add']],
    [
      'that uses an unknown test',
      rule({ and: [{ code: 'XX', op: 'gt', value: '1.5' }] }),
      ['reflex_unknown reflex.0.and.0.code'],
    ],
  ])('%s', (_, change, expected) => {
    expect(found(change, draft)).toEqual(expected);
  });
});

describe('calculated test', () => {
  const related = (code: string, rest: Partial<RelatedTest> = {}): RelatedTest => ({
    code,
    kind: 'single',
    status: 'active',
    result_type: 'numeric',
    members: [],
    calculation: null,
    reflex: [],
    ...rest,
  });
  const from = (...codes: string[]) => ({
    expression: 'a',
    inputs: codes.map((code) => ({ alias: 'a', code })),
    valid_if: '',
  });
  const others = [
    related('CHOL'),
    related('HDL'),
    related('TRIG'),
    related('OLD', { status: 'retired' }),
    related('NEW', { status: 'draft' }),
    related('WORD', { result_type: 'text' }),
    related('PAIR', { kind: 'panel' }),
    related('ROUND', { kind: 'calculated', calculation: from('LDL') }),
    related('FAR', { kind: 'calculated', calculation: from('ROUND') }),
  ];
  const ldl = starter('LDL');
  const withCalculation = (
    change: Partial<NonNullable<TestDefinition['calculation']>>,
    rest: Partial<TestDefinition> = {},
  ) =>
    codesAndPlaces(
      checkDefinition(
        {
          ...ldl,
          ranges: [range()],
          calculation: ldl.calculation && { ...ldl.calculation, ...change },
          ...rest,
        },
        findIn(others),
      ),
    );
  const input = (code: string) => ({
    inputs: [
      { alias: 'tc', code: 'CHOL' },
      { alias: 'hdl', code: 'HDL' },
      { alias: 'tg', code },
    ],
  });

  it.each<[string, string[], string[]]>([
    ['of numbers', withCalculation({}), []],
    [
      'without a formula',
      withCalculation({}, { calculation: null }),
      ['calculation_missing calculation.expression'],
    ],
    [
      'with a text result',
      withCalculation({}, { result_type: 'text', unit: null, ranges: [], plausible: null }),
      ['calculation_not_numeric result_type'],
    ],
    [
      'whose formula contains an unknown name',
      withCalculation({ expression: 'tc - hdl - tgl / 5', valid_if: '' }),
      ['formula_name calculation.expression'],
    ],
    [
      'whose validity condition is not a comparison',
      withCalculation({ valid_if: 'tg' }),
      ['formula_condition_needed calculation.valid_if'],
    ],
    [
      'of an unknown test',
      withCalculation(input('XX')),
      ['input_unknown calculation.inputs.2.code'],
    ],
    ['of words', withCalculation(input('WORD')), ['input_not_numeric calculation.inputs.2.code']],
    ['of a panel', withCalculation(input('PAIR')), ['input_panel calculation.inputs.2.code']],
    [
      'of a retired test',
      withCalculation(input('OLD')),
      ['input_retired calculation.inputs.2.code'],
    ],
    ['of a draft test', withCalculation(input('NEW')), ['input_draft calculation.inputs.2.code']],
    ['of itself', withCalculation(input('LDL')), ['calculation_cycle calculation.inputs.2.code']],
    [
      'of a test that depends on it indirectly',
      withCalculation(input('FAR')),
      ['calculation_cycle calculation.inputs.2.code'],
    ],
    [
      'with a duplicate input',
      withCalculation(input('HDL')),
      ['input_repeated calculation.inputs.2.code'],
    ],
    [
      'with an unused input',
      withCalculation({ expression: 'tc - hdl', valid_if: '' }),
      ['input_unused calculation.inputs.2.alias'],
    ],
    [
      'that is a measured test',
      withCalculation({}, { kind: 'single', specimens: starter('K').specimens }),
      ['calculation_unneeded calculation.expression'],
    ],
  ])('%s', (_, findings, expected) => {
    expect(findings).toEqual(expected);
  });

  it('explains to the server where a formula cannot be parsed', () => {
    const [finding] = checkDefinition(
      {
        ...ldl,
        ranges: [range()],
        calculation: ldl.calculation && { ...ldl.calculation, expression: 'tc - hdl - tgl / 5' },
      },
      findIn(others),
    );
    expect(finding?.sentence).toBe(
      'contains unknown input tgl at character 12; use tc, hdl, tg, age, sex',
    );
  });
});

describe('the ages of incomplete intervals', () => {
  const scope = ({ type, sex, age_min, age_max, applies_to }: RangeRow) => ({
    type,
    sex,
    age_min,
    age_max,
    applies_to,
  });
  const codes = (ranges: RangeRow[], coversAges = true) =>
    codesAndPlaces(checkAges(ranges.map(scope), { coversAges }));

  it.each([
    ['cover all patients', [range(), critical()], []],
    [
      'leave ages without an interval',
      [range({ age_min: years(18) })],
      ['ages_uncovered ranges.reference'],
    ],
    ['leave men without one', [range({ sex: 'female' })], ['ages_uncovered ranges.reference']],
    ['overlap', [range(), range({ age_max: years(18) })], ['intervals_overlap ranges.1']],
    ['apply equally', [range(), range()], ['intervals_tie ranges.1']],
  ] satisfies [string, RangeRow[], string[]][])('%s', (_, ranges, expected) => {
    expect(codes(ranges)).toEqual(expected);
    const complete = checkDefinition({ ...sound, ranges }, inStarter);
    expect(codesAndPlaces(complete).filter((each) => /^(intervals_|ages_)/.test(each))).toEqual(
      expected,
    );
  });

  it('need no interval at each age where the result is not a number', () => {
    expect(codes([range({ age_min: years(18) })], false)).toEqual([]);
  });
});
