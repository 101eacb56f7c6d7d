import {
  inEveryLanguage,
  testsOfPack,
  withInterferenceLimits,
  withPublishedIntervals,
} from '@alms/lis-domain/catalogue/starter-packs';
import {
  starterCatalogue,
  type AutoverifyRule,
  type DeltaRule,
  type ReflexRule,
  type TestDefinition,
} from '@alms/lis-domain/catalogue';

const rule = (rest: Pick<DeltaRule, 'mode' | 'threshold'> & Partial<DeltaRule>): DeltaRule => ({
  enabled: true,
  direction: 'any',
  window_hours: 72,
  action: 'hold',
  ...rest,
});

/** Example delta rules; every laboratory sets its own. */
const deltaRules: Readonly<Record<string, DeltaRule>> = {
  K: rule({ mode: 'absolute', threshold: '1.0' }),
  NA: rule({ mode: 'absolute', threshold: '10', action: 'warn' }),
  CREA: rule({ mode: 'percent', threshold: '60', window_hours: 168 }),
  RPRT: rule({ mode: 'steps', threshold: '2', window_hours: 8_760, action: 'warn' }),
};

const verifying = (rest: Partial<AutoverifyRule>): AutoverifyRule => ({
  enabled: true,
  within: 'reference',
  require_qc: true,
  require_delta: false,
  exclude_flags: [],
  ...rest,
});

/**
 * Autoverification of analyser values: chloride whenever normal, the others with accepted QC or a
 * previous value.
 */
const autoverifyRules: Readonly<Record<string, AutoverifyRule>> = {
  CL: verifying({ require_qc: false }),
  NA: verifying({}),
  CREA: verifying({ require_delta: true }),
};

/** Reflex rule: free thyroxine after a high thyrotropin, subject to the verifier's agreement. */
const reflexRules: Readonly<Record<string, ReflexRule[]>> = {
  TSH: [
    {
      when: { op: 'gt', value: '4.50' },
      and: [],
      add: ['FT4'],
      mode: 'propose',
      comment: 'High thyrotropin',
    },
  ],
};

/** SI units beside the conventional ones of the demo, for doctors who read either. */
const secondUnits: Readonly<Record<string, NonNullable<TestDefinition['second_unit']>>> = {
  GLU: { unit: 'mmol/L', unit_display: 'mmol/L', decimals: 1 },
  CREA: { unit: 'umol/L', unit_display: 'µmol/L', decimals: 0 },
  CHOL: { unit: 'mmol/L', unit_display: 'mmol/L', decimals: 1 },
};

const tat: TestDefinition['tat'] = {
  routine_min: 240,
  urgent_min: 120,
  stat_min: 45,
  start: 'received',
  end: 'verified',
};

/**
 * From other packs: a titer followed under treatment, a test that requires consent with its
 * confirmation, a file result, and a narrative result with templates.
 */
const others = testsOfPack('full').filter(({ code }) =>
  ['RPRT', 'HIVRDT', 'HIVCONF', 'SPEPC', 'FILM'].includes(code),
);

/** Portal release three days after release to the ordering provider. */
const delayed: TestDefinition['portal'] = { visible: true, release: 'delay', delay_hours: 72 };

/**
 * The starter catalogue with settings of a working laboratory: published intervals, turnaround
 * targets, delta, autoverification and reflex rules, second units, and portal delays.
 */
export const demoCatalogue: readonly TestDefinition[] = [
  ...starterCatalogue.map(withPublishedIntervals).map(inEveryLanguage).map(withInterferenceLimits),
  ...others,
].map((test) => ({
  ...test,
  ...(test.code === 'CRP' && { portal: delayed }),
  second_unit: secondUnits[test.code] ?? test.second_unit,
  ...(test.kind !== 'panel' && {
    tat,
    delta: deltaRules[test.code] ?? null,
    autoverify: autoverifyRules[test.code] ?? null,
    reflex: reflexRules[test.code] ?? [],
  }),
}));
