import { defaultGrants, permissions, type Permission, type Role } from '@alms/lis-domain/access';
import { listAuditLogs } from '@alms/lis-domain/audit';
import {
  confirmEmail,
  confirmPasswordReset,
  readProfile,
  refreshToken,
  resendConfirmation,
  signIn,
} from '@alms/lis-domain/identity';
import { searchPatients } from '@alms/lis-domain/patients';
import {
  approveStaff,
  changeStaffAccess,
  declineStaff,
  disableStaff,
  enableStaff,
  inviteStaff,
  listStaff,
  resendInvitation,
  resetSecondFactor,
  signOutStaff,
  type StaffMember,
} from '@alms/lis-domain/identity/staff';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  mainHost,
  openTestServer,
  type Answer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../../testing/test-server.ts';
import { joinFacility } from '../../../testing/access-requests.ts';

const password = 'Gull-over-9-harbours!';
let server: TestServer;
let lab: TestFacility;
let admin: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await server.facility(`staff-${uuidv7().slice(-12)}`);
  admin = await lab.person('admin');
  server.mails.length = 0;
});

const member = ({ body }: Answer) => body as unknown as StaffMember;
const statusAndCode = ({ status, body }: Answer) => [status, body['code']];
const list = async (query: object = {}, as = admin) =>
  (await server.call(listStaff, { query }, { as })).body['items'] as StaffMember[];
const at = async ({ id }: { id: string }) =>
  (await list()).find((each) => each.id === id) as StaffMember;
const linkIn = (text = '') => /\/(?:reset-password|confirm-email)\/([\w.-]+)/.exec(text)?.[1] ?? '';
const signInAs = (email: string) =>
  server.call(signIn, { body: { username: email, password } }, { host: lab.host });

/** A pending request to join, as listed. */
async function joiner(name: string): Promise<StaffMember> {
  const email = `${name}@${lab.subdomain}.test`;
  await joinFacility(server, lab, { email, full_name: `Joiner ${name}` });
  server.mails.length = 0;
  return (await list({ q: email }))[0] as StaffMember;
}

/** A signed-in user with an accepted invitation. */
async function colleague(name: string, role: Exclude<Role, 'patient'> = 'technician') {
  const email = `${name}@${lab.subdomain}.test`;
  const { id } = member(
    await server.call(
      inviteStaff,
      { body: { email, full_name: `Colleague ${name}`, role } },
      { as: admin },
    ),
  );
  const token = linkIn(server.mails.findLast(({ to }) => to === email)?.text);
  await server.call(
    confirmPasswordReset,
    { body: { token, newPassword: password } },
    { host: lab.host },
  );
  const session = await signInAs(email);
  const cookie = /^__Host-alms_refresh=[^;]*/.exec(session.headers['set-cookie'] ?? '')?.[0] ?? '';
  const bearer = { authorization: `Bearer ${session.body['access_token'] as string}` };
  return {
    id,
    email,
    profile: () => server.call(readProfile, {}, { host: lab.host, headers: bearer }),
    renew: () => server.call(refreshToken, {}, { host: lab.host, headers: { cookie } }),
    bearer,
  };
}

describe('staff list', () => {
  it('lists pending requests first, then staff by name, without patients, page by page', async () => {
    await lab.person('patient');
    await joiner('zoe');
    for (const name of ['mia', 'Ada', 'ben'])
      await server.call(
        inviteStaff,
        { body: { email: `${name}@${lab.subdomain}.test`, full_name: name, role: 'nurse' } },
        { as: admin },
      );
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await server.call(
        listStaff,
        { query: { limit: '2', ...(cursor !== undefined && { cursor }) } },
        { as: admin },
      );
      const items = body['items'] as StaffMember[];
      expect(items.length).toBeLessThanOrEqual(2);
      names.push(...items.map(({ full_name }) => full_name));
      cursor = (body['next_cursor'] as string | null) ?? undefined;
    } while (cursor !== undefined);
    expect(names).toEqual(['Joiner zoe', 'Ada', 'ben', 'mia', 'Test admin']);
  });

  it.each([
    // Letters that cannot occur in a randomly generated address.
    [{ q: 'WYNN' }, ['Ada Wynn']],
    [{ q: 'ben@' }, ['ben']],
    [{ q: '%' }, []],
    [{ q: '_' }, []],
    [{ role: 'nurse' }, ['Ada Wynn', 'ben']],
    [{ role: 'report_viewer' }, []],
    [{ status: 'pending' }, ['Joiner zoe']],
    [{ status: 'invited', role: 'doctor' }, []],
  ])('is filtered by %j', async (query, expected) => {
    await joiner('zoe');
    for (const name of ['Ada Wynn', 'ben'])
      await server.call(
        inviteStaff,
        { body: { email: `${name.replace(' ', '.')}@x.test`, full_name: name, role: 'nurse' } },
        { as: admin },
      );
    expect((await list(query)).map(({ full_name }) => full_name)).toEqual(expected);
  });

  it('shows signed-in status and last activity', async () => {
    const person = await colleague('seen');
    const invited = member(
      await server.call(
        inviteStaff,
        { body: { email: 'never@x.test', full_name: 'Never', role: 'nurse' } },
        { as: admin },
      ),
    );
    expect(invited).toMatchObject({ signed_in: false, last_seen_at: null, invitation_held: false });
    expect(await at(person)).toMatchObject({
      signed_in: true,
      last_seen_at: server.clock.now().toISOString(),
      role: 'technician',
      permissions: expect.arrayContaining(['enter_results']),
    });
    server.clock.advance(3000);
    await person.renew();
    admin = await lab.person('admin');
    expect(await at(person)).toMatchObject({
      signed_in: true,
      last_seen_at: server.clock.now().toISOString(),
    });
    const renewed = server.clock.now().toISOString();
    server.clock.advance(3601);
    admin = await lab.person('admin');
    expect(await at(person)).toMatchObject({ signed_in: false, last_seen_at: renewed });
  });
});

describe('staff manager', () => {
  it.each(['technician', 'lab_manager', 'receptionist', 'doctor', 'patient'] as const)(
    'cannot be a %s',
    async (role) => {
      const person = await lab.person(role);
      const target = { params: { id: admin.id } };
      const answers = await Promise.all([
        server.call(listStaff, {}, { as: person }),
        server.call(
          inviteStaff,
          { body: { email: 'x@x.test', full_name: 'X', role: 'nurse' } },
          { as: person },
        ),
        server.call(resendInvitation, target, { as: person }),
        server.call(
          approveStaff,
          { ...target, body: { role: 'nurse' }, version: 1 },
          { as: person },
        ),
        server.call(declineStaff, { ...target, version: 1 }, { as: person }),
        server.call(
          changeStaffAccess,
          { ...target, body: { role: 'nurse', permissions: [] }, version: 1 },
          { as: person },
        ),
        server.call(disableStaff, { ...target, body: { reason: 'x' }, version: 1 }, { as: person }),
        server.call(enableStaff, { ...target, version: 1 }, { as: person }),
        server.call(signOutStaff, target, { as: person }),
        server.call(resetSecondFactor, { ...target, body: { reason: 'x' } }, { as: person }),
      ]);
      expect(answers.map(statusAndCode)).toEqual(answers.map(() => [403, 'forbidden']));
    },
  );

  it('finds no user of another facility and no patient', async () => {
    const elsewhere = await (await server.facility(`other-${uuidv7().slice(-12)}`)).person('nurse');
    const patient = await lab.person('patient');
    for (const id of [elsewhere.id, patient.id, uuidv7()]) {
      const target = { params: { id } };
      const answers = await Promise.all([
        server.call(resendInvitation, target, { as: admin }),
        server.call(
          approveStaff,
          { ...target, body: { role: 'nurse' }, version: 1 },
          { as: admin },
        ),
        server.call(declineStaff, { ...target, version: 1 }, { as: admin }),
        server.call(
          changeStaffAccess,
          { ...target, body: { role: 'nurse', permissions: [] }, version: 1 },
          { as: admin },
        ),
        server.call(disableStaff, { ...target, body: { reason: 'x' }, version: 1 }, { as: admin }),
        server.call(enableStaff, { ...target, version: 1 }, { as: admin }),
        server.call(signOutStaff, target, { as: admin }),
        server.call(resetSecondFactor, { ...target, body: { reason: 'x' } }, { as: admin }),
      ]);
      expect(answers.map(statusAndCode)).toEqual(answers.map(() => [404, 'not_found']));
    }
    expect((await server.call(readProfile, {}, { as: elsewhere })).body).toMatchObject({
      role: 'nurse',
      version: 1,
    });
  });

  it('grants only permissions that the user holds, and keeps or removes others', async () => {
    const manager = await lab.person('receptionist');
    await lab.transaction((tx) =>
      tx
        .insertInto('user_permission')
        .values({ tenant_id: lab.tenantId, user_id: manager.id, permission: 'manage_staff' })
        .execute(),
    );
    const as = { as: manager };
    const nurse = await lab.person('nurse');
    const change = (permissions: Permission[], version: number) =>
      server.call(
        changeStaffAccess,
        { params: { id: nurse.id }, body: { role: 'nurse', permissions }, version },
        as,
      );
    const invitationAs = (role: 'doctor' | 'receptionist') =>
      server.call(
        inviteStaff,
        { body: { email: `${uuidv7()}@x.test`, full_name: 'New Person', role } },
        as,
      );
    const { id: joining } = await joiner('uma');
    const approval = await server.call(
      approveStaff,
      { params: { id: joining }, body: { role: 'technician' }, version: 1 },
      as,
    );
    const outcomes = [
      await invitationAs('doctor'),
      approval,
      await change(['collect_samples', 'verify_results'], 1),
      await change(['collect_samples', 'take_payments'], 1),
      await change([], 2),
      await change(['view_results'], 3),
      await invitationAs('receptionist'),
    ];
    expect(outcomes.map(({ status }) => status)).toEqual([403, 403, 403, 200, 200, 403, 201]);
  });

  it('with the permission alone cannot create or change accounts with management permissions', async () => {
    const manager = await lab.person('receptionist');
    await lab.transaction((tx) =>
      tx
        .insertInto('user_permission')
        .values({ tenant_id: lab.tenantId, user_id: manager.id, permission: 'manage_staff' })
        .execute(),
    );
    const nurse = await lab.person('nurse');
    const as = { as: manager };
    const waiting = await joiner('ambitious');
    const refused = [
      await server.call(
        inviteStaff,
        { body: { email: 'me-too@x.test', full_name: 'X', role: 'admin' } },
        as,
      ),
      await server.call(
        approveStaff,
        { params: { id: waiting.id }, body: { role: 'admin' }, version: 1 },
        as,
      ),
      await server.call(
        changeStaffAccess,
        { params: { id: nurse.id }, body: { role: 'admin', permissions: [] }, version: 1 },
        as,
      ),
      await server.call(
        changeStaffAccess,
        {
          params: { id: nurse.id },
          body: { role: 'nurse', permissions: ['manage_staff'] },
          version: 1,
        },
        as,
      ),
      await server.call(
        changeStaffAccess,
        { params: { id: admin.id }, body: { role: 'nurse', permissions: [] }, version: 1 },
        as,
      ),
      await server.call(
        disableStaff,
        { params: { id: admin.id }, body: { reason: 'x' }, version: 1 },
        as,
      ),
      await server.call(signOutStaff, { params: { id: admin.id } }, as),
    ];
    expect(refused.map(statusAndCode)).toEqual(refused.map(() => [403, 'forbidden']));
    expect(
      (
        await server.call(
          changeStaffAccess,
          {
            params: { id: nurse.id },
            body: { role: 'phlebotomist', permissions: ['collect_samples'] },
            version: 1,
          },
          as,
        )
      ).status,
    ).toBe(200);
    expect((await list()).filter(({ role }) => role === 'admin')).toHaveLength(1);
  });
});

describe('inviting staff', () => {
  const invitation = {
    email: 'new@x.test',
    full_name: 'New Person',
    role: 'phlebotomist' as const,
  };

  it('creates an account and emails the link, once per key and address', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.call(inviteStaff, { body: invitation, key }, { as: admin })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(member(answers[0] as Answer)).toMatchObject({
      status: 'invited',
      role: 'phlebotomist',
      permissions: permissions.filter((each) => defaultGrants.phlebotomist.includes(each as never)),
      version: 1,
    });
    expect(server.mails.map(({ to }) => to)).toEqual(['new@x.test']);
    const again = await server.call(
      inviteStaff,
      { body: { ...invitation, email: 'NEW@x.test' } },
      { as: admin },
    );
    expect([...statusAndCode(again), again.body['fields']]).toEqual([
      409,
      'duplicate',
      { email: 'is in use' },
    ]);
  });

  it.each([
    ['a patient', { role: 'patient' }, { role: 'must be a role of staff' }],
    ['an unknown role', { role: 'owner' }, { role: 'must be a role of staff' }],
    ['an invalid email address', { email: 'new' }, { email: 'must be an email address' }],
    ['permissions', { permissions: ['manage_staff'] }, { permissions: 'is not a known field' }],
  ])('rejects %s', async (_, change, fields) => {
    const { status, body } = await server.call(
      inviteStaff,
      { body: { ...invitation, ...change } as never },
      { as: admin },
    );
    expect([status, body['fields']]).toEqual([422, fields]);
  });

  it('is held until the inviter’s address is confirmed; a confirmed colleague may send it earlier', async () => {
    const unconfirmed = await lab.person('admin', { emailVerified: false });
    const held = [1, 2].map(async (number) =>
      member(
        await server.call(
          inviteStaff,
          { body: { ...invitation, email: `held${number}@x.test` } },
          { as: unconfirmed },
        ),
      ),
    );
    const [first, second] = await Promise.all(held);
    expect([first, second].map((each) => each?.invitation_held)).toEqual([true, true]);
    expect(server.mails).toEqual([]);
    expect(
      member(
        await server.call(
          resendInvitation,
          { params: { id: first?.id ?? '' } },
          { as: unconfirmed },
        ),
      ).invitation_held,
    ).toBe(true);
    expect(
      member(
        await server.call(resendInvitation, { params: { id: first?.id ?? '' } }, { as: admin }),
      ).invitation_held,
    ).toBe(false);
    expect(server.mails.map(({ to }) => to)).toEqual(['held1@x.test']);

    await server.call(resendConfirmation, {}, { as: unconfirmed });
    const token = linkIn(server.mails.findLast(({ to }) => to === unconfirmed.email)?.text);
    await server.call(confirmEmail, { body: { token } }, { host: mainHost });
    expect(server.mails.map(({ to }) => to)).toEqual([
      'held1@x.test',
      unconfirmed.email,
      'held2@x.test',
    ]);
  });

  it('can be repeated only until the invitation is accepted', async () => {
    const person = await colleague('here');
    expect(
      statusAndCode(
        await server.call(resendInvitation, { params: { id: person.id } }, { as: admin }),
      ),
    ).toEqual([409, 'conflict']);
  });
});

describe('request to join', () => {
  it('has no role or permissions until approval assigns them', async () => {
    const waiting = await joiner('mara');
    expect(waiting).toMatchObject({
      status: 'pending',
      role: null,
      permissions: [],
      email_verified: true,
    });
    expect((await signInAs(waiting.email)).status).toBe(401);
    const approved = await server.call(
      approveStaff,
      { params: { id: waiting.id }, body: { role: 'receptionist' }, version: waiting.version },
      { as: admin },
    );
    expect(member(approved)).toMatchObject({ status: 'active', role: 'receptionist', version: 2 });
    const { body } = await signInAs(waiting.email);
    expect(body['user']).toMatchObject({ role: 'receptionist', email_verified: true });
    const bearer = { authorization: `Bearer ${body['access_token'] as string}` };
    expect(
      (await server.call(searchPatients, {}, { host: lab.host, headers: bearer })).status,
    ).toBe(200);
    expect((await server.call(listStaff, {}, { host: lab.host, headers: bearer })).status).toBe(
      403,
    );
    expect(server.mails.map(({ to }) => to)).toEqual([waiting.email]);
  });

  it('is approved without email by a user with an unconfirmed address', async () => {
    const waiting = await joiner('quiet');
    const unconfirmed = await lab.person('admin', { emailVerified: false });
    expect(
      (
        await server.call(
          approveStaff,
          { params: { id: waiting.id }, body: { role: 'nurse' }, version: 1 },
          { as: unconfirmed },
        )
      ).status,
    ).toBe(200);
    expect(server.mails).toEqual([]);
    expect((await signInAs(waiting.email)).status).toBe(200);
  });

  it('leaves the list when declined, cannot be repeated and can still be approved', async () => {
    const waiting = await joiner('stranger');
    expect(
      member(
        await server.call(declineStaff, { params: { id: waiting.id }, version: 1 }, { as: admin }),
      ).status,
    ).toBe('declined');
    expect(await list({ q: waiting.email })).toEqual([]);
    expect(await list({ status: 'declined' })).toMatchObject([{ id: waiting.id, role: null }]);
    expect((await signInAs(waiting.email)).status).toBe(401);
    expect(await joiner('stranger')).toBeUndefined();
    expect(
      statusAndCode(
        await server.call(declineStaff, { params: { id: waiting.id }, version: 2 }, { as: admin }),
      ),
    ).toEqual([409, 'conflict']);
    expect(
      (
        await server.call(
          approveStaff,
          { params: { id: waiting.id }, body: { role: 'nurse' }, version: 2 },
          { as: admin },
        )
      ).status,
    ).toBe(200);
  });

  it('is decided once', async () => {
    const waiting = await joiner('twice');
    const second = await lab.person('admin');
    const answers = await Promise.all([
      server.call(
        approveStaff,
        { params: { id: waiting.id }, body: { role: 'nurse' }, version: 1 },
        { as: admin },
      ),
      server.call(declineStaff, { params: { id: waiting.id }, version: 1 }, { as: second }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.body).toMatchObject({
      code: 'version_stale',
      current_version: 2,
    });
  });
});

describe('role and permissions', () => {
  const change = (
    person: { id: string },
    body: { role: Exclude<Role, 'patient'>; permissions: string[] },
    version: number,
    as = admin,
  ) =>
    server.call(
      changeStaffAccess,
      { params: { id: person.id }, body: body as never, version },
      { as },
    );

  it('change at once, also for open sessions', async () => {
    const person = await colleague('rising', 'nurse');
    const { version } = await at(person);
    const changed = await change(
      person,
      {
        role: 'receptionist',
        permissions: ['view_audit_logs', 'register_patients', 'view_audit_logs'],
      },
      version,
    );
    expect([changed.status, member(changed).permissions, changed.headers['etag']]).toEqual([
      200,
      ['register_patients', 'view_audit_logs'],
      `"${version + 1}"`,
    ]);
    expect(
      (await server.call(listAuditLogs, {}, { host: lab.host, headers: person.bearer })).status,
    ).toBe(200);
    await change(person, { role: 'receptionist', permissions: [] }, version + 1);
    expect(
      (await server.call(listAuditLogs, {}, { host: lab.host, headers: person.bearer })).status,
    ).toBe(403);
    expect((await person.profile()).body).toMatchObject({
      role: 'receptionist',
      preferences: { permissions: [] },
    });
  });

  it('are emailed to the user when they change', async () => {
    const nurse = await lab.person('nurse');
    const change = (version: number) =>
      server.call(
        changeStaffAccess,
        { params: { id: nurse.id }, body: { role: 'phlebotomist', permissions: [] }, version },
        { as: admin },
      );
    server.mails.length = 0;
    expect([(await change(1)).status, (await change(2)).status]).toEqual([200, 200]);
    expect(server.mails).toMatchObject([
      {
        to: nurse.email,
        subject: expect.stringContaining('your permissions were changed'),
        text: expect.stringContaining('Test admin changed your role or permissions'),
      },
    ]);
  });

  it('of an administrator include every permission without grants', async () => {
    const person = await colleague('heir');
    const { version } = await at(person);
    expect(
      member(await change(person, { role: 'admin', permissions: [] }, version)).permissions,
    ).toEqual([...permissions]);
    const rows = await lab.transaction((tx) =>
      tx
        .selectFrom('user_permission')
        .select('permission')
        .where('tenant_id', '=', lab.tenantId)
        .where('user_id', '=', person.id)
        .execute(),
    );
    expect(rows).toEqual([]);
  });

  it('reject a stale or missing version, unknown values and undecided requests', async () => {
    const person = await colleague('steady');
    const waiting = await joiner('early');
    const { version } = await at(person);
    await change(person, { role: 'nurse', permissions: [] }, version);
    const stale = await change(person, { role: 'doctor', permissions: [] }, version);
    expect([...statusAndCode(stale), stale.body['current_version']]).toEqual([
      412,
      'version_stale',
      version + 1,
    ]);
    expect(
      (await change(person, { role: 'nurse', permissions: ['rule_the_world'] }, version + 1))
        .status,
    ).toBe(422);
    expect(
      (await change(person, { role: 'patient' as 'nurse', permissions: [] }, version + 1)).status,
    ).toBe(422);
    expect(
      statusAndCode(
        await server.call(
          changeStaffAccess,
          { params: { id: person.id }, body: { role: 'nurse', permissions: [] }, version: 1 },
          { as: admin, headers: { 'If-Match': '' } },
        ),
      ),
    ).toEqual([428, 'version_missing']);
    expect(statusAndCode(await change(waiting, { role: 'nurse', permissions: [] }, 1))).toEqual([
      409,
      'conflict',
    ]);
    expect(await at(person)).toMatchObject({ role: 'nurse', version: version + 1 });
  });

  it('cannot be changed for the user’s own account', async () => {
    await lab.person('admin');
    expect(statusAndCode(await change(admin, { role: 'nurse', permissions: [] }, 1))).toEqual([
      409,
      'own_account',
    ]);
    expect(
      statusAndCode(
        await server.call(
          disableStaff,
          { params: { id: admin.id }, body: { reason: 'x' }, version: 1 },
          { as: admin },
        ),
      ),
    ).toEqual([409, 'own_account']);
  });

  it.each(['change-access', 'disable'] as const)(
    'keep one active administrator despite concurrent requests: %s',
    async (context) => {
      const second = await lab.person('admin');
      await Promise.all(
        ['invited', 'disabled'].map((status) =>
          lab.person('admin').then(({ id }) =>
            lab.transaction((tx) =>
              tx
                .updateTable('app_user')
                .set({ status: status as 'invited' })
                .where('tenant_id', '=', lab.tenantId)
                .where('id', '=', id)
                .execute(),
            ),
          ),
        ),
      );
      const takeAway = (person: Person, as: Person) =>
        context === 'disable'
          ? server.call(
              disableStaff,
              { params: { id: person.id }, body: { reason: 'x' }, version: 1 },
              { as },
            )
          : change(person, { role: 'nurse', permissions: [] }, 1, as);
      const answers = await Promise.all([takeAway(second, admin), takeAway(admin, second)]);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(answers).toHaveLength(refused.length + 1);
      // The slower request either finds the last administrator or is no longer authorised itself.
      expect([['last_admin'], ['unauthenticated'], ['forbidden']]).toContainEqual(
        refused.map(({ body }) => body['code']),
      );
      const left = await lab.transaction((tx) =>
        tx
          .selectFrom('app_user')
          .select('id')
          .where('tenant_id', '=', lab.tenantId)
          .where('role', '=', 'admin')
          .where('status', '=', 'active')
          .execute(),
      );
      expect(left).toHaveLength(1);
    },
  );
});

describe('deactivating an account', () => {
  const disable = (person: { id: string }, version: number, as = admin) =>
    server.call(
      disableStaff,
      { params: { id: person.id }, body: { reason: 'Left the laboratory' }, version },
      { as },
    );

  it('ends sessions and links at once and can be reversed without loss', async () => {
    const person = await colleague('leaving', 'nurse');
    server.mails.length = 0;
    const { version } = await at(person);
    expect(member(await disable(person, version))).toMatchObject({
      status: 'disabled',
      signed_in: false,
      role: 'nurse',
    });
    expect([
      (await person.profile()).status,
      (await person.renew()).status,
      (await signInAs(person.email)).status,
    ]).toEqual([401, 401, 401]);
    expect(statusAndCode(await disable(person, version + 1))).toEqual([409, 'conflict']);
    expect(
      member(
        await server.call(
          enableStaff,
          { params: { id: person.id }, version: version + 1 },
          { as: admin },
        ),
      ),
    ).toMatchObject({ status: 'active', role: 'nurse', signed_in: false });
    expect((await signInAs(person.email)).status).toBe(200);
    expect(server.mails).toMatchObject([
      { to: person.email, text: expect.stringContaining('Test admin disabled your account') },
      { to: person.email, text: expect.stringContaining('Test admin enabled your account') },
    ]);
  });

  it('withdraws an invitation, which is sent again after reactivation', async () => {
    const invited = member(
      await server.call(
        inviteStaff,
        { body: { email: 'gone@x.test', full_name: 'Gone', role: 'nurse' } },
        { as: admin },
      ),
    );
    const token = linkIn(server.mails[0]?.text);
    server.mails.length = 0;
    await disable(invited, 1);
    const reopened = member(
      await server.call(enableStaff, { params: { id: invited.id }, version: 2 }, { as: admin }),
    );
    expect(reopened.status).toBe('invited');
    expect(server.mails).toEqual([]);
    const follow = (link: string) =>
      server.call(
        confirmPasswordReset,
        { body: { token: link, newPassword: password } },
        { host: lab.host },
      );
    expect((await follow(token)).status).toBe(422);
    await server.call(resendInvitation, { params: { id: invited.id } }, { as: admin });
    expect((await follow(linkIn(server.mails.at(-1)?.text))).status).toBe(200);
  });

  it('requires a reason', async () => {
    const person = await colleague('reasonable');
    const { status, body } = await server.call(
      disableStaff,
      { params: { id: person.id }, body: { reason: ' ' }, version: 2 },
      { as: admin },
    );
    expect([status, body['fields']]).toEqual([422, { reason: 'must not be empty' }]);
  });
});

it('signing a user out everywhere still allows signing in again', async () => {
  const person = await colleague('elsewhere');
  server.mails.length = 0;
  expect(
    member(await server.call(signOutStaff, { params: { id: person.id } }, { as: admin })).signed_in,
  ).toBe(false);
  expect([(await person.profile()).status, (await person.renew()).status]).toEqual([401, 401]);
  expect((await signInAs(person.email)).status).toBe(200);
  expect(server.mails).toMatchObject([
    { to: person.email, text: expect.stringContaining('Test admin ended all sessions') },
  ]);
});

it('audits operation, user and target', async () => {
  const waiting = await joiner('noted');
  const target = { params: { id: waiting.id } };
  await server.call(
    approveStaff,
    { ...target, body: { role: 'nurse' }, version: 1 },
    { as: admin },
  );
  await server.call(
    changeStaffAccess,
    { ...target, body: { role: 'doctor', permissions: ['view_results'] }, version: 2 },
    { as: admin },
  );
  await server.call(signOutStaff, target, { as: admin });
  await server.call(
    disableStaff,
    { ...target, body: { reason: 'Left' }, version: 3 },
    { as: admin },
  );
  await server.call(enableStaff, { ...target, version: 4 }, { as: admin });
  const lines = (
    await server.call(listAuditLogs, { query: { entity_id: waiting.id } }, { as: admin })
  ).body['items'] as object[];
  const by = { actor: { user_id: admin.id }, entity_label: waiting.email, category: 'security' };
  expect(lines).toMatchObject([
    { ...by, action: 'update', before: { status: 'disabled' }, after: { status: 'active' } },
    { ...by, action: 'update', after: { status: 'disabled' }, reason: 'Left' },
    { ...by, action: 'logout' },
    {
      ...by,
      action: 'permission_change',
      before: { role: 'nurse', permissions: ['collect_samples', 'view_results', 'create_orders'] },
      after: { role: 'doctor', permissions: ['view_results'] },
    },
    {
      ...by,
      action: 'permission_change',
      before: { status: 'pending' },
      after: { status: 'active', role: 'nurse' },
    },
    { action: 'create', after: { status: 'pending' } },
  ]);
});
