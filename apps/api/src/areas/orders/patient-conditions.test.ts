import type { BodyOf } from '@alms/lis-domain/http';
import {
  placeOrder,
  readConditions,
  replaceConditions,
  type PatientConditions,
} from '@alms/lis-domain/orders';
import {
  mergePatients,
  readPatient,
  unmergePatients,
  type PatientMerge,
  type PatientId,
} from '@alms/lis-domain/patients';
import { uuidv7 } from 'uuidv7';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textOf, trailOf } from '../../testing/answers.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../testing/test-server.ts';

type Condition = BodyOf<typeof replaceConditions>['conditions'][number];

let today: string;
let patientId: PatientId;
const { server, lab } = await testLaboratory('kept-conditions');
const doctor = await lab.staff('doctor');
beforeAll(async () => {
  today = server.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
});
beforeEach(async () => {
  patientId = await lab.patient();
});

async function made<T>(answer: Promise<Answer>): Promise<T> {
  const { status, body, text } = await answer;
  expect([status < 300, text]).toEqual([true, text]);
  return body as T;
}
const dialysis: Condition = {
  code: 'dialysis',
  from: '2026-01-05',
  to: null,
  gestational_age_weeks: null,
};
const read = async (id = patientId, as = doctor) =>
  await made<PatientConditions>(server.call(readConditions, { params: { id } }, { as }));
const put = (
  conditions: readonly Partial<Condition>[],
  { id = patientId, version = 1, as = doctor }: { id?: string; version?: number; as?: Person } = {},
) =>
  server.call(
    replaceConditions,
    {
      params: { id },
      version,
      body: { conditions: conditions.map((condition) => ({ ...dialysis, ...condition })) },
    },
    { as },
  );
const spansOf = ({ conditions }: PatientConditions) =>
  conditions.map(({ code, from, to, gestational_age_weeks }) => ({
    code,
    from,
    to,
    gestational_age_weeks,
  }));
const place = (conditions: string[], rest: Partial<BodyOf<typeof placeOrder>> = {}) =>
  server.call(
    placeOrder,
    {
      body: {
        patient_id: patientId,
        test_parameter_ids: [lab.testId('NA')],
        priority: 'routine',
        ordered_by: 'Dr. Dara Roundsworth',
        clinical_info: '',
        conditions,
        repeat_reason: 'Asked again',
        ...rest,
      },
    },
    { as: doctor },
  );

describe('patient conditions', () => {
  it('are empty initially and audited on each access', async () => {
    expect(await read()).toEqual({ version: 1, conditions: [] });
    expect(await trailOf(server, lab, { entity_id: patientId, action: 'read' })).toMatchObject([
      { category: 'patient', entity_type: 'patient' },
    ]);
  });

  it('are replaced as a whole, latest first, keeping rows with the same start date', async () => {
    const pregnancy = { code: 'pregnant', from: '2026-03-02', to: null, gestational_age_weeks: 12 };
    const { version, conditions } = await made<PatientConditions>(put([{}, pregnancy]));
    expect([version, spansOf({ version, conditions })]).toEqual([2, [pregnancy, dialysis]]);
    const after = await made<PatientConditions>(
      put([{ to: '2026-02-01' }, { code: 'postmenopausal', from: '2026-04-01' }], { version: 2 }),
    );
    expect(after).toMatchObject({
      version: 3,
      conditions: [{ code: 'postmenopausal' }, { id: conditions[1]?.id, to: '2026-02-01' }],
    });
    const [line] = await trailOf(server, lab, { entity_id: patientId, action: 'update' });
    expect(line).toMatchObject({
      action: 'update',
      category: 'patient',
      before: { conditions: [pregnancy, dialysis] },
      after: { conditions: [{ code: 'postmenopausal' }, { ...dialysis, to: '2026-02-01' }] },
    });
  });

  it('create no version without changes', async () => {
    await made(put([{}]));
    expect(await made<PatientConditions>(put([{}], { version: 2 }))).toMatchObject({ version: 2 });
    expect(await trailOf(server, lab, { entity_id: patientId, action: 'update' })).toHaveLength(1);
  });

  it('may start today', async () => {
    expect((await made<PatientConditions>(put([{ from: today }]))).conditions).toHaveLength(1);
  });
});

describe('patient conditions are rejected', () => {
  it.each<[string, Partial<Condition>[], string]>([
    ['a future start date', [{ from: '2999-01-01' }], 'conditions.0.from'],
    ['an end date before the start date', [{ to: '2026-01-04' }], 'conditions.0.to'],
    [
      'gestational age without pregnancy',
      [{ gestational_age_weeks: 12 }],
      'conditions.0.gestational_age_weeks',
    ],
    [
      'a gestational age out of range',
      [{ code: 'pregnant', gestational_age_weeks: 45 }],
      'conditions.0.gestational_age_weeks',
    ],
    [
      'a pregnancy of one year',
      [{ code: 'pregnant', from: '2025-01-01', to: '2025-12-31' }],
      'conditions.0.to',
    ],
    [
      'overlapping periods of the same condition',
      [{}, { from: '2026-02-01' }],
      'conditions.1.from',
    ],
    ['a contradiction', [{ code: 'pregnant' }, { code: 'postmenopausal' }], 'conditions.1.code'],
    ['a trimester', [{ code: 'trimester_1' }], 'conditions.0.code'],
    ['an invalid condition name', [{ code: 'Dialysis!' }], 'conditions.0.code'],
    [
      'more than twenty conditions',
      Array.from({ length: 21 }, (_, index) => ({ code: `c${index}` })),
      'conditions',
    ],
  ])('for %s', async (_, conditions, field) => {
    const { status, body } = await put(conditions);
    expect({ status, fields: Object.keys(body['fields'] as object) }).toEqual({
      status: 422,
      fields: [field],
    });
    expect((await read()).conditions).toEqual([]);
  });

  it('for a pregnancy with male reference intervals, unless already recorded', async () => {
    const pregnancy = { code: 'pregnant', from: '2026-03-02' };
    await made(put([pregnancy]));
    await lab.transaction((tx) =>
      tx
        .updateTable('patient')
        .set({ sex_for_ranges: 'male' })
        .where('id', '=', patientId)
        .execute(),
    );
    await made(put([pregnancy, {}], { version: 2 }));
    await made(put([{}], { version: 3 }));
    expect(await put([{}, pregnancy], { version: 4 })).toMatchObject({
      status: 422,
      body: {
        fields: {
          'conditions.1.code': 'is not available for a patient with reference intervals for men',
        },
      },
    });
  });

  it('for a stale or missing version and for a merged record', async () => {
    await made(put([{}]));
    expect(await put([])).toMatchObject({
      status: 412,
      body: { code: 'version_stale', current_version: 2 },
    });
    expect(
      (
        await server.call(
          replaceConditions,
          { params: { id: patientId }, body: { conditions: [] } } as never,
          { as: doctor },
        )
      ).status,
    ).toBe(428);
    await lab.transaction(async (tx) =>
      tx
        .updateTable('patient')
        .set({ status: 'merged', merged_into_id: await lab.patient() })
        .where('id', '=', patientId)
        .execute(),
    );
    expect(await put([], { version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'patient_merged' },
    });
  });

  it('for users who may not order; order staff can read them, the patient cannot', async () => {
    for (const role of ['phlebotomist', 'data_entry'] as const) {
      const as = await lab.staff(role);
      expect([(await put([], { as })).status, (await read(patientId, as)).conditions]).toEqual([
        403,
        [],
      ]);
    }
    for (const as of [
      await lab.staff('report_viewer'),
      await lab.person('patient', { patientId }),
    ]) {
      expect([
        (await put([], { as })).status,
        (await server.call(readConditions, { params: { id: patientId } }, { as })).status,
      ]).toEqual([403, 403]);
    }
  });

  it('as not found for a patient of another facility', async () => {
    const other = await openLaboratory(server, 'kept-conditions-elsewhere');
    const foreign = await other.patient();
    for (const call of [
      (id: string) => put([], { id }),
      (id: string) => server.call(readConditions, { params: { id } }, { as: doctor }),
    ]) {
      const [theirs, none] = [await call(foreign), await call(uuidv7())];
      expect([theirs.status, textOf(theirs)]).toEqual([404, textOf(none)]);
    }
  });
});

describe('new conditions on an order', () => {
  it('are saved from today on request: a trimester as pregnancy, short-term conditions not at all', async () => {
    await made(put([{}]));
    await made(place(['trimester_2', 'dialysis'], { keep_conditions: true }));
    const now = await read();
    expect([now.version, spansOf(now)]).toEqual([
      3,
      [{ code: 'pregnant', from: today, to: null, gestational_age_weeks: null }, dialysis],
    ]);
    expect(
      (await trailOf(server, lab, { entity_id: patientId, action: 'update' })).at(0),
    ).toMatchObject({ action: 'update', actor: { user_id: doctor.id } });
    await made(place(['follicular'], { keep_conditions: true }));
    expect((await read()).version).toBe(3);
  });

  it('otherwise stay on the order only', async () => {
    await made(place(['dialysis']));
    expect(await read()).toMatchObject({ version: 1, conditions: [] });
  });

  it('are rejected with the order when they contradict the record of that day', async () => {
    await made(put([{ code: 'postmenopausal' }]));
    const { status, body } = await place(['pregnant'], { keep_conditions: true });
    expect({ status, fields: Object.keys(body['fields'] as object) }).toEqual({
      status: 422,
      fields: ['keep_conditions'],
    });
    expect(
      await lab.transaction((tx) =>
        tx.selectFrom('test_order').select('id').where('patient_id', '=', patientId).execute(),
      ),
    ).toEqual([]);
  });
});

it('move with a merge without duplicates and return when it is undone', async () => {
  const manager = await lab.staff('lab_manager');
  const loser = await lab.patient();
  await made(put([{}]));
  await made(put([{}, { code: 'postmenopausal', from: '2026-04-01' }], { id: loser }));
  const versions = async () =>
    [
      (await server.call(readPatient, { params: { id: patientId } }, { as: manager })).body[
        'version'
      ],
      (await server.call(readPatient, { params: { id: loser } }, { as: manager })).body['version'],
    ].map(Number);
  const [version = 0, loser_version = 0] = await versions();
  const merge = await made<PatientMerge>(
    server.call(
      mergePatients,
      {
        params: { id: patientId },
        version,
        body: { loser_id: loser, loser_version, taken: [], reason: 'One person' },
      },
      { as: manager },
    ),
  );
  expect(spansOf(await read()).map(({ code }) => code)).toEqual(['postmenopausal', 'dialysis']);
  await made(
    server.call(
      unmergePatients,
      { params: { id: merge.id }, body: { reason: 'Two people after all' } },
      { as: manager },
    ),
  );
  expect([spansOf(await read()), spansOf(await read(loser)).map(({ code }) => code)]).toEqual([
    [dialysis],
    ['postmenopausal', 'dialysis'],
  ]);
});
