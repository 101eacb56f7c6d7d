import { listNotifications, type Notification } from '@alms/lis-domain/notifications';
import { readOverview } from '@alms/lis-domain/results';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  dismissIncomingMessage,
  listIncomingMessages,
  readIncomingMessage,
  readIncomingSummary,
  retryIncomingMessage,
  revokeApiToken,
  type IncomingContent,
  type IncomingMessage,
} from '@alms/lis-domain/interfaces/connections';
import { rateLimits } from '../../platform/http/refusals/rate-limits.ts';
import { createLogger } from '../../platform/observability/request-log.ts';
import { trailOf } from '../../testing/answers.ts';
import { anApiToken } from '../../testing/api-token.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/test-server.ts';
import { openWorkers } from '../../platform/workers/workers.ts';
import { apiGate } from '../api-caller.ts';
import { answerMessage, type InboundDependencies } from './inbound.ts';

let server: TestServer;
let lab: Laboratory;
let admin: Person;
let token: { id: string; token: string };
let mrn: string;
let deps: InboundDependencies;
const logger = createLogger('silent');

beforeAll(async () => {
  server = await openTestServer();
  lab = await openLaboratory(server, 'incoming');
  admin = await lab.person('admin');
  token = await anApiToken(lab, admin, ['hl7.orders', 'hl7.results'], server.clock.now());
  const id = await lab.patient({ family_name: 'Müller', given_name: 'Hanna' });
  ({ mrn } = await lab.transaction((tx) =>
    tx.selectFrom('patient').select('mrn').where('id', '=', id).executeTakeFirstOrThrow(),
  ));
  const { db, ratePool } = server.database;
  const limits = rateLimits(ratePool, { general: { points: 1e6, duration: 60 } });
  const gate = apiGate({ db, clock: server.clock, logger, limits });
  deps = { db, gate, clock: server.clock, logger, workers: openWorkers(), beta: true };
});
afterAll(() => server.close());

const anyone = { sex: 'any', age_min: null, age_max: null } as const;

interface Sent {
  control: string;
  secret?: string;
  test?: string;
  birth?: string;
  facility?: string;
  version?: string;
}

/** An order message of the patient. */
const orderMessage = ({
  control,
  secret = token.token,
  test = 'NA',
  birth = '19571103',
  facility = 'incoming',
  version = '2.5.1',
}: Sent) =>
  [
    `MSH|^~\\&|HIS|WARD|ALMS|${facility}|20260512084200|${secret}|ORM^O01|${control}|P|${version}`,
    `PID|1||${mrn}^^^incoming^MR||Müller^Hanna||${birth}|F`,
    `ORC|NW|P-${control}||||||||||7^Roundsworth^Dara^^^Dr.`,
    `OBR|1|||${test}^Test^L`,
  ].join('\r');

const send = (message: string | Buffer) => answerMessage(Buffer.from(message), '127.0.0.1', deps);
const answerTo = async (message: string | Buffer) =>
  /\rMSA\|(A[AER])/.exec(await send(message))?.[1];

const rowsOf = (control_id: string) =>
  lab.transaction((tx) =>
    tx
      .selectFrom('incoming_message')
      .selectAll()
      .where('control_id', '=', control_id)
      .orderBy('position')
      .execute(),
  );
const notices = async () =>
  (
    (await server.call(listNotifications, { query: { limit: '200' } }, { as: admin })).body[
      'items'
    ] as Notification[]
  ).filter(({ entity }) => entity?.type === 'incoming_message');

describe('incoming message', () => {
  it('is recorded with its answer and the order it placed, without its token', async () => {
    expect(await answerTo(orderMessage({ control: 'kept' }))).toBe('AA');
    const [row] = await rowsOf('kept');
    expect(row).toMatchObject({
      token_id: token.id,
      sender: 'HIS|WARD',
      message_type: 'ORM^O01',
      state: 'accepted',
      answer: 'AA',
      reason: null,
      receipts: 1,
      order_id: expect.any(String),
    });
    const text = row?.raw?.toString() ?? '';
    expect(text).toContain(`PID|1||${mrn}^^^incoming^MR||Müller^Hanna`);
    expect(text).toContain(`|${token.token.split('.')[0]}***|ORM^O01|`);
    expect(text).not.toContain(token.token.split('.').at(-1));
  });

  it('is recorded when its processing is rolled back, with location and reason', async () => {
    expect(await answerTo(orderMessage({ control: 'wrong', birth: '19571104' }))).toBe('AE');
    expect(await rowsOf('wrong')).toMatchObject([
      {
        state: 'refused',
        answer: 'AE',
        error_code: '204',
        location: 'PID-7',
        reason: expect.stringContaining('PID-7'),
        order_id: null,
        raw: expect.any(Buffer),
      },
    ]);
  });

  it.each([
    ['an unsupported version', (control: string) => orderMessage({ control, version: '2.1' })],
    [
      'too many separators',
      (control: string) => `${orderMessage({ control })}\rNTE${'|'.repeat(30_001)}`,
    ],
    [
      'text that is not UTF-8',
      (control: string) => Buffer.from(orderMessage({ control }), 'latin1'),
    ],
  ])('is recorded with %s', async (name, message) => {
    const control = name.replaceAll(' ', '-');
    expect(await answerTo(message(control))).toBe('AR');
    expect(await rowsOf(control)).toMatchObject([
      { state: 'refused', answer: 'AR', sender: 'HIS|WARD', message_type: 'ORM^O01' },
    ]);
  });

  it('is shown in its character set, without its token', async () => {
    const order = orderMessage({ control: 'latin', version: '2.5.1||||||8859/1' });
    expect(await answerTo(Buffer.from(order, 'latin1'))).toBe('AA');
    const [row] = await rowsOf('latin');
    expect(row?.raw?.includes(0xfc)).toBe(true);
    const { body } = await server.call(
      readIncomingMessage,
      { params: { id: row?.id ?? '' } },
      { as: admin },
    );
    const { segments } = body as unknown as IncomingContent;
    expect(segments[1]).toContain('|Müller^Hanna|');
    expect(segments[0]).not.toContain(token.token);
  });

  it('with a NUL is refused, naming the field', async () => {
    const message = orderMessage({ control: 'nul' }).replace('Hanna', 'Han\0na');
    expect(await send(message)).toMatch(
      /\rMSA\|AR\|nul\|.*\rERR\|\|PID\^1\^5\|102\^.*NUL character/s,
    );
    expect(await rowsOf('nul')).toMatchObject([{ location: 'PID-5', error_code: '102' }]);
  });

  it.each(['FHS', 'BHS'])('in a batch (%s) is refused with its control id', async (name) => {
    const header = `${name}|^~\\&|HIS|WARD|ALMS|incoming|20260512084200||||${name}-1`;
    const answer = await send(`${header}\r${orderMessage({ control: `in-${name}` })}`);
    expect(answer).toContain(`\rMSA|AR|${name}-1|Batches (FHS, BHS) are not supported`);
    const [row] = await rowsOf(`${name}-1`);
    expect(row).toMatchObject({ state: 'refused', message_type: name, error_code: '200' });
    expect(row?.raw?.toString()).toContain(`|${token.token.split('.')[0]}***|ORM^O01|`);
    expect(row?.raw?.toString()).not.toContain(token.token);
  });

  it('that is sent again is counted, and accepted once the cause is corrected', async () => {
    const message = orderMessage({ control: 'again', test: 'CL' });
    await lab.changeTest('CL', { orderable_for: { ...anyone, sex: 'male' } });
    expect([await answerTo(message), await answerTo(message)]).toEqual(['AE', 'AE']);
    expect(await rowsOf('again')).toMatchObject([{ state: 'refused', receipts: 2 }]);
    await lab.changeTest('CL', { orderable_for: anyone });
    expect([await answerTo(message), await answerTo(message)]).toEqual(['AA', 'AA']);
    expect(await rowsOf('again')).toMatchObject([
      { state: 'accepted', answer: 'AA', reason: null, error_code: null, receipts: 4 },
    ]);
  });

  it('of an unknown token is not recorded', async () => {
    const unknown = token.token.replace(/.{8}$/, 'AAAAAAAA');
    expect(await answerTo(orderMessage({ control: 'stranger', secret: unknown }))).toBe('AR');
    expect(await answerTo(orderMessage({ control: 'stranger', secret: '' }))).toBe('AR');
    expect(await rowsOf('stranger')).toEqual([]);
  });

  it('of a revoked token is recorded without its text, once for all', async () => {
    const other = await anApiToken(lab, admin, ['hl7.orders', 'hl7.results'], server.clock.now());
    await server.call(revokeApiToken, { params: { id: other.id } }, { as: admin });
    for (const control of ['revoked-1', 'revoked-2'])
      expect(await answerTo(orderMessage({ control, secret: other.token }))).toBe('AR');
    expect(await rowsOf('revoked-1')).toEqual([]);
    expect(await rowsOf('revoked-2')).toMatchObject([
      { state: 'refused', receipts: 2, raw: null, token_id: other.id },
    ]);
  });

  it('for another facility is recorded without its text', async () => {
    expect(await answerTo(orderMessage({ control: 'misdirected', facility: 'elsewhere' }))).toBe(
      'AR',
    );
    expect(await rowsOf('misdirected')).toMatchObject([{ location: 'MSH-6', raw: null }]);
  });

  it('that is refused gets its answer even if it cannot be recorded', async () => {
    const failure = vi.fn();
    const answer = await answerMessage(
      Buffer.from(orderMessage({ control: 'unrecorded', birth: '19571104' })),
      '127.0.0.1',
      {
        ...deps,
        db: { transaction: () => ({ execute: () => Promise.reject(new Error('down')) }) } as never,
        logger: { ...logger, error: failure } as never,
      },
    );
    expect(answer).toContain('\rMSA|AE|unrecorded');
    expect(failure).toHaveBeenCalledWith(
      expect.objectContaining({ err: new Error('down') }),
      'refused HL7 message could not be recorded',
    );
  });
});

it('notifies administrators of refused messages once per burst', async () => {
  const before = (await notices()).length;
  const hour = 60 * 60_000;
  const later = new Date(server.clock.now().getTime() + 2 * hour);
  const clock = { now: () => later };
  const gate = apiGate({
    ...deps,
    clock,
    limits: rateLimits(server.database.ratePool, { general: { points: 1e6, duration: 60 } }),
  });
  for (const control of ['burst-1', 'burst-2', 'burst-3'])
    await answerMessage(Buffer.from(orderMessage({ control, test: 'NOPE' })), '127.0.0.1', {
      ...deps,
      gate,
      clock,
    });
  const rows = await lab.transaction((tx) =>
    tx
      .selectFrom('notification')
      .selectAll()
      .where('entity_type', '=', 'incoming_message')
      .execute(),
  );
  const own = rows.filter(({ recipient_id }) => recipient_id === admin.id);
  expect(own.length - before).toBe(1);
  expect(own.at(-1)).toMatchObject({
    title: 'Incoming message rejected: Ward system',
    link: '/app/settings/tenant?incoming=refused',
    priority: 'high',
  });
});

describe('incoming message list', () => {
  const listed = async (query: Record<string, string> = {}) => {
    const { body } = await server.call(listIncomingMessages, { query }, { as: admin });
    return body as unknown as { items: IncomingMessage[]; next_cursor: string | null };
  };
  const idOf = async (control: string) => {
    const [row] = await rowsOf(control);
    if (!row) throw new Error('The message was not recorded.');
    return row.id;
  };
  const retried = (id: string) =>
    server.call(retryIncomingMessage, { params: { id } }, { as: admin });
  const dismissed = (id: string, reason = 'Order placed by telephone') =>
    server.call(dismissIncomingMessage, { params: { id }, body: { reason } }, { as: admin });
  const limitedTo = (sex: 'male' | 'any') =>
    lab.changeTest('CL', { orderable_for: { ...anyone, sex } });

  it('shows messages by page, newest first, with their connection and answer', async () => {
    await send(orderMessage({ control: 'page-1' }));
    await send(orderMessage({ control: 'page-2', birth: '19571104' }));
    const first = await listed({ limit: '1' });
    expect(first.items).toMatchObject([
      {
        control_id: 'page-2',
        connection: { name: 'Ward system', prefix: token.token.split('.')[0] },
        state: 'refused',
        answer: 'AE',
        location: 'PID-7',
        order_number: null,
        has_text: true,
      },
    ]);
    const next = await listed({ limit: '1', cursor: first.next_cursor ?? '' });
    expect(next.items).toMatchObject([
      { control_id: 'page-1', answer: 'AA', order_number: expect.stringMatching(/^ORD-/) },
    ]);
  });

  it('finds part of the connection, sender, control id, reason and order number', async () => {
    await send(orderMessage({ control: 'Find-7', test: 'GHOST' }));
    await send(orderMessage({ control: 'found-8' }));
    const order = (await listed({ q: 'found-8' })).items[0]?.order_number ?? '';
    for (const q of ['find-7', 'ＦＩＮＤ-7', 'no orderable test: ghost'])
      expect((await listed({ q })).items.map(({ control_id }) => control_id)).toEqual(['Find-7']);
    expect((await listed({ q: order.toLowerCase() })).items).toMatchObject([
      { control_id: 'found-8' },
    ]);
    for (const q of ['ward system', 'his|ward'])
      expect((await listed({ q })).items.length).toBeGreaterThan(1);
    expect((await listed({ q: 'nothing has this' })).items).toEqual([]);
  });

  it('filters and counts by state', async () => {
    const { body } = await server.call(readIncomingSummary, {}, { as: admin });
    const counts = body as unknown as Record<IncomingMessage['state'], number>;
    for (const state of ['accepted', 'refused', 'dismissed'] as const) {
      const { items } = await listed({ state, limit: '200' });
      expect(items.every((item) => item.state === state)).toBe(true);
      expect(items.length).toBe(counts[state]);
    }
    expect(counts.refused).toBeGreaterThan(0);
  });

  it('counts the refused messages on the dashboard, for administrators only', async () => {
    const { body } = await server.call(readIncomingSummary, {}, { as: admin });
    const seenBy = async (as: Person) =>
      (await server.call(readOverview, {}, { as })).body['refused_messages'];
    expect([await seenBy(admin), await seenBy(await lab.staff('lab_manager'))]).toEqual([
      body['refused'],
      null,
    ]);
  });

  it('shows the text without the token, audited for the patient of its order', async () => {
    await send(orderMessage({ control: 'read-1' }));
    await send(orderMessage({ control: 'read-2', test: 'NOPE' }));
    const read = async (control: string) => {
      const params = { id: await idOf(control) };
      const { body } = await server.call(readIncomingMessage, { params }, { as: admin });
      return body as unknown as IncomingContent;
    };
    const { segments } = await read('read-1');
    expect(segments.map((segment) => segment.slice(0, 3))).toEqual(['MSH', 'PID', 'ORC', 'OBR']);
    expect(segments.join('')).not.toContain(token.token.split('.').at(-1));
    const [ofPatient] = await trailOf(server, lab, { action: 'read' });
    expect(ofPatient).toMatchObject({ entity_type: 'patient', category: 'report' });
    await read('read-2');
    const id = await idOf('read-2');
    expect((await trailOf(server, lab, { entity_id: id }))[0]).toMatchObject({
      action: 'read',
      entity_type: 'incoming_message',
      entity_label: 'HIS|WARD (read-2)',
    });
  });

  it('accepts a retried message once its cause is corrected, in the name of its sender', async () => {
    await limitedTo('male');
    const message = orderMessage({ control: 'mended', test: 'CL' });
    expect(await answerTo(message)).toBe('AE');
    const id = await idOf('mended');
    expect((await retried(id)).body).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('CL is for male patients'),
    });
    await limitedTo('any');
    const { body } = await retried(id);
    expect(body).toMatchObject({ state: 'accepted', answer: 'AA', reason: null });
    const order = await lab.transaction((tx) =>
      tx
        .selectFrom('test_order')
        .select(['ordered_by', 'created_by'])
        .where('order_number', '=', String(body['order_number']))
        .executeTakeFirst(),
    );
    expect(order).toEqual({ ordered_by: 'Dr. Dara Roundsworth', created_by: null });
    const trail = await trailOf(server, lab, { entity_id: id });
    expect(trail).toMatchObject([
      { after: { state: 'accepted' }, outcome: 'success', actor: { user_id: admin.id } },
      { after: { state: 'refused' }, outcome: 'failure' },
    ]);
    // The sender, which sends it again, gets the number of the same order.
    expect(await send(message)).toContain(`MSA|AA|mended|${String(body['order_number'])}`);
    expect((await retried(id)).body['code']).toBe('conflict');
  });

  it('keeps a refused retry free of traces', async () => {
    await send(orderMessage({ control: 'traceless', test: 'NOPE' }));
    const count = () => lab.transaction((tx) => tx.selectFrom('test_order').select('id').execute());
    const before = (await count()).length;
    await retried(await idOf('traceless'));
    expect((await count()).length).toBe(before);
    expect(await rowsOf('traceless')).toMatchObject([{ state: 'refused', receipts: 1 }]);
  });

  it('retries nothing of a connection without permission, or without its text', async () => {
    const other = await anApiToken(lab, admin, ['hl7.orders', 'hl7.results'], server.clock.now());
    await send(orderMessage({ control: 'was-allowed', secret: other.token, test: 'NOPE' }));
    await server.call(revokeApiToken, { params: { id: other.id } }, { as: admin });
    expect((await retried(await idOf('was-allowed'))).body['code']).toBe('connection_inactive');
    expect(await rowsOf('was-allowed')).toMatchObject([{ state: 'refused' }]);
    const id = await idOf('misdirected');
    expect((await retried(id)).body['code']).toBe('conflict');
    const { status } = await server.call(readIncomingMessage, { params: { id } }, { as: admin });
    expect(status).toBe(404);
  });

  it('dismisses a refused message with a reason, also when it is sent again', async () => {
    const message = orderMessage({ control: 'unneeded', test: 'NOPE' });
    await send(message);
    const id = await idOf('unneeded');
    expect((await dismissed(id, ' ')).status).toBe(422);
    expect((await dismissed(id)).body).toMatchObject({
      state: 'dismissed',
      dismissed: { by: 'Test admin', reason: 'Order placed by telephone' },
    });
    expect((await dismissed(id)).body['code']).toBe('conflict');
    expect((await trailOf(server, lab, { entity_id: id, action: 'update' }))[0]).toMatchObject({
      reason: 'Order placed by telephone',
      after: { state: 'dismissed' },
    });
    await send(message);
    expect(await rowsOf('unneeded')).toMatchObject([{ state: 'dismissed', receipts: 2 }]);
    expect((await retried(id)).body).toMatchObject({ state: 'refused', dismissed: null });
  });

  it('needs a decision again for a dismissed entry without text', async () => {
    const id = await idOf('misdirected');
    await dismissed(id);
    await send(orderMessage({ control: 'misdirected-2', facility: 'elsewhere' }));
    expect(await rowsOf('misdirected-2')).toMatchObject([{ id, state: 'refused', receipts: 2 }]);
  });

  it('is restricted to administrators of the facility', async () => {
    const id = await idOf('read-2');
    const elsewhere = await server.facility('incoming-elsewhere');
    const params = { id };
    const stranger = await elsewhere.person('admin');
    const manager = await lab.person('lab_manager');
    const body = { reason: 'Not mine' };
    for (const [as, expected] of [
      [stranger, 404],
      [manager, 403],
    ] as const)
      expect([
        (await server.call(readIncomingMessage, { params }, { as })).status,
        (await server.call(retryIncomingMessage, { params }, { as })).status,
        (await server.call(dismissIncomingMessage, { params, body }, { as })).status,
      ]).toEqual([expected, expected, expected]);
    const own = await server.call(listIncomingMessages, {}, { as: stranger });
    expect(own.body['items']).toEqual([]);
    expect((await server.call(listIncomingMessages, {}, { as: manager })).status).toBe(403);
  });
});

// Last, because the sessions of the other tests have expired afterwards.
describe('text of an incoming message', () => {
  const sweep = async () => {
    await server.app.jobs.catchUp();
    await server.app.jobs.runDue();
  };
  const kept = async () =>
    Object.fromEntries(
      await Promise.all(
        ['old-accepted', 'old-dismissed', 'old-refused', 'sent-again'].map(async (control) => {
          const [row] = await rowsOf(control);
          return [control, [row?.state, row?.has_text]] as const;
        }),
      ),
    );

  it('is removed 90 days after it was last received, but not before a decision', async () => {
    await send(orderMessage({ control: 'old-accepted' }));
    const again = orderMessage({ control: 'sent-again' });
    await send(again);
    for (const control of ['old-dismissed', 'old-refused'])
      await send(orderMessage({ control, test: 'NOPE' }));
    const [unneeded] = await rowsOf('old-dismissed');
    await server.call(
      dismissIncomingMessage,
      { params: { id: unneeded?.id ?? '' }, body: { reason: 'Ordered on paper' } },
      { as: admin },
    );
    server.clock.advance(86_400);
    await send(again);
    server.clock.advance(89 * 86_400 - 60);
    await sweep();
    expect(await kept()).toEqual({
      'old-accepted': ['accepted', true],
      'old-dismissed': ['dismissed', true],
      'old-refused': ['refused', true],
      'sent-again': ['accepted', true],
    });
    server.clock.advance(86_400);
    await sweep();
    expect(await kept()).toEqual({
      'old-accepted': ['accepted', false],
      'old-dismissed': ['dismissed', false],
      'old-refused': ['refused', true],
      'sent-again': ['accepted', true],
    });
    const [entry] = await rowsOf('old-accepted');
    expect(entry).toMatchObject({ raw: null, answer: 'AA', order_id: expect.any(String) });
    const events = await lab.transaction((tx) =>
      tx
        .selectFrom('audit_event')
        .select(['actor_id', 'entity_label', 'after'])
        .where('action', '=', 'delete')
        .where('entity_type', '=', 'incoming_message')
        .execute(),
    );
    expect(events).toMatchObject([
      {
        actor_id: null,
        entity_label: expect.stringMatching(/^Texts received before \d{4}-\d\d-\d\d$/),
        after: { texts: expect.any(Number), retention_days: 90 },
      },
    ]);
    await sweep();
    expect(await rowsOf('old-accepted')).toEqual([entry]);
  });
});
