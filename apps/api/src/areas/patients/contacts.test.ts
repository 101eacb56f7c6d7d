import type { BodyOf } from '@alms/lis-domain/http';
import {
  correctPatient,
  mergePatients,
  noAddress,
  readPatient,
  registerPatient,
  unmergePatients,
  type Patient,
  type PatientMerge,
} from '@alms/lis-domain/patients';
import { beforeAll, describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../testing/test-server.ts';
import { recipientLanguage } from '../../platform/i18n/recipient-language.ts';
import { findRecipients } from '../notifications/notifications.store.ts';

let desk: Person;
let manager: Person;
const { server, lab } = await testLaboratory('contacts');
beforeAll(async () => {
  [desk, manager] = [await lab.staff('receptionist'), await lab.staff('lab_manager')];
});

type ContactFields = Partial<
  Pick<
    BodyOf<typeof registerPatient>,
    | 'address'
    | 'language'
    | 'preferred_contact'
    | 'emergency_contact'
    | 'guardian'
    | 'referring_provider'
    | 'notes'
  >
>;

const address = {
  line1: '12 Sample Street',
  line2: '',
  city: 'Fixtureville',
  region: '',
  postal_code: '00042',
  country: 'NO',
};
const everything = {
  address,
  language: 'nb',
  preferred_contact: 'phone',
  emergency_contact: { name: 'Tove Fixture', relation: 'grandmother', phone: '+1 555 0142' },
  guardian: { name: 'Lin Fixture', relation: '', phone: '' },
  referring_provider: 'Dr. Dara Roundsworth',
  notes: 'Faints easily:\nlying down',
} as const satisfies ContactFields;
const nothing = {
  address: noAddress,
  language: '',
  preferred_contact: null,
  emergency_contact: null,
  guardian: null,
  referring_provider: '',
  notes: '',
};

let made = 0;
const register = (fields: object, as = desk): Promise<Answer> => {
  made += 1;
  const body = {
    family_name: 'Reachwell',
    given_name: `No ${made}`,
    gender: 'female',
    sex_for_ranges: 'female',
    birth_date: '2019-08-09',
    phone: '',
    email: '',
    ...fields,
  } as BodyOf<typeof registerPatient>;
  return server.call(registerPatient, { body }, { as });
};
const registered = async (fields: ContactFields = {}): Promise<Patient> => {
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

describe('patient contact details', () => {
  it('are optional and entered at registration or later', async () => {
    expect(await registered()).toMatchObject(nothing);
    const patient = await registered(everything);
    expect(patient).toMatchObject(everything);
    expect((await trailOf(server, lab, { entity_id: patient.id }))[0]).toMatchObject({
      action: 'create',
      after: everything,
    });
  });

  it('store the language in canonical form', async () => {
    expect((await registered({ language: ' PT-br ' })).language).toBe('pt-BR');
  });

  it.each<[string, object, string, string]>([
    [
      'an unknown country',
      { address: { ...address, country: 'XX' } },
      'address.country',
      'must be an ISO 3166-1 alpha-2 country code such as NO, or empty',
    ],
    ['overlong notes', { notes: 'x'.repeat(2001) }, 'notes', 'must have at most 2000 characters'],
    ['notes with control characters', { notes: 'a\u0007' }, 'notes', 'must be plain text'],
    [
      'a referring provider with a line break',
      { referring_provider: 'Dr.\nDara' },
      'referring_provider',
      'must be one line of plain text',
    ],
    [
      'a country code in lower case',
      { address: { ...address, country: 'no' } },
      'address.country',
      'must be an ISO 3166-1 alpha-2 country code such as NO, or empty',
    ],
    ['an address with missing fields', { address: { line1: 'x' } }, 'address.line2', ''],
    [
      'an address line with a line break',
      { address: { ...address, line1: 'a\nb' } },
      'address.line1',
      'must be one line of plain text',
    ],
    [
      'an overlong postal code',
      { address: { ...address, postal_code: '0'.repeat(21) } },
      'address.postal_code',
      'must have at most 20 characters',
    ],
    [
      'a language name instead of a tag',
      { language: 'Norwegian' },
      'language',
      'must be a language tag such as en or pt-BR, or empty',
    ],
    [
      'a malformed language tag',
      { language: 'en--US' },
      'language',
      'must be a language tag such as en or pt-BR, or empty',
    ],
    ['an unknown contact method', { preferred_contact: 'pigeon' }, 'preferred_contact', ''],
    [
      'an emergency contact without a name',
      { emergency_contact: { name: ' ', relation: 'aunt', phone: '1' } },
      'emergency_contact.name',
      'must not be empty',
    ],
    [
      'a guardian with an address',
      { guardian: { name: 'Lin', relation: '', phone: '', address: 'x' } },
      'guardian.address',
      '',
    ],
  ])('reject %s, naming the field', async (_, fields, field, message) => {
    const { status, body } = await register(fields);
    expect([status, (body['fields'] as Record<string, string>)[field]]).toEqual([
      422,
      expect.stringContaining(message),
    ]);
  });

  it('stay unchanged unless named in an edit and can be cleared', async () => {
    const { id } = await registered(everything);
    expect((await correct(id, { phone: '+1 555 0100' })).body['patient']).toMatchObject({
      ...everything,
      phone: '+1 555 0100',
      version: 2,
    });
    expect(
      (
        await correct(id, {
          guardian: null,
          preferred_contact: null,
          language: '',
          address: noAddress,
          referring_provider: '',
          notes: '',
        })
      ).body['patient'],
    ).toMatchObject({ ...nothing, emergency_contact: everything.emergency_contact, version: 3 });
    const [line] = await trailOf(server, lab, { entity_id: id });
    expect(line).toMatchObject({
      action: 'update',
      before: { address, language: 'nb', guardian: everything.guardian },
      after: { address: noAddress, language: '', guardian: null },
    });
    expect(line?.after).not.toHaveProperty('emergency_contact');
  });

  it('count as unchanged when sent again', async () => {
    const { id } = await registered(everything);
    expect((await correct(id, everything)).body).toMatchObject({
      patient: { version: 1 },
      reread: null,
    });
  });

  it('are chosen in a merge and restored on unmerge', async () => {
    const [survivor, loser] = [await registered({ address }), await registered(everything)];
    const body = {
      loser_id: loser.id,
      loser_version: 1,
      taken: ['address', 'guardian', 'language'] as const,
      reason: 'Registered twice',
    };
    const merge = await server.call(
      mergePatients,
      { params: { id: survivor.id }, version: 1, body: { ...body, taken: [...body.taken] } },
      { as: manager },
    );
    expect([merge.status, await read(survivor.id)]).toMatchObject([
      200,
      { address, language: 'nb', guardian: everything.guardian, emergency_contact: null },
    ]);
    // The address was the same in both records, so none was copied.
    expect(
      (await trailOf(server, lab, { entity_id: survivor.id })).find(
        ({ action }) => action === 'merge',
      )?.before,
    ).toEqual({ language: '', guardian: null });
    await server.call(
      unmergePatients,
      {
        params: { id: (merge.body as unknown as PatientMerge).id },
        body: { reason: 'Two people' },
      },
      { as: manager },
    );
    expect(await read(survivor.id)).toMatchObject({ ...nothing, address });
  });

  it('are readable by the patient, except for staff notes', async () => {
    const { id } = await registered(everything);
    const { body, text } = await server.call(
      readPatient,
      { params: { id } },
      { as: await lab.person('patient', { patientId: id }) },
    );
    expect(body).toMatchObject({ ...everything, notes: '' });
    expect(text).not.toContain('Faints');
  });
});

describe('messages to a patient', () => {
  it.each([
    ['the user’s own choice first', 'pt', 'fr', 'pt'],
    ['the patient’s spoken language', null, 'fr-CA', 'fr'],
    ['the facility’s where the product does not speak it', null, 'nb', 'es'],
    ['the facility’s language if neither is known', null, '', 'es'],
  ] as const)('are written in %s', async (_, own, language, expected) => {
    const { id } = await registered({ language });
    const { id: account } = await lab.person('patient', { patientId: id });
    await lab.transaction(async (tx) => {
      await tx.updateTable('facility_profile').set({ language: 'es' }).execute();
      await tx.updateTable('app_user').set({ language: own }).where('id', '=', account).execute();
      expect(await recipientLanguage(tx, lab.tenantId, account, 'ar')).toBe(expected);
      expect(
        (await findRecipients(tx, lab.tenantId, { patientIds: [id] })).map((each) => each.language),
      ).toEqual([expected]);
    });
  });
});
