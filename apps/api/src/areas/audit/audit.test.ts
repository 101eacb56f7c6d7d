import { listAuditLogs, verifyAuditChain } from '@alms/lis-domain/audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type Person, type TestFacility, type TestServer } from '../../testing/test-server.ts';
import { appendAudit, changedFields, type AuditEntry } from './audit-trail.ts';

let server: TestServer;
let lab: TestFacility;
let manager: Person;
beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('audited');
  manager = await lab.person('lab_manager');
});
afterAll(() => server.close());

const entry = (label: string): AuditEntry => ({ action: 'update', category: 'settings', entity_type: 'settings', entity_label: label, before: { b: 1, a: 'x' }, after: { a: 'y', b: 1.5 } });

function write(facility: TestFacility, ...labels: string[]): Promise<void> {
  const context = { tenantId: facility.tenantId, at: server.clock.now(), requestId: 'request' };
  return facility.transaction((tx) => appendAudit(tx, context, labels.map(entry)));
}

describe('the audit trail', () => {
  it('is numbered without gap and intact, however many write at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => write(lab, `first ${n}`, `second ${n}`)));
    const { body } = await server.call(verifyAuditChain, {}, { as: manager });
    expect(body).toMatchObject({ intact: true, checked: 40, broken_at: null });
    expect(body['head']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('leaves no line of a change that was rolled back', async () => {
    const failing = lab.transaction(async (tx) => {
      await appendAudit(tx, { tenantId: lab.tenantId, at: server.clock.now(), requestId: 'request' }, [entry('never happened')]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const { body } = await server.call(listAuditLogs, { query: { limit: 200 } as never }, { as: manager });
    expect(JSON.stringify(body)).not.toContain('never happened');
  });

  it.each([
    ['a changed line', "update audit_event set entity_label = 'something else' where seq = 2", 2],
    ['a changed value inside', `update audit_event set after = '{"a":"y","b":2}' where seq = 2`, 2],
    ['a removed line', 'delete from audit_event where seq = 2', 2],
    ['a line in another order', 'update audit_event set seq = case seq when 2 then 3 when 3 then 2 end where seq in (2, 3)', 2],
    ['another time', "update audit_event set at = at - interval '1 day' where seq = 3", 3],
  ])('shows %s', async (_, tampering, place) => {
    const other = await server.facility(`tampered-${crypto.randomUUID().slice(0, 8)}`);
    const reader = await other.person('admin');
    await write(other, 'one', 'two', 'three', 'four');
    await server.database.owner.query('begin; alter table audit_event no force row level security; alter table audit_event drop constraint audit_event_pkey');
    await server.database.owner.query(tampering.replace(' where ', ` where tenant_id = '${other.tenantId}' and `));
    await server.database.owner.query('alter table audit_event add primary key (tenant_id, seq); alter table audit_event force row level security; commit');
    const { body } = await server.call(verifyAuditChain, {}, { as: reader });
    expect(body).toMatchObject({ intact: false, broken_at: place });
  });

  it('lists the last seven days of the facility, newest first, page by page', async () => {
    const other = await server.facility('paged');
    const reader = await other.person('admin');
    await write(other, 'old');
    server.clock.advance(8 * 24 * 60 * 60);
    const again = await other.person('admin');
    await write(other, 'one', 'two', 'three');
    const first = await server.call(listAuditLogs, { query: { limit: '2' } }, { as: again });
    const labels = ({ body }: typeof first) => (body['items'] as { entity_label: string }[]).map((line) => line.entity_label);
    expect(labels(first)).toEqual(['three', 'two']);
    const second = await server.call(listAuditLogs, { query: { limit: '2', cursor: first.body['next_cursor'] } as never }, { as: again });
    expect(labels(second)).toEqual(['one']);
    expect(second.body['next_cursor']).toBeNull();
    expect(reader.tenantId).toBe(again.tenantId);
  });

  it.each([['nonsense'], [Buffer.from('{}').toString('base64url')]])('refuses the cursor %s', async (cursor) => {
    const reader = await lab.person('admin');
    const { status, body } = await server.call(listAuditLogs, { query: { cursor } }, { as: reader });
    expect({ status, fields: body['fields'] }).toEqual({ status: 422, fields: { cursor: 'is not valid' } });
  });
});

describe('changed fields', () => {
  it('names what differs and nothing else', () => {
    expect(changedFields({ a: 1, b: { x: 1, y: 2 }, c: 'same' }, { a: 2, b: { y: 2, x: 1 }, c: 'same' })).toEqual({ before: { a: 1 }, after: { a: 2 } });
  });
});
