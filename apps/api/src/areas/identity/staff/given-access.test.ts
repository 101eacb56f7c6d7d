import {
  defaultGrants,
  mayCall,
  permissions,
  readsOwnPatientsOnly,
  staffRoles,
  type Permission,
  type StaffRole,
} from '@alms/lis-domain/access';
import { contract } from '@alms/lis-domain/contract';
import {
  createLaboratory,
  retireLaboratory,
  type Laboratory,
  type LaboratoryId,
} from '@alms/lis-domain/facility';
import { idOf } from '@alms/lis-domain/fixtures';
import type { Endpoint } from '@alms/lis-domain/http';
import type { UserId } from '@alms/lis-domain/identity';
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
  type AccountStatus,
} from '@alms/lis-domain/identity/staff';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignLaboratories, findStaffRow, grantPermissions } from './staff.store.ts';
import { createAccount } from '../registration/create-account.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../../testing/test-server.ts';

/*
 * Every call that gives staff access, sent by a staff manager of every role. One predicate: a call
 * is refused exactly when it would give more than the manager holds. What a call gives is measured
 * in the database, from the same call by an administrator.
 */

let server: TestServer;
let lab: TestFacility;
let east: LaboratoryId;
beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('given');
  const { body } = await server.call(
    createLaboratory,
    { body: { name: 'East', code: 'EAST' } },
    { as: await lab.person('admin') },
  );
  east = (body as unknown as Laboratory).id;
});
afterAll(() => server.close());

const managerRoles = staffRoles.filter((role) => role !== 'admin');

/** A staff manager with the default permissions of the role. */
async function managerOf(role: StaffRole, laboratories: LaboratoryId[] = []): Promise<Person> {
  const person = await lab.person(role);
  await lab.transaction(async (tx) => {
    const granted = [...defaultGrants[role], 'manage_staff'] as const;
    await grantPermissions(tx, lab.tenantId, person.id, granted);
    await assignLaboratories(tx, lab.tenantId, person.id, laboratories);
  });
  return person;
}

/** An account that can become active: as invited, disabled, or with an authenticator app. */
function account(
  role: StaffRole,
  status: AccountStatus,
  granted?: readonly Permission[],
  laboratories: LaboratoryId[] = [],
) {
  return lab.transaction(async (tx) => {
    const { tenantId } = lab;
    const now = server.clock.now();
    const email = `${uuidv7()}@x.test`;
    const id = await createAccount(tx, {
      tenantId,
      email,
      full_name: 'A Colleague',
      role,
      status,
      passwordHash: 'set',
      now,
    });
    if (granted) await grantPermissions(tx, tenantId, id, granted);
    await assignLaboratories(tx, tenantId, id, laboratories);
    if (status === 'active')
      await tx
        .insertInto('passkey')
        .values({
          tenant_id: tenantId,
          id: uuidv7(),
          user_id: id,
          name: 'Key',
          host: lab.host,
          credential_id: uuidv7(),
          public_key: Buffer.from('key'),
          sign_count: 0,
          transports: [],
          created_at: now,
        })
        .execute();
    return id;
  });
}

/** Access of an account: permissions, administration, the chart of every patient, and sites. */
async function accessOf(id: UserId | undefined): Promise<string[]> {
  const row =
    id === undefined
      ? undefined
      : await lab.transaction((tx) => findStaffRow(tx, lab.tenantId, id, server.clock.now()));
  if (!row || row.status === 'pending') return [];
  const held = row.role === 'admin' ? permissions : row.granted;
  return [
    ...held,
    ...(row.laboratory_ids.length > 0 ? row.laboratory_ids : [lab.tenantId, east]),
    ...(row.role === 'admin' ? ['administration'] : []),
    ...(held.includes('view_results') && !readsOwnPatientsOnly(row) ? ['every chart'] : []),
  ];
}

interface Attack {
  call: Endpoint;
  what: string;
  /** Creates the account that the call names; undefined: the call creates one. */
  target?: () => Promise<UserId>;
  send: (as: Person, id: UserId) => Promise<Answer>;
  /** The call opens all access of the account, which could not be used before. */
  opens?: true;
}

/** Sends a call on a new target. Returns the outcome and the access that it gave. */
async function attempt({ target, send, opens }: Attack, as: Person) {
  const id = await target?.();
  const before = opens ? [] : await accessOf(id);
  const { status, body } = await send(as, id ?? idOf<UserId>(''));
  const after = status < 300 ? await accessOf(body['id'] as UserId) : before;
  return { status, given: after.filter((each) => !before.includes(each)) };
}

const params = (id: UserId) => ({ params: { id } });
const change =
  (
    role: StaffRole,
    granted: readonly Permission[],
    laboratory_ids?: LaboratoryId[],
  ): Attack['send'] =>
  (as, id) =>
    server.call(
      changeStaffAccess,
      {
        ...params(id),
        version: 1,
        body: { role, permissions: [...granted], ...(laboratory_ids && { laboratory_ids }) },
      },
      { as },
    );
const reason = { body: { reason: 'Test' } };

const attacks: Attack[] = [
  ...staffRoles.flatMap((role): Attack[] => [
    {
      call: inviteStaff,
      what: `as ${role}`,
      send: (as) =>
        server.call(
          inviteStaff,
          { body: { email: `${uuidv7()}@x.test`, full_name: 'New', role } },
          { as },
        ),
    },
    {
      call: approveStaff,
      what: `as ${role}`,
      target: () => account('report_viewer', 'pending'),
      send: (as, id) =>
        server.call(approveStaff, { ...params(id), version: 1, body: { role } }, { as }),
    },
    {
      call: resendInvitation,
      what: `to ${role}`,
      target: () => account(role, 'invited'),
      send: (as, id) => server.call(resendInvitation, params(id), { as }),
      opens: true,
    },
    {
      call: enableStaff,
      what: `of ${role}`,
      target: () => account(role, 'disabled'),
      send: (as, id) => server.call(enableStaff, { ...params(id), version: 1 }, { as }),
      opens: true,
    },
    {
      call: resetSecondFactor,
      what: `of ${role}`,
      target: () => account(role, 'active'),
      send: (as, id) => server.call(resetSecondFactor, { ...params(id), ...reason }, { as }),
      opens: true,
    },
    {
      call: changeStaffAccess,
      what: `from nurse to ${role} with its permissions`,
      target: () => account('nurse', 'active'),
      send: change(role, defaultGrants[role]),
    },
    {
      call: changeStaffAccess,
      what: `from doctor to ${role} with the same permissions`,
      target: () => account('doctor', 'active'),
      send: change(role, defaultGrants.doctor),
    },
  ]),
  ...permissions.map((permission): Attack => ({
    call: changeStaffAccess,
    what: `by adding ${permission}`,
    target: () => account('phlebotomist', 'active', []),
    send: change('phlebotomist', [permission]),
  })),
];

const taking = [disableStaff, declineStaff, signOutStaff];

it('covers every write that staff managers may send', () => {
  const manager = { role: 'nurse', preferences: { permissions: ['manage_staff'] } };
  const other = { role: 'nurse', preferences: { permissions: [] } };
  const offered = contract.filter(
    ({ method, access }) =>
      method !== 'GET' && mayCall(manager, access).allowed && !mayCall(other, access).allowed,
  );
  const covered = new Set<Endpoint>([...attacks.map(({ call }) => call), ...taking]);
  expect(offered.filter((each) => !covered.has(each)).map(({ id }) => id)).toEqual([]);
  expect(mayCall(manager, listStaff.access).allowed).toBe(true);
});

describe('access given by a staff manager', () => {
  /** What each call gives when an administrator sends it. */
  let gifts: string[][];
  beforeAll(async () => {
    const admin = await lab.person('admin');
    gifts = [];
    for (const attack of attacks) {
      const { status, given } = await attempt(attack, admin);
      if (status >= 300) throw new Error(`${attack.call.id} ${attack.what}: ${status}`);
      gifts.push(given);
    }
  });

  it.each(managerRoles)('is the manager’s own: %s', async (role) => {
    const manager = await managerOf(role);
    const own = await accessOf(manager.id);
    // Only administrators create staff managers.
    const mayGive = (each: string) => own.includes(each) && each !== 'manage_staff';
    const outcomes: [string, object][] = [];
    const expected: [string, object][] = [];
    for (const [index, attack] of attacks.entries()) {
      const name = `${attack.call.id} ${attack.what}`;
      const { status, given } = await attempt(attack, manager);
      const gift = gifts[index] ?? [];
      const isOwn = gift.every(mayGive);
      outcomes.push([name, { refused: status === 403, given }]);
      expected.push([name, { refused: !isOwn, given: isOwn ? gift : [] }]);
    }
    expect(outcomes).toEqual(expected);
  });

  it('is at the manager’s own sites', async () => {
    const manager = await managerOf('phlebotomist', [east]);
    const main = lab.tenantId as string as LaboratoryId;
    const at = (sites: LaboratoryId[]): Attack => ({
      call: changeStaffAccess,
      what: '',
      target: () => account('phlebotomist', 'active', [], [east]),
      send: change('phlebotomist', [], sites),
    });
    const outcome = async (attack: Attack) => (await attempt(attack, manager)).status;
    expect([
      await outcome(at([])),
      await outcome(at([main])),
      await outcome(at([main, east])),
      await outcome(at([east])),
    ]).toEqual([403, 403, 403, 200]);
    for (const call of [inviteStaff, approveStaff]) {
      const attack = attacks.find((each) => each.call === call && each.what === 'as phlebotomist');
      const { given } = await attempt(attack as Attack, manager);
      expect(given).toEqual([...defaultGrants.phlebotomist, east]);
    }
  });
});

it('a change of permissions keeps the assignment to a retired site', async () => {
  const admin = await lab.person('admin');
  const west = (
    await server.call(createLaboratory, { body: { name: 'West', code: 'WEST' } }, { as: admin })
  ).body as unknown as Laboratory;
  const id = await account('phlebotomist', 'active', [], [east, west.id]);
  const params = { id: west.id };
  const retired = await server.call(retireLaboratory, { params, version: 1 }, { as: admin });
  expect(retired.status).toBe(200);
  const answer = await change('phlebotomist', ['collect_samples'])(admin, id);
  expect([answer.status, answer.body['laboratory_ids']]).toEqual([200, [east, west.id].toSorted()]);
});
