import { idOf } from '@alms/lis-domain/fixtures';
import {
  readLaboratorySettings,
  readMrnSeries,
  updateLaboratorySettings,
  type LaboratorySettings,
  type MrnSeries,
} from '@alms/lis-domain/facility';
import {
  readPatient,
  registerPatient,
  type MrnPattern,
  type PatientId,
} from '@alms/lis-domain/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf, trailOf } from '../../testing/answers.ts';
import {
  openTestServer,
  type Answer,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function made<T>(answer: Promise<Answer>): Promise<T> {
  const { status, body, text } = await answer;
  expect([status < 300, text]).toEqual([true, text]);
  return body as T;
}

const facility = (name: string) => server.facility(`numbers-${name}`);

async function numberBy(lab: TestFacility, pattern: MrnPattern): Promise<void> {
  const as = await lab.person('admin');
  const { version, ...body } = await made<LaboratorySettings>(
    server.call(readLaboratorySettings, {}, { as }),
  );
  await made(
    server.call(
      updateLaboratorySettings,
      { version, body: { ...body, mrn_pattern: pattern } },
      { as },
    ),
  );
}

let people = 0;
/** Registers a new patient and returns the medical record number. */
async function registered(lab: TestFacility, mrn?: string): Promise<string> {
  people += 1;
  const body = {
    family_name: 'Numberly',
    given_name: `Nr${people}`,
    gender: 'unknown',
    sex_for_ranges: 'unknown',
    birth_date: '1980',
    phone: '',
    email: '',
    ...(mrn !== undefined && { mrn }),
  } as const;
  const { status, body: answer } = await server.call(
    registerPatient,
    { body },
    { as: await lab.person('receptionist') },
  );
  expect(status).toBe(201);
  return answer['mrn'] as string;
}
const next = async (lab: TestFacility) =>
  made<MrnSeries>(server.call(readMrnSeries, {}, { as: await lab.person('admin') }));
const zoned = (lab: TestFacility, timezone: string) =>
  lab.transaction((tx) => tx.updateTable('facility_profile').set({ timezone }).execute());

describe('medical record numbers', () => {
  it('are plain digits by default, and existing numbers keep their format', async () => {
    const lab = await facility('form');
    expect(await registered(lab)).toBe('0000001');
    const registration = await server.call(
      registerPatient,
      {
        body: {
          family_name: 'Stay',
          given_name: 'Still',
          gender: 'unknown',
          sex_for_ranges: 'unknown',
          birth_date: '1980',
          phone: '',
          email: '',
        },
      },
      { as: await lab.person('receptionist') },
    );
    await numberBy(lab, { prefix: 'NL-', year: 'none', restarts: false, digits: 5 });
    expect(await registered(lab)).toBe('NL-00003');
    expect(
      await made(
        server.call(
          readPatient,
          { params: { id: registration.body['id'] as string } },
          { as: await lab.person('receptionist') },
        ),
      ),
    ).toMatchObject({ mrn: '0000002' });
    const [line] = await trailOf(server, lab, { category: 'settings' });
    expect(line).toMatchObject({
      before: { mrn_pattern: { prefix: '', digits: 7 } },
      after: { mrn_pattern: { prefix: 'NL-', digits: 5 } },
    });
  });

  it('contain the year in the facility’s time zone', async () => {
    const east = await facility('east');
    await zoned(east, 'Pacific/Kiritimati');
    const west = await facility('west');
    await zoned(west, 'Pacific/Pago_Pago');
    const yearIn = async (lab: TestFacility) => (await next(lab)).year;
    for (const lab of [east, west])
      await numberBy(lab, { prefix: '', year: 'long', restarts: true, digits: 4 });
    const [there, here] = [await yearIn(east), await yearIn(west)];
    expect(await registered(east)).toBe(`${there}-0001`);
    expect(await registered(west)).toBe(`${here}-0001`);
  });

  it('restart each year or continue, as configured', async () => {
    const [restarting, continuing] = [await facility('restarting'), await facility('continuing')];
    await numberBy(restarting, { prefix: '', year: 'short', restarts: true, digits: 4 });
    await numberBy(continuing, { prefix: '', year: 'short', restarts: false, digits: 4 });
    for (const lab of [restarting, continuing]) await registered(lab);
    const { year } = await next(restarting);
    // Each year has its own series.
    await restarting.transaction((tx) =>
      tx
        .updateTable('counter')
        .set({ period: String(year - 1) })
        .where('name', '=', 'patient')
        .execute(),
    );
    await restarting.transaction((tx) =>
      tx
        .updateTable('patient')
        .set({ mrn: `${String(year - 1).slice(2)}-0001` })
        .execute(),
    );
    expect(await registered(restarting)).toBe(`${String(year).slice(2)}-0001`);
    expect(await registered(continuing)).toBe(`${String(year).slice(2)}-0002`);
  });

  it('skip long ranges of imported numbers and former temporary numbers', async () => {
    const lab = await facility('run');
    const id = await registered(lab);
    expect(id).toBe('0000001');
    await lab.transaction(async (tx) => {
      const row = await tx.selectFrom('patient').selectAll().executeTakeFirstOrThrow();
      const { birth_first: _first, birth_last: _last, compared_mrn: _mrn, ...rest } = row;
      const copies = Array.from({ length: 1200 }, (_, index) => ({
        ...rest,
        id: idOf<PatientId>(`0193a9f4-1111-7222-8333-${String(index).padStart(12, '0')}`),
        mrn: String(index + 2).padStart(7, '0'),
      }));
      await tx.insertInto('patient').values(copies).execute();
      await tx
        .updateTable('patient')
        .set({ temporary_mrn: '0001202' })
        .where('mrn', '=', '0000001')
        .execute();
    });
    expect(await registered(lab)).toBe('0001203');
    expect(await next(lab)).toMatchObject({ next: 1204 });
    expect(await registered(lab)).toBe('0001204');
  });

  it('gain a digit when exhausted and are never assigned twice', async () => {
    const lab = await facility('full');
    await numberBy(lab, { prefix: 'P', year: 'none', restarts: false, digits: 4 });
    await registered(lab);
    await lab.transaction((tx) =>
      tx.updateTable('counter').set({ value: 9998 }).where('name', '=', 'patient').execute(),
    );
    expect([await registered(lab), await registered(lab), await registered(lab)]).toEqual([
      'P9999',
      'P10000',
      'P10001',
    ]);
  });

  it('are unique for twenty concurrent registrations, one with a manual number', async () => {
    const lab = await facility('at-once');
    await lab.person('receptionist');
    await registered(lab, '0000007');
    const numbers = await Promise.all(Array.from({ length: 20 }, () => registered(lab)));
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 21 }, (_, index) => String(index + 1).padStart(7, '0')).filter(
        (number) => number !== '0000007',
      ),
    );
  });

  it.each(['TMP-1', 'tmp-26-0001'])('entered manually must not look temporary: %s', async (mrn) => {
    const lab = await facility(mrn.toLowerCase());
    const answer = await server.call(
      registerPatient,
      {
        body: {
          family_name: 'Hand',
          given_name: 'Written',
          gender: 'unknown',
          sex_for_ranges: 'unknown',
          birth_date: '1980',
          phone: '',
          email: '',
          mrn,
        },
      },
      { as: await lab.person('receptionist') },
    );
    expect([answer.status, textOf(answer)]).toEqual([
      422,
      expect.stringContaining('must not begin with TMP-'),
    ]);
  });

  it('show the next number only to users who configure the format', async () => {
    const lab = await facility('shown');
    const answered = await Promise.all(
      (['admin', 'technician', 'receptionist'] as const).map(
        async (role) =>
          (await server.call(readMrnSeries, {}, { as: await lab.person(role) })).status,
      ),
    );
    expect(answered).toEqual([200, 200, 403]);
    expect(await next(lab)).toMatchObject({ next: 1, next_of_year: 1 });
  });
});
