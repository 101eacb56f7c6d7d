import { checkAuditChain, verifyAuditChain } from '@alms/lis-domain/audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import {
  openTestServer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';
import { appendAudit, type AuditEntry } from '../../platform/audit/audit-trail.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { checkAuditTrail } from './audit.jobs.ts';
import { beginCheck } from './chain.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const day = 24 * 60 * 60;

interface Audited extends TestFacility {
  reader: Person;
  /** Appends one event per label. */
  write(...labels: string[]): Promise<void>;
  /** The integrity status as returned to the client. */
  chain(): Promise<Record<string, unknown>>;
  /** Runs a full check and waits for its end. */
  check(): Promise<void>;
}

async function audited(...labels: string[]): Promise<Audited> {
  const lab = await server.facility(`audited-${crypto.randomUUID().slice(0, 8)}`);
  const reader = await lab.person('admin');
  const entry = (label: string): AuditEntry => ({
    action: 'update',
    category: 'settings',
    entity_type: 'settings',
    entity_label: label,
    before: { b: 1, a: 'x' },
    after: { a: 'y', b: 1.5 },
  });
  const write: Audited['write'] = (...more) =>
    lab.transaction((tx) =>
      appendAudit(
        tx,
        { tenantId: lab.tenantId, at: server.clock.now(), requestId: 'request' },
        more.map(entry),
      ),
    );
  await write(...labels);
  return {
    ...lab,
    reader,
    write,
    chain: async () => (await server.call(verifyAuditChain, {}, { as: reader })).body,
    async check() {
      await lab.transaction((tx) =>
        enqueue(tx, checkAuditTrail, {
          payload: { tenant_id: lab.tenantId },
          dueAt: server.clock.now(),
        }),
      );
      await server.app.jobs.runDue();
    },
  };
}

/** Changes a facility's events with database owner privileges. */
async function tamper({ tenantId }: TestFacility, statement: string): Promise<void> {
  const { owner } = server.database;
  await owner.query(
    'begin; alter table audit_event no force row level security; alter table audit_event drop constraint audit_event_pkey',
  );
  await owner.query(statement.replace(' where ', ` where tenant_id = '${tenantId}' and `));
  await owner.query(
    'alter table audit_event add primary key (tenant_id, seq); alter table audit_event force row level security; commit',
  );
}

/** Checkpoints of a facility, in order. */
const pointsOf = (lab: TestFacility) =>
  lab.transaction((tx) =>
    tx.selectFrom('audit_checkpoint').select(['state', 'seq', 'check_id']).orderBy('id').execute(),
  );

const numbered = (count: number) => Array.from({ length: count }, (_, n) => `line ${n + 1}`);

describe('trail without a full check', () => {
  it.each([
    ['a changed event', "update audit_event set entity_label = 'something else' where seq = 2", 2],
    ['a changed nested value', `update audit_event set after = '{"a":"y","b":2}' where seq = 2`, 2],
    ['a deleted event', 'delete from audit_event where seq = 2', 2],
    [
      'reordered events',
      'update audit_event set seq = case seq when 2 then 3 when 3 then 2 end where seq in (2, 3)',
      2,
    ],
    ['another time', "update audit_event set at = at - interval '1 day' where seq = 3", 3],
  ])('detects %s', async (_, tampering, place) => {
    const lab = await audited('one', 'two', 'three', 'four');
    await tamper(lab, tampering);
    expect(await lab.chain()).toMatchObject({
      intact: false,
      broken_at: place,
      head: null,
      whole: null,
    });
  });

  it('is verified up to the interactive limit; a full check records its progress', async () => {
    const lab = await audited(...numbered(2500));
    for (let times = 0; times < 3; times += 1) await lab.write(...numbered(2600));
    expect(await lab.chain()).toMatchObject({
      intact: true,
      lines: 10_300,
      recomputed: { from: 1, to: 10_000 },
      whole: null,
    });
    await lab.check();
    expect(await lab.chain()).toMatchObject({
      intact: true,
      lines: 10_300,
      recomputed: null,
      whole: { lines: 10_300 },
    });
    const points = await pointsOf(lab);
    expect(points.map(({ state, seq }) => [state, seq])).toEqual([
      ['started', 0],
      ['reached', 10_000],
      ['finished', 10_300],
    ]);
    expect(new Set(points.map((point) => point.check_id)).size).toBe(1);
  });

  it('writes its head to the log, out of the database owner’s reach', async () => {
    const lab = await audited('one', 'two');
    await lab.check();
    const anchors = server.logged
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(
        (line) => line['tenant_id'] === lab.tenantId && line['msg'] === 'audit trail is intact',
      );
    const { lines, head } = await lab.chain();
    expect(anchors).toMatchObject([{ lines, head }]);
    expect([lines, head]).toEqual([2, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it('is intact while empty', async () => {
    const lab = await audited();
    const nothing = { intact: true, lines: 0, since: null, head: null, recomputed: null };
    expect(await lab.chain()).toEqual({ ...nothing, broken_at: null, whole: null, running: null });
    await lab.check();
    expect(await lab.chain()).toMatchObject({ ...nothing, whole: { lines: 0 } });
  });
});

describe('partly checked trail', () => {
  const clean = { intact: true, broken_at: null };
  const found = (place: number) => ({ intact: false, broken_at: place });

  // Events 1 to 4 were checked; 5 and 6 came afterwards.
  it.each<[string, string, opening: object, whole: object]>([
    ['nothing', 'select 1 from audit_event where true', clean, clean],
    [
      'a changed event in the verified part',
      "update audit_event set entity_label = 'x' where seq = 2",
      clean,
      found(2),
    ],
    [
      'a change to the last verified event',
      "update audit_event set entity_label = 'x' where seq = 4",
      found(4),
      found(4),
    ],
    [
      'a changed event after the verified part',
      "update audit_event set entity_label = 'x' where seq = 5",
      found(5),
      found(5),
    ],
    [
      'a deleted event in the verified part',
      'delete from audit_event where seq = 3',
      clean,
      found(3),
    ],
    [
      'deletion of all events from one in the verified part onwards',
      'delete from audit_event where seq > 2',
      found(3),
      found(1),
    ],
  ])('detects %s, at the latest in a full check', async (_what, tampering, opening, whole) => {
    const lab = await audited('one', 'two', 'three', 'four');
    await lab.check();
    await lab.write('five', 'six');
    expect(await lab.chain()).toMatchObject({
      ...clean,
      recomputed: { from: 5, to: 6 },
      whole: { lines: 4, ended_at: '2026-05-12T08:42:00.000Z' },
    });
    await tamper(lab, tampering);
    expect(await lab.chain()).toMatchObject(opening);
    await lab.check();
    expect(await lab.chain()).toMatchObject(whole);
  });

  it('detects a rewritten chain that is self-consistent', async () => {
    const lab = await audited(...numbered(600));
    await lab.check();
    await lab.write(...numbered(600));
    await lab.check();
    // Events up to 600 stay. The others are written again, one of them with different content.
    await tamper(lab, 'delete from audit_event where seq > 600');
    await lab.write(...numbered(599), 'something else', 'one more');
    expect(await lab.chain()).toMatchObject({ intact: false, broken_at: 1200 });
    await lab.check();
    expect(await lab.chain()).toMatchObject({
      intact: false,
      broken_at: 601,
      whole: { lines: 600 },
    });
  });

  it('stays broken until a full check finds it restored, and audits the break', async () => {
    const lab = await audited('one', 'two');
    await tamper(lab, "update audit_event set entity_label = 'x' where seq = 1");
    await lab.check();
    expect(await lab.chain()).toMatchObject({ ...found(1), recomputed: null, whole: { lines: 0 } });
    expect(await trailOf(server, lab, { action: 'verify' })).toMatchObject([
      {
        entity_type: 'audit_log',
        outcome: 'failure',
        after: { broken_at: 1 },
        actor: { user_id: null },
      },
    ]);
    await tamper(lab, "update audit_event set entity_label = 'one' where seq = 1");
    expect(await lab.chain()).toMatchObject(found(1));
    await lab.check();
    expect(await lab.chain()).toMatchObject({ ...clean, whole: { lines: 3 } });
  });
});

describe('full trail check', () => {
  it('starts on request, is audited and continues after the response', async () => {
    const lab = await audited('one');
    const { status } = await server.call(checkAuditChain, {}, { as: lab.reader });
    expect(status).toBe(204);
    await server.app.jobs.runDue();
    expect(await lab.chain()).toMatchObject({ intact: true, whole: { lines: 2 }, running: null });
    expect(await trailOf(server, lab, { action: 'verify' })).toMatchObject([
      { actor: { user_id: lab.reader.id }, entity_type: 'audit_log', outcome: 'success' },
    ]);
  });

  it('requires permission', async () => {
    const lab = await audited('one');
    const { status } = await server.call(
      checkAuditChain,
      {},
      { as: await lab.person('technician') },
    );
    expect([status, await pointsOf(lab)]).toEqual([403, []]);
  });

  it('runs once at a time and is abandoned without progress', async () => {
    const lab = await audited('one');
    const begin = () => lab.transaction((tx) => beginCheck(tx, lab.tenantId, server.clock.now()));
    const both = await Promise.all([begin(), begin()]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await lab.chain()).toMatchObject({ running: { lines: 0 } });
    await server.call(checkAuditChain, {}, { as: lab.reader });
    expect(await trailOf(server, lab, { action: 'verify' })).toEqual([]);
    server.clock.advance(5 * 60);
    expect(await lab.chain()).toMatchObject({ running: null });
    expect(await begin()).toBeDefined();
  });

  it('runs for every facility once a day automatically', async () => {
    const labs = [await audited('one'), await audited('two', 'three')];
    const ends = async () =>
      Promise.all(
        labs.map(async (lab) =>
          (await pointsOf(lab)).filter(({ state }) => state === 'finished').map(({ seq }) => seq),
        ),
      );
    const catchUp = async () => {
      await server.app.jobs.catchUp();
      await server.app.jobs.runDue();
    };
    await catchUp();
    await catchUp();
    expect(await ends()).toEqual([[1], [2]]);
    server.clock.advance(day - 1);
    await catchUp();
    expect(await ends()).toEqual([[1], [2]]);
    server.clock.advance(1);
    await catchUp();
    expect(await ends()).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('stops with the server, without a result, and is resumed by another process', async () => {
    const lab = await audited('one');
    const process = await server.anotherProcess();
    await server.call(checkAuditChain, {}, { as: lab.reader });
    await process.jobs.stop();
    await process.jobs.runDue();
    expect((await pointsOf(lab)).map(({ state }) => state)).toEqual(['started']);
    await server.app.jobs.runDue();
    expect((await pointsOf(lab)).map(({ state }) => state)).toEqual(['started', 'finished']);
  });
});

describe('chain checkpoints', () => {
  it.each(["update audit_checkpoint set hash = 'x'", 'delete from audit_checkpoint'])(
    'cannot be changed by the service: %s',
    async (statement) => {
      await expect(server.database.pool.query(statement)).rejects.toThrow('permission denied');
    },
  );

  it('are visible only to their own facility', async () => {
    const [lab, other] = [await audited('one'), await audited('two')];
    await lab.check();
    expect(
      (
        await other.transaction((tx) => tx.selectFrom('audit_checkpoint').selectAll().execute())
      ).map((point) => point.tenant_id),
    ).not.toContain(lab.tenantId);
    expect(await other.chain()).toMatchObject({ whole: null });
  });
});
