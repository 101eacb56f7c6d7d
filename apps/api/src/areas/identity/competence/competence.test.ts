import { readLaboratorySettings, updateLaboratorySettings } from '@alms/lis-domain/facility';
import type { BodyOf } from '@alms/lis-domain/http';
import type { UserId } from '@alms/lis-domain/identity';
import {
  authorizeStaff,
  listCompetence,
  listOwnAuthorizations,
  withdrawAuthorization,
  type Authorization,
  type Competence,
} from '@alms/lis-domain/identity/competence';
import {
  amendResult,
  enterResults,
  readOverview,
  verifyResults,
  type Overview,
  type Result,
} from '@alms/lis-domain/results';
import { beforeAll, describe, expect, it } from 'vitest';
import { resultsOfOrder, trailOf } from '../../../testing/answers.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';

const { server, lab } = await testLaboratory('competence');
const admin = await lab.staff('admin');
const manager = await lab.staff('lab_manager');
const technician = await lab.staff('technician');

const day = (offset: number) =>
  new Date(server.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);

type Request = BodyOf<typeof authorizeStaff>;
const request = (change: Partial<Request> = {}): Request => ({
  departments: ['chemistry'],
  tasks: ['enter', 'verify'],
  assessed_on: day(-3),
  assessed_by: 'Ines Qualifier',
  valid_until: day(300),
  remark: '',
  ...change,
});

const authorized = ({ id }: { id: UserId }, change: Partial<Request> = {}, as: Person = manager) =>
  server.call(authorizeStaff, { params: { id }, body: request(change) }, { as });
const withdrawn = (id: string, reason = 'Left the department', as: Person = manager) =>
  server.call(withdrawAuthorization, { params: { id }, body: { reason } }, { as });
const listed = async (query: Record<string, string> = {}) =>
  (await server.call(listCompetence, { query }, { as: manager })).body['items'] as Competence[];
const authorizationsIn = ({ body }: Answer) => body['authorizations'] as Authorization[];
const outcome = ({ status, body }: Answer) => [status, body['code']];
const names = (list: readonly Competence[]) => list.map(({ full_name }) => full_name);

async function requireAuthorizations(authorization_required: boolean, as = admin): Promise<Answer> {
  const { body } = await server.call(readLaboratorySettings, {}, { as: admin });
  const { version, ...settings } = body as unknown as BodyOf<typeof updateLaboratorySettings> & {
    version: number;
  };
  return server.call(
    updateLaboratorySettings,
    { version, body: { ...settings, authorization_required } },
    { as },
  );
}

describe('authorization of staff', () => {
  it('is granted for each department with its assessment, and audited', async () => {
    const person = await lab.person('technician');
    const answer = await authorized(person, { departments: ['chemistry', 'hematology'] });
    expect(answer.status).toBe(201);
    expect(authorizationsIn(answer)).toMatchObject(
      ['hematology', 'chemistry'].map((department) => ({
        department,
        tasks: ['enter', 'verify'],
        assessed_on: day(-3),
        assessed_by: 'Ines Qualifier',
        valid_until: day(300),
        state: 'in_force',
        granted_by: { id: manager.id },
        withdrawal: null,
      })),
    );
    const [line] = await trailOf(server, lab, { entity_id: person.id });
    expect(line).toMatchObject({
      action: 'create',
      category: 'settings',
      entity_type: 'authorization',
      actor: { user_id: manager.id },
    });
  });

  it.each<[string, Partial<Request>, object]>([
    ['no department', { departments: [] }, { departments: 'must contain at least one department' }],
    ['no task', { tasks: [] }, { tasks: 'must contain at least one task' }],
    ['a future assessment', { assessed_on: day(1) }, { assessed_on: 'must not be in the future' }],
    ['a past end', { valid_until: day(-1) }, { valid_until: 'must not be in the past' }],
    [
      'an end too far away',
      { valid_until: day(2_000) },
      { valid_until: 'must be within five years of the assessment' },
    ],
    ['no assessor', { assessed_by: ' ' }, { assessed_by: 'must not be empty' }],
  ])('is refused with %s', async (_, change, fields) => {
    const answer = await authorized(technician, change);
    expect([answer.status, answer.body['fields']]).toEqual([422, fields]);
  });

  it('is refused for a task without the permission', async () => {
    const answer = await authorized(await lab.staff('data_entry'), { tasks: ['enter', 'verify'] });
    expect([answer.status, answer.body['fields']]).toEqual([
      422,
      { tasks: 'must not contain verify: the account lacks the permission' },
    ]);
  });

  it('is refused for oneself, other roles and accounts that do not work on results', async () => {
    expect(outcome(await authorized(manager))).toEqual([409, 'own_account']);
    expect(outcome(await authorized(technician, {}, technician))).toEqual([403, 'forbidden']);
    expect(outcome(await authorized(await lab.staff('nurse')))).toEqual([404, 'not_found']);
    const elsewhere = await server.facility('competence-elsewhere');
    expect(outcome(await authorized(await elsewhere.person('technician')))).toEqual([
      404,
      'not_found',
    ]);
  });

  it('is withdrawn once, with a reason; the record stays', async () => {
    const person = await lab.person('technician');
    const [given] = authorizationsIn(await authorized(person));
    expect((await withdrawn(given?.id ?? '', ' ')).status).toBe(422);
    const [taken] = authorizationsIn(await withdrawn(given?.id ?? ''));
    expect(taken).toMatchObject({
      id: given?.id,
      state: 'withdrawn',
      withdrawal: { by: { id: manager.id }, reason: 'Left the department' },
    });
    expect(outcome(await withdrawn(given?.id ?? ''))).toEqual([409, 'conflict']);
  });

  it('is listed by department and need', async () => {
    const [soon, none] = [await lab.person('data_entry'), await lab.person('data_entry')];
    await authorized(soon, { departments: ['virology'], tasks: ['enter'], valid_until: day(10) });
    const found = async (query: Record<string, string>) =>
      (await listed({ limit: '200', ...query })).map(({ id }) => id);
    expect(await found({ department: 'virology' })).toEqual([soon.id]);
    expect(await found({ department: 'virology', need: 'expiring' })).toEqual([soon.id]);
    expect(await found({ need: 'none' })).toContain(none.id);
    expect(await found({ need: 'none' })).not.toContain(soon.id);
    expect(await found({ need: 'expired' })).toEqual([]);
    expect(names(await listed({ q: 'no such name' }))).toEqual([]);
  });

  it('pages by name', async () => {
    const first = await server.call(listCompetence, { query: { limit: '1' } }, { as: manager });
    const cursor = first.body['next_cursor'] as string;
    const rest = await listed({ limit: '200', cursor });
    const all = await listed({ limit: '200' });
    expect([...(first.body['items'] as Competence[]), ...rest]).toEqual(all);
  });
});

describe('a facility that requires authorizations', () => {
  beforeAll(async () => {
    await requireAuthorizations(true);
    return async () => {
      await requireAuthorizations(false);
    };
  });

  const which = ({ id, version }: Result) => ({ id, version });
  const entered = async (results: readonly Result[], as: Person) =>
    server.call(
      enterResults,
      { body: { items: results.map((each) => ({ ...which(each), value_text: '4.1' })) } },
      { as },
    );
  const verified = async (results: readonly Result[], as: Person) =>
    server.call(verifyResults, { body: { items: results.map(which) } }, { as });
  const itemsIn = ({ body }: Answer) => body['items'] as Result[];
  const potassium = async (as: Person) => {
    const { order } = await lab.arrived(['K']);
    return resultsOfOrder(server, order.id, as);
  };

  it('is configured by administrators only', async () => {
    expect(outcome(await requireAuthorizations(false, manager))).toEqual([403, 'forbidden']);
    const { body } = await server.call(readLaboratorySettings, {}, { as: manager });
    expect(body['authorization_required']).toBe(true);
  });

  it('refuses entry without one, names the result and saves nothing', async () => {
    const person = await lab.person('technician');
    const results = await potassium(person);
    expect(results[0]?.not_authorized_for).toEqual(['enter', 'verify', 'release']);
    const answer = await entered(results, person);
    expect(outcome(answer)).toEqual([403, 'not_authorized']);
    expect(Object.keys(answer.body['fields'] as object)).toEqual([results[0]?.id]);
    expect((await resultsOfOrder(server, results[0]?.order_id ?? '', person))[0]?.status).toBe(
      'pending',
    );
  });

  it('accepts only the tasks of the authorization, until it is withdrawn', async () => {
    const [enterer, verifier] = [await lab.person('technician'), await lab.person('technician')];
    await authorized(enterer, { tasks: ['enter'] });
    const [given] = authorizationsIn(await authorized(verifier, { tasks: ['verify'] }));
    const results = itemsIn(await entered(await potassium(enterer), enterer));
    expect(results[0]?.not_authorized_for).toEqual(['verify', 'release']);
    expect(outcome(await verified(results, enterer))).toEqual([403, 'not_authorized']);
    expect((await verified(results, verifier)).status).toBe(200);

    const others = itemsIn(await entered(await potassium(enterer), enterer));
    await withdrawn(given?.id ?? '');
    expect(outcome(await verified(others, verifier))).toEqual([403, 'not_authorized']);
  });

  it('refuses a proposed correction without one', async () => {
    const [enterer, verifier] = [await lab.person('technician'), await lab.person('technician')];
    await authorized(enterer, { tasks: ['enter'] });
    await authorized(verifier, { tasks: ['verify'] });
    const results = itemsIn(await entered(await potassium(enterer), enterer));
    const [released] = itemsIn(await verified(results, verifier));
    if (!released) throw new Error('Nothing was released.');
    const answer = await server.call(
      amendResult,
      {
        params: { id: released.id },
        version: released.version,
        body: { value_text: '4.4', comment: '', code: 'clerical', reason: 'Misread' },
      },
      { as: await lab.person('lab_manager') },
    );
    expect(outcome(answer)).toEqual([403, 'not_authorized']);
  });

  it('counts specimens of other departments for review on the overview', async () => {
    const enterer = await lab.person('technician');
    await authorized(enterer, { tasks: ['enter'] });
    await entered(await potassium(enterer), enterer);
    const { body } = await server.call(readOverview, {}, { as: await lab.person('lab_manager') });
    const { to_verify } = body as unknown as Overview;
    expect(to_verify?.review.reasons.map(({ reason }) => reason)).toContain('not_authorized');
  });
});

describe('own authorizations', () => {
  const own = (as: Person) => server.call(listOwnAuthorizations, {}, { as });

  it('are shown to the user, with their status and whether any is required', async () => {
    await requireAuthorizations(true);
    const person = await lab.person('technician');
    await authorized(person, { departments: ['immunology'] });
    await authorized(person, { departments: ['hematology'], valid_until: day(10) });
    expect(await own(person)).toMatchObject({
      status: 200,
      body: {
        required: true,
        authorizations: [
          { department: 'hematology', state: 'expiring' },
          { department: 'immunology', state: 'in_force', granted_by: { id: manager.id } },
        ],
      },
    });
    await requireAuthorizations(false);
    expect((await own(await lab.person('technician'))).body).toEqual({
      required: false,
      authorizations: [],
    });
  });

  it('exist only for users who work on results', async () => {
    expect((await own(await lab.staff('receptionist'))).status).toBe(403);
    expect((await own(await lab.staff('patient'))).status).toBe(403);
  });
});

describe('reminders', () => {
  const swept = async () => {
    await server.app.jobs.catchUp();
    await server.app.jobs.runDue();
  };
  const notificationsOf = async ({ id }: Person) =>
    (
      await lab.transaction((tx) =>
        tx
          .selectFrom('notification')
          .select(['title', 'message', 'link'])
          .where('recipient_id', '=', id)
          .where('entity_type', '=', 'account')
          .orderBy('created_at')
          .execute(),
      )
    ).map(({ title }) => title);

  it('are sent once before the end and once after it, not for a renewed authorization', async () => {
    const [person, renewed] = [await lab.person('technician'), await lab.person('technician')];
    await authorized(person, { departments: ['toxicology'], valid_until: day(20) });
    await authorized(renewed, { departments: ['toxicology'], valid_until: day(20) });
    await authorized(renewed, { departments: ['toxicology'], valid_until: day(400) });
    await swept();
    await swept();
    expect(await notificationsOf(person)).toEqual(['Authorization ends soon: Test technician']);
    server.clock.advance(22 * 24 * 3_600);
    await swept();
    expect(await notificationsOf(person)).toEqual([
      'Authorization ends soon: Test technician',
      'Authorization ended: Test technician',
    ]);
    expect(await notificationsOf(renewed)).toEqual([]);
  });
});
