import type { BodyOf } from '@alms/lis-domain/http';
import { placeOrder } from '@alms/lis-domain/orders';
import {
  correctPatient,
  establishIdentity,
  invitePatient,
  mergePatients,
  previewMerge,
  readPatient,
  registerPatient,
  registerUnidentified,
  searchPatients,
  type CorrectedPatient,
  type MergePreview,
  type Patient,
  type PatientId,
} from '@alms/lis-domain/patients';
import { enterResults, verifyResults } from '@alms/lis-domain/results';
import { collectSample } from '@alms/lis-domain/samples';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';
import { trailOf, resultsOfOrder } from '../../testing/answers.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../testing/test-server.ts';

let desk: Person;
let manager: Person;
const { server, lab } = await testLaboratory('unidentified');
beforeAll(async () => {
  [desk, manager] = [await lab.staff('receptionist'), await lab.staff('lab_manager')];
});

async function made<T>(answer: Promise<Answer>): Promise<T> {
  const { status, body, text } = await answer;
  expect([status < 300, text]).toEqual([true, text]);
  return body as T;
}

type Registration = BodyOf<typeof registerUnidentified>;
const registration: Registration = {
  gender: 'unknown',
  sex_for_ranges: 'unknown',
  birth_date: '1985',
};
const arrived = (change: Partial<Registration> = {}) =>
  made<Patient>(
    server.call(registerUnidentified, { body: { ...registration, ...change } }, { as: desk }),
  );

type Known = BodyOf<typeof establishIdentity>;
let people = 0;
const known = (change: Partial<Known> = {}): Known => {
  people += 1;
  return {
    family_name: 'Knownly',
    given_name: `Nr${people}`,
    gender: 'male',
    sex_for_ranges: 'male',
    birth_date: '1981-04-05',
    birth_date_estimated: false,
    phone: '',
    email: '',
    reason: 'Passport in the coat',
    ...change,
  };
};
const establish = (
  id: string,
  body: Known,
  { as = desk, version = 1 }: { as?: Person; version?: number } = {},
) => server.call(establishIdentity, { params: { id }, version, body }, { as });
const found = async (q: string) =>
  (
    (await server.call(searchPatients, { query: { q } }, { as: desk })).body['items'] as Patient[]
  ).map(({ id }) => id);

describe('unidentified patient', () => {
  it('has a temporary number, a temporary name in the facility’s language and an estimated birth date', async () => {
    const patient = await arrived({
      notes: 'Found at the harbour',
      gender: 'male',
      sex_for_ranges: 'male',
    });
    expect(patient.mrn).toMatch(/^TMP-\d\d-\d{4}$/);
    expect(patient).toMatchObject({
      full_name: `Unknown, ${patient.mrn}`,
      mrn_temporary: true,
      birth_date: '1985',
      birth_date_estimated: true,
      gender: 'male',
      notes: 'Found at the harbour',
      former_mrns: [],
      version: 1,
    });
    expect(await found(patient.mrn)).toEqual([patient.id]);
    const [line] = await trailOf(server, lab, { entity_id: patient.id, action: 'create' });
    expect(line).toMatchObject({
      category: 'patient',
      actor: { user_id: desk.id },
      after: { mrn: patient.mrn, mrn_temporary: true, birth_date: '1985' },
    });
    const abroad = await openLaboratory(server, 'unidentified-fr');
    await abroad.transaction((tx) =>
      tx.updateTable('facility_profile').set({ language: 'fr' }).execute(),
    );
    expect(
      await made<Patient>(
        server.call(
          registerUnidentified,
          { body: registration },
          { as: await abroad.staff('receptionist') },
        ),
      ),
    ).toMatchObject({ family_name: 'Identité inconnue' });
  });

  it('is unique on each registration, also concurrently, and never a duplicate', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => arrived()));
    expect(new Set(all.map(({ mrn }) => mrn)).size).toBe(20);
  });

  it.each<[string, object, string]>([
    ['a birth date in the future', { birth_date: '2999' }, 'birth_date'],
    ['no birth', { birth_date: '' }, 'birth_date'],
    ['a name', { family_name: 'Doe' }, 'family_name'],
    ['an unknown sex', { gender: 'both' }, 'gender'],
    ['an overlong note', { notes: 'x'.repeat(2001) }, 'notes'],
  ])('is rejected with %s', async (_, change, field) => {
    const { status, body } = await server.call(
      registerUnidentified,
      { body: { ...registration, ...change } },
      { as: desk },
    );
    expect([status, Object.keys(body['fields'] as object)]).toEqual([422, [field]]);
  });

  it('can be ordered for, and collected from by wristband and order number alone', async () => {
    const { id } = await arrived();
    const order = await lab.order(['K'], { patientId: id, priority: 'stat' });
    const [sample] = await lab.samplesOf(order);
    expect(sample?.patient.mrn_temporary).toBe(true);
    const phlebotomist = await lab.staff('phlebotomist');
    const collected = (identity_check: BodyOf<typeof collectSample>['identity_check']) =>
      server.call(
        collectSample,
        { params: { id: sample?.id ?? '' }, version: 1, body: { identity_check } },
        { as: phlebotomist },
      );
    for (const check of [
      { name: true, birth_date: true },
      { wristband: true, order_number: false },
      { wristband: false, order_number: true },
    ]) {
      expect(await collected(check)).toMatchObject({
        status: 409,
        body: { code: 'identity_not_confirmed' },
      });
    }
    expect((await collected({ wristband: true, order_number: true })).status).toBe(200);
    const [line] = await trailOf(server, lab, { entity_id: sample?.id ?? '', action: 'update' });
    expect(line).toMatchObject({
      after: { identity_check: { wristband: true, order_number: true } },
    });
  });

  it('cannot be invited to the portal', async () => {
    const { id } = await arrived();
    expect(
      await server.call(
        invitePatient,
        { params: { id }, body: { email: 'nobody@harbour.example' } },
        { as: desk },
      ),
    ).toMatchObject({ status: 409, body: { code: 'identity_unknown' } });
  });

  it('keeps the temporary name in a correction of other details', async () => {
    const { id, family_name, given_name } = await arrived();
    const body = {
      ...known(),
      family_name,
      given_name,
      birth_date: '1990',
      birth_date_estimated: true,
    };
    expect(
      await server.call(
        correctPatient,
        { params: { id }, version: 1, body: { ...body, given_name: 'Ahmed' } },
        { as: desk },
      ),
    ).toMatchObject({
      status: 422,
      body: { fields: { family_name: 'cannot be changed until the patient is identified' } },
    });
    const { patient } = await made<CorrectedPatient>(
      server.call(correctPatient, { params: { id }, version: 1, body }, { as: desk }),
    );
    expect(patient).toMatchObject({ mrn_temporary: true, gender: 'male', birth_date: '1990' });
  });

  it('can be merged into a known patient but not the reverse', async () => {
    const unknown = await arrived();
    const { id } = await made<Patient>(
      server.call(
        registerPatient,
        {
          body: {
            family_name: 'Longknown',
            given_name: 'Lou',
            gender: 'male',
            sex_for_ranges: 'male',
            birth_date: '1985-01-01',
            phone: '',
            email: '',
          },
        },
        { as: desk },
      ),
    );
    const merged = (into: string, from: string) =>
      server.call(
        mergePatients,
        {
          params: { id: into },
          version: 1,
          body: {
            loser_id: from,
            loser_version: 1,
            taken: [],
            reason: 'Recognised by the sister',
            identity_reason: 'The age was an estimate',
          },
        },
        { as: manager },
      );
    expect(
      await made<MergePreview>(
        server.call(
          previewMerge,
          { params: { id: unknown.id }, query: { loser_id: id } },
          { as: manager },
        ),
      ),
    ).toMatchObject({ refusal: 'identity_unknown' });
    expect(await merged(unknown.id, id)).toMatchObject({
      status: 409,
      body: { code: 'identity_unknown' },
    });
    await made(merged(id, unknown.id));
    expect(await found(unknown.mrn)).toEqual([id]);
    expect(
      await made<Patient>(server.call(readPatient, { params: { id } }, { as: desk })),
    ).toMatchObject({ full_name: 'Longknown, Lou', former_mrns: [unknown.mrn] });
  });
});

describe('identifying a patient', () => {
  it('assigns the next number and keeps the temporary one searchable', async () => {
    const before = await arrived();
    const body = known({ birth_time: null });
    const { patient } = await made<CorrectedPatient>(establish(before.id, body));
    expect(patient).toMatchObject({
      id: before.id,
      full_name: `Knownly, ${body.given_name}`,
      mrn_temporary: false,
      former_mrns: [before.mrn],
      birth_date: '1981-04-05',
      birth_date_estimated: false,
      version: 2,
    });
    expect(patient.mrn).toMatch(/^\d{7}$/);
    expect([
      await found(before.mrn),
      await found(patient.mrn),
      await found(`Knownly ${body.given_name}`),
    ]).toEqual([[before.id], [before.id], [before.id]]);
    const [line] = await trailOf(server, lab, { entity_id: before.id, action: 'update' });
    expect(line).toMatchObject({
      reason: 'Passport in the coat',
      before: { mrn: before.mrn, given_name: before.mrn },
      after: { mrn: patient.mrn, family_name: 'Knownly' },
    });
  });

  it('keeps the temporary name with reported results and re-evaluates unverified ones', async () => {
    const before = await arrived();
    const { order } = await arrivedWith(before.id);
    const technician = await lab.staff('technician');
    const written = async () =>
      (await resultsOfOrder(server, order.id, technician)).map(({ id, version }) => ({
        id,
        version,
      }));
    await made(
      server.call(
        enterResults,
        { body: { items: (await written()).map((each) => ({ ...each, value_text: '4.1' })) } },
        { as: technician },
      ),
    );
    await made(server.call(verifyResults, { body: { items: await written() } }, { as: manager }));
    const { reread } = await made<CorrectedPatient>(establish(before.id, known()));
    expect(reread).toMatchObject({ reported: 1 });
    const [row] = await lab.transaction((tx) =>
      tx
        .selectFrom('current_result')
        .select('reported_as')
        .where('order_id', '=', order.id)
        .execute(),
    );
    expect(row?.reported_as).toMatchObject({
      full_name: before.full_name,
      mrn: before.mrn,
      birth_date: '1985',
      birth_date_estimated: true,
    });
  });
  /** A specimen received in the laboratory. */
  async function arrivedWith(patientId: PatientId) {
    const order = await lab.order(['K'], { patientId });
    const [sample] = await lab.samplesOf(order);
    await made(
      server.call(
        collectSample,
        {
          params: { id: sample?.id ?? '' },
          version: 1,
          body: { identity_check: { wristband: true, order_number: true } },
        },
        { as: await lab.staff('phlebotomist') },
      ),
    );
    await lab.receive(order);
    return { order };
  }

  it.each<[string, () => Promise<Answer>, [number, string]]>([
    [
      'without a reason',
      async () => establish((await arrived()).id, known({ reason: ' ' })),
      [422, 'invalid'],
    ],
    [
      'without a name',
      async () => establish((await arrived()).id, known({ family_name: '', given_name: '' })),
      [422, 'invalid'],
    ],
    [
      'with a birth date in the future',
      async () => establish((await arrived()).id, known({ birth_date: '2999-01-01' })),
      [422, 'invalid'],
    ],
    [
      'with the name for who is unidentified',
      async () => arrived().then(({ id, family_name }) => establish(id, known({ family_name }))),
      [422, 'invalid'],
    ],
    [
      'with a temporary number for a name',
      async () => establish((await arrived()).id, known({ given_name: 'TMP-26-0001' })),
      [422, 'invalid'],
    ],
    [
      'with a stale version',
      async () => establish((await arrived()).id, known(), { version: 7 }),
      [412, 'version_stale'],
    ],
    ['of an unknown patient', () => establish(uuidv7(), known()), [404, 'not_found']],
    [
      'for a phlebotomist',
      async () => establish((await arrived()).id, known(), { as: await lab.staff('phlebotomist') }),
      [403, 'forbidden'],
    ],
    [
      'for another facility',
      async () =>
        establish((await arrived()).id, known(), {
          as: await (await openLaboratory(server, 'unidentified-elsewhere')).staff('receptionist'),
        }),
      [404, 'not_found'],
    ],
    [
      'for an identified patient',
      async () => establish(await lab.patient(), known()),
      [409, 'identity_established'],
    ],
    [
      'twice',
      async () => {
        const { id } = await arrived();
        await made(establish(id, known()));
        return establish(id, known(), { version: 2 });
      },
      [409, 'identity_established'],
    ],
  ])('is rejected %s', async (_, ask, expected) => {
    const { status, body } = await ask();
    expect([status, body['code']]).toEqual(expected);
  });

  it('warns of a patient with the same name and birth date as a merge candidate', async () => {
    const body = known();
    await made(
      server.call(
        registerPatient,
        {
          body: {
            family_name: body.family_name,
            given_name: body.given_name,
            gender: 'male',
            sex_for_ranges: 'male',
            birth_date: body.birth_date,
            phone: '',
            email: '',
          },
        },
        { as: desk },
      ),
    );
    const { id } = await arrived();
    expect(await establish(id, body)).toMatchObject({
      status: 409,
      body: { code: 'possible_duplicate_patient' },
    });
    expect(
      await made<CorrectedPatient>(establish(id, { ...body, different_person_reason: 'Cousins' })),
    ).toMatchObject({ patient: { mrn_temporary: false } });
  });

  it('rejects an identifier of another patient', async () => {
    const passport = { type: 'PPN', value: 'P-4711', issuer: 'Demoland' } as const;
    await made(
      server.call(
        registerPatient,
        {
          body: {
            family_name: 'Holder',
            given_name: 'Hal',
            gender: 'male',
            sex_for_ranges: 'male',
            birth_date: '1970',
            phone: '',
            email: '',
            identifiers: [passport],
          },
        },
        { as: desk },
      ),
    );
    expect(await establish((await arrived()).id, known({ identifiers: [passport] }))).toMatchObject(
      {
        status: 409,
        body: { code: 'identifier_taken' },
      },
    );
  });

  it('succeeds once among two concurrent requests', async () => {
    const { id } = await arrived();
    const answers = await Promise.all([establish(id, known()), establish(id, known())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('keeps earlier orders', async () => {
    const { id } = await arrived();
    await made(
      server.call(
        placeOrder,
        {
          body: {
            patient_id: id,
            test_parameter_ids: [lab.testId('K')],
            priority: 'stat',
            ordered_by: 'Dr. Roundsworth',
            clinical_info: '',
          },
        },
        { as: await lab.staff('doctor') },
      ),
    );
    const { patient } = await made<CorrectedPatient>(establish(id, known()));
    expect(patient.id).toBe(id);
  });
});
