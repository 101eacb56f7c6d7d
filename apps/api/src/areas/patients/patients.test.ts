import { idOf } from '@alms/lis-domain/fixtures';
import type { Permission } from '@alms/lis-domain/access';
import { refreshToken, signIn } from '@alms/lis-domain/identity';
import {
  invitePatient,
  readPatient,
  registerPatient,
  searchPatients,
  type PatientId,
} from '@alms/lis-domain/patients';
import { listSamples } from '@alms/lis-domain/samples';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf, trailOf } from '../../testing/answers.ts';
import { bulkHistory } from '../../testing/bulk-history.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';
import { createAccount } from '../identity/registration/create-account.ts';
import { hashPassword } from '../identity/passwords/password-hash.ts';

let server: TestServer;
let lab: TestFacility;
let desk: Person;
beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('patients');
  desk = await lab.person('receptionist');
});
afterAll(() => server.close());

const ada = {
  family_name: 'Testwell',
  given_name: 'Ada',
  gender: 'female',
  sex_for_ranges: 'female',
  birth_date: '1957-11-03',
  phone: '+1 555 0101',
  email: '',
} as const;

function registered(body: Record<string, string>, as = desk): Promise<Answer> {
  return server.call(registerPatient, { body: { ...ada, ...body } }, { as });
}
const namesIn = ({ body }: Answer) =>
  (body['items'] as { full_name: string }[]).map((patient) => patient.full_name);

describe('permission to search patients', () => {
  /** A report viewer account with this single permission. */
  async function holderOf(permission: Permission): Promise<Person> {
    const other = await server.facility(`search-${permission.replaceAll('_', '-')}`);
    const person = await other.person('report_viewer');
    await other.transaction(async (tx) => {
      await tx.deleteFrom('user_permission').where('user_id', '=', person.id).execute();
      await tx
        .insertInto('user_permission')
        .values({ tenant_id: other.tenantId, user_id: person.id, permission })
        .execute();
    });
    return person;
  }

  it.each<[Permission, number]>([
    ['create_orders', 200],
    ['register_patients', 200],
    ['collect_samples', 200],
    ['view_analytics', 403],
    ['manage_staff', 403],
    ['manage_inventory', 403],
  ])('with %s alone responds with %i', async (permission, expected) => {
    const as = await holderOf(permission);
    expect((await server.call(searchPatients, { query: { q: 'testwell' } }, { as })).status).toBe(
      expected,
    );
  });
});

describe('registering a patient', () => {
  it('assigns the next number unless one is given', async () => {
    const other = await server.facility('numbering');
    const as = await other.person('receptionist');
    const first = await registered({ given_name: 'One' }, as);
    expect(first).toMatchObject({
      status: 201,
      body: {
        mrn: '0000001',
        full_name: 'Testwell, One',
        version: 1,
        status: 'active',
        has_portal_account: false,
      },
    });
    expect((await registered({ given_name: 'Two', mrn: '0000002' }, as)).body['mrn']).toBe(
      '0000002',
    );
    expect((await registered({ given_name: 'Three' }, as)).body['mrn']).toBe('0000003');
  });

  it('is audited with the entered data', async () => {
    const { body } = await registered({ given_name: 'Recorded' });
    const [line] = await trailOf(server, lab, { entity_id: String(body['id']) });
    expect(line).toMatchObject({
      action: 'create',
      category: 'patient',
      patient_id: body['id'],
      entity_label: `Testwell, Recorded (${String(body['mrn'])})`,
      after: { given_name: 'Recorded', birth_date: '1957-11-03' },
    });
  });

  it('rejects a number already in use', async () => {
    await registered({ given_name: 'Taken', mrn: 'TAKEN-1' });
    expect(await registered({ given_name: 'Second', mrn: 'TAKEN-1' })).toMatchObject({
      status: 409,
      body: { code: 'duplicate', fields: { mrn: 'is in use' } },
    });
  });

  it.each([
    ['in other case', 'one-1'],
    ['in full width', 'ＯＮＥ－１'],
    ['with invisible characters', 'ONE\u200B-1\u202C'],
  ])('rejects a number already in use %s', async (_, mrn) => {
    await registered({ given_name: 'Registered once', mrn: 'ONE-1' });
    expect(await registered({ given_name: `Second ${_}`, mrn })).toMatchObject({
      status: 409,
      body: { code: 'duplicate', fields: { mrn: 'is in use' } },
    });
  });

  it('accepts one of several concurrent registrations whose numbers differ only in case', async () => {
    const answers = await Promise.all(
      ['both-1', 'BOTH-1', 'Both-1'].map((mrn, index) =>
        registered({ given_name: `Concurrent ${['A', 'B', 'C'][index]}`, mrn }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('finds a patient by the number in other case or width', async () => {
    await registered({ given_name: 'Widely', family_name: 'Searched', mrn: 'Wide-77' });
    const as = await lab.person('receptionist');
    for (const q of ['WIDE-77', 'wide-77', 'ｗｉｄｅ－７７', 'Ｓｅａｒｃｈｅｄ', 'Sear\u200Bched'])
      expect([
        q,
        (await server.call(searchPatients, { query: { q } }, { as })).body['items'],
      ]).toEqual([q, [expect.objectContaining({ mrn: 'Wide-77' })]]);
  });

  it.each<[string, Record<string, string>]>([
    ['the same name', {}],
    ['the same name in full width', { family_name: 'Ｔｅｓｔｗｅｌｌ' }],
    ['the same name with a zero-width space', { family_name: 'Test\u200Bwell' }],
    ['the same name with direction marks', { family_name: '\u202ATestwell\u202C' }],
    [
      'the name with different accents, case and punctuation',
      { family_name: "TESTWELL'", given_name: 'Âda' },
    ],
    ['the family and given names swapped', { family_name: 'Ada', given_name: 'Testwell' }],
  ])('requires confirmation when %s and birth date match another patient', async (_, body) => {
    const birth_date = '1961-03-11';
    await registered({ birth_date, different_person_reason: 'fixture' });
    expect(await registered({ birth_date, ...body })).toMatchObject({
      status: 409,
      body: { code: 'possible_duplicate_patient' },
    });
  });

  it.each([
    ['1963', '1963-04-09', true],
    ['1964-04', '1964', true],
    ['1965-04-09', '1965-04', true],
    ['1966-04', '1966-05-09', false],
    ['1967', '1968', false],
  ])(
    'for a birth in %s checks a match with a patient of the same name born in %s: %s',
    async (first, second, isPossibleDuplicate) => {
      expect((await registered({ birth_date: first })).body).toMatchObject({ birth_date: first });
      expect((await registered({ birth_date: second })).body['code']).toBe(
        isPossibleDuplicate ? 'possible_duplicate_patient' : undefined,
      );
    },
  );

  it.each(['2026', '2026-05'])('accepts a birth in the current period %s', async (birth_date) => {
    expect(
      await registered({ given_name: 'Lately', birth_date, different_person_reason: 'fixture' }),
    ).toMatchObject({ status: 201, body: { birth_date } });
  });

  it('accepts a match in name and birth date with a reason, which is stored', async () => {
    const birth_date = '1962-01-01';
    await registered({ birth_date });
    const { status, body } = await registered({
      birth_date,
      different_person_reason: 'twin sister',
    });
    expect(status).toBe(201);
    expect((await trailOf(server, lab, { entity_id: String(body['id']) }))[0]).toMatchObject({
      reason: 'twin sister',
    });
  });

  it('accepts one of many concurrent registrations of the same person', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => registered({ birth_date: '1970-07-07' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });

  it('assigns unique numbers to fifty concurrent registrations', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => registered({ given_name: `Parallel ${n}` })),
    );
    expect(new Set(answers.map(({ body }) => body['mrn'])).size).toBe(50);
  });

  it.each<[string, Record<string, string>, string]>([
    ['a birth date in the future', { birth_date: '2026-05-13' }, 'birth_date'],
    ['an invalid date', { birth_date: '2025-02-29' }, 'birth_date'],
    ['a birth month in the future', { birth_date: '2026-06' }, 'birth_date'],
    ['a birth year in the future', { birth_date: '2027' }, 'birth_date'],
    ['a birth year before 1875', { birth_date: '1874' }, 'birth_date'],
    ['a birth date before 1875', { birth_date: '1874-12-31' }, 'birth_date'],
    ['a birth date in year 9999', { birth_date: '9999-12-31' }, 'birth_date'],
    ['an invalid month', { birth_date: '1975-13' }, 'birth_date'],
    ['a two-digit year', { birth_date: '75' }, 'birth_date'],
    ['a patient without a name', { family_name: '', given_name: '' }, 'family_name'],
    ['an unknown field', { status: 'merged' }, 'status'],
    ['another tenant', { tenant_id: uuidv7() }, 'tenant_id'],
  ])('rejects %s', async (_, body, field) => {
    const { status, body: problem } = await registered(body);
    expect({ status, field: Object.keys(problem['fields'] as object) }).toEqual({
      status: 422,
      field: [field],
    });
  });

  it('checks the birth date against the facility’s local day', async () => {
    const east = await server.facility('east');
    await east.transaction((tx) =>
      tx.updateTable('facility_profile').set({ timezone: 'Pacific/Kiritimati' }).execute(),
    );
    expect(
      (await registered({ birth_date: '2026-05-12' }, await east.person('receptionist'))).status,
    ).toBe(201);
    const west = await server.facility('west');
    await west.transaction((tx) =>
      tx.updateTable('facility_profile').set({ timezone: 'Pacific/Pago_Pago' }).execute(),
    );
    expect(
      (await registered({ birth_date: '2026-05-12' }, await west.person('receptionist'))).status,
    ).toBe(422);
  });

  it.each(['phlebotomist', 'doctor', 'report_viewer', 'patient'] as const)(
    'is denied to a %s',
    async (role) => {
      expect(await registered({ given_name: 'Nobody' }, await lab.person(role))).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
    },
  );
});

describe('searching patients', () => {
  let clinic: TestFacility;
  let as: Person;
  beforeAll(async () => {
    clinic = await server.facility('searched');
    as = await clinic.person('receptionist');
    const people: [string, string, string, string, string][] = [
      ['Testwell', 'Ada', '1957-11-03', '+1 (555) 010-1234', 'MRN-4001'],
      ['Stubbs-Nullman', 'Íñigo', '1972-05-04', '', 'MRN-4002'],
      ['O’Mockford', 'Joanna', '1948-12-30', '', 'MRN-4003'],
    ];
    for (const [family_name, given_name, birth_date, phone, mrn] of people) {
      server.clock.advance(1);
      await registered({ family_name, given_name, birth_date, phone, mrn }, as);
    }
  });

  it.each([
    ['ada test', ['Testwell, Ada']],
    ['TESTWELL', ['Testwell, Ada']],
    ['inigo', ['Stubbs-Nullman, Íñigo']],
    ['nullman', ['Stubbs-Nullman, Íñigo']],
    ['omock', ['O’Mockford, Joanna']],
    ['MRN-4002', ['Stubbs-Nullman, Íñigo']],
    ['4003', ['O’Mockford, Joanna']],
    ['0101234', ['Testwell, Ada']],
    ['1957-11-03', ['Testwell, Ada']],
    ['11/03/1957', ['Testwell, Ada']],
    ['mrn', ['O’Mockford, Joanna', 'Stubbs-Nullman, Íñigo', 'Testwell, Ada']],
    ['anna', []],
    ['%', []],
    ['t_stwell', []],
    ['no patient', []],
  ])('finds for %o: %j', async (q, expected) => {
    expect(namesIn(await server.call(searchPatients, { query: { q } }, { as }))).toEqual(expected);
  });

  it('finds full and partial birth dates by year', async () => {
    const other = await (await server.facility('searched-by-birth')).person('receptionist');
    for (const [given_name, birth_date] of [
      ['Yuri', '1931'],
      ['Anton', '1931-06-03'],
      ['Olga', '1932'],
    ] as const)
      await registered({ given_name, birth_date }, other);
    const found = async (q: string) =>
      namesIn(await server.call(searchPatients, { query: { q } }, { as: other })).toSorted();
    expect([await found('1931'), await found('1931-06'), await found('06/03/1931')]).toEqual([
      ['Testwell, Anton', 'Testwell, Yuri'],
      ['Testwell, Anton'],
      ['Testwell, Anton'],
    ]);
  });

  it('lists all patients, newest first, page by page', async () => {
    const first = await server.call(searchPatients, { query: { limit: '2' } }, { as });
    expect(namesIn(first)).toEqual(['O’Mockford, Joanna', 'Stubbs-Nullman, Íñigo']);
    const second = await server.call(
      searchPatients,
      { query: { limit: '2', cursor: String(first.body['next_cursor']) } },
      { as },
    );
    expect(namesIn(second)).toEqual(['Testwell, Ada']);
    expect(second.body['next_cursor']).toBeNull();
  });

  it('for a name with over a thousand matches paginates all of them, newest first, with a lower bound as total', async () => {
    const crowd = await server.facility('searched-crowd');
    const manager = await crowd.person('lab_manager');
    await bulkHistory(server.database.owner, {
      tenantId: crowd.tenantId,
      from: '2026-01-01T00:00:00Z',
      to: '2026-05-01T00:00:00Z',
      tests: 60,
      by: [manager.id],
      patients: 1_500,
    });
    await crowd.transaction((tx) =>
      sql`update patient set search_text = ' testperson ' || lower(mrn), created_at = created_at + substr(mrn, 6)::integer * interval '1 minute'`.execute(
        tx,
      ),
    );
    const page = async (query: Record<string, string>) =>
      server.call(searchPatients, { query: { limit: '200', ...query } }, { as: manager });
    const numbers = ({ body }: Answer) =>
      (body['items'] as { mrn: string }[]).map(({ mrn }) => Number(mrn.slice('BULK-'.length)));
    const found: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const answer = await page({ q: 'testper', ...(cursor !== undefined && { cursor }) });
      expect(answer.body['more_than']).toBe(1_000);
      found.push(...numbers(answer));
      cursor = answer.body['next_cursor'] as string | null;
    }
    expect(found).toEqual(Array.from({ length: 1_500 }, (_, index) => 1_500 - index));
    const one = await page({ q: 'testper 1444' });
    expect([numbers(one), one.body['more_than']]).toEqual([[1444], null]);
    const specimens = async (query: Record<string, string>) =>
      (
        (await server.call(listSamples, { query: { limit: '200', ...query } }, { as: manager }))
          .body['items'] as unknown[]
      ).length;
    expect([await specimens({}), await specimens({ q: 'testper' })]).toEqual([20, 20]);
  });

  it('rejects a foreign cursor', async () => {
    const cursor = Buffer.from('["yesterday","nobody"]').toString('base64url');
    expect((await server.call(searchPatients, { query: { cursor } }, { as })).status).toBe(422);
  });

  it('excludes patients of another facility', async () => {
    const outsider = await (await server.facility('empty')).person('receptionist');
    expect(namesIn(await server.call(searchPatients, {}, { as: outsider }))).toEqual([]);
    expect(
      namesIn(await server.call(searchPatients, { query: { q: 'testwell' } }, { as: outsider })),
    ).toEqual([]);
  });

  it('is denied to patients', async () => {
    expect(
      (await server.call(searchPatients, {}, { as: await clinic.person('patient') })).status,
    ).toBe(403);
  });
});

describe('reading a patient', () => {
  it('is audited for staff', async () => {
    const { body } = await registered({ given_name: 'Looked At' });
    const nurse = await lab.person('nurse');
    const answer = await server.call(
      readPatient,
      { params: { id: String(body['id']) } },
      { as: nurse },
    );
    expect(answer).toMatchObject({ status: 200, body, headers: { etag: '"1"' } });
    expect(
      (await trailOf(server, lab, { patient_id: String(body['id']), action: 'read' }))[0],
    ).toMatchObject({ actor: { user_id: nurse.id }, category: 'patient' });
  });

  it('returns patients only their own record', async () => {
    const own = (await registered({ given_name: 'Own' })).body['id'] as string;
    const another = (await registered({ given_name: 'Another' })).body['id'] as string;
    const foreign = (
      await registered({}, await (await server.facility('foreign')).person('receptionist'))
    ).body['id'] as string;
    const patient = await lab.person('patient', { patientId: idOf<PatientId>(own) });
    expect(
      (await server.call(readPatient, { params: { id: own } }, { as: patient })).body,
    ).toMatchObject({ id: own, has_portal_account: true });
    const refusals = await Promise.all(
      [another, foreign, uuidv7()].map((id) =>
        server.call(readPatient, { params: { id } }, { as: patient }),
      ),
    );
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(refusals.map(textOf)).size).toBe(1);
    expect(await trailOf(server, lab, { patient_id: own, action: 'read' })).toEqual([]);
  });

  it('reports a patient of another facility as not found', async () => {
    const foreign = (
      await registered({}, await (await server.facility('neighbour')).person('receptionist'))
    ).body['id'] as string;
    const [theirs, unknown] = await Promise.all(
      [foreign, uuidv7()].map((id) => server.call(readPatient, { params: { id } }, { as: desk })),
    );
    expect(theirs?.status).toBe(404);
    expect(theirs && textOf(theirs)).toBe(unknown && textOf(unknown));
  });
});

describe('inviting a patient to the portal', () => {
  const invited = (id: string, email: string, as = desk) =>
    server.call(invitePatient, { params: { id }, body: { email } }, { as });

  it('emails a password link without the patient’s name', async () => {
    const { body } = await registered({ given_name: 'Invited' });
    const id = body['id'] as string;
    const answer = await invited(id, 'invited@example.test');
    expect(answer).toMatchObject({ status: 202, body: { id, has_portal_account: true } });
    const mail = server.mails.find(({ to }) => to === 'invited@example.test');
    expect(mail?.text).toMatch(
      /http:\/\/patients\.alms\.localhost:4173\/reset-password\/[\w.-]{20,}\?purpose=invitation/,
    );
    expect(mail?.text).not.toContain('Invited');
    const account = await lab.transaction((tx) =>
      tx
        .selectFrom('app_user')
        .selectAll()
        .where('patient_id', '=', idOf<PatientId>(id))
        .executeTakeFirst(),
    );
    expect(account).toMatchObject({
      role: 'patient',
      status: 'invited',
      full_name: 'Invited Testwell',
      password_hash: null,
    });
    expect((await trailOf(server, lab, { patient_id: id, category: 'security' }))[0]).toMatchObject(
      { action: 'create', entity_type: 'account', entity_label: 'invited@example.test' },
    );
  });

  it('holds the link until the inviter’s address is confirmed', async () => {
    const unconfirmed = await lab.person('receptionist', { emailVerified: false });
    const id = (await registered({ given_name: 'Waiting' })).body['id'] as string;
    expect((await invited(id, 'waiting@example.test', unconfirmed)).status).toBe(202);
    expect(server.mails.filter(({ to }) => to === 'waiting@example.test')).toEqual([]);
    const account = await lab.transaction((tx) =>
      tx
        .selectFrom('app_user')
        .select('invitation_waits_for')
        .where('patient_id', '=', idOf<PatientId>(id))
        .executeTakeFirst(),
    );
    expect(account).toEqual({ invitation_waits_for: unconfirmed.id });
  });

  it('allows one account per patient and per email address', async () => {
    const id = (await registered({ given_name: 'Twice' })).body['id'] as string;
    await invited(id, 'twice@example.test');
    await lab.transaction((tx) =>
      tx
        .updateTable('app_user')
        .set({ status: 'active' })
        .where('patient_id', '=', idOf<PatientId>(id))
        .execute(),
    );
    expect(await invited(id, 'again@example.test')).toMatchObject({
      status: 409,
      body: { code: 'duplicate' },
    });
    const other = (await registered({ given_name: 'Same Address' })).body['id'] as string;
    expect(await invited(other, ' Twice@Example.test')).toMatchObject({
      status: 409,
      body: { code: 'duplicate', fields: { email: 'is in use' } },
    });
    expect(server.mails.filter(({ to }) => to === 'again@example.test')).toEqual([]);
  });

  it('reports a patient of another facility as not found', async () => {
    const foreign = (
      await registered({}, await (await server.facility('apart')).person('receptionist'))
    ).body['id'] as string;
    const [theirs, unknown] = await Promise.all(
      [foreign, uuidv7()].map((id) => invited(id, 'stray@example.test')),
    );
    expect(theirs?.status).toBe(404);
    expect(theirs && textOf(theirs)).toBe(unknown && textOf(unknown));
  });
});

describe('facility with the patient portal disabled', () => {
  const password = 'Own-Results-77!';

  it('rejects patients, giving the reason only with a correct password, until re-enabled', async () => {
    const clinic = await server.facility('portal-off');
    const patientId = (await registered({}, await clinic.person('receptionist'))).body[
      'id'
    ] as string;
    const email = 'own-results@example.test';
    const passwordHash = await hashPassword(password);
    await clinic.transaction((tx) =>
      createAccount(tx, {
        tenantId: clinic.tenantId,
        email,
        full_name: 'Ada Testwell',
        role: 'patient',
        status: 'active',
        patientId: idOf<PatientId>(patientId),
        passwordHash,
        now: server.clock.now(),
      }),
    );
    const nurse = await clinic.person('nurse');
    const signedIn = (word = password) =>
      server.call(signIn, { body: { username: email, password: word } }, { host: clinic.host });
    const opened = await signedIn();
    const own = () =>
      server.call(
        readPatient,
        { params: { id: patientId } },
        {
          host: clinic.host,
          headers: { authorization: `Bearer ${String(opened.body['access_token'])}` },
        },
      );
    const turn = (enable_patient_portal: boolean) =>
      clinic.transaction((tx) =>
        tx
          .updateTable('access_settings')
          .set({ enable_patient_portal })
          .where('tenant_id', '=', clinic.tenantId)
          .execute(),
      );
    expect([opened.status, (await own()).status]).toEqual([200, 200]);

    await turn(false);
    expect((await own()).status).toBe(401);
    const cookie = /^__Host-alms_refresh=[^;]*/.exec(opened.headers['set-cookie'] ?? '')?.[0] ?? '';
    expect(
      (await server.call(refreshToken, {}, { host: clinic.host, headers: { cookie } })).status,
    ).toBe(401);
    expect(await signedIn()).toMatchObject({ status: 403, body: { code: 'portal_closed' } });
    expect(await signedIn('Wrong-word-77!')).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    });
    expect((await trailOf(server, clinic, { action: 'access_denied' }))[0]).toMatchObject({
      entity_label: email,
      reason: 'portal_closed',
      outcome: 'failure',
    });
    expect(
      (await server.call(readPatient, { params: { id: patientId } }, { as: nurse })).status,
    ).toBe(200);

    await turn(true);
    expect((await signedIn()).status).toBe(200);
  });

  it('rejects patient invitations', async () => {
    const clinic = await server.facility('no-invitations');
    const as = await clinic.person('receptionist');
    const id = (await registered({}, as)).body['id'] as string;
    await clinic.transaction((tx) =>
      tx
        .updateTable('access_settings')
        .set({ enable_patient_portal: false })
        .where('tenant_id', '=', clinic.tenantId)
        .execute(),
    );
    expect(
      await server.call(
        invitePatient,
        { params: { id }, body: { email: 'nobody@example.test' } },
        { as },
      ),
    ).toMatchObject({ status: 403, body: { code: 'portal_closed' } });
    expect(server.mails.filter(({ to }) => to === 'nobody@example.test')).toEqual([]);
  });
});
