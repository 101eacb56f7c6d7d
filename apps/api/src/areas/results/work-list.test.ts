import type { InputOf } from '@alms/lis-domain/http';
import type { Order, Priority } from '@alms/lis-domain/orders';
import { enterResults, listResults, verifyResults, type Result } from '@alms/lis-domain/results';
import { beforeAll, describe, expect, it } from 'vitest';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../testing/test-server.ts';
import { resultsOfOrder } from '../../testing/answers.ts';

const MINUTE = 60;
const tat = {
  routine_min: 240,
  urgent_min: 120,
  stat_min: 4,
  start: 'received',
  end: 'verified',
} as const;

let as: Person;
let doctor: Person;
let verifier: Person;
/** Receipt time of the first specimen. */
let begun: number;
const orders: Record<string, Order> = {};

/** Enters and releases all results of an order. */
async function release({ id }: Order): Promise<void> {
  const entered = (await resultsOfOrder(server, id, as)).map((result) => ({
    id: result.id,
    version: result.version,
    value_text: result.test.code === 'K' ? '4.1' : '140',
  }));
  const saved = await server.call(enterResults, { body: { items: entered } }, { as });
  const items = (saved.body['items'] as Result[]).map(({ id: resultId, version }) => ({
    id: resultId,
    version,
  }));
  const { status, text } = await server.call(verifyResults, { body: { items } }, { as: verifier });
  if (status !== 200) throw new Error(text);
}

const { server, lab } = await testLaboratory('bench');
beforeAll(async () => {
  [as, doctor, verifier] = [
    await lab.staff('technician'),
    await lab.staff('doctor'),
    await lab.staff('lab_manager'),
  ];
  await lab.changeTest('K', { tat });
  await lab.changeTest('HGB', { tat: { ...tat, start: 'collected' } });
  begun = server.clock.now().getTime();
  const arrivals: [string, string, Priority][] = [
    ['no rule', 'NA', 'routine'],
    ['routine', 'K', 'routine'],
    ['stat', 'K', 'stat'],
    ['asap', 'K', 'asap'],
    ['blood', 'HGB', 'routine'],
  ];
  for (const [name, code, priority] of arrivals) {
    orders[name] = (await lab.arrived([code], { priority })).order;
    server.clock.advance(MINUTE);
  }
});

const itemsIn = ({ body }: Answer) => body['items'] as Result[];
const nameOf = ({ order_id }: Result) =>
  Object.keys(orders).find((name) => orders[name]?.id === order_id);
type Query = NonNullable<InputOf<typeof listResults>['query']>;
const listed = (query: Query) =>
  server.call(listResults, { query: { status: 'pending', ...query } }, { as });
const names = async (query: Query = {}) => itemsIn(await listed(query)).map(nameOf);
const dueOf = async (name: string) =>
  itemsIn(await listed({ order_id: orders[name]?.id })).map(
    ({ due_at }) => due_at && (Date.parse(due_at) - begun) / 60_000,
  )[0];

describe('due time of a result', () => {
  it.each([
    ['routine', 1 + 240],
    ['stat', 2 + 4],
    ['asap', 3 + 120],
    ['no rule', null],
  ])('follows the test’s target and the order’s priority: %s', async (name, minutes) => {
    expect(await dueOf(name)).toBe(minutes);
  });

  it('is unknown before the clock starts', async () => {
    const order = await lab.order(['K', 'HGB']);
    const dueTimes = async () =>
      Object.fromEntries(
        itemsIn(await listed({ order_id: order.id })).map(({ test, due_at }) => [
          test.code,
          due_at !== null,
        ]),
      );
    expect(await dueTimes()).toEqual({ K: false, HGB: false });
    await lab.collect(order);
    expect(await dueTimes()).toEqual({ K: false, HGB: true });
    await lab.receive(order);
    expect(await dueTimes()).toEqual({ K: true, HGB: true });
    await lab.transaction((tx) =>
      tx.updateTable('sample').set({ status: 'lost' }).where('order_id', '=', order.id).execute(),
    );
  });
});

describe('result work list', () => {
  it('sorts by urgency, then due time, with undated results last', async () => {
    expect(await names({ arrived: 'true' })).toEqual([
      'stat',
      'asap',
      'routine',
      'blood',
      'no rule',
    ]);
  });

  it('is paginated in that order', async () => {
    const read = async (cursor?: string): Promise<(string | undefined)[]> => {
      const { body } = await listed({
        arrived: 'true',
        limit: '2',
        ...(cursor !== undefined && { cursor }),
      });
      const here = (body['items'] as Result[]).map(nameOf);
      return typeof body['next_cursor'] === 'string'
        ? [...here, ...(await read(body['next_cursor']))]
        : here;
    };
    expect(await read()).toEqual(['stat', 'asap', 'routine', 'blood', 'no rule']);
  });

  it.each<[string, Query, string[]]>([
    ['a department', { department: 'hematology' }, ['blood']],
    ['a priority', { priority: 'asap' }, ['asap']],
    ['both', { department: 'chemistry', priority: 'routine' }, ['routine', 'no rule']],
    ['a department without results', { department: 'serology' }, []],
  ])('is filtered by %s', async (_, query, expected) => {
    expect(await names({ arrived: 'true', ...query })).toEqual(expected);
  });

  it('is filtered by overdue results', async () => {
    expect(await names({ arrived: 'true', due: 'overdue' })).toEqual([]);
    server.clock.advance(2 * MINUTE);
    expect(await names({ arrived: 'true', due: 'overdue' })).toEqual(['stat']);
  });

  it.each([{ department: 'kitchen' }, { priority: 'whenever' }, { due: 'tomorrow' }])(
    'rejects the unknown filter %j',
    async (query) => {
      expect((await listed(query as never)).status).toBe(422);
    },
  );
});

describe('reported results', () => {
  const reported = (query: Query = {}) =>
    server.call(listResults, { query: { reported: 'true', ...query } }, { as: doctor });

  it('are listed last released first, page by page', async () => {
    const first = await lab.arrived(['NA']);
    const second = await lab.arrived(['K', 'NA']);
    for (const { order } of [first, second]) {
      await release(order);
      server.clock.advance(MINUTE);
    }
    const numbersIn = (answer: Answer) => itemsIn(answer).map(({ order_id }) => order_id);
    expect(numbersIn(await reported())).toEqual([second.order.id, second.order.id, first.order.id]);
    const page = await reported({ limit: '2' });
    expect(numbersIn(page)).toEqual([second.order.id, second.order.id]);
    expect(
      numbersIn(await reported({ limit: '2', cursor: page.body['next_cursor'] as string })),
    ).toEqual([first.order.id]);
    expect((await reported({ department: 'hematology' })).body['items']).toEqual([]);
  });
});
