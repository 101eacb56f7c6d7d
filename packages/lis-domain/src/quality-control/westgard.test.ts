import { describe, expect, it } from 'vitest';
import {
  defaultRules,
  type ControlRule,
  type RuleConfiguration,
  type RuleSeverity,
} from './rules.ts';
import { evaluateRun, type ControlReading, type EvaluatedRun, type Verdict } from './westgard.ts';

type Choice = Partial<Omit<RuleConfiguration, 'rules'>> & {
  rules?: Partial<Record<ControlRule, RuleSeverity>>;
  levels?: number;
};

function configured({ rules, levels = 2, ...rest }: Choice = {}): RuleConfiguration {
  const usual = defaultRules(levels);
  return { ...usual, ...rest, rules: { ...usual.rules, ...rules } };
}

/** Only these rules reject. */
const only = (...names: ControlRule[]): Partial<Record<ControlRule, RuleSeverity>> => {
  const off = Object.fromEntries(Object.keys(defaultRules(2).rules).map((rule) => [rule, 'off']));
  return {
    ...off,
    '1-2s': 'warning',
    ...Object.fromEntries(names.map((rule) => [rule, 'reject'])),
  };
};

interface Limits {
  mean: string;
  sd: string;
}

const reading = (
  run: number,
  level: number,
  value: number | string,
  limits: Limits | null,
): ControlReading => ({ id: `${run}.${level}`, level, value: String(value), limits });

/** Evaluates runs in recorded order; each run lists the values of level 1, level 2 and so on. */
function verdictsOf(
  runs: readonly (readonly (number | string)[])[],
  limits: readonly (Limits | null)[],
  configuration: RuleConfiguration,
): Verdict[] {
  const done: (EvaluatedRun & Verdict)[] = [];
  for (const [index, values] of runs.entries()) {
    const readings = values.map((value, level) =>
      reading(index + 1, level + 1, value, limits[level] ?? null),
    );
    const verdict = evaluateRun(readings, done, configuration);
    done.push({ ...verdict, status: verdict.judgment, readings });
  }
  return done;
}

/** The runs that violated a rejecting rule, as `6 1-3s`. */
const rejections = (verdicts: readonly Verdict[]) =>
  verdicts.flatMap(({ violations }, index) => [
    ...new Set(
      violations
        .filter(({ severity }) => severity === 'reject')
        .map(({ rule }) => `${index + 1} ${rule}`),
    ),
  ]);

const numbered = (verdicts: readonly Verdict[], judgment: Verdict['judgment']) =>
  verdicts.flatMap((verdict, index) => (verdict.judgment === judgment ? [index + 1] : []));

/**
 * westgard.com, "Break All the Rules", part 1: one control, mean 47, SD 3 (laboratory cases 5.1,
 * series A).
 */
const seriesA =
  `42.5 55.1 46.4 47.0 43.1 56.9 41.3 44.9 45.5 41.3 47.0 37.7 41.6 53.3 55.4 44.6 47.3 48.2 41.3 42.8 44.3 47.6 44.3 45.8 47.6 39.8 39.8 50.9 49.7 45.5
  45.2 47.3 47.9 44.3 40.1 48.2 40.7 41.9 43.4 43.7 49.7 42.2 52.1 44.6 45.2 45.8 41.6 41.3 44.9 43.7 45.2 50.6 50.3 51.2 51.5 44.3 41.6 53.9 48.8 48.2 50.6`
    .split(/\s+/)
    .map((value) => [value]);
const limitsA = [{ mean: '47', sd: '3' }];

describe('series A', () => {
  it('violates exactly the published rules, and never R-4s across runs', () => {
    const verdicts = verdictsOf(seriesA, limitsA, configured({ rules: { '8x': 'reject' } }));
    expect(rejections(verdicts)).toEqual([
      '6 1-3s',
      '12 1-3s',
      '15 2-2s',
      '27 2-2s',
      '40 4-1s',
      '51 8x',
      '55 4-1s',
    ]);
  });
});

/** westgard.com, lesson 12: two controls over 28 days (laboratory cases 5.1, series C). */
const seriesC = [
  [200, 247],
  [205, 250],
  [195, 255],
  [202, 243],
  [186, 254],
  [207, 263],
  [194, 251],
  [209, 264],
  [200, 253],
  [196, 244],
  [190, 261],
  [204, 254],
  [196, 239],
  [207, 236],
  [200, 250],
  [205, 259],
  [209, 257],
  [197, 256],
  [196, 249],
  [198, 257],
  [197, 241],
  [195, 255],
  [198, 250],
  [199, 259],
  [191, 247],
  [197, 242],
  [190, 256],
  [202, 246],
];
const limitsC = [
  { mean: '200', sd: '4' },
  { mean: '250', sd: '5' },
];

describe('series C', () => {
  it('is rejected on nine days when 1-2s rejects', () => {
    expect(
      numbered(
        verdictsOf(seriesC, limitsC, configured({ rules: { ...only(), '1-2s': 'reject' } })),
        'rejected',
      ),
    ).toEqual([5, 6, 8, 11, 13, 14, 17, 25, 27]);
  });

  it('is rejected on one day with 1-3s alone', () => {
    expect(rejections(verdictsOf(seriesC, limitsC, configured({ rules: only('1-3s') })))).toEqual([
      '5 1-3s',
    ]);
  });

  it('is rejected by 1-3s, 2-2s and R-4s as published, and accepted with a warning elsewhere', () => {
    const verdicts = verdictsOf(
      seriesC,
      limitsC,
      configured({ rules: only('1-3s', '2-2s', 'R-4s') }),
    );
    expect(rejections(verdicts)).toEqual(['5 1-3s', '8 2-2s', '11 R-4s', '14 2-2s']);
    expect(numbered(verdicts, 'warning')).toEqual([6, 13, 17, 25, 27]);
    expect(verdicts[7]?.violations.find(({ rule }) => rule === '2-2s')).toEqual({
      rule: '2-2s',
      severity: 'reject',
      scope: 'across_levels',
      level: null,
      point_ids: ['8.1', '8.2'],
    });
    expect(verdicts[13]?.violations.find(({ rule }) => rule === '2-2s')).toEqual({
      rule: '2-2s',
      severity: 'reject',
      scope: 'within_level',
      level: 2,
      point_ids: ['13.2', '14.2'],
    });
  });

  it('violates R-4s on two more days with the range definition', () => {
    expect(
      rejections(
        verdictsOf(
          seriesC,
          limitsC,
          configured({ rules: only('1-3s', '2-2s', 'R-4s'), r4s_mode: 'range_over_4s' }),
        ),
      ),
    ).toEqual(['5 1-3s', '5 R-4s', '8 2-2s', '11 R-4s', '14 2-2s', '14 R-4s']);
  });
});

describe('single cases', () => {
  it('rejects +2.4 and −2.4 in one run by R-4s', () => {
    expect(
      rejections(
        verdictsOf(
          [['106', '199']],
          [
            { mean: '100', sd: '2.5' },
            { mean: '205', sd: '2.5' },
          ],
          configured(),
        ),
      ),
    ).toEqual(['1 R-4s']);
  });

  const hundred = [{ mean: '100', sd: '5' }];
  it.each([
    ['116', 'exceeds', ['1 1-3s']],
    ['114.99', 'exceeds', []],
    ['115', 'exceeds', []],
    ['115', 'reaches', ['1 1-3s']],
    ['112 111', 'exceeds', ['2 2-2s']],
    ['110 110', 'exceeds', []],
    ['110 110', 'reaches', ['2 2-2s']],
    ['112 88', 'exceeds', []],
    ['106 107 108 106', 'exceeds', ['4 4-1s']],
    ['103 106 107 106', 'exceeds', []],
    ['106 107 94 106', 'exceeds', []],
    ['100 100 100 100 100 100 100 100 100 100', 'exceeds', []],
    ['100 100 100 100 100 100 100 100 100 100', 'reaches', []],
    ['101 101 101 101 101 101 101 101 101 101', 'exceeds', ['10 10x']],
    ['101 101 101 101 100 101 101 101 101 101', 'exceeds', []],
    ['99 99 99 99 99 99 99 99 99 101', 'exceeds', []],
  ] as const)('%s, with limit mode %s', (values, limit_mode, expected) => {
    const runs = values.split(' ').map((value) => [value]);
    expect(rejections(verdictsOf(runs, hundred, configured({ limit_mode })))).toEqual(expected);
  });

  it('compares a value on a limit exactly, unlike binary floats', () => {
    const potassium = [{ mean: '3.52', sd: '0.06' }];
    expect((3.7 - 3.52) / 0.06).not.toBe(3);
    expect(
      verdictsOf([['3.70']], potassium, configured({ rules: only('1-3s') }))[0]?.judgment,
    ).toBe('warning');
    expect(
      verdictsOf([['3.701']], potassium, configured({ rules: only('1-3s') }))[0]?.judgment,
    ).toBe('rejected');
  });

  it('rejects by 4-1s although no earlier run violated 1-2s', () => {
    expect(
      verdictsOf([['106'], ['107'], ['108'], ['106']], hundred, configured()).map(
        ({ judgment }) => judgment,
      ),
    ).toEqual(['accepted', 'accepted', 'accepted', 'rejected']);
  });

  it.each([
    ['rising', '100 101 102 103 104 105 106', ['7 7T']],
    ['falling', '106 105 104 103 102 101 100', ['7 7T']],
    ['level once', '100 101 102 102 103 104 105', []],
    ['six', '100 101 102 103 104 105', []],
  ])('7T: %s', (_name, values, expected) => {
    expect(
      rejections(
        verdictsOf(
          values.split(' ').map((value) => [value]),
          [{ mean: '103', sd: '10' }],
          configured({ rules: only('7T') }),
        ),
      ),
    ).toEqual(expected);
  });
});

describe('rules across levels', () => {
  const two = [
    { mean: '100', sd: '5' },
    { mean: '200', sd: '10' },
  ];
  const three = [...two, { mean: '300', sd: '10' }];

  it('4-1s uses two levels of the last two runs', () => {
    const verdicts = verdictsOf(
      [
        [106, 211],
        [107, 212],
      ],
      two,
      configured(),
    );
    expect(verdicts[1]?.violations).toContainEqual({
      rule: '4-1s',
      severity: 'reject',
      scope: 'across_levels',
      level: null,
      point_ids: ['1.1', '1.2', '2.1', '2.2'],
    });
  });

  it('10x uses two levels of the last five runs', () => {
    expect(
      rejections(
        verdictsOf(
          Array.from({ length: 5 }, () => [101, 201]),
          two,
          configured(),
        ),
      ),
    ).toEqual(['5 10x']);
    expect(
      rejections(
        verdictsOf([[101, 199], ...Array.from({ length: 4 }, () => [101, 201])], two, configured()),
      ),
    ).toEqual([]);
  });

  it.each([
    ['3-1s', [[106, 211, 311]], '1 3-1s'],
    ['2of3-2s', [[111, 200, 321]], '1 2of3-2s'],
    [
      '6x',
      [
        [101, 201, 301],
        [101, 201, 301],
      ],
      '2 6x',
    ],
    [
      '9x',
      [
        [101, 201, 301],
        [101, 201, 301],
        [101, 201, 301],
      ],
      '3 9x',
    ],
    [
      '12x',
      [
        [101, 201, 301],
        [101, 201, 301],
        [101, 201, 301],
        [101, 201, 301],
      ],
      '4 12x',
    ],
  ] as const)('%s with three levels', (rule, runs, expected) => {
    expect(rejections(verdictsOf(runs, three, configured({ rules: only(rule) })))).toEqual([
      expected,
    ]);
  });

  it('2of3-2s within a level uses two of the last three, including the last', () => {
    const ofOne = (values: string) =>
      rejections(
        verdictsOf(
          values.split(' ').map((value) => [value]),
          [{ mean: '100', sd: '5' }],
          configured({ rules: only('2of3-2s') }),
        ),
      );
    expect(ofOne('111 100 112')).toEqual(['3 2of3-2s']);
    expect(ofOne('111 112 100').filter((each) => each.startsWith('3'))).toEqual([]);
  });

  it('are enabled for three levels and disabled for fewer', () => {
    expect(defaultRules(3).rules).toMatchObject({
      '2of3-2s': 'reject',
      '3-1s': 'reject',
      '6x': 'reject',
      '9x': 'reject',
    });
    expect(defaultRules(2).rules).toMatchObject({
      '2of3-2s': 'off',
      '3-1s': 'off',
      '6x': 'off',
      '9x': 'off',
      '8x': 'off',
      '12x': 'off',
      '7T': 'off',
      '1-2s': 'warning',
    });
  });
});

describe('look-back', () => {
  const limits = { mean: '100', sd: '5' };
  const run = (value: string, status: EvaluatedRun['status'], id: string): EvaluatedRun => ({
    status,
    readings: [{ id, level: 1, value, limits }],
  });
  const next = (value: string, earlier: readonly EvaluatedRun[], choice: Choice = {}) =>
    evaluateRun(
      [{ id: 'new', level: 1, value, limits }],
      earlier,
      configured(choice),
    ).violations.map(({ rule }) => rule);

  it.each([
    ['void', []],
    ['not_evaluable', []],
    ['warning', ['2-2s']],
    ['accepted', ['2-2s']],
  ] as const)('after an earlier run that is %s', (status, expected) => {
    expect(next('112', [run('111', status, 'old')]).filter((rule) => rule !== '1-2s')).toEqual(
      expected,
    );
  });

  it('restarts after a rejected run, unless configured otherwise', () => {
    const earlier = [run('111', 'rejected', 'old')];
    expect(next('112', earlier)).not.toContain('2-2s');
    expect(next('112', earlier, { reset_after_reject: false })).toContain('2-2s');
    expect(
      next('112', [run('111', 'warning', 'older'), run('100', 'rejected', 'old')]),
    ).not.toContain('2-2s');
  });

  it('evaluates each point by its own limits, so a new lot continues the series', () => {
    const older: EvaluatedRun = {
      status: 'warning',
      readings: [{ id: 'old', level: 1, value: '52', limits: { mean: '40', sd: '5' } }],
    };
    expect(next('112', [older])).toContain('2-2s');
  });
});

describe('runs that cannot be evaluated', () => {
  it.each([
    ['a standard deviation of zero', [reading(1, 1, 100, { mean: '100', sd: '0' })]],
    ['a negative standard deviation', [reading(1, 1, 100, { mean: '100', sd: '-1' })]],
    ['a lot without a target', [reading(1, 1, 100, null)]],
    [
      'a level without a target next to one with a target',
      [reading(1, 1, 100, { mean: '100', sd: '5' }), reading(1, 2, 200, null)],
    ],
    ['nothing', []],
  ])('%s is never accepted silently', (_name, readings) => {
    expect(evaluateRun(readings, [], configured()).judgment).toBe('not_evaluable');
  });

  it('are still rejected if the remaining values violate a rule', () => {
    const readings = [
      reading(1, 1, 120, { mean: '100', sd: '5' }),
      reading(1, 2, 200, { mean: '200', sd: '0' }),
    ];
    expect(evaluateRun(readings, [], configured())).toMatchObject({
      judgment: 'rejected',
      violations: [{ rule: '1-2s' }, { rule: '1-3s' }],
    });
  });

  it('only record a new lot next to the one in use', () => {
    const readings = [
      reading(1, 1, 100, { mean: '100', sd: '5' }),
      { ...reading(1, 1, 140, null), id: 'new lot' },
    ];
    expect(evaluateRun(readings, [], configured())).toEqual({
      judgment: 'accepted',
      violations: [],
    });
  });
});
