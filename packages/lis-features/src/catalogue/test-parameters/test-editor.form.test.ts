import { specimenOf, testParameterBody, type TestDefinition } from '@alms/lis-domain/catalogue';
import { aCatalogue, aTestParameter } from '@alms/lis-domain/fixtures';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bloodGroup, contradictory, potassium, titer } from './test-editor.args.ts';
import { changesOf, intervalLines, sectionAt, sectionsOf, testSections } from './test-sections.ts';
import { fieldAt, findingsOf, scopesOf, testForm } from './test-editor.form.ts';
import {
  fieldsOf,
  newTest,
  specimenFields,
  valuesOf,
  type RangeFields,
  type TestFields,
} from './test-fields.ts';

const typed = (change: Partial<TestFields>) =>
  v.safeParse(testForm, { ...fieldsOf(valuesOf(potassium)), ...change });
const faults = (change: Partial<TestFields>) =>
  typed(change).issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);

describe('testForm', () => {
  it.each(
    [...aCatalogue(), potassium, titer, bloodGroup, aTestParameter('FILM')].map(
      (test) => [`${test.code} ${test.version}`, test] as const,
    ),
  )('shows %s and saves it unchanged', (_, test) => {
    expect(v.parse(testForm, fieldsOf(valuesOf(test)))).toEqual(
      v.parse(testParameterBody, valuesOf(test)),
    );
  });

  it('reactivates a retired test on save, and keeps a draft as a draft', () => {
    const statusOf = (status: TestDefinition['status']) =>
      v.parse(testForm, fieldsOf(valuesOf(aTestParameter('K', { status })))).status;
    expect(
      ['draft', 'active', 'retired'].map((status) => statusOf(status as TestDefinition['status'])),
    ).toEqual(['draft', 'active', 'active']);
  });

  it.each<[string, Partial<TestFields>, string[]]>([
    [
      'a template without a name and one with a tab',
      {
        result_type: 'narrative',
        narrative_templates: [
          { id: '0', name: '', text: 'Normal.' },
          { id: '1', name: 'Normal', text: 'One\ttwo' },
        ],
      },
      ['narrative_templates.0.name required', 'narrative_templates.1.text templateText'],
    ],
    ['no name', { name: ' ', short_name: 'K' }, ['name required']],
    ['an overlong name', { name: 'x'.repeat(121) }, ['name tooLong']],
    ['a code in lower case', { code: 'k+' }, ['code codeInvalid']],
    ['a text limit', { plausible_low: 'one' }, ['plausible_low decimalInvalid']],
    ['a fractional number of decimals', { decimals: '1.5' }, ['decimals wholeInvalid']],
    ['a missing turnaround time', { tat_stat_min: '' }, ['tat_stat_min wholeInvalid']],
    ['a fraction of a cent', { price_amount_minor: '8.505' }, ['price_amount_minor amountInvalid']],
    ['an unknown currency', { price_currency: 'dollars' }, ['price_currency currencyInvalid']],
    [
      'a delta check without a threshold',
      { delta_threshold: '' },
      ['delta_threshold decimalInvalid'],
    ],
    ['an incorrect LOINC check digit', { loinc_code: '2823-4' }, ['loinc_code loinc_check_digit']],
    ['no unit', { unit: '' }, ['unit unit_missing']],
    [
      'a non-numeric age',
      {
        ranges: [
          {
            ...fieldsOf(valuesOf(potassium)).ranges[0],
            age_min: 'x',
          } as TestFields['ranges'][number],
        ],
      },
      ['ranges.0.age_min wholeInvalid'],
    ],
    [
      'a volume of zero',
      { specimens: [specimenFields(specimenOf('SER', 'sst', { min_volume_ml: '0' }), '1')] },
      ['specimens.0.min_volume_ml decimalInvalid'],
    ],
    [
      'a text stability',
      {
        specimens: [
          { ...specimenFields(specimenOf('SER', 'sst'), '1'), stability_hours: 'two days' },
        ],
      },
      ['specimens.0.stability_hours wholeInvalid'],
    ],
    [
      'a stability in storage without one outside storage',
      {
        specimens: [{ ...specimenFields(specimenOf('SER', 'sst'), '1'), refrigerated_hours: '48' }],
      },
      ['specimens.0.stability_hours storage_without_stability'],
    ],
    [
      'a text stability in the freezer',
      {
        specimens: [
          {
            ...specimenFields(specimenOf('SER', 'sst', { stability_hours: 6 }), '1'),
            frozen_hours: 'a month',
          },
        ],
      },
      ['specimens.0.frozen_hours wholeInvalid'],
    ],
    [
      'a delay without hours',
      { portal_release: 'delay' },
      ['portal_delay_hours portal_delay_missing'],
    ],
    [
      'a text delay',
      { portal_release: 'delay', portal_delay_hours: 'a day' },
      ['portal_delay_hours wholeInvalid'],
    ],
    [
      'a minimum repeat interval of half an hour',
      { min_repeat_hours: '0.5' },
      ['min_repeat_hours wholeInvalid'],
    ],
    [
      'a limit of sex and age in the wrong order',
      {
        orderable_for_age_min: '60',
        orderable_for_age_max: '600',
        orderable_for_age_max_unit: 'd',
      },
      ['orderable_for_age_max age_order'],
    ],
    [
      'a limit at half a year',
      { orderable_for_age_min: '0.5' },
      ['orderable_for_age_min wholeInvalid'],
    ],
    [
      'an overlong patient preparation',
      { patient_preparation: 'x'.repeat(1_001) },
      ['patient_preparation tooLong'],
    ],
    ['no specimen', { specimens: [] }, ['specimens specimen_missing']],
  ])('rejects %s at its field', (_, change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it('reports contradictions before saving', () => {
    expect(
      findingsOf(fieldsOf(valuesOf(contradictory))).map(({ code, at }) => `${code} ${at}`),
    ).toEqual([
      'source_missing ranges.2.source',
      'intervals_tie ranges.1',
      'ages_uncovered ranges.reference',
      'ages_uncovered ranges.reference',
    ]);
  });

  it('reports no findings while values are incomplete', () => {
    expect(findingsOf({ ...fieldsOf(valuesOf(contradictory)), decimals: '' })).toEqual([]);
  });

  it('normalises decimal commas, hyphens, aliases and prices', () => {
    const { output } = typed({
      plausible_low: ' 1,5 ',
      loinc_code: '2823–3',
      aliases: 'Kalium, , K+ ',
      price_amount_minor: '9,5',
      price_currency: 'eur',
      price_tax_bp: '7,25',
    });
    expect(output).toMatchObject({
      plausible: { low: '1.5', high: '15.0' },
      loinc: { code: '2823-3' },
      aliases: ['Kalium', 'K+'],
      price: { amount_minor: 950, currency: 'EUR', tax_bp: 725 },
    });
  });

  it('omits fields that do not apply to a non-numeric test or a panel', () => {
    const fields = { ranges: [], unit: '' };
    expect(typed({ ...fields, result_type: 'text' }).output).toMatchObject({
      plausible: null,
      delta: null,
      measuring_range: null,
    });
    expect(typed({ ...fields, kind: 'panel', members: ['NA'] }).output).toMatchObject({
      specimens: [],
      tat: null,
      members: ['NA'],
    });
  });

  it('reads the limits of sex and age, and none for a panel', () => {
    const fields = {
      orderable_for_sex: 'female',
      orderable_for_age_min: ' 10 ',
      orderable_for_age_max: '24',
      orderable_for_age_max_unit: 'mo',
    };
    expect(typed({ ...fields, orderable_for_age_min: '' }).output).toMatchObject({
      orderable_for: { sex: 'female', age_min: null, age_max: { value: 24, unit: 'mo' } },
    });
    expect(typed({ ...fields, orderable_for_age_max_unit: 'a' }).output).toMatchObject({
      orderable_for: {
        sex: 'female',
        age_min: { value: 10, unit: 'a' },
        age_max: { value: 24, unit: 'a' },
      },
    });
    expect(
      typed({ ...fields, kind: 'panel', members: ['NA'], ranges: [], unit: '' }).output,
    ).toMatchObject({ orderable_for: { sex: 'any', age_min: null, age_max: null } });
  });

  it('uses dilution steps without a unit for titres, and no delta mode for ratios', () => {
    const { output } = typed({
      result_type: 'titer',
      delta_enabled: true,
      delta_threshold: '2',
      reflex: [],
    });
    expect(output).toMatchObject({
      result_type: 'titer',
      unit: null,
      unit_display: null,
      delta: { mode: 'steps', threshold: '2' },
      plausible: { low: '1.0', high: '15.0' },
    });
    expect(typed({ result_type: 'ratio', reflex: [] }).output).toMatchObject({
      unit: null,
      delta: null,
      plausible: { low: '1.0', high: '15.0' },
    });
    expect(faults({ result_type: 'titer', delta_enabled: true, delta_threshold: '1,5' })).toEqual([
      'delta_threshold delta_steps',
    ]);
  });

  it('takes both coefficients of variation of a reference change value', () => {
    const byVariation = { delta_enabled: true, delta_mode: 'rcv', delta_threshold: '' };
    const { output } = typed({
      ...byVariation,
      delta_analytical_cv: '2.2',
      delta_within_subject_cv: '4,3',
    });
    expect(output).toMatchObject({
      delta: { mode: 'rcv', threshold: '1', analytical_cv: '2.2', within_subject_cv: '4.3' },
    });
    expect(
      typed({
        ...byVariation,
        delta_mode: 'rcv_log',
        delta_analytical_cv: '5',
        delta_within_subject_cv: '40',
      }).output,
    ).toMatchObject({ delta: { mode: 'rcv_log', threshold: '1', within_subject_cv: '40' } });
    expect(faults({ ...byVariation, delta_analytical_cv: '2.2' })).toEqual([
      'delta_within_subject_cv decimalInvalid',
    ]);
    expect(
      faults({ ...byVariation, delta_analytical_cv: '2.2', delta_within_subject_cv: '0' }),
    ).toEqual(['delta_within_subject_cv delta_variation']);
  });

  it('omits value fields for a file result', () => {
    const { output, issues } = typed({
      result_type: 'attachment',
      delta_enabled: true,
      delta_threshold: '2',
      autoverify_enabled: true,
      decimals: 'two',
    });
    expect(issues).toBeUndefined();
    expect(output).toMatchObject({
      result_type: 'attachment',
      unit: null,
      unit_display: null,
      decimals: 0,
      ranges: [],
      coded_values: [],
      plausible: null,
      measuring_range: null,
      delta: null,
      autoverify: null,
      reflex: [],
    });
  });

  it('saves the hours of a delayed release only, and no specimen fields for calculated tests', () => {
    const fields = {
      portal_release: 'delay',
      portal_delay_hours: '72',
      min_repeat_hours: '24',
      patient_preparation: 'Fasting',
      collection_instructions: 'On ice',
      consent_required: true,
    };
    expect(typed(fields).output).toMatchObject({
      portal: { visible: true, release: 'delay', delay_hours: 72 },
      min_repeat_hours: 24,
      collection_instructions: 'On ice',
      consent_required: true,
    });
    expect(typed({ ...fields, portal_release: 'manual' }).output).toMatchObject({
      portal: { release: 'manual', delay_hours: null },
    });
    expect(
      typed({ ...fields, ranges: [], unit: '', kind: 'panel', members: ['NA'] }).output,
    ).toMatchObject({
      portal: { release: 'on_verify', delay_hours: null },
      min_repeat_hours: null,
      patient_preparation: 'Fasting',
      collection_instructions: '',
      consent_required: false,
    });
  });

  it('saves only the members of a new panel', () => {
    const fields = {
      ...fieldsOf(valuesOf(newTest)),
      code: 'SALTS',
      kind: 'panel',
      name: 'Salts',
      members: ['NA'],
    };
    expect(v.parse(testForm, fields)).toMatchObject({
      code: 'SALTS',
      kind: 'panel',
      short_name: 'Salts',
      members: ['NA'],
      unit: null,
      specimens: [],
    });
  });

  it('treats an incomplete age as open-ended', () => {
    const [first] = fieldsOf(valuesOf(potassium)).ranges;
    expect(scopesOf(first ? [{ ...first, age_min: '1x', age_max: '' }] : [])).toMatchObject([
      { age_min: null, age_max: null },
    ]);
  });

  it.each([
    ['plausible.low', 'plausible_low'],
    ['ranges.2.age_min.value', 'ranges.2.age_min'],
    ['ranges.1', 'ranges.1.low'],
    ['loinc.code', 'loinc_code'],
    ['members.3', 'members'],
    ['specimens.1.container', 'specimens.1.container'],
    ['status', 'offered'],
    ['name', 'name'],
  ])('finds the field of %s: %s', (at, field) => {
    expect(fieldAt(at)).toBe(field);
  });
});

describe('sections', () => {
  const named = (code: string) => fieldsOf(valuesOf(aTestParameter(code)));

  it.each([
    [
      'K',
      'general specimens preparation result intervals critical checks reflex turnaround release',
    ],
    [
      'LDL',
      'general calculation preparation result intervals critical checks reflex turnaround release',
    ],
    ['UGLU', 'general specimens preparation result intervals checks reflex turnaround release'],
    ['LYTES', 'general members preparation'],
  ])('of %s are those with fields', (code, expected) => {
    expect(sectionsOf(named(code))).toEqual([...expected.split(' '), 'translations', 'price']);
  });

  it('of a file result have no values', () => {
    const sections = sectionsOf({ ...named('K'), result_type: 'attachment' });
    for (const gone of ['intervals', 'critical', 'checks', 'reflex'])
      expect(sections).not.toContain(gone);
  });

  it.each([
    ['ranges.0.low', 'intervals'],
    ['ranges.1.low', 'critical'],
    ['ranges.critical', 'critical'],
    ['unit_display', 'result'],
    ['unit', 'result'],
    ['offered', 'general'],
    ['delta_threshold', 'checks'],
    ['autoverify_within', 'checks'],
    ['portal_delay_hours', 'release'],
    ['coded_values.0.code', 'result'],
    ['coded_values.0.translations.fr', 'translations'],
    ['calculation_inputs.0.alias', 'calculation'],
    ['members', 'members'],
  ])('show the field %s in %s', (path, section) => {
    expect(sectionAt(path, named('K'))).toBe(section);
  });

  it('belong to every field', () => {
    const fields = named('K');
    const known = new Set<string>(testSections);
    for (const name of Object.keys(fields)) expect(known).toContain(sectionAt(name, fields));
    expect(sectionAt('price_amount_minor', fields)).toBe('price');
  });
});

describe('unsaved changes', () => {
  const saved = fieldsOf(valuesOf(aTestParameter('K')));
  const [adult, child, grown] = saved.ranges as [RangeFields, RangeFields, RangeFields];
  const changed = (change: Partial<TestFields>) =>
    changesOf(saved, { ...saved, ...change }).map(({ section, part, interval }) =>
      [section, part, interval?.id].filter(Boolean).join(' '),
    );

  it('are none in an untouched form', () => {
    expect(changed({})).toEqual([]);
  });

  it.each<[string, Partial<TestFields>, string[]]>([
    ['fields of one part', { delta_threshold: '9', delta_window_hours: '9' }, ['checks delta']],
    [
      'parts in page order',
      { price_tax_bp: '5', offered: false, method: 'x' },
      ['general status', 'result method', 'price price'],
    ],
    [
      'an edited interval',
      { ranges: [{ ...adult, high: '9' }, child, grown] },
      ['intervals ranges 0'],
    ],
    ['a removed critical limit', { ranges: [adult, grown] }, ['critical ranges 1']],
    [
      'a new interval',
      { ranges: [adult, { ...adult, id: 'new-1', sex: 'male' }, child, grown] },
      ['intervals ranges new-1'],
    ],
    [
      'an interval that became critical',
      { ranges: [{ ...adult, type: 'critical' }, child, grown] },
      ['critical ranges 0'],
    ],
  ])('are %s', (_, change, expected) => {
    expect(changed(change)).toEqual(expected);
  });

  it('name a translated answer with the translations, not with the answers', () => {
    const coded = fieldsOf(valuesOf(aTestParameter('MALAG')));
    const coded_values = coded.coded_values.map((row, index) =>
      index === 0 ? { ...row, translations: { ...row.translations, fr: 'Positif' } } : row,
    );
    expect(changesOf(coded, { ...coded, coded_values }).map(({ part }) => part)).toEqual([
      'translations',
    ]);
  });

  it('do not include sections that no longer apply', () => {
    expect(changed({ result_type: 'attachment', ranges: [] })).toEqual(['result result_type']);
  });

  it('keep a removed interval behind its neighbour', () => {
    const order = (current: RangeFields[]) =>
      intervalLines(saved.ranges, current).map(({ row, index }) => `${row.id} ${index}`);
    expect(order([adult, grown])).toEqual(['0 0', '1 null', '2 1']);
    expect(order([grown])).toEqual(['0 null', '1 null', '2 0']);
    expect(order([])).toEqual(['0 null', '1 null', '2 null']);
  });
});
