import { listNotifications, type Notification } from '@alms/lis-domain/notifications';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { revokeApiToken } from '@alms/lis-domain/interfaces/connections';
import { rateLimits } from '../../platform/http/refusals/rate-limits.ts';
import { createLogger } from '../../platform/observability/request-log.ts';
import { anApiToken } from '../../testing/api-token.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/test-server.ts';
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
  token = await anApiToken(lab, admin, ['hl7.write'], server.clock.now());
  const id = await lab.patient({ family_name: 'Müller', given_name: 'Hanna' });
  ({ mrn } = await lab.transaction((tx) =>
    tx.selectFrom('patient').select('mrn').where('id', '=', id).executeTakeFirstOrThrow(),
  ));
  const { db, ratePool } = server.database;
  const limits = rateLimits(ratePool, { general: { points: 1e6, duration: 60 } });
  const gate = apiGate({ db, clock: server.clock, logger, limits });
  deps = { db, gate, clock: server.clock, logger, beta: true };
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
    const other = await anApiToken(lab, admin, ['hl7.write'], server.clock.now());
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
