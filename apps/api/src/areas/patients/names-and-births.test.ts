import type { BodyOf } from '@alms/lis-domain/http';
import {
  correctPatient,
  mergePatients,
  readPatient,
  registerPatient,
  searchPatients,
  unmergePatients,
  type Patient,
  type PatientMerge,
} from '@alms/lis-domain/patients';
import { beforeAll, describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../testing/test-server.ts';

let desk: Person;
let manager: Person;
const { server, lab } = await testLaboratory('names-and-births');
beforeAll(async () => {
  [desk, manager] = [await lab.staff('receptionist'), await lab.staff('lab_manager')];
});

let made = 0;
const register = (fields: Partial<BodyOf<typeof registerPatient>>): Promise<Answer> => {
  made += 1;
  const body = {
    family_name: `Namewell${made}`,
    given_name: 'Ada',
    gender: 'female',
    sex_for_ranges: 'female',
    birth_date: '1957-11-03',
    phone: '',
    email: '',
    ...fields,
  } as BodyOf<typeof registerPatient>;
  return server.call(registerPatient, { body }, { as: desk });
};
const registered = async (fields: Partial<BodyOf<typeof registerPatient>>): Promise<Patient> => {
  const answer = await register(fields);
  expect([answer.status, answer.text]).toEqual([201, answer.text]);
  return answer.body as unknown as Patient;
};
const read = async (id: string) =>
  (await server.call(readPatient, { params: { id } }, { as: desk })).body as unknown as Patient;
const correct = async (id: string, fields: object): Promise<Answer> => {
  const { version, family_name, given_name, gender, sex_for_ranges, birth_date, phone, email } =
    await read(id);
  return server.call(
    correctPatient,
    {
      params: { id },
      version,
      body: {
        family_name,
        given_name,
        gender,
        sex_for_ranges,
        birth_date,
        phone,
        email,
        reason: 'Reported at the desk',
        ...fields,
      },
    },
    { as: desk },
  );
};
const fault = ({ status, body }: Answer, field: string) => [
  status,
  (body['fields'] as Record<string, string> | undefined)?.[field],
];

describe('additional name parts', () => {
  const names = { middle_name: 'Luise', prefix: 'Dr.', suffix: 'Jr.', name_local: '김 미나' };

  it('are registered, displayed with the name and audited', async () => {
    const patient = await registered({ family_name: 'Fullwell', ...names });
    expect(patient).toMatchObject({ ...names, full_name: 'Fullwell, Ada Luise' });
    expect((await trailOf(server, lab, { entity_id: patient.id }))[0]).toMatchObject({
      action: 'create',
      after: names,
    });
    expect(await registered({})).toMatchObject({
      middle_name: '',
      prefix: '',
      suffix: '',
      name_local: '',
      birth_time: null,
      birth_date_estimated: false,
    });
  });

  it.each(['luise', '미나', 'seekwell, ada luise'])('find the patient by %s', async (q) => {
    const family_name = q.startsWith('seek') ? 'Seekwell' : `Seek${made}`;
    const { id } = await registered({
      family_name,
      ...names,
      different_person_reason: 'Made for this test',
    });
    const { body } = await server.call(
      searchPatients,
      { query: { q: family_name === 'Seekwell' ? q : `${q} ${family_name}` } },
      { as: desk },
    );
    expect((body['items'] as Patient[]).map((each) => each.id)).toEqual([id]);
  });

  it.each<[string, object, object, number]>([
    ['the same name with the middle name omitted', { middle_name: 'Luise' }, {}, 409],
    ['the same name with a middle name added', {}, { middle_name: 'Luise' }, 409],
    [
      'the middle name entered as a given name',
      { middle_name: 'Luise' },
      { given_name: 'Ada Luise' },
      409,
    ],
    ['a different middle name', { middle_name: 'Luise' }, { middle_name: 'Lotte' }, 201],
    [
      'the same native-script name with a different Latin spelling',
      { name_local: '陈 美' },
      { given_name: 'Adah', name_local: '美 陈' },
      409,
    ],
    [
      'a native-script name entered in the Latin name fields',
      { name_local: '陈美' },
      { family_name: '', given_name: '陈美' },
      409,
    ],
    [
      'a different native-script name',
      { name_local: '陈美' },
      { given_name: 'Adah', name_local: '陈丽' },
      201,
    ],
    ['an estimated birth date with the same value', { birth_date_estimated: true }, {}, 409],
  ])('warn of %s', async (_, first, second, status) => {
    const family_name = `Twicewell${made}`;
    const birth_date = `19${String(made).padStart(2, '0')}-01-01`;
    await registered({ family_name, birth_date, ...first });
    expect((await register({ family_name, birth_date, ...second })).status).toBe(status);
  });

  it.each<
    [
      string,
      { first: object; second?: object; merged?: true },
      (mrns: string[]) => object | undefined,
    ]
  >([
    [
      'the MRN of a patient found by native-script name only',
      { first: { given_name: 'Bo', name_local: '林 檎' } },
      ([mrn]) => ({ known_as: mrn }),
    ],
    ['the MRN of a patient found by name', { first: {} }, ([mrn]) => ({ known_as: mrn })],
    [
      'the native-script name of several patients found by it only',
      {
        first: { given_name: 'Bo', name_local: '林檎' },
        second: { given_name: 'Bea', name_local: '林檎' },
      },
      () => ({ known_as: '林檎' }),
    ],
    [
      'no alias when one of several patients is found by name',
      { first: {}, second: { given_name: 'Bea', name_local: '林檎' } },
      () => undefined,
    ],
    [
      'the MRN of the surviving record',
      { first: { name_local: '林檎' }, second: { given_name: 'Cleo' }, merged: true },
      ([, mrn]) => ({ known_as: mrn }),
    ],
  ])('list %s, which the search finds', async (_, { first, second, merged }, expected) => {
    made += 1;
    const [family_name, birth_date] = [
      `Soughtwell${made}`,
      `19${String(made).padStart(2, '0')}-01-01`,
    ];
    const one = await registered({ family_name, birth_date, ...first });
    const other =
      second &&
      (await registered({
        family_name,
        birth_date,
        ...second,
        different_person_reason: 'fixture',
      }));
    if (merged && other)
      await server.call(
        mergePatients,
        {
          params: { id: other.id },
          version: 1,
          body: { loser_id: one.id, loser_version: 1, taken: [], reason: 'Registered twice' },
        },
        { as: await lab.staff('lab_manager') },
      );
    const own = (first as { name_local?: string }).name_local ?? '林檎';
    const { body } = await register({ family_name, birth_date, name_local: own });
    expect([body['code'], body['fields']]).toEqual([
      'possible_duplicate_patient',
      expected([one.mrn, other?.mrn ?? '']),
    ]);
    const searched =
      (body['fields'] as { known_as?: string } | undefined)?.known_as ?? `${family_name}, Ada`;
    expect(
      (await server.call(searchPatients, { query: { q: searched } }, { as: desk })).body['items'],
    ).not.toHaveLength(0);
  });

  it('are checked alike in a correction', async () => {
    const family_name = 'Correctwell';
    await registered({ family_name, middle_name: 'Luise' });
    const { id } = await registered({ family_name, given_name: 'Ada Lotte' });
    const answer = await correct(id, { given_name: 'Ada', middle_name: '' });
    expect([answer.status, answer.body['code']]).toEqual([409, 'possible_duplicate_patient']);
    expect((await correct(id, { given_name: 'Ada', middle_name: 'Lotte' })).status).toBe(200);
  });

  it.each<[string, object, string, string]>([
    [
      'an overlong middle name',
      { middle_name: 'x'.repeat(81) },
      'middle_name',
      'must have at most 80 characters',
    ],
    [
      'a prefix with a line break',
      { prefix: 'Dr.\nProf.' },
      'prefix',
      'must be one line of plain text',
    ],
    ['an overlong suffix', { suffix: 'x'.repeat(41) }, 'suffix', 'must have at most 40 characters'],
    [
      'an overlong native-script name',
      { name_local: '陈'.repeat(161) },
      'name_local',
      'must have at most 160 characters',
    ],
    [
      'an invalid birth time',
      { birth_date: '2026-05-01', birth_time: '24:00' },
      'birth_time',
      'must be a time such as 04:12',
    ],
    [
      'a birth time with an estimated birth date',
      { birth_time: '04:12', birth_date_estimated: true },
      'birth_time',
      'must be omitted if the birth date is estimated or partial',
    ],
    [
      'a birth time with a partial birth date',
      { birth_date: '1975', birth_time: '04:12' },
      'birth_time',
      'must be omitted if the birth date is estimated or partial',
    ],
  ])('reject %s, naming the field', async (_, fields, field, message) => {
    expect(fault(await register(fields), field)).toEqual([422, message]);
  });
});

describe('time of birth', () => {
  it('cannot be later than now in facility time', async () => {
    // It is 08:42 in facility time.
    expect((await registered({ birth_date: '2026-05-12', birth_time: '08:42' })).birth_time).toBe(
      '08:42',
    );
    expect(
      fault(await register({ birth_date: '2026-05-12', birth_time: '08:43' }), 'birth_time'),
    ).toEqual([422, 'must not be in the future']);
  });

  it('must be cleared explicitly when a correction makes the birth date an estimate', async () => {
    const { id } = await registered({ birth_date: '2019-05-01', birth_time: '04:12' });
    expect(fault(await correct(id, { birth_date_estimated: true }), 'birth_time')).toEqual([
      422,
      'must be omitted if the birth date is estimated or partial',
    ]);
    expect(
      (await correct(id, { birth_date: '2019', birth_date_estimated: true, birth_time: null }))
        .body['patient'],
    ).toMatchObject({ birth_date: '2019', birth_date_estimated: true, birth_time: null });
  });

  it('is chosen together with the date in a merge and restored on unmerge', async () => {
    const survivor = await registered({ birth_date: '2019-05-01', birth_time: '04:12' });
    const loser = await registered({
      birth_date: '2019',
      birth_date_estimated: true,
      name_local: '陈美',
    });
    const merge = await server.call(
      mergePatients,
      {
        params: { id: survivor.id },
        version: 1,
        body: {
          loser_id: loser.id,
          loser_version: 1,
          taken: ['birth_date', 'name_local'],
          reason: 'Registered twice',
        },
      },
      { as: manager },
    );
    expect([merge.status, await read(survivor.id)]).toMatchObject([
      200,
      { birth_date: '2019', birth_time: null, birth_date_estimated: true, name_local: '陈美' },
    ]);
    await server.call(
      unmergePatients,
      {
        params: { id: (merge.body as unknown as PatientMerge).id },
        body: { reason: 'Two people' },
      },
      { as: manager },
    );
    expect(await read(survivor.id)).toMatchObject({
      birth_date: '2019-05-01',
      birth_time: '04:12',
      birth_date_estimated: false,
      name_local: '',
    });
  });
});
