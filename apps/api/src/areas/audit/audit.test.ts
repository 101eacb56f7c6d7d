import type { PatientId } from '@alms/lis-domain/patients';
import { idOf } from '@alms/lis-domain/fixtures';
import { createHash } from 'node:crypto';
import { exportAuditLogs, listAuditLogs, verifyAuditChain } from '@alms/lis-domain/audit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import {
  openTestServer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';
import { eventsQuery, maxSearched, type EventFilter } from './audit.store.ts';
import { appendAudit, changedFields, type AuditEntry } from '../../platform/audit/audit-trail.ts';

let server: TestServer;
let lab: TestFacility;
let manager: Person;
beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('audited');
  manager = await lab.person('lab_manager');
});
afterAll(() => server.close());

const entry = (label: string): AuditEntry => ({
  action: 'update',
  category: 'settings',
  entity_type: 'settings',
  entity_label: label,
  before: { b: 1, a: 'x' },
  after: { a: 'y', b: 1.5 },
});

function write(facility: TestFacility, ...labels: string[]): Promise<void> {
  const context = { tenantId: facility.tenantId, at: server.clock.now(), requestId: 'request' };
  return facility.transaction((tx) => appendAudit(tx, context, labels.map(entry)));
}

describe('audit trail', () => {
  it('is numbered without gaps and intact under concurrent writes', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => write(lab, `first ${n}`, `second ${n}`)),
    );
    const { body } = await server.call(verifyAuditChain, {}, { as: manager });
    expect(body).toMatchObject({
      intact: true,
      lines: 40,
      since: '2026-05-12T08:42:00.000Z',
      broken_at: null,
      recomputed: { from: 1, to: 40 },
    });
    expect(body['head']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('contains no event of a rolled-back change', async () => {
    const failing = lab.transaction(async (tx) => {
      await appendAudit(
        tx,
        { tenantId: lab.tenantId, at: server.clock.now(), requestId: 'request' },
        [entry('never happened')],
      );
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const { body } = await server.call(
      listAuditLogs,
      { query: { limit: 200 } as never },
      { as: manager },
    );
    expect(JSON.stringify(body)).not.toContain('never happened');
  });

  it('lists the last seven days of the facility, newest first, page by page', async () => {
    const other = await server.facility('paged');
    const reader = await other.person('admin');
    await write(other, 'old');
    server.clock.advance(8 * 24 * 60 * 60);
    const again = await other.person('admin');
    await write(other, 'one', 'two', 'three');
    const first = await server.call(listAuditLogs, { query: { limit: '2' } }, { as: again });
    const labels = ({ body }: typeof first) =>
      (body['items'] as { entity_label: string }[]).map((line) => line.entity_label);
    expect(labels(first)).toEqual(['three', 'two']);
    const second = await server.call(
      listAuditLogs,
      { query: { limit: '2', cursor: first.body['next_cursor'] } as never },
      { as: again },
    );
    expect(labels(second)).toEqual(['one']);
    expect(second.body['next_cursor']).toBeNull();
    expect(reader.tenantId).toBe(again.tenantId);
  });

  it.each([
    ['nonsense'],
    ...[{}, [1], ['yesterday', 1], ['2026-05-12T08:42:00Z', 'x']].map((keys) => [
      Buffer.from(JSON.stringify(keys)).toString('base64url'),
    ]),
  ])('rejects the cursor %s', async (cursor) => {
    const reader = await lab.person('admin');
    const { status, body } = await server.call(
      listAuditLogs,
      { query: { cursor } },
      { as: reader },
    );
    expect({ status, fields: body['fields'] }).toEqual({
      status: 422,
      fields: { cursor: 'is not valid' },
    });
  });
});

describe('audit trail search and export', () => {
  let facility: TestFacility;
  let reader: Person;
  const [actor, patient] = [crypto.randomUUID(), crypto.randomUUID()];
  beforeAll(async () => {
    facility = await server.facility('searched');
    reader = await facility.person('lab_manager');
    const context = { tenantId: facility.tenantId, at: server.clock.now(), requestId: 'request' };
    await facility.transaction(async (tx) => {
      await appendAudit(
        tx,
        { ...context, actor: { id: actor, name: 'Nadia Overview', role: 'nurse' } },
        [{ ...entry('by a person'), reason: '=1+1' }],
      );
      await appendAudit(tx, context, [
        { ...entry('of a patient'), category: 'patient', patient_id: idOf<PatientId>(patient) },
        { ...entry('a record'), entity_id: 'order-7' },
        { ...entry('100% sure'), action: 'create' },
      ]);
    });
  });
  const labelsOf = async (query: Record<string, string>) => {
    const { body } = await server.call(listAuditLogs, { query }, { as: reader });
    return (body['items'] as { entity_label: string }[]).map((line) => line.entity_label);
  };

  it.each<[string, Record<string, string>, string[]]>([
    ['person', { actor_id: actor }, ['by a person']],
    ['patient', { patient_id: patient }, ['of a patient']],
    ['record', { entity_id: 'order-7' }, ['a record']],
    ['action', { action: 'create' }, ['100% sure']],
    ['area', { category: 'patient' }, ['of a patient']],
    ['part of a name', { q: 'nadia' }, ['by a person']],
    ['part of a record, capitals or not', { q: 'A RECORD' }, ['a record']],
    ['a pattern character', { q: '%' }, ['100% sure']],
    ['two filters', { action: 'update', category: 'patient' }, ['of a patient']],
    ['days before', { to: '2026-05-01' }, []],
  ])('finds events by %s', async (_what, query, labels) => {
    expect(await labelsOf(query)).toEqual(labels);
  });

  it('neutralises spreadsheet formulas in the export and audits the export', async () => {
    const { status, headers, text } = await server.call(
      exportAuditLogs,
      { query: { actor_id: actor } },
      { as: reader },
    );
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      expect.stringMatching(
        /^attachment; filename="audit-log-[a-z]+-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"$/,
      ),
    ]);
    const [header, line, end] = text.split('\r\n');
    expect(header).toMatch(/^\uFEFF?"Number","Time \(UTC\)","Person","Role"/);
    expect(line).toMatch(
      /^"1","2026-[^"]+Z","Nadia Overview","Nurse","Changed","Settings","settings","by a person"/,
    );
    expect(line).toContain(`,"'=1+1","Done"`);
    expect(line).toContain('"{""a"":""x"",""b"":1}"');
    expect(end).toBe('');
    const [trace] = await trailOf(server, facility, { action: 'export' });
    expect(trace).toMatchObject({
      actor: { user_id: reader.id },
      entity_type: 'audit_log',
      after: { actor_id: actor, entries: 1 },
    });
  });

  it('exports in the reader’s language and keeps an unknown role as recorded', async () => {
    const context = {
      tenantId: facility.tenantId,
      at: server.clock.now(),
      requestId: 'request',
      actor: { id: crypto.randomUUID(), name: '@SUM(A1)', role: '+archivist' },
    };
    await facility.transaction((tx) =>
      appendAudit(tx, context, [
        {
          ...entry('-1'),
          entity_id: 'order-8',
          action: 'login_failed',
          category: 'security',
          outcome: 'failure',
        },
      ]),
    );
    const { text } = await server.call(
      exportAuditLogs,
      { query: { entity_id: 'order-8' } },
      { as: reader, headers: { 'accept-language': 'fr' } },
    );
    const [header, line] = text.split('\r\n');
    expect(header).toMatch(
      /^\uFEFF?"Numéro","Date et heure \(UTC\)","Personne","Rôle","Action","Domaine"/,
    );
    expect(line).toMatch(
      /Z","'@SUM\(A1\)","'\+archivist","Échec de connexion","Sécurité","settings","'-1","order-8"/,
    );
  });

  it('exports only to users who may read the trail', async () => {
    const { status } = await server.call(
      exportAuditLogs,
      {},
      { as: await facility.person('technician') },
    );
    expect(status).toBe(403);
  });

  it('exports in parts when the trail exceeds the limit', async () => {
    const large = await server.facility('large');
    await fill(large, 20_001, '1 second');
    const { status, body } = await server.call(
      exportAuditLogs,
      {},
      { as: await large.person('admin') },
    );
    expect([status, body['fields']]).toEqual([
      422,
      { from: 'contains more than 20000 events up to the end date: select a shorter period' },
    ]);
  });
});

/**
 * Adds events by ten users on a hundred records, one per `every` back from now, bypassing the hash
 * chain.
 */
function fill(facility: TestFacility, lines: number, every: string): Promise<void> {
  return facility.transaction(async (tx) => {
    // In batches, each within the statement timeout.
    for (let from = 1; from <= lines; from += 5_000) {
      await sql`
        insert into audit_event (seq, id, at, actor_id, actor_name, action, category, entity_type, entity_id, entity_label, patient_id, request_id, outcome, prev_hash, hash)
        select n, gen_random_uuid(), ${server.clock.now().toISOString()}::timestamptz - (${lines} - n) * ${every}::interval, md5((n % 10)::text)::uuid, 'Person ' || n % 10,
          case when n % 300 = 0 then 'export' else 'read' end, case when n % 500 = 0 then 'billing' else 'patient' end, 'patient', 'entity-' || n % 100, 'Record ' || n,
          case when n % 50 = 0 then md5((n % 100)::text)::uuid end, 'request', 'success', '', ''
        from generate_series(${from}::int, least(${from + 4_999}::int, ${lines}::int)) n`.execute(
        tx,
      );
    }
  });
}

describe('long audit trail', () => {
  let long: TestFacility;
  beforeAll(async () => {
    long = await server.facility('long');
    await fill(long, 30_000, '5 minutes');
    await server.database.owner.query('analyze audit_event');
  });

  interface PlanNode {
    'Node Type': string;
    'Index Name'?: string;
    'Actual Rows': number;
    'Rows Removed by Filter'?: number;
    'Shared Hit Blocks': number;
    'Shared Read Blocks': number;
    Plans?: PlanNode[];
  }
  const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
  const id = (n: number) =>
    createHash('md5')
      .update(String(n))
      .digest('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

  it.each<[string, Partial<EventFilter>, string]>([
    ['nothing', {}, 'audit_event_at_idx'],
    ['a person', { actor_id: id(3) }, 'audit_event_actor_id_at_idx'],
    ['a rare category', { category: 'billing' }, 'audit_event_category_at_idx'],
    ['a rare action', { action: 'export' }, 'audit_event_action_at_idx'],
    ['a record', { entity_id: 'entity-7' }, 'audit_event_entity_id_at_idx'],
    ['a patient', { patient_id: idOf<PatientId>(id(50)) }, 'audit_event_patient_id_at_idx'],
  ])(
    'is read by index, in order and no further than the page, filtered by %s',
    async (_what, filter, index) => {
      const now = server.clock.now();
      const at = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
      // Far into the trail: earlier pages must cost nothing.
      const filters = {
        start: at(365),
        end: at(-1),
        before: { at: at(60), seq: 12_720 },
        max: 21,
        ...filter,
      };
      const [plan] = await long.transaction((tx) =>
        eventsQuery(tx, long.tenantId, filters).explain<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          'json',
          sql`analyze, buffers`,
        ),
      );
      // "Result" is the row-level security policy, which compares the facility once for all rows.
      const nodes = nodesOf(
        (plan as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN'][0].Plan,
      ).filter((node) => node['Node Type'] !== 'Result');
      expect(nodes.map((node) => node['Node Type'])).toEqual(['Limit', 'Index Scan']);
      expect(nodes[1]).toMatchObject({ 'Index Name': index, 'Actual Rows': 21 });
      expect(nodes[1]?.['Rows Removed by Filter'] ?? 0).toBe(0);
      // Each row of a page may be in a separate block, but no block of earlier pages is read.
      expect(
        (nodes[1]?.['Shared Hit Blocks'] ?? 0) + (nodes[1]?.['Shared Read Blocks'] ?? 0),
      ).toBeLessThan(50);
    },
  );
});

describe('unindexed search', () => {
  let long: TestFacility;
  let reader: Person;
  beforeAll(async () => {
    long = await server.facility('sought');
    reader = await long.person('admin');
    await fill(long, maxSearched + 100, '1 minute');
  });

  /** Number of events on each page, up to the last. */
  async function pagesOf(query: Record<string, string>): Promise<number[]> {
    const counts: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await server.call(
        listAuditLogs,
        { query: { from: '2026-01-01', ...query, ...(cursor !== '' && { cursor }) } },
        { as: reader },
      );
      counts.push((body['items'] as unknown[]).length);
      cursor = body['next_cursor'] as string | null;
    }
    return counts;
  }

  it.each<[string, Record<string, string>, number[]]>([
    ['text that matches nothing', { q: 'nowhere' }, [0, 0]],
    ['text with one match among the oldest events', { q: 'record 50', limit: '200' }, [110, 1]],
    [
      'two filters without a common match, the narrower one selective',
      { action: 'export', entity_id: 'entity-1' },
      [0],
    ],
    [
      'two filters without a common match, the narrower one unselective',
      { action: 'read', category: 'qc' },
      [0, 0],
    ],
  ])('is scanned in parts: %s', async (_what, query, counts) => {
    expect(await pagesOf(query)).toEqual(counts);
  });

  it('exports matches from all parts', async () => {
    const { text } = await server.call(
      exportAuditLogs,
      { query: { from: '2026-01-01', q: 'record 50' } },
      { as: reader },
    );
    expect(text.trimEnd().split('\r\n').slice(1)).toHaveLength(111);
  });
});

describe('changedFields', () => {
  it('returns only the fields that differ', () => {
    expect(
      changedFields({ a: 1, b: { x: 1, y: 2 }, c: 'same' }, { a: 2, b: { y: 2, x: 1 }, c: 'same' }),
    ).toEqual({ before: { a: 1 }, after: { a: 2 } });
  });
});
