import type { PatientId } from '@alms/lis-domain/patients';
import type { Priority } from '@alms/lis-domain/orders';
import type { ArrivalCondition } from '@alms/lis-domain/samples';
import type { SeededRandom } from './seeded-random.ts';
import type { DemoWard } from './demo-wards.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Stages of an order with their maximum duration in minutes. */
export const stages = {
  ordered: 0,
  collected: 25,
  received: 40,
  entered: 60,
  released: 40,
} as const;
export type Stage = keyof typeof stages;

/** Maximum minutes until an order reaches this stage. */
function minutesTo(last: Stage): number {
  const names = Object.keys(stages) as Stage[];
  return names.slice(0, names.indexOf(last) + 1).reduce((sum, stage) => sum + stages[stage], 0);
}

export interface PlannedOrder {
  at: Date;
  daysAgo: number;
  patientId: PatientId;
  codes: readonly string[];
  priority: Priority;
  /** Ward of the patient, if admitted. */
  ward?: DemoWard;
  reaches: Stage;
  /** Values of interest; the others are generated. */
  values?: Readonly<Record<string, string>>;
  /** Collected volume of each specimen in mL, if measured. */
  volume_ml?: number;
  /** Specimen condition on arrival. */
  condition?: ArrivalCondition;
  /** Rejected before receipt; its tests await recollection. */
  rejected?: true;
  /** The patient has given consent, which is confirmed at collection. */
  consent?: true;
}

/** Typical combinations of tests. */
export const requests = [
  ['BMP'],
  ['CBC'],
  ['CBC', 'CRP'],
  ['LYTES'],
  ['LIPID', 'HBA1C'],
  ['LIVER'],
  ['THYROID'],
  ['COAG'],
  ['UPRO', 'UGLU', 'UKET', 'UNIT'],
  ['GLU'],
  ['MALAG', 'HGB'],
  ['CREA', 'K'],
] as const;

/** Today's orders, covering every screen. */
const today: readonly Omit<PlannedOrder, 'at' | 'daysAgo' | 'patientId'>[] = [
  {
    codes: ['BMP'],
    priority: 'stat',
    ward: 'ED',
    reaches: 'entered',
    values: { K: '6.8', CREA: '4.20' },
  },
  {
    codes: ['CBC'],
    priority: 'urgent',
    ward: 'ICU',
    reaches: 'entered',
    values: { HGB: '6.4', HCT: '19.5' },
  },
  {
    codes: ['LYTES'],
    priority: 'routine',
    reaches: 'entered',
    condition: { codes: ['HEM'], note: 'Serum slightly pink' },
  },
  {
    codes: ['LIPID', 'HBA1C'],
    priority: 'routine',
    reaches: 'entered',
    values: { TRIG: '512' },
    condition: { codes: [], note: 'Lipemic' },
  },
  { codes: ['THYROID'], priority: 'routine', reaches: 'entered' },
  { codes: ['GLU'], priority: 'stat', reaches: 'received', volume_ml: 0.8 },
  { codes: ['CBC', 'BMP'], priority: 'urgent', reaches: 'received' },
  {
    codes: ['LIVER'],
    priority: 'routine',
    reaches: 'received',
    condition: { codes: ['COOL'], note: '' },
    volume_ml: 4,
  },
  { codes: ['UPRO', 'UGLU', 'UKET', 'UNIT'], priority: 'routine', reaches: 'received' },
  { codes: ['COAG'], priority: 'stat', reaches: 'collected' },
  { codes: ['BMP'], priority: 'routine', reaches: 'collected', volume_ml: 3.5 },
  { codes: ['CBC', 'CRP'], priority: 'routine', reaches: 'collected' },
  { codes: ['LYTES'], priority: 'routine', reaches: 'collected', rejected: true },
  { codes: ['CBC', 'LYTES', 'COAG'], priority: 'stat', reaches: 'ordered' },
  { codes: ['BMP'], priority: 'urgent', reaches: 'ordered' },
  { codes: ['LIPID'], priority: 'routine', reaches: 'ordered' },
  { codes: ['HBA1C', 'GLU'], priority: 'routine', reaches: 'ordered' },
  { codes: ['TSH'], priority: 'routine', reaches: 'ordered' },
  { codes: ['GLU', 'K'], priority: 'urgent', reaches: 'released', values: { GLU: '38' } },
  { codes: ['TSH'], priority: 'routine', reaches: 'entered', values: { TSH: '6.20' } },
];

export const daysBefore = 6;
const ordersADay = 7;

/**
 * A week of orders up to `now`. The first patient has an account, the second has a two-day
 * potassium delta, and the third a titer that falls under treatment.
 */
export function planWeek(
  [accountHolder, changing, ...others]: readonly PatientId[],
  now: Date,
  random: SeededRandom,
): PlannedOrder[] {
  const [treated] = others;
  if (!accountHolder || !changing || !treated) throw new Error('@alms/api: too few patients.');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const before = Array.from({ length: daysBefore * ordersADay }, (_, number): PlannedOrder => {
    const daysAgo = daysBefore - Math.floor(number / ordersADay);
    const at = ago((daysAgo * day) / minute - random.between(0, 120));
    return {
      at,
      daysAgo,
      patientId: random.pick(others),
      codes: random.pick(requests),
      priority: random.chance(0.15) ? 'urgent' : 'routine',
      reaches: 'released',
    };
  });
  const own = { patientId: accountHolder, priority: 'routine', reaches: 'released' } as const;
  return [
    ...before,
    {
      ...own,
      at: ago(6 * 24 * 60),
      daysAgo: 6,
      codes: ['LIPID', 'HBA1C'],
      values: { CHOL: '214', HDL: '58', TRIG: '142', HBA1C: '5.4' },
    },
    {
      ...own,
      at: ago(2 * 24 * 60),
      daysAgo: 2,
      codes: ['BMP'],
      values: {
        NA: '140',
        K: '4.3',
        CL: '102',
        CO2: '25',
        GLU: '104',
        BUN: '15',
        CREA: '0.82',
        CA: '9.4',
      },
    },
    {
      patientId: changing,
      priority: 'routine',
      reaches: 'released',
      at: ago(2 * 24 * 60 + 30),
      daysAgo: 2,
      codes: ['LYTES'],
      values: { NA: '139', K: '4.2', CL: '102', CO2: '25' },
    },
    {
      patientId: changing,
      priority: 'urgent',
      reaches: 'entered',
      at: ago(minutesTo('entered') + 20),
      daysAgo: 0,
      codes: ['LYTES'],
      values: { NA: '138', K: '5.7', CL: '103', CO2: '24' },
    },
    {
      patientId: treated,
      priority: 'routine',
      reaches: 'released',
      at: ago(6 * 24 * 60 + 30),
      daysAgo: 6,
      codes: ['RPRT'],
      values: { RPRT: '1:32' },
    },
    {
      patientId: treated,
      priority: 'routine',
      reaches: 'entered',
      at: ago(minutesTo('entered') + 25),
      daysAgo: 0,
      codes: ['RPRT'],
      values: { RPRT: '1:8' },
    },
    ...today.map((order): PlannedOrder => {
      const longEnough = minutesTo(order.rejected ? 'received' : order.reaches);
      return {
        ...order,
        daysAgo: 0,
        patientId: random.pick(others),
        at: ago(longEnough + random.between(5, 35)),
      };
    }),
  ];
}

/**
 * Orders that demonstrate catalogue rules: an inflammation of the account holder whose second value
 * is withheld from the portal, and a consent test for two patients, one of them not yet collected.
 */
export function planShown(
  [accountHolder, , , agreed, uncollected]: readonly PatientId[],
  now: Date,
): PlannedOrder[] {
  if (!accountHolder || !agreed || !uncollected) throw new Error('@alms/api: too few patients.');
  const daysAgo = (days: number) => ({ at: new Date(now.getTime() - days * day), daysAgo: days });
  const rest = { priority: 'routine', reaches: 'released' } as const;
  return [
    { ...rest, ...daysAgo(5), patientId: accountHolder, codes: ['CRP'], values: { CRP: '48' } },
    { ...rest, ...daysAgo(1), patientId: accountHolder, codes: ['CRP'], values: { CRP: '11' } },
    {
      ...rest,
      ...daysAgo(4),
      patientId: agreed,
      codes: ['HIVRDT'],
      values: { HIVRDT: 'Non-reactive' },
      consent: true,
    },
    {
      ...rest,
      at: new Date(now.getTime() - 20 * minute),
      daysAgo: 0,
      patientId: uncollected,
      codes: ['HIVRDT'],
      reaches: 'ordered',
    },
  ];
}
