import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkAges, checkDefinition, type FindingCode } from '../check-definition.ts';
import { hoursOf, selectInterval } from '../interval-selection.ts';
import { starterCatalogue } from '../starter-catalogue.ts';
import { testDefinitionSchema } from '../test-parameter.schema.ts';
import {
  shortage,
  specimenForAddition,
  withTestOn,
  type OrderSpecimen,
} from '../../orders/add-tests.ts';
import { languages } from '../../language/languages.ts';
import { needsOf } from '../../samples/collection-needs.ts';
import { testsOfPack } from './packs.ts';
import { starterPacks } from './starter-pack.schema.ts';

const all = testsOfPack('full');
const single = all.filter(({ kind }) => kind !== 'panel');
const find = (code: string) => all.find((test) => test.code === code);

/** Expected warnings for tests of the packs, with the reason for accepting them. */
const known: Partial<Record<FindingCode, { codes: readonly string[] | 'any'; because: string }>> = {
  ages_uncovered: {
    codes: 'any',
    because:
      'most published intervals are for adults; a child’s result then has no flag and shows why',
  },
  no_reference: {
    codes: ['MPV', 'HSTNI', 'HSTNT', 'TT', 'G6PD', 'CSFRBC', 'CSFNEU', 'CSFLYM', 'EAG'],
    because: 'no public list gives an interval that does not depend on the assay or the specimen',
  },
};

describe('all starter packs', () => {
  it('match the contract’s test schema, each code once', () => {
    for (const test of all) expect(v.parse(testDefinitionSchema, test)).toEqual(test);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  });

  it('have no errors and only expected warnings', () => {
    const findings = all.flatMap((test) =>
      checkDefinition(test, find)
        .filter((finding) => {
          const reason = known[finding.code];
          return !reason || (reason.codes !== 'any' && !reason.codes.includes(test.code));
        })
        .map((finding) => [test.code, finding]),
    );
    expect(findings).toEqual([]);
  });

  it('have a source for every interval and a turnaround target for every result', () => {
    expect(
      single.flatMap(({ code, ranges }) =>
        ranges.some(({ source }) => source === '') ? [code] : [],
      ),
    ).toEqual([]);
    expect(single.filter(({ tat }) => tat === null)).toEqual([]);
  });

  it.each([
    ['HBA1C', 1344],
    ['TSH', 1008],
    ['CHOL', 2016],
    ['VITD', 2016],
    ['FERR', 672],
    ['B12', 2016],
  ])('propose a minimum repeat interval for %s: %s hours', (code, hours) => {
    expect(find(code)?.min_repeat_hours).toBe(hours);
  });

  it('limit tests of pregnancy, semen and prostate, and no others, by sex and age', () => {
    const limited = all.filter(
      ({ orderable_for: { sex, age_min, age_max } }) =>
        sex !== 'any' || age_min !== null || age_max !== null,
    );
    expect(limited.map(({ code }) => code).toSorted()).toEqual(
      [
        'HCGS',
        'HCGU',
        'PSA',
        'SMVOL',
        'SMPH',
        'SMCONC',
        'SMTOT',
        'SMMOT',
        'SMPROG',
        'SMVIT',
        'SMMORF',
      ].toSorted(),
    );
  });

  it('propose interference limits, with a source, only for tests on serum or plasma', () => {
    const limited = all.filter(({ interference }) => interference.length > 0);
    expect(limited.map(({ code }) => code).toSorted()).toEqual(
      ['AST', 'DBIL', 'FE', 'FOL', 'K', 'LDH', 'MG', 'PHOS'].toSorted(),
    );
    for (const { interference, specimens } of limited) {
      expect(interference.every(({ source }) => source !== '')).toBe(true);
      expect(specimens.every(({ type }) => type === 'SER' || type === 'PLAS')).toBe(true);
    }
  });

  it('mark no LOINC code as verified before comparison with the table, and use none twice', () => {
    const codes = all.flatMap(({ loinc }) => (loinc ? [loinc.code] : []));
    expect(all.filter(({ loinc }) => loinc?.verified)).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('keep the adult intervals of the starter catalogue', () => {
    for (const { code, ranges } of starterCatalogue)
      expect(find(code)?.ranges).toEqual(
        expect.arrayContaining(ranges.filter(({ type }) => type === 'reference')),
      );
  });
});

/** Limits for a patient born on a day, as collected on 12 May 2026. */
function limitsOf(
  code: string,
  birth_date: string,
  sex_for_ranges: 'male' | 'female',
  conditions: readonly string[] = [],
) {
  const row = selectInterval(find(code)?.ranges ?? [], 'reference', {
    birth_date,
    sex_for_ranges,
    collected_on: '2026-05-12',
    conditions,
  });
  return row && [row.low, row.high];
}

/**
 * Tests with intervals for children that leave some ages out on purpose: such a result has no flag
 * and states the reason.
 */
const meantGaps: Readonly<Record<string, string>> = {
  AMY: 'no list for infants',
  CO2: 'no list for infants that agrees with the one for children',
  GLU: 'glucose falls and recovers on the first day of life',
  HCT: 'the interval of the first month overlaps the critical limits of another list',
  MONO: 'no list between infants and adults',
  PCT: 'procalcitonin rises in the first three days',
  TBIL: 'a nomogram by hour of life decides in the first two weeks',
};

describe('intervals by age and sex', () => {
  const ofChildren = single.filter(
    ({ ranges, orderable_for }) =>
      orderable_for.sex === 'any' &&
      ranges.some(
        ({ type, applies_to, age_min }) =>
          type === 'reference' &&
          applies_to === 'any' &&
          (age_min === null || hoursOf(age_min) < 140_000),
      ),
  );

  it('join from birth to old age for both sexes, except where a gap is meant', () => {
    expect(ofChildren.length).toBeGreaterThan(40);
    const gaps = ofChildren.filter(({ ranges }) =>
      checkAges(ranges, { coversAges: true }).some(
        ({ code, at }) => code === 'ages_uncovered' && at === 'ranges.reference',
      ),
    );
    expect(gaps.map(({ code }) => code).toSorted()).toEqual(Object.keys(meantGaps).toSorted());
  });

  it('do not overlap', () => {
    expect(
      single.flatMap(({ code, ranges }) =>
        checkAges(ranges, { coversAges: false }).map((finding) => [code, finding]),
      ),
    ).toEqual([]);
  });

  it.each([
    ['ALP', '2021-05-12', 'male', ['142', '335']],
    ['ALP', '2012-05-12', 'male', ['116', '468']],
    ['ALP', '2012-05-12', 'female', ['57', '254']],
    ['ALP', '2007-05-13', 'male', ['55', '149']],
    ['ALP', '2007-05-12', 'male', ['40', '129']],
    ['ALP', '1980-01-01', 'female', ['35', '104']],
    ['PHOS', '2026-05-10', 'female', ['4.6', '8.0']],
    ['PHOS', '2021-05-12', 'female', ['4.0', '5.4']],
    ['PHOS', '1980-01-01', 'female', ['2.5', '4.5']],
    ['URIC', '2020-01-01', 'male', ['1.8', '4.9']],
    ['URIC', '1980-01-01', 'male', ['3.5', '7.2']],
    ['URIC', '1980-01-01', 'female', ['2.6', '6.0']],
    ['CREA', '2026-05-01', 'male', ['0.30', '0.90']],
    ['CREA', '2022-05-12', 'female', ['0.20', '0.40']],
    ['K', '2026-05-01', 'male', ['3.5', '5.9']],
    ['TSH', '2026-05-08', 'female', ['0.7', '15.2']],
    ['AST', '2026-05-08', 'male', [null, '150']],
    ['HGB', '2010-01-01', 'female', ['12.0', null]],
    ['MCV', '2023-01-01', 'female', ['75', '87']],
    ['GLU', '2026-05-11', 'male', ['50', '90']],
    ['GLU', '2026-05-12', 'male', null],
    ['TBIL', '2026-05-01', 'male', null],
    ['IGA', '1980-01-01', 'male', ['61', '356']],
  ] as const)('%s, born %s, %s: %j', (code, born, sex, limits) => {
    expect(limitsOf(code, born, sex)).toEqual(limits);
  });

  it.each([
    ['TSH', ['trimester_1'], ['0.60', '3.40']],
    ['TSH', ['trimester_3'], ['0.38', '4.04']],
    ['HGB', ['trimester_2'], ['10.5', null]],
    ['ALP', ['trimester_3'], ['38', '229']],
    ['CREA', ['trimester_2'], ['0.4', '0.8']],
    // The trimester is not recorded: the interval for women who are not pregnant applies.
    ['TSH', ['pregnant'], ['0.5', '4.0']],
    ['GLU', ['fasting', 'trimester_1'], ['70', '99']],
    ['GLU', ['trimester_1'], ['70', '139']],
  ] as const)('%s of a pregnant woman, %j: %j', (code, conditions, limits) => {
    expect(limitsOf(code, '1995-01-01', 'female', conditions)).toEqual(limits);
  });
});

describe.each(starterPacks)('pack %s', (pack) => {
  const tests = testsOfPack(pack);

  it('lists panels first and contains all their members', () => {
    const codes = tests.map(({ code }) => code);
    const parts = tests.flatMap(({ members, calculation }) => [
      ...members,
      ...(calculation?.inputs ?? []).map(({ code }) => code),
    ]);
    expect(parts.filter((part) => !codes.includes(part))).toEqual([]);
    expect(tests.map(({ kind }) => kind !== 'panel')).toEqual(
      tests.map(({ kind }) => kind !== 'panel').toSorted((a, b) => Number(a) - Number(b)),
    );
  });
});

it.each([
  ['hematology', ['CBCDIFF', 'NEUT', 'ESR', 'RETIC']],
  ['chemistry', ['CMP', 'CREA', 'ALT', 'LIPID', 'K', 'GLU', 'HBA1C', 'FERR', 'TSH']],
  ['coagulation', ['PT', 'APTT', 'DDIM']],
  ['urinalysis', ['UADIP', 'ULEU', 'URBC', 'UACR']],
  ['serology', ['HBSAG', 'HIVRDT', 'MALAG', 'ABO']],
  [
    'district',
    ['MALF', 'MALAG', 'AFB', 'TBNAA', 'CD4', 'HIVVL', 'STPAR', 'UWBC', 'GRAM', 'CSFWBC'],
  ],
  ['district', ['SMCONC', 'SICKLE', 'G6PDQ', 'ABO', 'RH', 'XM', 'HGB', 'HIVRDT', 'TPPA']],
  ['hospital', ['HSTNI', 'HSTNT', 'BNP', 'APH', 'HCG', 'PSA', 'PCT', 'NH3', 'CORT', 'APTT', 'K']],
] as const)('%s contains the usual tests of such a laboratory: %j', (pack, codes) => {
  expect(testsOfPack(pack).map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]));
});

it.each([
  ['MALF', 'Plasmodium falciparum'],
  ['MALAG', 'Positive'],
  ['AFB', 'Scanty'],
  ['AFB', '3+'],
  ['TBNAA', 'Detected'],
  ['TBRIF', 'Detected'],
  ['CSFGS', 'Gram-negative cocci'],
  ['CSFCRAG', 'Positive'],
  ['XM', 'Incompatible'],
])('%s is critical when it is %s', (code, display) => {
  expect(find(code)?.coded_values.find((answer) => answer.display === display)?.flag).toBe('AA');
});

it('adds no test of a laboratory to the pack of a department', () => {
  const codes = testsOfPack('serology').map(({ code }) => code);
  expect(codes.filter((code) => ['AFB', 'CSFWBC', 'GRAM', 'XM'].includes(code))).toEqual([]);
});

it.each([
  ['male', [], [null, '5']],
  ['female', [], [null, '5']],
  ['female', ['pregnant'], ['5', null]],
  ['female', ['trimester_2'], ['5', null]],
] as const)('choriogonadotropin, %s, %j: %j', (sex, conditions, limits) => {
  expect(limitsOf('HCG', '1995-01-01', sex, conditions)).toEqual(limits);
});

/**
 * Tests whose result a patient should hear from a clinician first: infections by HIV, hepatitis B
 * or C and syphilis, pregnancy, drugs of abuse, tumor markers and genetics.
 */
describe('sensitive tests', () => {
  const screenings = ['HBSAG', 'HCVAB', 'HIVCOMBO', 'HIVRDT', 'RPR', 'SYPHRDT'];
  const sensitive = [
    ...screenings,
    'HBSAGC',
    'HCVRNA',
    'HIVCONF',
    'RPRT',
    'TPPA',
    'HCGU',
    'HCGS',
  ].concat('HCG', 'PSA', 'CD4', 'HIVVL');
  /** Words of such tests in names and LOINC displays, so that a new test cannot be forgotten. */
  const SENSITIVE =
    /\bHIV|\bCD4\b|hepatitis [BC]\b|syphilis|treponema|reagin\b|pregnan|choriogonadotropin|\bhcg\b|drugs? of abuse|cannab|cocain|opiat|opioid|amphetamin|methadone|benzodiazepin|barbiturat|\bPSA\b|prostate|tumou?r|cancer ag|\bCA ?(?:125|15-3|19-9|72-4)|carcinoembryonic|\bCEA\b|fetoprotein|\bgene\b|genetic|genotyp|mutation|variant|karyotyp|BRCA|factor V leiden/i;

  it('are listed here, all of them', () => {
    expect(
      all
        .filter(({ name, loinc }) => SENSITIVE.test(`${name} ${loinc?.display ?? ''}`))
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(sensitive.toSorted());
  });

  it.each(sensitive)('%s is released to the patient manually or after a delay', (code) => {
    expect(find(code)?.portal).toMatchObject({
      visible: true,
      release: expect.stringMatching(/^(?:manual|delay)$/),
    });
  });

  it.each(screenings)('%s is reactive or not, and is confirmed when it is reactive', (code) => {
    const test = find(code);
    expect(test?.coded_values.map(({ display, flag }) => [display, flag])).toEqual([
      ['Non-reactive', 'NEG'],
      ['Reactive', 'POS'],
      ['Invalid', 'IND'],
    ]);
    expect(test?.ranges.map(({ text }) => text)).toEqual(['Non-reactive']);
    const [rule] = test?.reflex ?? [];
    expect(rule).toMatchObject({ when: { op: 'flag', value: 'POS' }, mode: 'auto' });
    expect(rule?.add.filter((added) => sensitive.includes(added))).toEqual(rule?.add);
    expect(rule?.add.filter((added) => screenings.includes(added))).toEqual([]);
    for (const language of languages)
      expect(Object.keys(test?.translations[language] ?? {})).toContain('meaning');
  });

  it.each(languages)(
    'tell patients in %s that a reactive result needs confirmation',
    (language) => {
      const second = {
        en: 'second test',
        fr: 'second test',
        es: 'segunda prueba',
        pt: 'segundo teste',
        ar: 'فحص ثانٍ',
      };
      for (const code of screenings)
        expect(find(code)?.translations[language]?.meaning).toContain(second[language]);
    },
  );
});

describe('proposals', () => {
  it.each([
    ['K', '20'],
    ['NA', '5'],
    ['MCV', '3'],
  ])('warn of a change of %s by more than %s percent in three days', (code, threshold) => {
    expect(find(code)?.delta).toMatchObject({
      mode: 'percent',
      threshold,
      window_hours: 72,
      action: 'warn',
    });
  });

  it.each([
    ['HGB', 24],
    ['PT', 24],
    ['APTT', 4],
    ['ESR', 4],
    ['UPRO', 2],
    // The published times are those of separated serum.
    ['K', null],
  ])('state how long a specimen of %s is stable: %s hours', (code, hours) => {
    expect(find(code)?.specimens.map(({ stability_hours }) => stability_hours)).toEqual(
      Array.from({ length: find(code)?.specimens.length ?? 0 }, () => hours),
    );
  });

  it.each([
    ['WBC', 'Automated count'],
    ['UPRO', 'Test strip'],
    ['K', ''],
  ])('name the method of %s only where the LOINC code does: %j', (code, method) => {
    expect(find(code)?.method).toBe(method);
  });

  it('state no measuring range, which is that of the analyzer', () => {
    expect(all.filter(({ measuring_range }) => measuring_range !== null)).toEqual([]);
  });
});

describe('minimum volumes', () => {
  const tests = (...codes: string[]) =>
    codes.map((code) => find(code) ?? expect.fail(`There is no ${code}.`));
  const volumes = (code: string) =>
    tests(code).flatMap(({ specimens }) =>
      specimens.map(
        ({ container, min_volume_ml }) => `${container} ${min_volume_ml ?? 'not known'}`,
      ),
    );

  it.each([
    ['K', ['sst 0.1', 'heparin 0.1']],
    ['TSH', ['sst 0.3', 'heparin 0.3']],
    ['DBIL', ['sst 0.1', 'heparin 0.1']],
    ['LACT', ['fluoride 0.1']],
    ['PT', ['citrate 0.3']],
    ['HBA1C', ['edta 0.3']],
    ['ESR', ['edta 1.5']],
    ['ABO', ['edta 0.5']],
    ['HIVRDT', ['edta 0.1']],
    ['RPRT', ['sst 0.3', 'heparin 0.3']],
    // Measured together: added up they would be many times the actual volume.
    ['HGB', ['edta not known']],
    ['PLT', ['edta not known']],
    ['RETIC', ['edta not known']],
    ['UPRO', ['sterile not known']],
    ['URBC', ['sterile not known']],
    ['HPAG', ['sterile not known']],
    ['COVAG', ['sterile not known']],
  ])('of %s: %j', (code, expected) => {
    expect(
      volumes(code).filter((each) => !each.startsWith('heparin') || expected.includes(each)),
    ).toEqual(expected);
  });

  it('are known for every single test on serum, citrate and fluoride', () => {
    const unknown = single.filter(({ specimens }) =>
      specimens.some(
        ({ container, min_volume_ml }) =>
          ['sst', 'heparin', 'citrate', 'fluoride'].includes(container) && min_volume_ml === null,
      ),
    );
    expect(unknown.map(({ code }) => code)).toEqual([]);
  });

  it('fit the largest panels into a usual tube', () => {
    const inTube = (panels: string[], type: string, container: string) =>
      needsOf(
        tests(...new Set(tests(...panels).flatMap(({ members }) => members))).filter(
          ({ kind }) => kind === 'single',
        ),
        { type, container },
      ).min_volume_ml ?? 0;
    // Tubes of 3.5 and 2.7 mL are the small ones for adults.
    expect(inTube(['CMP', 'LIPID', 'THYROID'], 'SER', 'sst')).toBeLessThanOrEqual(3.5);
    expect(inTube(['COAG'], 'PLAS', 'citrate')).toBeLessThanOrEqual(2.7);
  });

  it('decide whether a test can be added to the remaining volume', () => {
    const [potassium, thyrotropin] = tests('K', 'TSH').map(({ specimens }) => specimens);
    if (!potassium || !thyrotropin) throw new Error('The packs have no K or no TSH.');
    const small: OrderSpecimen = {
      type: 'SER',
      container: 'sst',
      status: 'received',
      collected_at: '2026-05-12T08:00:00Z',
      storage_periods: [],
      volume_ml: 1,
      taken: [0.5],
      needed_ml: 0.1,
    };
    const options = { confirmed: true, now: '2026-05-12T09:00:00Z' };
    expect(specimenForAddition(thyrotropin, [small], options)).toBe(small);
    const withThyrotropin = withTestOn(small, thyrotropin);
    expect([
      shortage(thyrotropin, withThyrotropin),
      specimenForAddition(thyrotropin, [withThyrotropin], options),
    ]).toEqual([{ left_ml: 0.1, needed_ml: 0.3 }, undefined]);
    expect(specimenForAddition(potassium, [withThyrotropin], options)).toBe(withThyrotropin);
  });
});

describe('coded history', () => {
  it.each(['ABO', 'RH', 'HIVCOMBO', 'HIVRDT', 'HIVCONF', 'HBSAG', 'HCVAB'])(
    'holds a value of %s that differs from one of the last ten years',
    (code) => {
      const test = testsOfPack('full').find((each) => each.code === code);
      expect(test?.delta).toEqual({
        enabled: true,
        mode: 'changed',
        threshold: '1',
        direction: 'any',
        window_hours: 87_600,
        action: 'hold',
      });
    },
  );
});
