import type { WardId } from '@alms/lis-domain/facility';
import { dateIn } from '@alms/lis-domain/calendar';
import type { TestParameter } from '@alms/lis-domain/catalogue';
import type { Order } from '@alms/lis-domain/orders';
import type { Result, ResultId } from '@alms/lis-domain/results';
import type { OperationContext } from '../platform/http/requests/call.ts';
import { place } from '../areas/orders/orders.service.ts';
import {
  listCalls,
  recordAttempt,
} from '../areas/results/critical-results/critical-results.service.ts';
import { enter } from '../areas/results/entry/enter.service.ts';
import { releaseHold } from '../areas/results/verification/hold.service.ts';
import { verify } from '../areas/results/verification/verify.service.ts';
import { resultUpdates } from '../areas/results/result-updates.ts';
import { collect, receive, reject } from '../areas/samples/samples.service.ts';
import type { Scene } from './demo-cast.ts';
import { stages, type PlannedOrder, type Stage } from './demo-orders.ts';
import { coherentValues } from './coherent-values.ts';
import type { DemoWard } from './demo-wards.ts';
import { believableValue } from './demo-values.ts';
import type { SeededRandom } from './seeded-random.ts';

const minute = 60_000;

/** An order in progress. */
interface Course {
  plan: PlannedOrder;
  scenes: Scene[];
  /** Time of its last scene. */
  end: Date;
  /** A value for each of its tests, once placed. */
  values(): { id: ResultId; version: number; value_text: string }[];
}

/** Records of the demo facility that its orders name by code. */
export interface DemoFacility {
  tests: ReadonlyMap<string, TestParameter>;
  wards: ReadonlyMap<DemoWard, WardId>;
}

/**
 * Scenes of one day's orders: each is placed, collected and received separately; results are
 * entered and verified together.
 */
export function scenesOfDay(
  plans: readonly PlannedOrder[],
  { tests, wards }: DemoFacility,
  random: SeededRandom,
): Scene[] {
  const courses = plans.map((plan) => courseOf(plan, { tests, wards }, random));
  const bench = (['entered', 'released'] as const).flatMap((reaches) =>
    benchScenes(
      courses.filter(({ plan }) => plan.reaches === reaches),
      reaches,
      random,
    ),
  );
  return [...courses.flatMap(({ scenes }) => scenes), ...bench];
}

function courseOf(
  plan: PlannedOrder,
  { tests, wards }: DemoFacility,
  random: SeededRandom,
): Course {
  const {
    patientId,
    codes,
    priority,
    ward,
    values = {},
    reaches,
    condition,
    volume_ml,
    rejected,
    consent,
  } = plan;
  let order: Order | undefined;
  let end = plan.at;
  const after = (stage: Stage) => (end = later(end, stage, random));
  const sampleIds = () => [...new Set(order?.items.flatMap(({ sample_id }) => sample_id ?? []))];

  const scenes: Scene[] = [
    {
      at: end,
      by: 'doctor',
      async play(context) {
        const test_parameter_ids = codes.flatMap((code) => tests.get(code)?.id ?? []);
        order = await place(
          context,
          {
            patient_id: patientId,
            test_parameter_ids,
            priority,
            ward_id: (ward && wards.get(ward)) ?? null,
            ordered_by: context.user.full_name,
            clinical_info: '',
            conditions: [],
            fasting: 'unknown',
            diagnosis_codes: [],
          },
          resultUpdates,
        );
      },
    },
  ];
  if (reaches !== 'ordered') {
    scenes.push({
      at: after('collected'),
      by: 'phlebotomist',
      async play(context) {
        for (const id of sampleIds())
          await collect(
            context,
            { id, version: 1 },
            {
              identity_check: { name: true, birth_date: true },
              ...(volume_ml !== undefined && { volume_ml }),
              ...(consent && { consent }),
            },
            resultUpdates,
          );
      },
    });
  }
  if (rejected || (reaches !== 'ordered' && reaches !== 'collected')) {
    scenes.push({
      at: after('received'),
      by: 'technician',
      async play(context) {
        for (const id of sampleIds())
          await (rejected
            ? reject(
                context,
                { id, version: 2 },
                { code: 'RH', note: 'Pink serum on arrival' },
                resultUpdates,
              )
            : receive(context, { id, version: 2 }, condition ? { condition } : {}, resultUpdates));
      },
    });
  }

  return {
    plan,
    scenes,
    end,
    values() {
      const context = order && { ...order.patient, collected_on: dateIn('UTC', end.toISOString()) };
      if (!context) return [];
      const measured = (order?.items ?? []).flatMap(({ result_id, code }) => {
        const test = tests.get(code);
        if (result_id === null || !test || test.kind === 'calculated') return [];
        const value_text = values[code] ?? believableValue(test, context, random);
        return [{ id: result_id, version: 1, code, value_text }];
      });
      const coherent = coherentValues(
        new Map(measured.map(({ code, value_text }) => [code, value_text])),
        tests,
        context,
        new Set(Object.keys(values)),
      );
      return measured.map(({ code, value_text, ...result }) => ({
        ...result,
        value_text: coherent.get(code) ?? value_text,
      }));
    },
  };
}

function benchScenes(
  courses: readonly Course[],
  reaches: 'entered' | 'released',
  random: SeededRandom,
): Scene[] {
  const arrival = courses
    .map(({ end }) => end)
    .toSorted((a, b) => a.getTime() - b.getTime())
    .at(-1);
  if (arrival === undefined) return [];
  let results: Result[] = [];
  const entered = later(arrival, 'entered', random);
  const entry: Scene = {
    at: entered,
    by: 'technician',
    async play(context) {
      results = (
        await enter(
          context,
          courses.flatMap(({ values }) => values()),
        )
      ).items;
    },
  };
  const verification: Scene = {
    at: later(entered, 'released', random),
    by: 'lab_manager',
    async play(context) {
      results = await acceptHeld(context, results);
      await verify(
        context,
        results.filter(({ status }) => status === 'entered'),
      );
      await passOn(context, results);
    },
  };
  return reaches === 'entered' ? [entry] : [entry, verification];
}

/** Releases held values: the repeat test confirmed them. */
async function acceptHeld(
  context: OperationContext,
  results: readonly Result[],
): Promise<Result[]> {
  const accepted: Result[] = [];
  for (const result of results)
    accepted.push(
      result.status === 'held'
        ? await releaseHold(context, result, { code: 'repeat_agrees', note: '' })
        : result,
    );
  return accepted;
}

/** Notifies the ward of critical results, with confirmed read-back. */
async function passOn(context: OperationContext, results: readonly Result[]): Promise<void> {
  const { items } = await listCalls(context, { limit: 200 });
  for (const { id, version, result_id, ordered_by, value_text } of items) {
    if (!results.some((result) => result.id === result_id)) continue;
    await recordAttempt(
      context,
      { id, version },
      {
        channel: 'phone',
        outcome: 'confirmed',
        recipient_name: ordered_by,
        recipient_role: 'Doctor on duty',
        read_back: value_text,
      },
    );
  }
}

/** End time of a stage that started at the given time. */
function later(begun: Date, stage: Stage, random: SeededRandom): Date {
  return new Date(
    begun.getTime() + Math.ceil(stages[stage] * (0.5 + 0.5 * random.next())) * minute,
  );
}
