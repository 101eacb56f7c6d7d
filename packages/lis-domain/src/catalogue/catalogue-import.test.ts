import { describe, expect, it } from 'vitest';
import { aCatalogue, aTestParameter, bloodFilm } from '../fixtures/index.ts';
import { csvOf } from '../spreadsheet/index.ts';
import { cellsOf, draftOf, linesOf } from './catalogue-cells.ts';
import { catalogueColumnNames, type CatalogueColumn } from './catalogue-columns.ts';
import { planImport, tableOf, type PlannedTest } from './catalogue-import.ts';
import { MAX_IMPORTED_ROWS } from './catalogue-import.schema.ts';
import { starterCatalogue } from './starter-catalogue.ts';
import { definitionOf, specimenOf, type TestDefinition } from './test-parameter.schema.ts';

const catalogue = aCatalogue();
/** A cell after a round trip through a spreadsheet file. */
const readBack = (cell: string) =>
  csvOf(['h'], [[cell]])
    .split('\r\n')[1]
    ?.slice(1, -1)
    .replaceAll('""', '"') ?? '';
const noneUsed: ReadonlySet<string> = new Set();

/** Plans an import of the given columns and rows. */
function plan(
  columns: readonly CatalogueColumn[],
  rows: readonly string[][],
  used = noneUsed,
): PlannedTest[] {
  const table = tableOf([columns, ...rows]);
  if ('fault' in table) throw new Error(`${table.fault} ${table.at}`);
  return planImport(table, catalogue, used);
}

const brief = ({ code, outcome, changed, faults }: PlannedTest) => ({
  code,
  outcome,
  changed,
  faults: faults.map(({ line, column, code: fault }) => `${line} ${column} ${fault}`),
});
const only = (columns: readonly CatalogueColumn[], ...rows: string[][]) =>
  plan(columns, rows).map(brief);

/** A definition with every part set; it is not a usable test. */
const everyPart: TestDefinition = {
  ...definitionOf(aTestParameter('K')),
  aliases: ['Kalium; Serum', 'K|plus', String.raw`back\slash`],
  translations: {
    fr: { name: 'Potassium; sérum', meaning: 'Un sel | minéral', answers: { LOW: 'Bas; très' } },
    ar: { name: 'البوتاسيوم', meaning: '', answers: {} },
    es: { name: '', meaning: '', answers: { LOW: 'Bajo' } },
  },
  specimens: [
    specimenOf('PLAS', 'heparin', {
      min_volume_ml: '0.5',
      stability_hours: 48,
      fasting_required: true,
      refrigerated_hours: 168,
      frozen_hours: 0,
      transport_deviation: 'reject',
    }),
    specimenOf('SER', 'sst', {
      additive: 'gel; clot',
      transport: 'frozen',
      protect_from_light: true,
      default: false,
    }),
    specimenOf('BLD', 'edta', { default: false }),
  ],
  coded_values: [{ code: 'LOW', display: 'Low; very', flag: 'A' }],
  measuring_range: { low: '1.50', high: null },
  delta: {
    enabled: false,
    mode: 'rate_percent',
    threshold: '0.50',
    direction: 'down',
    window_hours: 48,
    action: 'hold',
  },
  autoverify: {
    enabled: true,
    within: 'critical',
    require_qc: true,
    require_delta: false,
    exclude_flags: ['L', 'H'],
  },
  reflex: [
    { when: { op: 'gt', value: '6.0' }, and: [], add: ['NA'], mode: 'auto', comment: '' },
    {
      when: { op: 'flag', value: 'HH' },
      and: [{ code: 'UKET', op: 'eq', value: 'Seen; more | or less' }],
      add: ['CREA', 'BUN'],
      mode: 'propose',
      comment: String.raw`=Think of "haemolysis"; a\b`,
    },
  ],
  tat: { routine_min: 240, urgent_min: 120, stat_min: 60, start: 'collected', end: 'released' },
  price: { amount_minor: 1250, currency: 'KWD', tax_bp: 725, billing_code: '=84132' },
  confidential: true,
  portal: { visible: false, release: 'delay', delay_hours: 72 },
  min_repeat_hours: 24,
  orderable_for: {
    sex: 'female',
    age_min: { value: 10, unit: 'a' },
    age_max: { value: 720, unit: 'mo' },
  },
  patient_preparation: '=Nothing to eat for twelve hours;\nwater is fine.',
  collection_instructions: 'On ice | at once',
  consent_required: true,
  calculation: {
    expression: '-a + b / 5',
    inputs: [
      { alias: 'a', code: 'NA' },
      { alias: 'b', code: 'CL' },
    ],
    valid_if: 'a < 400',
  },
  members: ['NA', 'CL'],
  ranges: [
    {
      type: 'critical',
      low: '-2.50',
      high: null,
      low_op: 'lt',
      high_op: 'gt',
      text: null,
      sex: 'female',
      age_min: { value: 3, unit: 'd' },
      age_max: { value: 1, unit: 'wk' },
      applies_to: 'fasting',
      source: 'Own study, 2025',
    },
  ],
};

/**
 * Cells contain limits of a titer as plain dilutions: a spreadsheet would turn `1:40` into a time
 * of day.
 */
const titer: TestDefinition = {
  ...definitionOf(aTestParameter('ANA')),
  measuring_range: { low: '20', high: '1280' },
  delta: {
    enabled: true,
    mode: 'steps',
    threshold: '2',
    direction: 'up',
    window_hours: 720,
    action: 'warn',
  },
  reflex: [
    { when: { op: 'ge', value: '1:640' }, and: [], add: ['CRP'], mode: 'propose', comment: '' },
  ],
};

/** A test with a reference change value, symmetric or log-normal. */
const byVariation = (mode: 'rcv' | 'rcv_log'): TestDefinition => ({
  ...definitionOf(aTestParameter('CREA')),
  code: mode === 'rcv' ? 'RCV' : 'RCVLOG',
  delta: {
    enabled: true,
    mode,
    threshold: '1',
    analytical_cv: '2.2',
    within_subject_cv: '4.3',
    direction: 'any',
    window_hours: 8_760,
    action: 'warn',
  },
});

/** Uncertainties by range of values, with a source that contains the separators of a list. */
const uncertain: TestDefinition = {
  ...definitionOf(aTestParameter('CREA')),
  code: 'MU',
  uncertainty: [
    { from: null, to: '1.00', mode: 'absolute', expanded: '0.06', source: 'QC data; ISO/TS 20914' },
    { from: '1.00', to: null, mode: 'percent', expanded: '5.5', source: '' },
  ],
};

/** Templates with line breaks and the separators of a list. */
const film: TestDefinition = {
  ...bloodFilm,
  narrative_templates: [
    ...bloodFilm.narrative_templates,
    { name: 'A; B', text: 'One | two; three \\ four\n\n## Conclusion' },
  ],
};

describe('catalogue cells', () => {
  it.each(
    [
      ...starterCatalogue,
      everyPart,
      titer,
      { ...titer, code: 'RATIO', result_type: 'ratio' as const, delta: null },
      byVariation('rcv'),
      byVariation('rcv_log'),
      uncertain,
      film,
    ].map((test) => [test.code, test] as const),
  )('%s is read back unchanged', (_, test) => {
    expect(draftOf(cellsOf(test))).toEqual(test);
  });

  it('contain nothing that a spreadsheet converts to a date or time', () => {
    const cells = [...starterCatalogue, titer].flatMap(linesOf).flat();
    expect(
      cells.filter((cell) => /^\d{1,4}[-:]\d{1,2}$/.test(cell) || /^\d{1,2} ?[ap]$/i.test(cell)),
    ).toEqual([]);
  });
});

describe('catalogue file', () => {
  it('changes nothing when re-imported unchanged, sorted, or without trailing zeros', () => {
    const rows = catalogue.flatMap(linesOf);
    const rounded = rows.map((row) =>
      row.map((cell) => (/^-?\d+\.\d*0$/.test(cell) ? String(Number(cell)) : cell)),
    );
    const guarded = rows.map((row) => row.map((cell) => readBack(cell)));
    for (const lines of [rows, rows.toReversed(), rounded, guarded])
      expect(
        plan(catalogueColumnNames, lines)
          .filter(({ outcome }) => outcome !== 'unchanged')
          .map(brief),
      ).toEqual([]);
  });

  it.each<[string, string[][], string, string]>([
    ['without rows', [['code', 'name']], 'empty', ''],
    ['without the code column', [['name'], ['Sodium']], 'column_missing', 'code'],
    [
      'with limits of nothing',
      [
        ['code', 'low'],
        ['NA', '1'],
      ],
      'column_missing',
      'interval',
    ],
    [
      'with a misspelt column',
      [
        ['code', 'nmae'],
        ['NA', 'Sodium'],
      ],
      'column_unknown',
      'nmae',
    ],
    [
      'with a column twice',
      [
        ['code', 'name', 'Name'],
        ['NA', 'a', 'b'],
      ],
      'column_repeated',
      'name',
    ],
    [
      'with a cell outside its columns',
      [
        ['code', 'name'],
        ['NA', 'Sodium', 'x'],
      ],
      'column_missing',
      '2',
    ],
    [
      'too long',
      [['code'], ...Array.from({ length: MAX_IMPORTED_ROWS + 1 }, (_, index) => [`T${index}`])],
      'too_many_rows',
      String(MAX_IMPORTED_ROWS + 1),
    ],
  ])('%s is rejected', (_, rows, fault, at) => {
    expect(tableOf(rows)).toEqual({ fault, at });
  });

  it('changes only the columns it contains', () => {
    const [test] = plan(['code', 'price', 'currency'], [['NA', '12,50', 'eur']]);
    expect(test).toMatchObject({
      outcome: 'changed',
      changed: ['price', 'currency'],
      definition: { price: { amount_minor: 1250, currency: 'EUR' }, name: 'Sodium' },
    });
    expect(test?.definition?.ranges).toEqual(catalogue.find(({ code }) => code === 'NA')?.ranges);
  });

  it('replaces the intervals of a test with its rows', () => {
    const [test] = plan(
      ['code', 'interval', 'age_from', 'age_under', 'low', 'high', 'source'],
      [
        ['NA', 'reference', '', '18 years', '135', '146', 'Own'],
        ['NA', 'reference', '18 a', '', '136', '145', 'Own'],
      ],
    );
    expect(
      test?.definition?.ranges.map(({ low, age_min, age_max, low_op }) => [
        low,
        age_min,
        age_max,
        low_op,
      ]),
    ).toEqual([
      ['135', null, { value: 18, unit: 'a' }, 'lt'],
      ['136', { value: 18, unit: 'a' }, null, 'lt'],
    ]);
  });

  it('adds a test as a draft with default values for missing cells', () => {
    const [test] = plan(
      ['code', 'name', 'department', 'specimens', 'unit', 'interval', 'low', 'high', 'source'],
      [['LACT', 'Lactate', 'chemistry', 'PLAS|fluoride', 'mmol/L', 'critical', '', '5', 'Own']],
    );
    expect(test).toMatchObject({
      outcome: 'created',
      faults: [],
      definition: {
        status: 'draft',
        kind: 'single',
        short_name: 'Lactate',
        unit_display: 'mmol/L',
        specimens: [specimenOf('PLAS', 'fluoride')],
        portal: { visible: true, release: 'on_verify', delay_hours: null },
        ranges: [{ high_op: 'ge' }],
      },
    });
    expect(test?.warnings).toBeGreaterThan(0);
  });

  it.each<[string, CatalogueColumn[], string[][], string[]]>([
    ['no name', ['code', 'department'], [['NEW', 'chemistry']], ['2 name required']],
    [
      'an unknown department',
      ['code', 'department'],
      [['NA', 'salts']],
      ['2 department not_accepted'],
    ],
    [
      'an invalid code in lower case',
      ['code', 'name', 'department', 'unit'],
      [['na+', 'Sodium', 'chemistry', 'mmol/L']],
      ['2 code code_form'],
    ],
    [
      'a LOINC code with an incorrect check digit',
      ['code', 'loinc'],
      [['NA', 'LOINC 2951-3']],
      ['2 loinc loinc_check_digit'],
    ],
    [
      'a LOINC code converted to a date',
      ['code', 'loinc'],
      [['NA', 'Feb-51']],
      ['2 loinc loinc_check_digit'],
    ],
    ['an invalid UCUM unit', ['code', 'unit'], [['NA', 'mmol per L']], ['2 unit unit_malformed']],
    [
      'a text limit',
      ['code', 'interval', 'low'],
      [['NA', 'reference', 'low']],
      ['2 low decimal_form'],
    ],
    [
      'an ambiguous comma',
      ['code', 'interval', 'high'],
      [['NA', 'reference', '1,234']],
      ['2 high decimal_form'],
    ],
    [
      'a text age',
      ['code', 'interval', 'age_from', 'low'],
      [['NA', 'reference', 'adult', '1']],
      ['2 age_from age_form'],
    ],
    [
      'limits in the wrong order in the second row',
      ['code', 'interval', 'low', 'high', 'sex'],
      [
        ['NA', 'reference', '1', '2', 'male'],
        ['NA', 'reference', '3', '1', 'female'],
      ],
      ['3 high limits_order'],
    ],
    [
      'intervals for the same patients',
      ['code', 'interval', 'low', 'high'],
      [
        ['NA', 'reference', '136', '145'],
        ['NA', 'reference', '135', '146'],
      ],
      ['3 interval intervals_tie'],
    ],
    [
      'a limit without an interval',
      ['code', 'interval', 'low'],
      [['NA', '', '136']],
      ['2 low interval_missing'],
    ],
    [
      'a duplicate code',
      ['code', 'name'],
      [
        ['NA', 'Sodium'],
        ['NA', 'Sodium'],
      ],
      ['3 code row_repeated'],
    ],
    [
      'two names',
      ['code', 'name', 'interval', 'low'],
      [
        ['NA', 'Sodium', 'reference', '1'],
        ['NA', 'Natrium', 'critical', '0'],
      ],
      ['3 name contradiction'],
    ],
    ['no code', ['code', 'name'], [['', 'Sodium']], ['2 code code_missing']],
    [
      'a specimen without a container',
      ['code', 'specimens'],
      [['NA', 'SER']],
      ['2 specimens list_form'],
    ],
    [
      'another kind',
      ['code', 'kind', 'members'],
      [['NA', 'panel', 'K; CL']],
      ['2 kind kind_changed'],
    ],
    [
      'a panel with an unknown test',
      ['code', 'members'],
      [['LYTES', 'NA; XYZ']],
      ['2 members member_unknown'],
    ],
    [
      'a draft that is a panel member',
      ['code', 'status'],
      [['NA', 'draft']],
      ['2 status needed_by_panel'],
    ],
    [
      'a draft that a formula uses',
      ['code', 'status'],
      [['HDL', 'draft']],
      ['2 status needed_by_panel'],
    ],
    [
      'another unit of a test that a formula uses',
      ['code', 'unit'],
      [['HDL', 'mmol/L']],
      ['2 unit unit_in_formula'],
    ],
    [
      'a calculated test without a formula',
      ['code', 'name', 'department', 'kind', 'unit'],
      [['GAP', 'Gap', 'chemistry', 'calculated', 'mmol/L']],
      ['2 formula calculation_missing'],
    ],
    [
      'an invalid formula',
      ['code', 'formula'],
      [['LDL', 'tc - hdl -']],
      ['2 formula formula_unreadable'],
    ],
    [
      'an unknown name in a formula',
      ['code', 'formula'],
      [['LDL', 'tc - hdl - tgl / 5']],
      ['2 formula formula_name'],
    ],
    [
      'inputs without names',
      ['code', 'formula_inputs'],
      [['LDL', 'CHOL; HDL; TRIG']],
      ['2 formula_inputs list_form'],
    ],
    [
      'an unknown formula input',
      ['code', 'formula_inputs'],
      [['LDL', 'tc|CHOL; hdl|HDL; tg|XYZ']],
      ['2 formula_inputs input_unknown'],
    ],
    [
      'a validity condition without a comparison',
      ['code', 'formula_valid_if'],
      [['LDL', 'tg']],
      ['2 formula_valid_if formula_condition_needed'],
    ],
    [
      'a formula for a measured test',
      ['code', 'formula', 'formula_inputs'],
      [['NA', 'a + 1', 'a|K']],
      ['2 formula calculation_unneeded'],
    ],
    [
      'a formula for a panel',
      ['code', 'formula', 'formula_inputs'],
      [['LYTES', 'a + 1', 'a|K']],
      ['2 formula calculation_unneeded'],
    ],
    [
      'an incomplete autoverification rule',
      ['code', 'autoverify'],
      [['NA', 'on']],
      [
        '2 autoverify_within required',
        '2 autoverify_controls required',
        '2 autoverify_delta required',
      ],
    ],
    [
      'an autoverification rule that is neither on nor off',
      ['code', 'autoverify', 'autoverify_within', 'autoverify_controls', 'autoverify_delta'],
      [['NA', 'yes', 'reference', 'yes', 'no']],
      ['2 autoverify not_accepted'],
    ],
    [
      'an unknown flag',
      [
        'code',
        'autoverify',
        'autoverify_within',
        'autoverify_controls',
        'autoverify_delta',
        'autoverify_except',
      ],
      [['NA', 'on', 'critical', 'yes', 'no', 'L; high']],
      ['2 autoverify_except list_form'],
    ],
    [
      'an autoverification rule for a calculated test',
      ['code', 'autoverify', 'autoverify_within', 'autoverify_controls', 'autoverify_delta'],
      [['LDL', 'on', 'reference', 'yes', 'no']],
      ['2 autoverify autoverify_not_measured'],
    ],
    [
      'a delta rule without a time window',
      ['code', 'delta', 'delta_mode', 'delta_threshold', 'delta_action'],
      [['NA', 'on', 'absolute', '13', 'hold']],
      ['2 delta_window_hours whole_number'],
    ],
    [
      'a free-text reflex rule',
      ['code', 'reflex'],
      [['NA', 'when it is low']],
      ['2 reflex list_form'],
    ],
    [
      'a reflex rule with too many parts',
      ['code', 'reflex'],
      [['NA', 'lt 120||K|auto|x|y']],
      ['2 reflex list_form'],
    ],
    [
      'a reflex rule that adds an unknown test',
      ['code', 'reflex'],
      [['NA', 'lt 120||XYZ|auto|']],
      ['2 reflex reflex_unknown'],
    ],
    [
      'a reflex rule that compares a number with text',
      ['code', 'reflex'],
      [['NA', 'lt low||K|auto|']],
      ['2 reflex reflex_value'],
    ],
    [
      'a reflex rule that adds its own test',
      ['code', 'reflex'],
      [['NA', 'lt 120||NA|auto|']],
      ['2 reflex reflex_itself'],
    ],
    [
      'a specimen with too many parts',
      ['code', 'specimens'],
      [['NA', 'SER|sst|||||||x']],
      ['2 specimens list_form'],
    ],
    ['a volume of zero', ['code', 'specimens'], [['NA', 'SER|sst||0']], ['2 specimens list_form']],
    [
      'an unknown transport condition',
      ['code', 'specimens'],
      [['NA', 'SER|sst|||warm']],
      ['2 specimens list_form'],
    ],
    [
      'a text stability',
      ['code', 'specimens'],
      [['NA', 'SER|sst||||two days']],
      ['2 specimens list_form'],
    ],
    [
      'a light protection setting that is neither yes nor no',
      ['code', 'specimens'],
      [['NA', 'SER|sst|||||dark']],
      ['2 specimens list_form'],
    ],
    [
      'empty portal settings',
      ['code', 'portal', 'portal_release'],
      [['NA', '', '']],
      ['2 portal required', '2 portal_release required'],
    ],
    [
      'an unknown portal release policy',
      ['code', 'portal_release'],
      [['NA', 'later']],
      ['2 portal_release not_accepted'],
    ],
    [
      'a delay without hours',
      ['code', 'portal_release'],
      [['NA', 'delay']],
      ['2 portal_delay_hours portal_delay_missing'],
    ],
    [
      'hours without a delay',
      ['code', 'portal_delay_hours'],
      [['NA', '72']],
      ['2 portal_delay_hours portal_delay_unneeded'],
    ],
    [
      'a delay of more than a year',
      ['code', 'portal_release', 'portal_delay_hours'],
      [['NA', 'delay', '8761']],
      ['2 portal_delay_hours whole_number'],
    ],
    [
      'a minimum repeat interval of half an hour',
      ['code', 'min_repeat_hours'],
      [['NA', '0.5']],
      ['2 min_repeat_hours whole_number'],
    ],
    [
      'an unsupported language',
      ['code', 'translations'],
      [['NA', 'de|Natrium|']],
      ['2 translations list_form'],
    ],
    [
      'a duplicate language',
      ['code', 'translations'],
      [['NA', 'fr|Sodium|; fr|Natrium|']],
      ['2 translations list_form'],
    ],
    [
      'a translation of an unknown answer',
      ['code', 'answer_translations'],
      [['UGLU', 'fr|MAYBE|Peut-être']],
      ['2 answer_translations translated_answer_unknown'],
    ],
    [
      'an overlong patient preparation',
      ['code', 'patient_preparation'],
      [['NA', 'x'.repeat(1_001)]],
      ['2 patient_preparation too_long'],
    ],
    [
      'an invalid consent setting',
      ['code', 'consent_required'],
      [['NA', 'perhaps']],
      ['2 consent_required not_accepted'],
    ],
    [
      'a status that cannot be imported',
      ['code', 'status'],
      [['NA', 'retired']],
      ['2 status not_accepted'],
    ],
    ['a price without a currency', ['code', 'price'], [['NA', '12.50']], ['2 currency required']],
  ])('rejects %s, with line and column', (_, columns, rows, faults) => {
    expect(only(columns, ...rows)).toMatchObject([{ outcome: 'refused', faults }]);
  });

  it('accepts formulas and rules with the tests they need, and rejects them if those tests are rejected', () => {
    const columns: CatalogueColumn[] = [
      'code',
      'name',
      'department',
      'kind',
      'unit',
      'formula',
      'formula_inputs',
      'reflex',
    ];
    const [sat, iron] = [
      [
        'TSAT',
        'Transferrin saturation',
        'chemistry',
        'calculated',
        '%',
        '100 * fe / tibc',
        'fe|FE; tibc|TIBC',
        '',
      ],
      ['FE', 'Iron', 'chemistry', '', 'ug/dL', '', '', 'lt 50||NA|propose|'],
    ];
    const outcomes = (unit: string, rule: string) =>
      plan(columns, [
        sat,
        [...iron.slice(0, -1), rule],
        ['TIBC', 'Iron binding capacity', 'chemistry', '', unit, '', '', ''],
      ]).map(({ code, outcome, faults }) =>
        [code, outcome, ...faults.map(({ column, code: fault }) => `${column} ${fault}`)].join(' '),
      );
    expect(outcomes('ug/dL', 'lt 50||NA|propose|')).toEqual([
      'TSAT created',
      'FE created',
      'TIBC created',
    ]);
    expect(outcomes('', '')).toEqual([
      'TSAT refused formula_inputs input_unknown',
      'FE created',
      'TIBC refused unit unit_missing',
    ]);
    expect(outcomes('ug/dL', 'lt 50||TIBX|propose|')).toEqual([
      'TSAT refused formula_inputs input_unknown',
      'FE refused reflex reflex_unknown',
      'TIBC created',
    ]);
  });

  it('changes one cell of a rule, and removes a rule whose cells are empty', () => {
    const ldl = (cells: Partial<Record<CatalogueColumn, string>>) =>
      plan(
        ['code', ...(Object.keys(cells) as CatalogueColumn[])],
        [['LDL', ...Object.values(cells)]],
      )[0];
    expect(ldl({ formula_valid_if: 'tg < 300' })).toMatchObject({
      outcome: 'changed',
      changed: ['formula_valid_if'],
      definition: {
        calculation: {
          valid_if: 'tg < 300',
          inputs: [{ alias: 'tc' }, { alias: 'hdl' }, { alias: 'tg' }],
        },
      },
    });
    const rule = ['on', 'critical', 'yes', 'no', 'L'];
    const columns: CatalogueColumn[] = [
      'code',
      'autoverify',
      'autoverify_within',
      'autoverify_controls',
      'autoverify_delta',
      'autoverify_except',
    ];
    expect(plan(columns, [['NA', ...rule]])[0]?.definition?.autoverify).toEqual({
      enabled: true,
      within: 'critical',
      require_qc: true,
      require_delta: false,
      exclude_flags: ['L'],
    });
    expect(plan(columns, [['NA', '', '', '', '', '']])[0]).toMatchObject({ outcome: 'unchanged' });
  });

  it('accepts a panel of new tests, and rejects it if a member is rejected', () => {
    const columns: CatalogueColumn[] = ['code', 'name', 'department', 'kind', 'members', 'unit'];
    const panel = ['IRON', 'Iron status', 'chemistry', 'panel', 'FE; TIBC', ''];
    const iron = ['FE', 'Iron', 'chemistry', '', '', 'ug/dL'];
    const outcomes = (unit: string) =>
      plan(columns, [
        panel,
        iron,
        ['TIBC', 'Iron binding capacity', 'chemistry', '', '', unit],
      ]).map(({ code, outcome }) => `${code} ${outcome}`);
    expect(outcomes('ug/dL')).toEqual(['IRON created', 'FE created', 'TIBC created']);
    expect(outcomes('')).toEqual(['IRON refused', 'FE created', 'TIBC refused']);
  });

  it('accepts a titer, and rejects settings that only apply to numbers', () => {
    const columns: CatalogueColumn[] = [
      'code',
      'name',
      'department',
      'specimens',
      'result_type',
      'delta',
      'delta_mode',
      'delta_threshold',
      'delta_window_hours',
      'delta_action',
      'interval',
      'high',
      'high_op',
    ];
    const outcome = (mode: string, threshold: string, high: string) =>
      only(columns, [
        'VDRL',
        'Syphilis reagin (VDRL), titer',
        'serology',
        'SER|sst',
        'titer',
        'on',
        mode,
        threshold,
        '720',
        'warn',
        'reference',
        high,
        'ge',
      ]).map((test) => [test.outcome, ...test.faults]);
    expect(outcome('steps', '2', '1')).toEqual([['created']]);
    expect(outcome('percent', '20', '1')).toEqual([['refused', '2 delta_mode delta_mode']]);
    expect(outcome('steps', '1.5', '1')).toEqual([['refused', '2 delta_threshold delta_steps']]);
    expect(outcome('steps', '2', '1:1')[0]?.[0]).toBe('refused');
  });

  it('rejects a change of result type for a test that was ordered', () => {
    const sodium = catalogue.find(({ code }) => code === 'NA');
    const change = (used: ReadonlySet<string>) =>
      plan(
        ['code', 'result_type', 'interval', 'expected'],
        [['NA', 'text', 'reference', 'Normal']],
        used,
      ).map(brief)[0]?.faults;
    expect([change(noneUsed), change(new Set([sodium?.id ?? '']))]).toEqual([
      [],
      ['2 result_type result_type_changed'],
    ]);
  });
});
