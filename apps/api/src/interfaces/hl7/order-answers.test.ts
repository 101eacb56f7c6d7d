import { enterResults } from '@alms/lis-domain/results';
import { listOrders, type Order } from '@alms/lis-domain/orders';
import { afterAll, describe, expect, it } from 'vitest';
import { resultsOfOrder } from '../../testing/answers.ts';

import { openHl7System } from '../../testing/hl7-system.ts';
import { answerMessage } from './inbound.ts';
import { parsedMessage, textAt } from './message.ts';

const { server, lab, admin, token, deps, close } = await openHl7System('omllab', 'HIS', [
  'hl7.orders',
  'hl7.patients',
]);
afterAll(close);

let sent = 0;
const PATIENT = 'PID|1||4711^^^HIS^MR||Orderwell^Ada||19610615|F';
const OTHER = 'PID|1||4712^^^HIS^MR||Otherwell^Bea||19700101|F';
interface Sent {
  segments: string[];
  pid?: string;
  type?: string;
  control?: string;
}
const oml = ({
  segments,
  pid = PATIENT,
  type = 'OML^O21^OML_O21',
  control = `L${(sent += 1)}`,
}: Sent) =>
  [
    `MSH|^~\\&|HIS|WARD|ALMS|omllab|20260512084200|${token.token}|${type}|${control}|P|2.5.1`,
    pid,
    ...segments,
  ].join('\r');
const orc = (control: string, placer: string, more = '') =>
  `ORC|${control}|${placer}||||||||||7^Roundsworth^Dara^^^Dr.${more}`;
const obr = (code: string, placer = '') => `OBR|1|${placer}||${code}^Test^L`;

/** Answer with its groups: ORC-1, order number of the sender, and of ALMS. */
async function send(message: Sent) {
  const answer = parsedMessage(
    Buffer.from(await answerMessage(Buffer.from(oml(message)), '127.0.0.1', deps)),
  );
  const [msh, msa, err] = ['MSH', 'MSA', 'ERR'].map((name) => answer?.getSegment(name));
  return {
    type: [1, 2, 3].map((part) => textAt(msh, 9, part)).join('^'),
    code: textAt(msa, 1),
    note: textAt(msa, 3),
    place: [textAt(err, 2, 1), textAt(err, 2, 3)].filter(Boolean).join('-'),
    reason: textAt(err, 8),
    groups: (answer?.getAllSegments('ORC') ?? []).map((each) =>
      [textAt(each, 1), textAt(each, 2), textAt(each, 3)].join(' '),
    ),
    tests: (answer?.getAllSegments('OBR') ?? []).map((each) =>
      [textAt(each, 2), textAt(each, 4)].join(' '),
    ),
  };
}

const ordered = async (note: string) => {
  const { items } = (await server.call(listOrders, { query: { q: note } }, { as: admin }))
    .body as unknown as { items: Order[] };
  const [order] = items;
  if (!order) throw new Error('No order has this number.');
  return order;
};
const statesOf = async (note: string) =>
  (await ordered(note)).items.map(({ code, status }) => `${code} ${status}`);
const numbersOf = (note: string) =>
  lab.transaction((tx) =>
    tx
      .selectFrom('order_item as i')
      .innerJoin('test_order as o', 'o.id', 'i.order_id')
      .select(['i.code', 'i.placer_number', 'i.placer_namespace'])
      .where('o.order_number', '=', note)
      .orderBy('i.position')
      .execute(),
  );

/** Two tests, each with its own number. */
async function twoTests(): Promise<{ note: string; sodium: string; potassium: string }> {
  const [sodium, potassium] = [`S-${(sent += 1)}`, `K-${sent}`];
  const { code, note } = await send({
    segments: [orc('NW', sodium), obr('NA'), orc('NW', `${potassium}^CPOE`), obr('K')],
  });
  expect(code).toBe('AA');
  return { note, sodium, potassium };
}

describe('OML^O21', () => {
  it('is answered by ORL^O22 with each order and its own number', async () => {
    const answer = await send({
      segments: [orc('NW', 'A-1'), obr('NA'), orc('NW', 'A-2^CPOE'), obr('K', 'A-3^CPOE')],
    });
    expect(answer).toMatchObject({
      type: 'ORL^O22^ORL_O22',
      code: 'AA',
      groups: [`OK A-1 ${answer.note}`, `OK A-2 ${answer.note}`],
      tests: ['A-1 NA', 'A-3 K'],
    });
    expect(await numbersOf(answer.note)).toEqual([
      { code: 'NA', placer_number: 'A-1', placer_namespace: null },
      { code: 'K', placer_number: 'A-3', placer_namespace: 'CPOE' },
    ]);
  });

  it('that is rejected states so for each order, and why', async () => {
    const answer = await send({
      segments: [orc('NW', 'B-1'), obr('NA'), orc('NW', 'B-2'), obr('NOPE')],
    });
    expect(answer).toMatchObject({
      type: 'ORL^O22^ORL_O22',
      code: 'AE',
      place: 'OBR-4',
      groups: ['UA B-1 ', 'UA B-2 '],
    });
    // Nothing was placed: the numbers are free.
    expect(await send({ segments: [orc('NW', 'B-1'), obr('NA')] })).toMatchObject({ code: 'AA' });
  });

  it('is answered alike when it is received again', async () => {
    const message = { segments: [orc('NW', 'C-1'), obr('NA')], control: 'again' };
    expect(await send(message)).toEqual(await send(message));
  });

  it('with prior results or a second patient is rejected', async () => {
    expect(await send({ segments: [orc('NW', 'D-1'), obr('NA'), OTHER, obr('K')] })).toMatchObject({
      code: 'AE',
      place: 'PID',
    });
  });

  it.each(['HD', 'RL'])('with a hold (%s) is rejected: there is none', async (control) => {
    const { sodium } = await twoTests();
    expect(await send({ segments: [orc(control, sodium), obr('NA')] })).toMatchObject({
      code: 'AE',
      place: 'ORC-1',
      reason: expect.stringContaining('cancel the order (CA)'),
      groups: [`${control === 'HD' ? 'UH' : 'UR'} ${sodium} `],
    });
  });
});

describe('a cancellation (CA)', () => {
  it('cancels the test with its number, and no other', async () => {
    const { note, sodium } = await twoTests();
    const answer = await send({ segments: [orc('CA', sodium, '||||^Wrong patient')] });
    expect(answer).toMatchObject({ code: 'AA', note, groups: [`CR ${sodium} ${note}`] });
    expect(await statesOf(note)).toEqual(['NA cancelled', 'K ordered']);
    expect((await ordered(note)).items[0]?.cancellation).toMatchObject({
      code: 'other',
      note: 'Wrong patient',
      by: { name: 'Ward system' },
    });
    expect(await send({ segments: [orc('CA', sodium)] })).toMatchObject({
      code: 'AE',
      reason: expect.stringContaining('already cancelled'),
      groups: [`UC ${sodium} `],
    });
  });

  it('by ORM^O01 cancels the whole order, with the namespace of its numbers', async () => {
    const { note, sodium, potassium } = await twoTests();
    const segments = [orc('CA', sodium), obr('NA'), orc('CA', `${potassium}^CPOE`), obr('K')];
    expect(await send({ segments, type: 'ORM^O01' })).toMatchObject({
      type: 'ACK^O01^ACK',
      code: 'AA',
    });
    expect((await ordered(note)).status).toBe('cancelled');
  });

  it('of a test with a value is rejected, with all others of the message', async () => {
    const { note, sodium, potassium } = await twoTests();
    const order = await ordered(note);
    await lab.collect(order);
    await lab.receive(order);
    const technician = await lab.staff('technician');
    const results = await resultsOfOrder(server, order.id, technician);
    const items = results
      .filter(({ test }) => test.code === 'NA')
      .map(({ id, version }) => ({ id, version, value_text: '140' }));
    expect((await server.call(enterResults, { body: { items } }, { as: technician })).status).toBe(
      200,
    );
    expect(await send({ segments: [orc('CA', potassium), orc('CA', sodium)] })).toMatchObject({
      code: 'AE',
      place: 'ORC-2',
      reason: expect.stringContaining('NA can no longer be cancelled'),
      groups: [`UC ${potassium} `, `UC ${sodium} `],
    });
    expect((await statesOf(note))[1]).not.toBe('K cancelled');
  });

  it.each([
    ['an unknown number', () => ({ segments: [orc('CA', 'UNKNOWN')] }), 'ORC-2'],
    ['no number', () => ({ segments: [orc('CA', '')] }), 'ORC-2'],
    [
      'another namespace',
      ({ potassium }: Ordered) => ({ segments: [orc('CA', `${potassium}^X`)] }),
      'ORC-2',
    ],
    [
      'another patient',
      ({ sodium }: Ordered) => ({ segments: [orc('CA', sodium)], pid: OTHER }),
      'PID-3',
    ],
    [
      'a contradicting patient',
      ({ sodium }: Ordered) => ({
        segments: [orc('CA', sodium)],
        pid: PATIENT.replace('1961', '1962'),
      }),
      'PID-7',
    ],
    [
      'a new order',
      ({ sodium }: Ordered) => ({ segments: [orc('CA', sodium), orc('NW', 'N-1'), obr('K')] }),
      'ORC-1',
    ],
    [
      'a reason that is too long',
      ({ sodium }: Ordered) => ({ segments: [orc('CA', sodium, `||||^${'x'.repeat(301)}`)] }),
      'ORC-16',
    ],
  ])('with %s is rejected', async (_, message, place) => {
    await send({ segments: [orc('NW', `O-${(sent += 1)}`), obr('NA')], pid: OTHER });
    const placed = await twoTests();
    expect(await send(message(placed))).toMatchObject({ code: 'AE', place });
    expect(await statesOf(placed.note)).toEqual(['NA ordered', 'K ordered']);
  });
  type Ordered = Awaited<ReturnType<typeof twoTests>>;

  it('of another sender does not find the order', async () => {
    const { note, sodium } = await twoTests();
    const message = oml({ segments: [orc('CA', sodium)] }).replace('|HIS|WARD|', '|OTHER|WARD|');
    const answer = await answerMessage(Buffer.from(message), '127.0.0.1', deps);
    expect(answer).toContain('No order of this sender has the number');
    expect(await statesOf(note)).toEqual(['NA ordered', 'K ordered']);
  });
});

describe('a change of an order', () => {
  it('(XO) replaces the test, which keeps its number', async () => {
    const { note, sodium } = await twoTests();
    expect(await send({ segments: [orc('XO', sodium), obr('CREA')] })).toMatchObject({
      code: 'AA',
      note,
      groups: [`XR ${sodium} ${note}`],
    });
    expect(await statesOf(note)).toEqual(['NA cancelled', 'K ordered', 'CREA ordered']);
    expect((await numbersOf(note)).at(-1)).toMatchObject({ placer_number: sodium });
  });

  it('(RP with RO) replaces the test by one with its own number', async () => {
    const { note, sodium } = await twoTests();
    const segments = [orc('RP', sodium), orc('RO', `${sodium}-B^CPOE`), obr('CREA')];
    expect(await send({ segments })).toMatchObject({
      code: 'AA',
      groups: [`RQ ${sodium} ${note}`, `OK ${sodium}-B ${note}`],
    });
    expect((await numbersOf(note)).at(-1)).toEqual({
      code: 'CREA',
      placer_number: `${sodium}-B`,
      placer_namespace: 'CPOE',
    });
  });

  it.each([
    ['RP without RO', ({ sodium }: Placed) => [orc('RP', sodium)], 'ORC-1'],
    ['RO without RP', () => [orc('RO', 'R-1'), obr('CREA')], 'ORC-1'],
    ['XO without a test', ({ sodium }: Placed) => [orc('XO', sodium)], 'ORC'],
    ['an unknown test', ({ sodium }: Placed) => [orc('XO', sodium), obr('NOPE')], 'OBR-4'],
    ['a test on the order', ({ sodium }: Placed) => [orc('XO', sodium), obr('K')], 'OBR-4'],
    [
      'a known number',
      ({ sodium, potassium }: Placed) => [orc('RP', sodium), orc('RO', potassium), obr('CREA')],
      'ORC-2',
    ],
  ])('with %s is rejected without a change', async (_, segments, place) => {
    const placed = await twoTests();
    expect(await send({ segments: segments(placed) })).toMatchObject({ code: 'AE', place });
    expect(await statesOf(placed.note)).toEqual(['NA ordered', 'K ordered']);
  });
  type Placed = Awaited<ReturnType<typeof twoTests>>;
});
