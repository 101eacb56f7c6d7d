import type { EqaRoundDetail } from '@alms/lis-domain/quality-control';
import type { OperationContext } from '../platform/http/requests/call.ts';
import { addToRound, verify } from '../areas/quality-control/corrective-actions.service.ts';
import { create, read } from '../areas/quality-control/eqa-rounds.service.ts';
import { report, review, score, submit } from '../areas/quality-control/eqa-steps.service.ts';
import type { DemoCast } from './demo-cast.ts';
import type { TestParameterId } from '@alms/lis-domain/catalogue';

const dayLong = 86_400_000;
const scheme = 'Harbour Chemistry EQA';
const analytes = ['K', 'NA', 'GLU', 'CREA'] as const;

/** Reported and assigned values of one specimen; null values are not yet measured. */
type Specimen = Readonly<
  Record<
    (typeof analytes)[number],
    readonly [reported: string | null, assigned: string, sd_pa: string]
  >
>;

interface DemoRound {
  name: string;
  closesDaysAgo: number;
  specimens: Readonly<Record<string, Specimen>>;
  /** Review comment and corrective action; an open round has none. */
  reviewed?: { comment: string; action?: string };
}

const rounds: readonly DemoRound[] = [
  {
    name: 'Round 1',
    closesDaysAgo: 75,
    specimens: {
      '1A': {
        K: ['4.52', '4.10', '0.10'],
        NA: ['139', '139.6', '1.2'],
        GLU: ['97', '95.8', '2.6'],
        CREA: ['1.04', '1.01', '0.04'],
      },
      '1B': {
        K: ['6.05', '5.80', '0.11'],
        NA: ['152', '151.2', '1.3'],
        GLU: ['262', '258', '5.9'],
        CREA: ['5.31', '5.40', '0.15'],
      },
    },
    reviewed: {
      action:
        'A potassium calibrator with a wrong value was in use on that day. Calibrator discarded and the assay recalibrated. The remaining specimens measured 4.13 and 5.83.',
      comment:
        'The potassium results of that day were reviewed. The next round will show whether the bias is gone.',
    },
  },
  {
    name: 'Round 2',
    closesDaysAgo: 20,
    specimens: {
      '2A': {
        K: ['3.61', '3.58', '0.09'],
        NA: ['134', '133.1', '1.2'],
        GLU: ['71', '72.4', '2.2'],
        CREA: ['0.82', '0.80', '0.04'],
      },
      '2B': {
        K: ['5.12', '5.07', '0.10'],
        NA: ['146', '146.9', '1.3'],
        GLU: ['184', '180', '4.4'],
        CREA: [null, '2.40', '0.08'],
      },
    },
    reviewed: {
      comment:
        'All reported results are acceptable; the potassium bias is gone. Specimen 2B was spilled before creatinine was measured.',
    },
  },
  {
    name: 'Round 3',
    closesDaysAgo: -6,
    specimens: {
      '3A': { K: ['4.27', '', ''], NA: ['141', '', ''], GLU: [null, '', ''], CREA: [null, '', ''] },
      '3B': { K: [null, '', ''], NA: [null, '', ''], GLU: [null, '', ''], CREA: [null, '', ''] },
    },
  },
];

/** EQA rounds: one with an unacceptable potassium, an acceptable one and an open one. */
export async function seedDemoAssessment(
  cast: DemoCast,
  tests: readonly { id: TestParameterId; code: string }[],
  now: Date,
): Promise<void> {
  for (const round of rounds) await play(cast, round, tests, now);
}

async function play(
  cast: DemoCast,
  { name, closesDaysAgo, specimens, reviewed }: DemoRound,
  tests: readonly { id: TestParameterId; code: string }[],
  now: Date,
): Promise<void> {
  const closes = now.getTime() - closesDaysAgo * dayLong;
  const test_parameter_ids = analytes.flatMap(
    (code) => tests.find((test) => test.code === code)?.id ?? [],
  );
  let id = '';
  /** Days after the closing time, or before it if negative. */
  const step = (
    days: number,
    by: 'technician' | 'lab_manager',
    take: (context: OperationContext, round: EqaRoundDetail) => Promise<unknown>,
  ) =>
    cast.play({
      at: new Date(closes + days * dayLong),
      by,
      play: async (context) => void (await take(context, await read(context, id))),
    });
  const figuresOf = ({ sample_code, test }: EqaRoundDetail['values'][number]) =>
    specimens[sample_code]?.[test.code as (typeof analytes)[number]] ?? [null, '', ''];

  await cast.play({
    at: new Date(closes - 16 * dayLong),
    by: 'technician',
    play: async (context) => {
      const samples = Object.keys(specimens).map((code) => ({ code, test_parameter_ids }));
      ({ id } = await create(context, {
        scheme,
        round: name,
        closes_at: new Date(closes).toISOString(),
        instrument_id: null,
        samples,
      }));
    },
  });
  await step(-7, 'technician', (context, round) =>
    report(context, round, {
      values: round.values.map((value) => ({ id: value.id, reported: figuresOf(value)[0] })),
    }),
  );
  if (reviewed === undefined) return;
  await step(-6, 'technician', (context, round) => submit(context, round, { late_reason: null }));
  await step(9, 'technician', (context, round) =>
    score(context, round, {
      values: round.values.map((value) => ({
        id: value.id,
        assigned: figuresOf(value)[1],
        sd_pa: figuresOf(value)[2],
      })),
    }),
  );
  const { action, comment } = reviewed;
  if (action !== undefined) {
    await step(10, 'technician', (context) =>
      addToRound(context, id, { type: 'recalibration', text: action, state: 'completed' }),
    );
    await step(
      11,
      'lab_manager',
      async (context, { actions: [added] }) => added && verify(context, added),
    );
  }
  await step(12, 'lab_manager', (context, round) => review(context, round, { comment }));
}
