import {
  correctPatient,
  mergePatients,
  readPatient,
  registerPatient,
  searchPatients,
  unmergePatients,
  type Patient,
  type PatientIdentifier,
} from '@alms/lis-domain/patients';
import { beforeAll, describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../testing/test-server.ts';

let desk: Person;
let manager: Person;
const { server, lab } = await testLaboratory('identifiers');
beforeAll(async () => {
  [desk, manager] = await Promise.all([lab.staff('receptionist'), lab.staff('lab_manager')]);
});

const passport = (value: string, issuer = 'Utopia'): PatientIdentifier => ({
  type: 'PPN',
  value,
  issuer,
});
const ada = {
  family_name: 'Testwell',
  gender: 'female',
  sex_for_ranges: 'female',
  birth_date: '1957-11-03',
  phone: '',
  email: '',
} as const;
const registered = (given_name: string, identifiers: PatientIdentifier[], as = desk) =>
  server.call(registerPatient, { body: { ...ada, given_name, identifiers } }, { as });
const patientIn = ({ status, text, body }: Answer): Patient => {
  expect([status, text]).toEqual([201, text]);
  return body as unknown as Patient;
};
const readBack = async (id: string) =>
  (await server.call(readPatient, { params: { id } }, { as: desk })).body as unknown as Patient;
async function corrected(id: string, identifiers?: PatientIdentifier[]): Promise<Answer> {
  const { family_name, given_name, gender, sex_for_ranges, birth_date, phone, email, version } =
    await readBack(id);
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
        ...(identifiers && { identifiers }),
        reason: 'Passport seen',
      },
    },
    { as: desk },
  );
}
const found = async (q: string) =>
  (
    (await server.call(searchPatients, { query: { q } }, { as: desk })).body['items'] as Patient[]
  ).map(({ id }) => id);

describe('patient identifiers', () => {
  it('are registered, audited, returned and searchable', async () => {
    const national: PatientIdentifier = { type: 'NI', value: '571103-4471', issuer: '' };
    const { id, identifiers } = patientIn(
      await registered('Known', [passport('C01X 0006-H'), national]),
    );
    expect(identifiers).toEqual([national, passport('C01X 0006-H')]);
    expect((await readBack(id)).identifiers).toEqual(identifiers);
    for (const q of ['C01X', '0006-H', 'c01x0006h', '4471', '571103-4471', 'Known C01X'])
      expect([q, await found(q)]).toEqual([q, [id]]);
    expect((await trailOf(server, lab, { entity_id: id, action: 'create' }))[0]).toMatchObject({
      after: { identifiers: [passport('C01X 0006-H'), national] },
    });
  });

  it.each<[string, PatientIdentifier]>([
    ['as it is', passport('D-1001')],
    ['with other marks and case', passport('d 1001', 'UTOPIA')],
  ])(
    'block the registration of another patient, %s, naming the existing one',
    async (as, again) => {
      const holder =
        (await found('D-1001'))[0] ??
        patientIn(await registered('Holder', [passport('D-1001')])).id;
      const { mrn } = await readBack(holder);
      const before = await server.call(
        searchPatients,
        { query: { q: `Twin${as.length}` } },
        { as: desk },
      );
      expect(
        await registered(`Twin${as.length}`, [{ type: 'DL', value: 'fine', issuer: '' }, again]),
      ).toMatchObject({
        status: 409,
        body: {
          code: 'identifier_taken',
          fields: { 'identifiers.1.value': 'is in use', held_by: mrn },
        },
      });
      expect(
        await server.call(searchPatients, { query: { q: `Twin${as.length}` } }, { as: desk }),
      ).toMatchObject({ body: before.body });
    },
  );

  it('are distinct by type, issuer and facility', async () => {
    const elsewhere = await (
      await openLaboratory(server, 'identifiers-apart')
    ).staff('receptionist');
    const answers = [
      await registered('First', [passport('E-2001')]),
      await registered('Second', [
        passport('E-2001', 'Eutopia'),
        { type: 'OTH', value: 'E-2001', issuer: 'Utopia' },
      ]),
      await registered('Third', [passport('E-2001')], elsewhere),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  it('are assigned to one of many concurrent registrations', async () => {
    const answers = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((name) => registered(name, [passport('F-3001')])),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await found('F-3001')).toHaveLength(1);
  });

  it.each<[string, PatientIdentifier[]]>([
    ['marks alone', [passport('--')]],
    ['no number', [passport('')]],
    ['duplicates', [passport('G-1'), passport('g1')]],
    ['eleven', Array.from({ length: 11 }, (_, n) => passport(`G-${n}`))],
    ['an unknown type', [{ type: 'XX', value: 'G-1', issuer: '' } as never]],
  ])('are rejected as %s', async (_, identifiers) => {
    expect(await registered('Refused', identifiers)).toMatchObject({
      status: 422,
      body: { code: 'invalid' },
    });
  });
});

describe('correcting identifiers', () => {
  it('replaces all identifiers and keeps them when omitted', async () => {
    const { id } = patientIn(
      await registered('Changes', [
        passport('H-88721'),
        { type: 'INS', value: 'I-88731', issuer: 'Harbour Mutual' },
      ]),
    );
    expect((await corrected(id)).status).toBe(200);
    expect((await readBack(id)).identifiers).toHaveLength(2);
    expect((await corrected(id, [passport('H-88722')])).body['patient']).toMatchObject({
      identifiers: [passport('H-88722')],
      version: 2,
    });
    expect([await found('H-88721'), await found('H-88722')]).toEqual([[], [id]]);
    expect((await trailOf(server, lab, { entity_id: id, action: 'update' }))[0]).toMatchObject({
      reason: 'Passport seen',
      before: { identifiers: [expect.objectContaining({ value: 'I-88731' }), passport('H-88721')] },
      after: { identifiers: [passport('H-88722')] },
    });
    // The removed identifier is available again.
    patientIn(await registered('Takes', [passport('H-88721')]));
  });

  it('changes nothing for the same identifiers in another order', async () => {
    const both = [passport('K-88751'), passport('K-88752')];
    const { id } = patientIn(await registered('Same', both));
    expect((await corrected(id, both.toReversed())).body['patient']).toMatchObject({ version: 1 });
  });

  it('rejects an identifier of another patient without changes', async () => {
    const { mrn } = patientIn(await registered('Has', [passport('L-88761')]));
    const { id } = patientIn(await registered('Wants', [passport('L-88762')]));
    expect(await corrected(id, [passport('L-88761')])).toMatchObject({
      status: 409,
      body: { code: 'identifier_taken', fields: { held_by: mrn } },
    });
    expect(await readBack(id)).toMatchObject({ version: 1, identifiers: [passport('L-88762')] });
  });
});

it('moves them with a merge and back when it is undone', async () => {
  const survivor = patientIn(await registered('Stays', [passport('M-88771')]));
  const loser = patientIn(await registered('Goes', [passport('M-88772')]));
  const merged = await server.call(
    mergePatients,
    {
      params: { id: survivor.id },
      version: 1,
      body: { loser_id: loser.id, loser_version: 1, taken: [], reason: 'Registered twice' },
    },
    { as: manager },
  );
  expect([merged.status, merged.text]).toEqual([200, merged.text]);
  expect((await readBack(survivor.id)).identifiers).toEqual([
    passport('M-88771'),
    passport('M-88772'),
  ]);
  expect([await found('M-88772'), await found('M-88771')]).toEqual([[survivor.id], [survivor.id]]);
  // The passport of the merged record identifies the survivor.
  expect(await registered('Again', [passport('M-88772')])).toMatchObject({
    status: 409,
    body: { fields: { held_by: survivor.mrn } },
  });
  await server.call(
    unmergePatients,
    { params: { id: String(merged.body['id']) }, body: { reason: 'Two people after all' } },
    { as: manager },
  );
  expect([
    (await readBack(survivor.id)).identifiers,
    (await readBack(loser.id)).identifiers,
  ]).toEqual([[passport('M-88771')], [passport('M-88772')]]);
  expect([await found('M-88772'), await found('M-88771')]).toEqual([[loser.id], [survivor.id]]);
});
