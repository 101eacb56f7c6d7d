import { bookAppointment } from '@alms/lis-domain/appointments';
import { createInvoice, type PayerId } from '@alms/lis-domain/billing';
import type { BodyOf } from '@alms/lis-domain/http';
import { readOrder, placeOrder, type Order } from '@alms/lis-domain/orders';
import {
  listMerges,
  mergePatients,
  previewMerge,
  readPatient,
  recordConsent,
  searchPatients,
  unmergePatients,
  type MergePreview,
  type Patient,
  type PatientMerge,
  type PatientId,
} from '@alms/lis-domain/patients';
import {
  enterResults,
  listCriticalCalls,
  listPatientResults,
  verifyResults,
  type CriticalCall,
  type PatientResult,
  type Result,
  type ResultId,
} from '@alms/lis-domain/results';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';
import { textOf, trailOf, resultsOfOrder } from '../../testing/answers.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../testing/test-server.ts';
import { patientTables } from './merge.store.ts';
import { newId } from '../../platform/db/new-id.ts';

let manager: Person;
let technician: Person;
const { server, lab } = await testLaboratory('merging');
beforeAll(async () => {
  await lab.price({ K: 850 });
  manager = await lab.staff('lab_manager');
  technician = await lab.staff('technician');
});

const refusalOf = ({ status, body }: Answer) => [status, body['code']];
const read = async (id: string) =>
  (await server.call(readPatient, { params: { id } }, { as: manager })).body as unknown as Patient;
const merged = async (
  survivorId: string,
  loserId: string,
  body: Partial<BodyOf<typeof mergePatients>> = {},
  as = manager,
) =>
  server.call(
    mergePatients,
    {
      params: { id: survivorId },
      version: (await read(survivorId)).version,
      body: {
        loser_id: loserId,
        loser_version: (await read(loserId)).version,
        taken: [],
        reason: 'Registered twice',
        ...body,
      },
    },
    { as },
  );
const mergeIn = (answer: Answer): PatientMerge => {
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return answer.body as unknown as PatientMerge;
};
const parted = ({ id }: PatientMerge, as = manager) =>
  server.call(
    unmergePatients,
    { params: { id }, body: { reason: 'Two people after all' } },
    { as },
  );
const found = async (q: string) =>
  (
    (await server.call(searchPatients, { query: { q } }, { as: manager })).body[
      'items'
    ] as Patient[]
  ).map(({ id }) => id);
const ownerOf = async ({ id }: Pick<Order, 'id'>) =>
  ((await server.call(readOrder, { params: { id } }, { as: manager })).body as unknown as Order)
    .patient.id;

/** Orders one test, enters its value and verifies it. */
async function measured(
  patientId: PatientId,
  value_text: string,
): Promise<{ order: Order; result: Result }> {
  server.clock.advance(1);
  const { order } = await lab.arrived(['K'], { patientId });
  const [waiting] = await resultsOfOrder(server, order.id, technician);
  const entered = (
    await server.call(
      enterResults,
      { body: { items: [{ id: waiting?.id ?? '', version: 1, value_text }] } },
      { as: technician },
    )
  ).body['items'] as Result[];
  const [result] = (
    await server.call(
      verifyResults,
      { body: { items: entered.map(({ id, version }) => ({ id, version })) } },
      { as: manager },
    )
  ).body['items'] as Result[];
  if (!result) throw new Error('Nothing was verified.');
  return { order, result };
}

/** Orders one test and enters an unverified value. */
async function entered(
  patientId: PatientId,
  value_text: string,
): Promise<{ order: Order; result: () => Promise<Result> }> {
  const { order } = await lab.arrived(['K'], { patientId });
  const now = async () => {
    const [found] = await resultsOfOrder(server, order.id, technician);
    if (!found) throw new Error('The order has no result.');
    return found;
  };
  await server.call(
    enterResults,
    { body: { items: [{ id: (await now()).id, version: 1, value_text }] } },
    { as: technician },
  );
  return { order, result: now };
}

/** A patient with at least one row in every patient table. */
async function knownPatient(particulars: Record<string, string> = {}): Promise<string> {
  const id = await lab.patient(particulars);
  const passport = {
    id: uuidv7(),
    patient_id: id,
    type: 'PPN',
    value: id,
    issuer: '',
    value_norm: id,
    issuer_norm: '',
  } as const;
  await lab.transaction((tx) => tx.insertInto('patient_identifier').values(passport).execute());
  await lab.transaction(async (tx) => {
    const payer = {
      id: newId<PayerId>(),
      name: `Insurer of ${id}`,
      kind: 'insurance',
      address: '',
      active: true,
      created_at: server.clock.now(),
      updated_at: server.clock.now(),
    } as const;
    await tx.insertInto('payer').values(payer).execute();
    await tx
      .insertInto('patient_coverage')
      .values({
        id: uuidv7(),
        patient_id: id,
        payer_id: payer.id,
        position: 0,
        policy_number: 'P-1',
        group_name: '',
      })
      .execute();
    await tx
      .insertInto('patient_condition')
      .values({ id: uuidv7(), patient_id: id, code: 'dialysis', held_from: '2026-01-05' })
      .execute();
  });
  await server.call(
    recordConsent,
    { params: { id }, body: { kind: 'research', granted: true } },
    { as: await lab.staff('receptionist') },
  );
  const { order } = await measured(id, '6.8');
  await server.call(
    createInvoice,
    { body: { order_number: order.order_number } },
    { as: await lab.staff('admin') },
  );
  const start = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
  const booked = await server.call(
    bookAppointment,
    { params: { id }, body: { type: 'consultation', start, reason: '' } },
    { as: await lab.staff('receptionist') },
  );
  expect([booked.status, booked.text]).toEqual([201, booked.text]);
  await lab.person('patient', { patientId: id });
  return id;
}

/** Every database column that references a patient, with its number of references to this one. */
async function pointersAt(patientId: string): Promise<Map<string, number>> {
  const { rows: links } = await sql<{ table: string; column: string }>`
    select t.relname as "table", a.attname as "column" from pg_constraint k
    join pg_class t on t.oid = k.conrelid
    cross join lateral unnest(k.conkey, k.confkey) as link (own, other)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = link.own
    join pg_attribute o on o.attrelid = k.confrelid and o.attnum = link.other
    where k.contype = 'f' and k.confrelid = 'patient'::regclass and o.attname = 'id'
  `.execute(server.database.db);
  const counts = await lab.transaction(async (tx) => {
    const found: [string, number][] = [];
    for (const { table, column } of links) {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::integer as count from ${sql.table(table)} where ${sql.ref(column)} = ${patientId}::uuid`.execute(
        tx,
      );
      found.push([`${table}.${column}`, rows[0]?.count ?? 0]);
    }
    return found;
  });
  return new Map(counts);
}

/** These columns record the merge, or what a message made at its time. */
const records = [
  'patient_merge.survivor_id',
  'patient_merge.loser_id',
  'patient.merged_into_id',
  'hl7_inbound.patient_id',
  'incoming_message.patient_id',
];

describe('merging two records of one person', () => {
  it('leaves no reference to the merged record in any table', async () => {
    const [survivor, loser] = [await lab.patient(), await knownPatient()];
    const before = await pointersAt(loser);
    const pointing = [...before.keys()].filter((column) => !records.includes(column));
    expect(pointing.toSorted()).toEqual(
      Object.keys(patientTables)
        .map((table) => `${table}.patient_id`)
        .toSorted(),
    );
    // A table without rows of this patient would prove nothing.
    expect(pointing.filter((column) => before.get(column) === 0)).toEqual([]);

    const preview = (
      await server.call(
        previewMerge,
        { params: { id: survivor }, query: { loser_id: loser } },
        { as: manager },
      )
    ).body as unknown as MergePreview;
    expect(preview).toMatchObject({
      moves: {
        orders: 1,
        samples: 1,
        results: 1,
        invoices: 1,
        appointments: 1,
        critical_calls: 1,
        accounts: 1,
        identifiers: 1,
        consents: 1,
        coverages: 1,
        conditions: 1,
      },
      differs: ['given_name'],
      identity_differs: false,
      refusal: null,
    });
    mergeIn(await merged(survivor, loser));
    const after = await pointersAt(loser);
    expect(pointing.filter((column) => after.get(column) !== 0)).toEqual([]);
    expect(
      [...(await pointersAt(survivor))].filter(([column]) => pointing.includes(column)),
    ).toEqual([...before].filter(([column]) => pointing.includes(column)));
  });

  it('re-evaluates unverified values for the survivor, and again on unmerge', async () => {
    const [child, adult] = [
      await lab.patient({ birth_date: '2016-04-09' }),
      await lab.patient({ birth_date: '1961-04-09' }),
    ];
    const { result } = await entered(adult, '5.4');
    expect(await result()).toMatchObject({ status: 'entered', flag: 'H', range: { high: '5.0' } });
    const merge = mergeIn(await merged(child, adult, { identity_reason: 'The year was mistyped' }));
    // The starter catalogue has no interval for children.
    expect(await result()).toMatchObject({
      status: 'entered',
      flag: null,
      range: null,
      patient: { id: child },
    });
    expect(
      (await trailOf(server, lab, { entity_id: (await result()).id, action: 'update' }))[0],
    ).toMatchObject({
      before: { flag: 'H' },
      after: { flag: null },
      reason: 'Registered twice / The year was mistyped',
    });
    expect((await parted(merge)).status).toBe(200);
    expect(await result()).toMatchObject({
      flag: 'H',
      range: { high: '5.0' },
      patient: { id: adult },
    });
  });

  it('finds the survivor by both numbers and names and links the merged record to it', async () => {
    const [survivor, loser] = [
      await lab.patient({ family_name: 'Keptwell', mrn: 'KEPT-1' }),
      await lab.patient({ family_name: 'Givenup', mrn: 'LOST-1' }),
    ];
    mergeIn(await merged(survivor, loser));
    for (const q of ['KEPT-1', 'LOST-1', 'Keptwell', 'Givenup'])
      expect(await found(q)).toEqual([survivor]);
    expect(await read(survivor)).toMatchObject({
      former_mrns: ['LOST-1'],
      merged_into: null,
      status: 'active',
    });
    expect(await read(loser)).toMatchObject({
      status: 'merged',
      merged_into: { id: survivor, mrn: 'KEPT-1' },
    });
    const body = {
      patient_id: loser,
      test_parameter_ids: [lab.testId('K')],
      priority: 'routine' as const,
      ordered_by: 'Dr. Dara Roundsworth',
      clinical_info: '',
    };
    expect(
      (await server.call(placeOrder, { body }, { as: await lab.staff('doctor') })).status,
    ).toBe(409);
  });

  it('copies the chosen details and keeps the others', async () => {
    const [survivor, loser] = [
      await lab.patient({ given_name: 'Ada', phone: '0100' }),
      await lab.patient({ given_name: 'Adelheid', phone: '0200' }),
    ];
    mergeIn(await merged(survivor, loser, { taken: ['phone'] }));
    expect(await read(survivor)).toMatchObject({ given_name: 'Ada', phone: '0200', version: 2 });
    expect(await found('Adelheid')).toEqual([survivor]);
  });

  it('keeps the original name with reported values', async () => {
    const [survivor, loser] = [
      await lab.patient({ given_name: 'Stays' }),
      await lab.patient({ given_name: 'Went', mrn: 'WENT-1' }),
    ];
    const { result } = await measured(loser, '4.1');
    mergeIn(await merged(survivor, loser));
    const reported = await lab.transaction((tx) =>
      tx
        .selectFrom('current_result')
        .select('reported_as')
        .where('id', '=', result.id)
        .executeTakeFirst(),
    );
    expect(reported?.reported_as).toMatchObject({ full_name: 'Testwell, Went', mrn: 'WENT-1' });
  });

  it('compares new values with the history of both and re-evaluates no reported value', async () => {
    const [survivor, loser] = [await lab.patient(), await lab.patient()];
    const { result: own } = await measured(survivor, '4.0');
    const { result: other } = await measured(loser, '4.9');
    mergeIn(await merged(survivor, loser));
    const { result: next } = await measured(survivor, '4.1');
    const checksOf = (id: ResultId) =>
      lab.transaction((tx) =>
        tx.selectFrom('current_result').select('checks').where('id', '=', id).executeTakeFirst(),
      );
    expect(JSON.stringify(await checksOf(next.id))).toContain(other.id);
    expect(JSON.stringify(await checksOf(other.id))).not.toContain(own.id);
  });

  it('moves the portal account to the survivor and signs it out', async () => {
    const [survivor, loser] = [await lab.patient(), await lab.patient()];
    const account = await lab.person('patient', { patientId: loser });
    await measured(loser, '4.1');
    mergeIn(await merged(survivor, loser));
    const again = await lab.transaction((tx) =>
      tx
        .selectFrom('app_user')
        .select('patient_id')
        .where('id', '=', account.id)
        .executeTakeFirst(),
    );
    expect(again).toEqual({ patient_id: survivor });
    expect(await read(survivor)).toMatchObject({ has_portal_account: true });
  });

  it('is audited for both patients', async () => {
    const [survivor, loser] = [await lab.patient(), await lab.patient()];
    mergeIn(await merged(survivor, loser));
    for (const id of [survivor, loser])
      expect((await trailOf(server, lab, { patient_id: id, action: 'merge' }))[0]).toMatchObject({
        entity_id: id,
        reason: 'Registered twice',
        actor: { user_id: manager.id },
      });
  });
});

describe('merge is rejected', () => {
  it.each<[string, () => Promise<Answer>, [number, string]]>([
    [
      'the same source and target patient',
      async () => {
        const id = await lab.patient();
        return merged(id, id);
      },
      [409, 'same_patient'],
    ],
    [
      'an already merged source patient',
      async () => {
        const [a, b, c] = [await lab.patient(), await lab.patient(), await lab.patient()];
        await merged(a, b);
        return merged(c, b);
      },
      [409, 'patient_merged'],
    ],
    [
      'an already merged target patient',
      async () => {
        const [a, b, c] = [await lab.patient(), await lab.patient(), await lab.patient()];
        await merged(a, b);
        return merged(b, c);
      },
      [409, 'patient_merged'],
    ],
    [
      'two patients who both have a portal account',
      async () => {
        const [a, b] = [await lab.patient(), await lab.patient()];
        for (const patientId of [a, b]) await lab.person('patient', { patientId });
        return merged(a, b);
      },
      [409, 'both_have_accounts'],
    ],
    [
      'different birth dates without a reason',
      async () => merged(await lab.patient(), await lab.patient({ birth_date: '1957-03-11' })),
      [409, 'identity_differs'],
    ],
    [
      'different sexes without a reason',
      async () =>
        merged(await lab.patient(), await lab.patient({ gender: 'male', sex_for_ranges: 'male' })),
      [409, 'identity_differs'],
    ],
    [
      'a missing reason',
      async () => merged(await lab.patient(), await lab.patient(), { reason: ' ' }),
      [422, 'invalid'],
    ],
    [
      'a stale version of the merged patient',
      async () => merged(await lab.patient(), await lab.patient(), { loser_version: 7 }),
      [412, 'version_stale'],
    ],
    [
      'a technician',
      async () => merged(await lab.patient(), await lab.patient(), {}, technician),
      [403, 'forbidden'],
    ],
  ])('for %s', async (_, attempt, expected) => {
    expect(refusalOf(await attempt())).toEqual(expected);
  });

  it('not for an unknown sex or for a difference with a reason', async () => {
    expect(
      (
        await merged(
          await lab.patient(),
          await lab.patient({ gender: 'unknown', sex_for_ranges: 'unknown' }),
        )
      ).status,
    ).toBe(200);
    expect(
      mergeIn(
        await merged(await lab.patient(), await lab.patient({ birth_date: '1957-03-11' }), {
          identity_reason: 'Day and month were swapped',
        }),
      ),
    ).toMatchObject({ identity_reason: 'Day and month were swapped' });
  });

  it('during a concurrent merge of one of the patients', async () => {
    const [survivor, loser] = [await lab.patient(), await lab.patient()];
    await lab.order(['K'], { patientId: loser });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2 ? merged(survivor, loser) : merged(loser, survivor),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answers.filter(({ status }) => status !== 200 && status !== 409 && status !== 412),
    ).toEqual([]);
  });

  it('as not found for a patient of another facility', async () => {
    const outsider = await (await openLaboratory(server, 'apart')).staff('lab_manager');
    const body = { loser_id: await lab.patient(), loser_version: 1, taken: [], reason: 'x' };
    const [theirs, unknown] = await Promise.all(
      [await lab.patient(), uuidv7()].map((id) =>
        server.call(mergePatients, { params: { id }, version: 1, body }, { as: outsider }),
      ),
    );
    expect([theirs?.status, theirs && textOf(theirs)]).toEqual([404, unknown && textOf(unknown)]);
  });
});

describe('placing an order during a concurrent merge', () => {
  it('is rejected or moves with the other data', async () => {
    const [survivor, loser] = [await lab.patient(), await lab.patient()];
    const body = {
      patient_id: loser,
      test_parameter_ids: [lab.testId('K')],
      priority: 'routine' as const,
      ordered_by: 'Dr. Dara Roundsworth',
      clinical_info: '',
    };
    const as = await lab.staff('doctor');
    const [merging, ...orders] = await Promise.all([
      merged(survivor, loser),
      ...Array.from({ length: 5 }, () => server.call(placeOrder, { body }, { as })),
    ]);
    expect(merging?.status).toBe(200);
    expect(orders.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const after = await pointersAt(loser);
    expect([...after].filter(([column, count]) => count > 0 && !records.includes(column))).toEqual(
      [],
    );
  });
});

describe('undoing a merge', () => {
  it('moves the data back and lists data that stays', async () => {
    const [survivor, loser] = [
      await lab.patient({ family_name: 'Parted', given_name: 'Ada' }),
      await knownPatient({ family_name: 'Parted', given_name: 'Adela', phone: '0200' }),
    ];
    const { order: own } = await measured(survivor, '4.1');
    const before = await pointersAt(loser);
    const merge = mergeIn(await merged(survivor, loser, { taken: ['given_name', 'phone'] }));
    server.clock.advance(1);
    const since = await lab.order(['K'], { patientId: survivor });

    const answer = await parted(merge);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        stayed: { order_numbers: [since.order_number], appointments: 0 },
        undone: { reason: 'Two people after all' },
      },
    });
    expect([...(await pointersAt(loser))].filter(([column]) => !records.includes(column))).toEqual(
      [...before].filter(([column]) => !records.includes(column)),
    );
    expect(await ownerOf(own)).toBe(survivor);
    expect(await ownerOf(since)).toBe(survivor);
    expect(await read(survivor)).toMatchObject({ given_name: 'Ada', phone: '', former_mrns: [] });
    expect(await read(loser)).toMatchObject({
      status: 'active',
      given_name: 'Adela',
      merged_into: null,
    });
    expect(await found('Adela')).toContain(loser);
    expect(await found('Adela')).not.toContain(survivor);
    expect(
      (
        (await server.call(listMerges, { params: { id: survivor } }, { as: manager })).body[
          'items'
        ] as PatientMerge[]
      )[0],
    ).toMatchObject({ undone: { by: 'Test lab_manager' } });
    expect(refusalOf(await parted(merge))).toEqual([409, 'merge_undone']);
  });

  it('starts with the last merge of a chain and resolves each number to its record', async () => {
    const [a, b, c] = [
      await lab.patient({ mrn: 'CH-7001' }),
      await lab.patient({ mrn: 'CH-7002' }),
      await lab.patient({ mrn: 'CH-7003' }),
    ];
    const { order } = await measured(c, '4.1');
    const first = mergeIn(await merged(b, c));
    const second = mergeIn(await merged(a, b));
    expect(await found('CH-7003')).toEqual([a]);
    expect(await ownerOf(order)).toBe(a);
    expect(refusalOf(await parted(first))).toEqual([409, 'patient_merged']);
    expect((await parted(second)).status).toBe(200);
    expect(await found('CH-7003')).toEqual([b]);
    expect((await parted(first)).status).toBe(200);
    expect([await found('CH-7003'), await ownerOf(order)]).toEqual([[c], c]);
  });

  it('moves critical result notifications and released results back to their patients', async () => {
    const [survivor, loser] = [await lab.patient(), await lab.patient()];
    // A critical value is not in the portal before its notification.
    await measured(loser, '4.1');
    const { result } = await measured(loser, '6.8');
    await parted(mergeIn(await merged(survivor, loser)));
    const calls = (await server.call(listCriticalCalls, {}, { as: manager })).body[
      'items'
    ] as CriticalCall[];
    expect(calls.find(({ result_id }) => result_id === result.id)?.patient.id).toBe(loser);
    const results = async (id: string) =>
      (await server.call(listPatientResults, { params: { id } }, { as: manager })).body[
        'items'
      ] as PatientResult[];
    expect([(await results(survivor)).length, (await results(loser)).length]).toEqual([0, 1]);
  });
});
