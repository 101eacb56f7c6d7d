import type { ConsistencyRule } from '@alms/lis-domain/catalogue/consistency';
import { FIXTURE_NOW, fixtureId, idOf, minutesAgo } from '@alms/lis-domain/fixtures';
import type { ConsistencyCheck, ConsistencyTrial } from '@alms/lis-domain/results';
import { ready, type Submission } from '@alms/ui/resource';
import type { ConsistencyRulesScreenProps } from './consistency-rules-screen.tsx';

const aRule = (code: string, rule: Partial<ConsistencyRule>): ConsistencyRule => ({
  id: idOf(code),
  version: 1,
  created_at: FIXTURE_NOW,
  updated_at: FIXTURE_NOW,
  code,
  name: code,
  inputs: [],
  condition: '',
  action: 'hold',
  message: '',
  source: 'Professional knowledge',
  active: true,
  ...rule,
});

/** Three times the hemoglobin is about the hematocrit. */
export const ruleOfThree = aRule('HCT-HGB', {
  name: 'Hematocrit against hemoglobin',
  inputs: [
    { alias: 'hgb', code: 'HGB', unit: 'g/dL' },
    { alias: 'hct', code: 'HCT', unit: '%' },
  ],
  condition: 'abs(hct - 3 * hgb) <= 2',
  message: 'Compare MCV and MCHC. Check for clots and lipemia.',
});

export const rules: readonly ConsistencyRule[] = [
  aRule('ALB-TP', {
    name: 'Albumin against total protein',
    inputs: [
      { alias: 'alb', code: 'ALB', unit: 'g/dL' },
      { alias: 'tp', code: 'TP', unit: 'g/dL' },
    ],
    condition: 'alb <= tp',
  }),
  ruleOfThree,
  aRule('TSH-FT4', {
    name: 'TSH against free T4',
    condition: '(tsh >= 0.1 or ft4 >= 0.8) and (tsh <= 10 or ft4 <= 1.8)',
    action: 'warn',
    active: false,
  }),
];

const check = (hgb: string, hct: string, value: string): ConsistencyCheck => ({
  kind: 'consistency',
  outcome: 'held',
  rule: { ...ruleOfThree, version: 0 },
  inputs: [
    { alias: 'hgb', code: 'HGB', name: 'Hemoglobin', value_text: hgb, unit_display: 'g/dL' },
    { alias: 'hct', code: 'HCT', name: 'Hematocrit', value_text: hct, unit_display: '%' },
  ],
  reason: null,
  input: null,
  failed: [
    {
      left: { text: `abs(${hct} - 3 * ${hgb})`, value },
      sign: '<=',
      right: { text: '2', value: '2' },
    },
  ],
});

export const consistencyTrial: ConsistencyTrial = {
  looked_at: 212,
  since: minutesAgo(80 * 24 * 60),
  partial: false,
  passed: 205,
  failed: 2,
  unknown: 5,
  reasons: [
    { reason: 'input_comparator', count: 4 },
    { reason: 'input_unit', count: 1 },
  ],
  failing: [
    {
      order_id: fixtureId('order', 1),
      order_number: 'ORD-260512-0007',
      sample_id: fixtureId('sample', 1),
      at: minutesAgo(95),
      check: check('10.1', '42', '11.7'),
    },
    {
      order_id: fixtureId('order', 2),
      order_number: 'ORD-260509-0031',
      sample_id: fixtureId('sample', 2),
      at: minutesAgo(3 * 24 * 60),
      check: check('8.2', '28.1', '3.5'),
    },
  ],
};

export const consistencyRulesArgs = {
  rules: ready(rules, FIXTURE_NOW),
  tests: [
    ['ALB', 'Albumin', 'g/dL'],
    ['HCT', 'Hematocrit', '%'],
    ['HGB', 'Hemoglobin', 'g/dL'],
    ['TP', 'Total protein', 'g/dL'],
  ].map(([code = '', name = '', unit = '']) => ({
    code,
    name,
    status: 'active' as const,
    result_type: 'numeric' as const,
    unit,
    unit_display: unit,
  })),
  trial: ready(consistencyTrial),
  onTry: () => {},
  onOpened: () => {},
  onSave: async (): Promise<Submission> => ({ status: 'done' }),
  orderHref: ({ order_number }) => `#${order_number}`,
  listHref: '#list',
  onRetry: () => {},
} satisfies ConsistencyRulesScreenProps;
