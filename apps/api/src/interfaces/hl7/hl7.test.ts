import { connect } from 'node:net';
import {
  giveUpMessage,
  listIncomingMessages,
  listMessages,
  readMessage,
  readMessageSummary,
  retryMessage,
  type MessageContent,
  type MessageSummary,
  type OutboundMessage,
} from '@alms/lis-domain/interfaces/connections';
import type { InputOf } from '@alms/lis-domain/http';
import { listOrders, type Order } from '@alms/lis-domain/orders';
import { establishIdentity, registerUnidentified, type PatientId } from '@alms/lis-domain/patients';
import {
  acceptImportRows,
  listImportBatches,
  listImportRows,
  mapImportCodes,
  type ImportBatch,
  type ImportRow,
} from '@alms/lis-domain/interfaces/result-import';
import { readSample } from '@alms/lis-domain/samples';
import {
  enterResults,
  listRequestedReports,
  markResultAsError,
  verifyResults,
  type Result,
} from '@alms/lis-domain/results';
import { Hl7Message } from '@medplum/core';
import { Hl7Client } from '@medplum/hl7';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeIdentifiers } from '../../areas/patients/identifiers.store.ts';
import { createLogger } from '../../platform/observability/request-log.ts';
import { rateLimits } from '../../platform/http/refusals/rate-limits.ts';
import { trailOf, resultsOfOrder } from '../../testing/answers.ts';
import { anApiToken } from '../../testing/api-token.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { wardOf } from '../../testing/wards.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestServer,
} from '../../testing/test-server.ts';
import { openPdfRenderer } from '../../platform/pdf/pdf-renderer.ts';
import { openWorkers } from '../../platform/workers/workers.ts';
import { apiGate } from '../api-caller.ts';
import { acknowledgement } from './acknowledgement.ts';
import { exchangeOver } from './exchange.ts';
import { framed, frameReader } from './framing.ts';
import { hl7Listener, type Hl7Listener } from './hl7-listener.ts';
import { hl7Sender, type Hl7Peer, type Hl7SenderOptions } from './hl7-sender.ts';
import { openJobs } from '../../platform/jobs/jobs.ts';
import { answerMessage, answerTooLongMessage, facilityOfMessage } from './inbound.ts';
import { Hl7Refusal, parsedMessage, textAt } from './message.ts';

let server: TestServer;
let lab: Laboratory;
let admin: Person;
let token: { id: string; token: string };
let patient: { id: PatientId; mrn: string };
let listener: Hl7Listener;
let port: number;
const logger = createLogger('silent');
const workers = openWorkers();
const renderer = openPdfRenderer();

beforeAll(async () => {
  server = await openTestServer();
  lab = await openLaboratory(server, 'hl7lab');
  admin = await lab.person('admin');
  token = await anApiToken(lab, admin, ['hl7.orders', 'hl7.results'], server.clock.now());
  await wardOf(server, lab, admin, { name: 'Intensive care', code: 'ICU-1' });
  await wardOf(server, lab, admin, { name: 'Old ward', code: 'OLD-1' });
  await lab.transaction((tx) =>
    tx.updateTable('ward').set({ active: false }).where('code', '=', 'OLD-1').execute(),
  );
  const id = await lab.patient({ family_name: 'Müller', given_name: 'Hanna' });
  patient = {
    id,
    mrn: (
      await lab.transaction((tx) =>
        tx.selectFrom('patient').select('mrn').where('id', '=', id).executeTakeFirstOrThrow(),
      )
    ).mrn,
  };
  const { db, ratePool } = server.database;
  const gate = apiGate({
    db,
    clock: server.clock,
    logger,
    limits: rateLimits(ratePool, { general: { points: 1e6, duration: 60 } }),
  });
  listener = hl7Listener({
    host: '127.0.0.1',
    port: 0,
    logger,
    holderOf: facilityOfMessage,
    maxBytes: 20_000,
    answerTooLong: (beginning, _ip, maxBytes) =>
      answerTooLongMessage(beginning, maxBytes, { db, clock: server.clock, logger }),
    answer: (message, ip) =>
      answerMessage(message, ip, { db, gate, clock: server.clock, logger, workers, beta: true }),
  });
  port = await listener.listen();
});
afterAll(async () => {
  await listener.close();
  await workers.close();
  await renderer.close();
  await server.close();
});

let sent = 0;
interface Order01 {
  control?: string;
  placer?: string;
  header?: Record<number, string>;
  pid?: string;
  orc?: string;
  obr?: string[];
}

/** An order message for potassium of one patient; each test overrides the fields it needs. */
function orderMessage({
  control = `C${(sent += 1)}`,
  placer = `P${control}`,
  header = {},
  pid,
  orc,
  obr,
}: Order01 = {}): string {
  const msh = [
    'MSH',
    '^~\\&',
    'HIS',
    'WARD',
    'ALMS',
    'hl7lab',
    '20260512084200',
    token.token,
    'ORM^O01',
    control,
    'P',
    '2.5.1',
    '',
    '',
    '',
    '',
    '',
    'UNICODE UTF-8',
  ];
  for (const [field, value] of Object.entries(header)) msh[Number(field) - 1] = value;
  return [
    msh.join('|'),
    pid ?? `PID|1||${patient.mrn}^^^hl7lab^MR||Müller^Hanna||19571103|F`,
    orc ?? `ORC|NW|${placer}||||||||||7^Roundsworth^Dara^^^Dr.`,
    ...(obr ?? ['OBR|1|||2823-3^Potassium^LN']),
  ].join('\r');
}

const send = async (message: string | Buffer): Promise<Hl7Message> => {
  const answer = parsedMessage(await exchangeOver()({ host: '127.0.0.1', port }, String(message)));
  if (!answer) throw new Error('The answer is no message.');
  return answer;
};
const msa = (answer: Hl7Message) => [
  textAt(answer.getSegment('MSA'), 1),
  textAt(answer.getSegment('MSA'), 2),
];
/** Location and code of the error: `PID^1^7 204`. */
const errorOf = (answer: Hl7Message) =>
  `${answer.getSegment('ERR')?.getField(2)?.toString()} ${textAt(answer.getSegment('ERR'), 3)}`;
const ordersOf = async () =>
  (
    await server.call(
      listOrders,
      { query: { patient_id: patient.id, limit: '200' } },
      { as: await lab.staff('technician') },
    )
  ).body['items'] as Order[];

describe('inbound HL7 order', () => {
  it('is placed for the patient matching two identifiers and acknowledged with its number', async () => {
    const obr = [
      'OBR|1|||2823-3^Potassium^LN|||||||||Weakness \\T\\ cramps',
      'OBR|2|||NA^Sodium^L',
      'NTE|1||Fasting',
    ];
    const answer = await send(
      orderMessage({
        control: 'first',
        orc: 'ORC|NW|P-1|||||^^^^^S|||||7^Roundsworth^Dara^^^Dr.',
        obr,
      }),
    );
    expect(msa(answer)).toEqual(['AA', 'first']);
    const [order] = await ordersOf();
    expect(order).toMatchObject({
      order_number: textAt(answer.getSegment('MSA'), 3),
      priority: 'stat',
      ordered_by: 'Dr. Dara Roundsworth',
      clinical_info: 'Weakness & cramps; Fasting',
    });
    expect(order?.items.map(({ code }) => code).toSorted()).toEqual(['K', 'NA']);
    expect(answer.header.toString()).toContain('|ALMS|hl7lab|HIS|WARD|');
    // It is not listed among the orders of any user.
    expect((await server.call(listRequestedReports, {}, { as: admin })).body['items']).toEqual([]);
    const [line] = await trailOf(server, lab, { actor_id: token.id });
    expect(line).toMatchObject({
      action: 'create',
      category: 'order',
      entity_label: order?.order_number,
      actor: { role: 'api_token' },
      patient_id: patient.id,
    });
  });

  it('keeps the order number of each test, and is refused if one is known', async () => {
    const groups = (own: string, other: string) =>
      orderMessage({
        orc: `ORC|NW|${own}^HIS||||||||||7^Roundsworth^Dara^^^Dr.`,
        obr: [
          'OBR|1|||2823-3^Potassium^LN',
          `ORC|NW|${other}^HIS||||||||||7^Roundsworth^Dara^^^Dr.`,
          'OBR|2|||NA^Sodium^L',
        ],
      });
    expect(msa(await send(groups('P-own-1', 'P-own-2')))[0]).toBe('AA');
    const [order] = await ordersOf();
    const items = await lab.transaction((tx) =>
      tx
        .selectFrom('order_item')
        .select(['code', 'placer_number', 'placer_namespace'])
        .where('order_id', '=', order?.id ?? null)
        .orderBy('code')
        .execute(),
    );
    expect(items).toEqual([
      { code: 'K', placer_number: 'P-own-1', placer_namespace: 'HIS' },
      { code: 'NA', placer_number: 'P-own-2', placer_namespace: 'HIS' },
    ]);
    expect(errorOf(await send(groups('P-own-3', 'P-own-2')))).toBe('ORC^1^2 205');
  });

  it.each([
    ['the code of a ward', 'ICU-1^2', 'ICU-1'],
    ['the code of a ward in other letters, of this facility', 'icu-1^^^hl7lab', 'ICU-1'],
    ['the code of a ward of another facility', 'ICU-1^^^HOSPITAL', undefined],
    ['the name of a ward', 'Intensive care', undefined],
    ['an inactive ward', 'OLD-1', undefined],
    ['an unknown ward', 'ICU', undefined],
  ])('with %s in PV1-3', async (_, location, code) => {
    const pv1 = `PV1|1|I|${location}${'|'.repeat(16)}V-12`;
    const pid = `PID|1||${patient.mrn}||Müller^Hanna||19571103|F\r${pv1}`;
    expect(msa(await send(orderMessage({ pid })))[0]).toBe('AA');
    const [order] = await ordersOf();
    expect(order?.ward?.name).toBe(code === undefined ? undefined : 'Intensive care');
    const kept = await lab.transaction((tx) =>
      tx
        .selectFrom('hl7_inbound')
        .select(['location', 'visit_number', 'provider_id'])
        .where('order_id', '=', order?.id ?? null)
        .executeTakeFirst(),
    );
    expect(kept).toEqual({ location, visit_number: 'V-12', provider_id: '7' });
  });

  it('is refused for a test limited to other patients, naming the test', async () => {
    const none = { sex: 'any', age_min: null, age_max: null } as const;
    await lab.changeTest('CL', { orderable_for: { ...none, sex: 'male' } });
    const before = (await ordersOf()).length;
    const answer = await send(
      orderMessage({ obr: ['OBR|1|||NA^Sodium^L', 'OBR|2|||CL^Chloride^L'] }),
    );
    expect([msa(answer)[0], answer.getSegment('ERR')?.getField(2)?.toString()]).toEqual([
      'AE',
      'OBR^1^4',
    ]);
    expect(answer.getSegment('ERR')?.toString()).toContain(
      'CL is for male patients; the patient is female',
    );
    expect(await ordersOf()).toHaveLength(before);
    await lab.changeTest('CL', { orderable_for: none });
  });

  it('is placed once for repeated messages on any number of connections', async () => {
    const before = (await ordersOf()).length;
    const message = orderMessage();
    const answers = await Promise.all([send(message), send(message), send(message)]);
    const numbers = new Set(answers.map((answer) => textAt(answer.getSegment('MSA'), 3)));
    expect([
      answers.map((answer) => msa(answer)[0]),
      numbers.size,
      (await ordersOf()).length - before,
    ]).toEqual([['AA', 'AA', 'AA'], 1, 1]);
  });

  it.each<[string, () => Order01, string, string]>([
    [
      'an unknown patient number',
      () => ({ pid: 'PID|1||999^^^hl7lab^MR||M||19571103' }),
      'AE',
      'PID^1^3 204',
    ],
    [
      'a different birth date',
      () => ({ pid: `PID|1||${patient.mrn}||M||19571104` }),
      'AE',
      'PID^1^7 204',
    ],
    [
      'a different birth year',
      () => ({ pid: `PID|1||${patient.mrn}||M||1958` }),
      'AE',
      'PID^1^7 204',
    ],
    [
      'only the birth year and no name',
      () => ({ pid: `PID|1||${patient.mrn}||||1957` }),
      'AE',
      'PID^1^5 204',
    ],
    [
      'a different birth month',
      () => ({ pid: `PID|1||${patient.mrn}||M||195712` }),
      'AE',
      'PID^1^7 204',
    ],
    [
      'an invalid birth date',
      () => ({ pid: `PID|1||${patient.mrn}||M||19571340` }),
      'AE',
      'PID^1^7 102',
    ],
    ['no birth date', () => ({ pid: `PID|1||${patient.mrn}||M` }), 'AE', 'PID^1^7 101'],
    [
      'an unsupported identifier type',
      () => ({ pid: `PID|1||${patient.mrn}^^^x^VN||Müller^Hanna||19571103` }),
      'AE',
      'PID^1^3 101',
    ],
    [
      'the wrong identifier type',
      () => ({ pid: `PID|1||${patient.mrn}^^^x^SS||Müller^Hanna||19571103` }),
      'AE',
      'PID^1^3 204',
    ],
    [
      'the MRN of another facility',
      () => ({ pid: `PID|1||${patient.mrn}^^^elsewhere^MR||Müller^Hanna||19571103` }),
      'AE',
      'PID^1^3 204',
    ],
    [
      'another name',
      () => ({ pid: `PID|1||${patient.mrn}||Müller^Lena||19571103` }),
      'AE',
      'PID^1^5 204',
    ],
    [
      'another sex',
      () => ({ pid: `PID|1||${patient.mrn}||Müller^Hanna||19571103|M` }),
      'AE',
      'PID^1^8 204',
    ],
    ['a cancellation of an unknown order', () => ({ orc: 'ORC|CA|P-9' }), 'AE', 'ORC^1^2 204'],
    ['no placer order number', () => ({ orc: 'ORC|NW|||||||||||7^R' }), 'AE', 'OBR^1^2 101'],
    ['an already accepted placer order number', () => ({ placer: 'P-1' }), 'AE', 'ORC^1^2 205'],
    ['no ordering provider', () => ({ orc: 'ORC|NW|P-10' }), 'AE', 'ORC^1^12 101'],
    ['an unknown priority', () => ({ orc: 'ORC|NW|P-11|||||^^^^^Z|||||7^R' }), 'AE', 'ORC^1^7 103'],
    [
      'an unknown test',
      () => ({ obr: ['OBR|1|||2823-3^^LN', 'OBR|2|||NOPE^^L'] }),
      'AE',
      'OBR^2^4 204',
    ],
    ['no test', () => ({ obr: [] }), 'AE', 'OBR^1 100'],
    [
      'a control ID already used for a different message',
      () => ({ control: 'first' }),
      'AE',
      'MSH^1^10 205',
    ],
    [
      'a document',
      () => ({ obr: ['OBR|1|||2823-3^^LN', 'OBX|1|ED|REQ||^AP^PDF^Base64^JVBERi0='] }),
      'AE',
      'OBX^1^2 102',
    ],
    [
      'a reference to a document',
      () => ({ obr: ['OBR|1|||2823-3^^LN', 'OBX|1|ST|A||b', 'OBX|2|RP|REQ||https://his/1'] }),
      'AE',
      'OBX^2^2 102',
    ],
    ['an unsupported message type', () => ({ header: { 9: 'SIU^S12' } }), 'AR', 'MSH^1^9 200'],
    ['a test message', () => ({ header: { 11: 'T' } }), 'AR', 'MSH^1^11 202'],
    ['an unsupported version', () => ({ header: { 12: '2.1' } }), 'AR', 'MSH^1^12 203'],
    [
      'an unsupported character set',
      () => ({ header: { 18: 'UNICODE UTF-16' } }),
      'AR',
      'MSH^1^18 103',
    ],
    ['two character sets', () => ({ header: { 18: '8859/1~8859/2' } }), 'AR', 'MSH^1^18 103'],
    ['no token', () => ({ header: { 8: '' } }), 'AR', 'MSH^1^8 204'],
    ['another facility', () => ({ header: { 6: 'nobody' } }), 'AR', 'MSH^1^6 204'],
  ])('with %s is rejected without placing anything', async (_, wrong, code, where) => {
    const before = (await ordersOf()).length;
    const answer = await send(orderMessage(wrong()));
    expect([msa(answer)[0], errorOf(answer)]).toEqual([code, where]);
    expect((await ordersOf()).length).toBe(before);
  });

  describe('inbound HL7 order with other identifiers', () => {
    let other: { id: PatientId; mrn: string };
    const keep = (
      patient_id: PatientId,
      type: 'PPN' | 'MR' | 'NI',
      value: string,
      issuer: string,
    ) =>
      lab.transaction((tx) =>
        writeIdentifiers(tx, lab.tenantId, patient_id, [{ type, value, issuer }]),
      );
    beforeAll(async () => {
      const id = await lab.patient({
        family_name: 'Okoro',
        given_name: 'Dan',
        gender: 'male',
        sex_for_ranges: 'male',
        birth_date: '1988-02-29',
      });
      other = {
        id,
        mrn: (
          await lab.transaction((tx) =>
            tx.selectFrom('patient').select('mrn').where('id', '=', id).executeTakeFirstOrThrow(),
          )
        ).mrn,
      };
      await keep(patient.id, 'PPN', 'C01X-0006 H', 'Utopia');
      await keep(other.id, 'MR', '4711', 'Old Town Hospital');
    });
    const hanna = 'Müller^Hanna||19571103|F';
    const dan = 'Okoro^Dan||19880229|M';

    it.each<[string, () => string, () => string]>([
      ['a passport', () => `C01X0006H^^^utopia^PPN||${hanna}`, () => patient.id],
      [
        'an identifier with an issuer and no type',
        () => `c01x0006h^^^Utopia||${hanna}`,
        () => patient.id,
      ],
      [
        'an issuer with a name and an ID',
        () => `C01X0006H^^^Utopia&1.2.3&ISO^PPN||${hanna}`,
        () => patient.id,
      ],
      ['an MRN of another facility', () => `4711^^^Old Town Hospital^MR||${dan}`, () => other.id],
      [
        'an MRN and a passport number',
        () => `${patient.mrn}^^^hl7lab^MR~C01X0006H^^^Utopia^PPN||${hanna}`,
        () => patient.id,
      ],
      [
        'an identifier next to one of an unsupported type',
        () => `77^^^W^VN~4711^^^Old Town Hospital^MR||${dan}`,
        () => other.id,
      ],
    ])('accepts %s with the birth date', async (_, pid, whose) => {
      const answer = await send(orderMessage({ pid: `PID|1||${pid()}` }));
      expect(answer.getSegment('MSA')?.toString()).toMatch(/^MSA\|AA/);
      const order = await lab.transaction((tx) =>
        tx
          .selectFrom('test_order')
          .select('patient_id')
          .where('order_number', '=', textAt(answer.getSegment('MSA'), 3))
          .executeTakeFirstOrThrow(),
      );
      expect(order.patient_id).toBe(whose());
    });

    it.each<[string, () => string, string]>([
      [
        'identifiers of two different patients',
        () => `${patient.mrn}^^^hl7lab^MR~4711^^^Old Town Hospital^MR||${hanna}`,
        'PID^1^3 204',
      ],
      [
        'identifiers of two different patients, in reverse order',
        () => `4711^^^Old Town Hospital^MR~C01X0006H^^^Utopia^PPN||${dan}`,
        'PID^1^3 204',
      ],
      ['the wrong identifier type', () => `C01X0006H^^^Utopia^NI||${hanna}`, 'PID^1^3 204'],
      ['another issuer', () => `C01X0006H^^^Eutopia^PPN||${hanna}`, 'PID^1^3 204'],
      ['no issuer', () => `C01X0006H^^^^PPN||${hanna}`, 'PID^1^3 204'],
      [
        'an MRN with another facility’s name',
        () => `${other.mrn}^^^Old Town Hospital^MR||${dan}`,
        'PID^1^3 204',
      ],
      [
        'a different birth date',
        () => 'C01X0006H^^^Utopia^PPN||Müller^Hanna||19571104|F',
        'PID^1^7 204',
      ],
      ['another name', () => 'C01X0006H^^^Utopia^PPN||Müller^Lena||19571103|F', 'PID^1^5 204'],
      ['another sex', () => 'C01X0006H^^^Utopia^PPN||Müller^Hanna||19571103|M', 'PID^1^8 204'],
    ])('rejects %s, naming the field', async (_, pid, where) => {
      const before = (await ordersOf()).length;
      const answer = await send(orderMessage({ pid: `PID|1||${pid()}` }));
      expect([msa(answer)[0], errorOf(answer)]).toEqual(['AE', where]);
      expect((await ordersOf()).length).toBe(before);
    });

    it('does not find a patient of another facility', async () => {
      const elsewhere = await openLaboratory(server, 'hl7-elsewhere');
      const id = await elsewhere.patient({ family_name: 'Müller', given_name: 'Hanna' });
      await elsewhere.transaction((tx) =>
        writeIdentifiers(tx, elsewhere.tenantId, id, [
          { type: 'NI', value: '900', issuer: 'Utopia' },
        ]),
      );
      expect(errorOf(await send(orderMessage({ pid: `PID|1||900^^^Utopia^NI||${hanna}` })))).toBe(
        'PID^1^3 204',
      );
    });
  });

  it.each(['1957', '195711'])(
    'is placed when the sender knows only %s of the birth date',
    async (born) => {
      const before = (await ordersOf()).length;
      expect(
        msa(await send(orderMessage({ pid: `PID|1||${patient.mrn}||Müller^Hanna||${born}` })))[0],
      ).toBe('AA');
      expect((await ordersOf()).length).toBe(before + 1);
    },
  );

  it('is placed for an unidentified patient by temporary number, also after identification', async () => {
    const as = await lab.staff('receptionist');
    const { body: unidentified } = await server.call(
      registerUnidentified,
      { body: { gender: 'unknown', sex_for_ranges: 'unknown', birth_date: '1985' } },
      { as },
    );
    const [id, mrn] = [String(unidentified['id']), String(unidentified['mrn'])];
    expect(
      msa(
        await send(orderMessage({ pid: `PID|1||${mrn}^^^hl7lab^MRT||Unknown^${mrn}||1985|U` })),
      )[0],
    ).toBe('AA');
    // The age is an estimate, and the number alone does not identify a patient.
    expect(errorOf(await send(orderMessage({ pid: `PID|1||${mrn}^^^hl7lab^MRT||||1985|U` })))).toBe(
      'PID^1^5 204',
    );
    const known = {
      family_name: 'Harbourson',
      given_name: 'Olu',
      gender: 'male',
      sex_for_ranges: 'male',
      birth_date: '1984-03-02',
      birth_date_estimated: false,
      phone: '',
      email: '',
      reason: 'Passport seen',
    } as const;
    expect(
      (await server.call(establishIdentity, { params: { id }, version: 1, body: known }, { as }))
        .status,
    ).toBe(200);
    expect(
      msa(
        await send(orderMessage({ pid: `PID|1||${mrn}^^^hl7lab^MRT||Harbourson^Olu||19840302|M` })),
      )[0],
    ).toBe('AA');
    expect(
      errorOf(
        await send(orderMessage({ pid: `PID|1||${mrn}^^^hl7lab^MRT||Unknown^${mrn}||1984|U` })),
      ),
    ).toBe('PID^1^5 204');
  });

  it('under the number of a merged record belongs to the survivor', async () => {
    const former = await lab.patient({ family_name: 'Müller', given_name: 'Hana' });
    const { mrn } = await lab.transaction((tx) =>
      tx.selectFrom('patient').select('mrn').where('id', '=', former).executeTakeFirstOrThrow(),
    );
    await lab.transaction((tx) =>
      tx
        .updateTable('patient')
        .set({ status: 'merged', merged_into_id: patient.id })
        .where('id', '=', former)
        .execute(),
    );
    const before = (await ordersOf()).length;
    expect(
      msa(
        await send(
          orderMessage({ pid: `PID|1||${mrn}^^^hl7lab^MR~${patient.mrn}||Müller^Hana||19571103` }),
        ),
      )[0],
    ).toBe('AA');
    expect((await ordersOf()).length).toBe(before + 1);
  });

  it('by a token without the scope is rejected and audited', async () => {
    const reader = await anApiToken(lab, admin, ['order.read'], server.clock.now());
    const answer = await send(orderMessage({ header: { 8: reader.token } }));
    expect([msa(answer)[0], textAt(answer.getSegment('ERR'), 8)]).toEqual([
      'AR',
      'Not allowed: this needs the scope hl7.orders',
    ]);
    expect((await trailOf(server, lab, { actor_id: reader.id }))[0]).toMatchObject({
      action: 'access_denied',
      entity_label: 'HL7 ORM^O01',
    });
  });
});

describe('inbound HL7 results of an instrument', () => {
  const resultsMessage = (accession: string, control: string, obx: string[]) => {
    const msh = `MSH|^~\\&|Cobas 1|LAB|ALMS|hl7lab|20260512084200|${token.token}|ORU^R01^ORU_R01|${control}|P|2.5.1||||||UNICODE UTF-8`;
    return [msh, `PID|1||${patient.mrn}`, `OBR|1||${accession}|K`, ...obx].join('\r');
  };
  const batches = async () =>
    (await server.call(listImportBatches, {}, { as: await lab.staff('technician') })).body[
      'items'
    ] as ImportBatch[];

  it('are staged unchanged for acceptance, once', async () => {
    const {
      samples: [sample],
    } = await lab.arrived(['K'], { patientId: patient.id });
    const message = resultsMessage(sample?.accession_number ?? '', 'oru-1', [
      'OBX|1|NM|2823-3^Potassium^LN||4.1|mmol/L|3.5-5.1|N|||F',
      'OBX|2|SN|CRP||<^0.5|mg/L|||||P',
      'OBX|3|CWE|X||NEG^Negative',
      'OBX|4|SN|RPRT||^1^:^80',
      'OBX|5|ST|ANA||<1:80',
      'OBX|6|SN|ALT||=^41',
    ]);
    const answers = [await send(message), await send(message)];
    expect(answers.map((answer) => msa(answer))).toEqual([
      ['AA', 'oru-1'],
      ['AA', 'oru-1'],
    ]);
    const [batch, ...others] = await batches();
    expect([batch, others]).toMatchObject([
      {
        format: 'hl7',
        file_name: 'oru-1.hl7',
        instrument: { name: 'Cobas 1' },
        counts: { ready: 0, entered: 0 },
      },
      [],
    ]);
    const rows = (
      await server.call(
        listImportRows,
        { params: { id: batch?.id ?? '' } },
        { as: await lab.staff('technician') },
      )
    ).body['items'] as ImportRow[];
    expect(
      rows.map(({ content: { accession, code, value, unit, flag, patient: whose } }) => [
        accession,
        code,
        value,
        unit,
        flag,
        whose,
      ]),
    ).toEqual([
      [sample?.accession_number, '2823-3', '4.1', 'mmol/L', 'N', patient.mrn],
      [sample?.accession_number, 'CRP', '<0.5', 'mg/L', 'P', patient.mrn],
      [sample?.accession_number, 'X', 'NEG', '', '', patient.mrn],
      [sample?.accession_number, 'RPRT', '1:80', '', '', patient.mrn],
      [sample?.accession_number, 'ANA', '<1:80', '', '', patient.mrn],
      [sample?.accession_number, 'ALT', '41', '', '', patient.mrn],
    ]);
  });

  it.each([
    ['a document that is none', 'ED', 5, '^AP^PDF^Base64^JVBERi0='],
    ['a reference to a document', 'RP', 2, 'https://his/1^^^PDF'],
  ])('are refused as a whole with %s, with the reason', async (_, type, field, value) => {
    const obx = ['OBX|1|NM|2823-3||4.1|mmol/L', `OBX|2|${type}|CURVE||${value}`];
    const answer = await send(resultsMessage('7', `oru-${type}`, obx));
    expect([msa(answer)[0], errorOf(answer)]).toEqual(['AE', `OBX^2^${field} 102`]);
    const { body } = await server.call(
      listIncomingMessages,
      { query: { q: `oru-${type}` } },
      { as: admin },
    );
    expect(body['items']).toMatchObject([
      {
        state: 'refused',
        location: `OBX-${field} (2)`,
        reason: expect.stringContaining('document'),
      },
    ]);
    expect((await batches()).map(({ file_name }) => file_name)).not.toContain(`oru-${type}.hl7`);
  });

  it('have interference indices, which are recorded before the values', async () => {
    const technician = await lab.staff('technician');
    const { samples } = await lab.arrived(['K'], { patientId: patient.id });
    const [sample] = samples;
    if (!sample) throw new Error('An order without a specimen.');
    const message = resultsMessage(sample.accession_number, 'oru-hil', [
      'OBX|1|NM|K-HIL||4.1|mmol/L||N|||F',
      'OBX|2|ST|HIL-H||2+||||||F',
    ]);
    expect(msa(await send(message))[0]).toBe('AA');
    const batch = (await batches()).find(({ file_name }) => file_name === 'oru-hil.hl7');
    const params = { id: batch?.id ?? '' };
    const target = { test_parameter_id: null, version: 0 };
    const items = [
      { ...target, code: 'K-HIL', unit: 'mmol/L', test_parameter_id: lab.testId('K') },
      { ...target, code: 'HIL-H', unit: '', interferent: 'hemolysis' as const },
    ];
    await server.call(mapImportCodes, { params, body: { items } }, { as: technician });
    expect(
      (await server.call(acceptImportRows, { params, body: {} }, { as: technician })).body,
    ).toMatchObject({ entered: 2 });
    const received = await server.call(
      readSample,
      { params: { id: sample.id } },
      { as: technician },
    );
    expect(received.body).toMatchObject({ condition: { indices: { hemolysis: '2+' } } });
  });

  it('have a remark when the specimen is doubtful, to require review', async () => {
    const obx = [
      'OBX|1|NM|2823-3||4.1|mmol/L||H|||F',
      'SPM|1|||SER||||||||||||||||||||COOL~HEM^Hemolyzed^HL70493',
      'OBR|2||9|K',
      'OBX|1|NM|2823-3||4.2|mmol/L',
      `SPM|1|||SER${'|'.repeat(20)}FROZ~CFU`,
      'OBR|3||8|K',
      'OBX|1|NM|2823-3||4.3|mmol/L',
      `SPM|1|||SER${'|'.repeat(20)}PINK`,
    ];
    expect(msa(await send(resultsMessage('7', 'oru-spm', obx)))[0]).toBe('AA');
    const batch = (await batches()).find(({ file_name }) => file_name === 'oru-spm.hl7');
    const rows = (
      await server.call(
        listImportRows,
        { params: { id: batch?.id ?? '' } },
        { as: await lab.staff('technician') },
      )
    ).body['items'] as ImportRow[];
    expect(rows.map(({ content: { accession, flag } }) => [accession, flag])).toEqual([
      ['7', 'H HEM'],
      ['9', ''],
      ['8', 'PINK'],
    ]);
  });

  it('have a remark for every flag, note and status, to require review', async () => {
    const obx = [
      'NTE|1||Drawn from a line',
      'OBX|1|NM|2823-3||4.1|mmol/L||N~Q|||F',
      'OBX|2|NM|NA||140|mmol/L||N|||X',
      'NTE|1||Clotted, do not report~See the first tube',
      'OBX|3|ST|HBSAG||NEG~POS||||||F',
      'OBR|2||9|K',
      'OBX|1|NM|2823-3||4.2|mmol/L||N|||F',
    ];
    expect(msa(await send(resultsMessage('7', 'oru-nte', obx)))[0]).toBe('AA');
    const batch = (await batches()).find(({ file_name }) => file_name === 'oru-nte.hl7');
    const rows = (
      await server.call(
        listImportRows,
        { params: { id: batch?.id ?? '' } },
        { as: await lab.staff('technician') },
      )
    ).body['items'] as ImportRow[];
    expect(rows.map(({ content: { flag, malformed } }) => [flag, malformed])).toEqual([
      ['N Q Drawn from a line', false],
      ['N X Drawn from a line Clotted, do not report See the first tube', false],
      ['Drawn from a line', true],
      ['N', false],
    ]);
  });

  it('are rejected when empty or without an instrument name', async () => {
    const nameless = resultsMessage('1', 'oru-3', ['OBX|1|NM|K||4']).replace(
      '|Cobas 1|LAB|',
      '|||',
    );
    expect([
      errorOf(await send(resultsMessage('1', 'oru-2', []))),
      errorOf(await send(nameless)),
    ]).toEqual(['OBX^1 100', 'MSH^1^3 101']);
  });
});

describe('MLLP connection', () => {
  /** Sends bytes and returns the replies until the other side closes. */
  const talk = (bytes: (string | Buffer)[]) =>
    new Promise<string[]>((resolve) => {
      const reader = frameReader(1e6);
      const came: string[] = [];
      const socket = connect({ host: '127.0.0.1', port }, () =>
        bytes.forEach((each) => socket.write(each)),
      );
      socket.on('data', (chunk) => {
        came.push(...reader.read(chunk).map(String));
        if (came.length === bytes.length) socket.end();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(came));
    });

  it('works with a third-party client', async () => {
    const client = new Hl7Client({ host: '127.0.0.1', port });
    expect(
      msa(await client.sendAndWait(Hl7Message.parse(orderMessage({ control: 'theirs' })))),
    ).toEqual(['AA', 'theirs']);
    await client.close();
  });

  it.each([
    ['8859/1', 'Oedème après vaccination'],
    ['ISO-8859-15', 'Œdème'],
    ['LATIN2', 'Łódź, osłabienie'],
    ['8859/5', 'Слабость'],
    ['8859/6', 'ضعف'],
    ['8859/7', 'Αδυναμία'],
    ['8859/8', 'חולשה'],
    ['8859/9', 'Güçsüzlük, ağrı'],
    ['UTF-8', 'Schwäche, ضعف'],
  ])('is read and answered in the character set %s', async (set, sent) => {
    // Not each set has the letters of the name.
    const pid = `PID|1||${patient.mrn}||||19571103|F`;
    const order = orderMessage({
      header: { 18: set },
      pid,
      obr: [`OBR|1|||2823-3^Potassium^LN|||||||||${sent}`],
    });
    const answer = await send(order);
    expect([msa(answer)[0], textAt(answer.header, 18)]).toEqual(['AA', set]);
    expect((await ordersOf())[0]?.clinical_info).toBe(sent);
    const obr = [`OBR|1|||${sent}^^L`];
    const refusal = await send(orderMessage({ header: { 18: set }, pid, obr }));
    expect([msa(refusal)[0], textAt(refusal.header, 18)]).toEqual(['AE', set]);
    expect(textAt(refusal.getSegment('MSA'), 3)).toContain(sent);
  });

  it('is refused with a byte that its character set does not have', async () => {
    const order = orderMessage({ control: 'bytes', header: { 18: '8859/1' } });
    const latin = Buffer.from(order.replace('Hanna', 'Hanna\u0092'), 'latin1');
    const ascii = Buffer.from(order.replace('|8859/1', '|ASCII'), 'latin1');
    const unstated = Buffer.from(order.replace('|8859/1', ''), 'latin1');
    const frame = (bytes: Buffer) =>
      Buffer.concat([Buffer.from([0x0b]), bytes, Buffer.from([0x1c, 0x0d])]);
    const answers = await talk([frame(latin), frame(ascii), frame(unstated)]);
    for (const [index, set] of ['8859/1', 'ASCII', 'UNICODE UTF-8'].entries()) {
      const at = [latin.indexOf(0x92), ascii.indexOf(0xfc), unstated.indexOf(0xfc)][index] ?? 0;
      expect(answers[index]).toContain(
        `|${set}\rMSA|AR|bytes|Byte ${at + 1} is not valid in ${set}`,
      );
      expect(answers[index]).toContain('\rERR||PID^1^5|102^');
    }
  });

  it('continues after invalid input', async () => {
    const answers = await talk([framed('hello'), framed(orderMessage())]);
    expect(answers.map((answer) => /MSA\|(\w+)/.exec(answer)?.[1])).toEqual(['AR', 'AA']);
  });

  it('replies in order of the messages', async () => {
    const controls = ['t1', 't2', 't3'];
    const answers = await talk([
      Buffer.concat(controls.map((control) => framed(orderMessage({ control })))),
      Buffer.alloc(0),
      Buffer.alloc(0),
    ]);
    expect(answers.map((answer) => /MSA\|AA\|(\w+)/.exec(answer)?.[1])).toEqual(controls);
  });

  it('gets an answer with the limit when a message is too long, and is closed', async () => {
    const message = `${orderMessage({ control: 'too-long' })}\rNTE|1||${'x'.repeat(50_000)}`;
    const answer = await send(message);
    expect(msa(answer)).toEqual(['AR', 'too-long']);
    expect(textAt(answer.getSegment('MSA'), 3)).toContain('at most 20000 bytes');
    const rows = await lab.transaction((tx) =>
      tx
        .selectFrom('incoming_message')
        .select(['state', 'raw', 'message_type'])
        .where('control_id', '=', 'too-long')
        .execute(),
    );
    expect(rows).toEqual([{ state: 'refused', raw: null, message_type: 'ORM^O01' }]);
  });
});

describe('outbound HL7 results', () => {
  let peer: { port: number; close(): Promise<void>; got: Hl7Message[] };
  /** Replies of the receiver to the next messages; afterwards it accepts all. */
  let answers: ('AA' | 'AE' | 'silence')[] = [];
  let connection: Hl7Peer;

  beforeEach(async () => {
    const got: Hl7Message[] = [];
    const receiver = hl7Listener({
      host: '127.0.0.1',
      port: 0,
      logger,
      holderOf: () => '',
      answerTooLong: async () => '',
      answer: async (bytes) => {
        const message = parsedMessage(bytes);
        if (message) got.push(message);
        const verdict = answers.shift() ?? 'AA';
        if (verdict === 'silence') return 'no answer to this';
        return acknowledgement({
          message,
          refusal:
            verdict === 'AE' ? new Hl7Refusal('AE', 'unknownKey', 'No such patient') : undefined,
          now: server.clock.now(),
          controlId: 'x',
          charset: 'UNICODE UTF-8',
        });
      },
    });
    peer = { port: await receiver.listen(), close: () => receiver.close(), got };
    connection = { host: '127.0.0.1', port: peer.port, application: 'HIS', facility: 'WARD' };
    await sendDue({ hl7lab: connection }, { starts: true });
    got.length = 0;
  });
  afterEach(() => peer.close());

  /** Runs the due jobs of a process with these receivers; when it starts, also the schedule. */
  async function sendDue(
    peers: Record<string, Hl7Peer> = { hl7lab: connection },
    {
      exchange = exchangeOver(2_000),
      starts = false,
    }: Partial<Pick<Hl7SenderOptions, 'exchange'>> & { starts?: boolean } = {},
  ): Promise<void> {
    const context = { db: server.database.db, clock: server.clock, logger };
    const jobs = openJobs({
      ...context,
      pool: server.database.pool,
      handlers: [hl7Sender({ ...context, peers, renderer, exchange })],
    });
    if (starts) await jobs.catchUp();
    await jobs.runDue();
    await jobs.stop();
  }
  const queue = () =>
    lab.transaction((tx) =>
      tx
        .selectFrom('hl7_outbound')
        .select(['state', 'attempts', 'failure', 'control_id'])
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );

  /** Places an order by message and has it measured and verified. */
  async function reported(placer: string, change: Order01 = {}): Promise<Result[]> {
    await send(orderMessage({ placer, ...change }));
    const [order] = await ordersOf();
    if (!order) throw new Error('The order of this test was not placed.');
    await lab.collect(order);
    await lab.receive(order);
    const read = async () => await resultsOfOrder(server, order.id, await lab.staff('technician'));
    const items = (await read()).map(({ id, version }) => ({ id, version, value_text: '4.04' }));
    await server.call(enterResults, { body: { items } }, { as: await lab.staff('technician') });
    await server.call(
      verifyResults,
      { body: { items: (await read()).map(({ id, version }) => ({ id, version })) } },
      { as: await lab.staff('lab_manager') },
    );
    return read();
  }

  it('have the report of the order as PDF if the receiver asks for it', async () => {
    await reported('P-report');
    await sendDue({ hl7lab: { ...connection, report: true } });
    const message = peer.got.at(-1);
    const documents = message
      ?.getAllSegments('OBX')
      .filter((observation) => textAt(observation, 2) === 'ED');
    expect(documents).toHaveLength(1);
    const [document] = documents ?? [];
    expect([3, 11].map((field) => textAt(document, field))).toEqual(['11502-2', 'F']);
    expect([2, 3, 4].map((part) => textAt(document, 5, part))).toEqual([
      'application',
      'pdf',
      'Base64',
    ]);
    const pdf = Buffer.from(textAt(document, 5, 5), 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const exports = await trailOf(server, lab, { action: 'export' });
    expect(exports.find(({ entity_type }) => entity_type === 'report')).toMatchObject({
      after: { signature: expect.any(String) },
    });
  });

  it('have the provider, visit and location of the order', async () => {
    const location = 'ICU-9^2^B^hl7lab';
    const pv1 = `PV1|1|I|${location}${'|'.repeat(16)}V-12^^^HIS&1.2.3&ISO^VN`;
    const orc = 'ORC|NW|P-visit||||||||||7^Roundsworth^Dara^^^Dr.^^^HIS';
    await reported('P-visit', {
      pid: `PID|1||${patient.mrn}||Müller^Hanna||19571103|F\r${pv1}`,
      orc,
    });
    await sendDue();
    const [got] = peer.got;
    const provider = '7^Dr. Dara Roundsworth^^^^^^^HIS';
    expect([
      got?.getSegment('ORC')?.getField(12)?.toString(),
      got?.getSegment('OBR')?.getField(16)?.toString(),
      got?.getSegment('PV1')?.getField(3)?.toString(),
      got?.getSegment('PV1')?.getField(19)?.toString(),
    ]).toEqual([provider, provider, location, 'V-12^^^HIS&1.2.3&ISO^VN']);
  });

  it('are sent once to the receiver with its own numbers', async () => {
    await reported('P-out-1');
    await sendDue();
    await sendDue();
    expect(peer.got.map((message) => message.getSegment('OBX')?.getField(5)?.toString())).toEqual([
      '4.0',
    ]);
    expect([
      textAt(peer.got[0]?.getSegment('ORC'), 2),
      textAt(peer.got[0]?.getSegment('PID'), 5),
      await queue(),
    ]).toMatchObject(['P-out-1', 'Müller', { state: 'sent', attempts: 1 }]);
    expect((await trailOf(server, lab, { action: 'export' }))[0]).toMatchObject({
      category: 'report',
      outcome: 'success',
      patient_id: patient.id,
    });
  });

  it('wait while the receiver is down and keep their control id', async () => {
    await reported('P-out-2');
    await sendDue({ hl7lab: { ...connection, port: 1 } });
    expect(await queue()).toMatchObject({
      state: 'waiting',
      attempts: 1,
      failure: expect.stringContaining('ECONNREFUSED'),
    });
    await sendDue();
    expect(peer.got).toEqual([]);
    answers = ['silence'];
    server.clock.advance(10);
    await sendDue();
    expect(await queue()).toMatchObject({ state: 'waiting', attempts: 2 });
    server.clock.advance(30);
    await sendDue();
    const message = await queue();
    expect(message).toMatchObject({ state: 'sent', attempts: 3, failure: null });
    expect(peer.got.map((each) => textAt(each.getSegment('MSH'), 10))).toEqual([
      message?.control_id,
      message?.control_id,
    ]);
  });

  it('are not resent after a rejection and do not block others', async () => {
    await reported('P-out-3');
    await reported('P-out-4');
    answers = ['AE'];
    await sendDue();
    expect(peer.got.map((message) => textAt(message.getSegment('ORC'), 2))).toEqual([
      'P-out-3',
      'P-out-4',
    ]);
    const rows = await lab.transaction((tx) =>
      tx
        .selectFrom('hl7_outbound')
        .select(['state', 'failure'])
        .orderBy('position', 'desc')
        .limit(2)
        .execute(),
    );
    expect(rows).toEqual([
      { state: 'sent', failure: null },
      { state: 'refused', failure: 'AE No such patient No such patient' },
    ]);
  });

  it('are sent by one of two processes', async () => {
    await reported('P-out-5');
    await Promise.all([sendDue(), sendDue()]);
    expect(peer.got).toHaveLength(1);
  });

  it('are withdrawn by a separate message', async () => {
    const [result] = await reported('P-out-6');
    await sendDue();
    await server.call(
      markResultAsError,
      {
        params: { id: result?.id ?? '' },
        version: result?.version ?? 0,
        body: { code: 'wrong_patient', reason: 'Mixed up' },
      },
      { as: await lab.staff('lab_manager') },
    );
    await sendDue();
    expect(peer.got.map((message) => textAt(message.getSegment('OBX'), 11))).toEqual(['F', 'D']);
  });

  describe('outbound HL7 message list', () => {
    const answered = async <T>(answer: Promise<Answer>): Promise<T> => {
      const { status, body, text } = await answer;
      expect([status, text]).toEqual([200, text]);
      return body as T;
    };
    const listed = async (query: InputOf<typeof listMessages>['query'] = {}) =>
      (
        await answered<{ items: OutboundMessage[] }>(
          server.call(listMessages, { query: { limit: '200', ...query } }, { as: admin }),
        )
      ).items;
    const counts = async () =>
      (await answered<MessageSummary>(server.call(readMessageSummary, {}, { as: admin }))).counts;
    const retry = (id: string, as = admin) => server.call(retryMessage, { params: { id } }, { as });
    const giveUp = (id: string, as = admin, reason = 'Notified by telephone') =>
      server.call(giveUpMessage, { params: { id }, body: { reason } }, { as });
    const newest = async () => (await listed())[0] as OutboundMessage;
    const values = () =>
      peer.got.map((message) => [
        textAt(message.getSegment('OBX'), 5),
        textAt(message.getSegment('OBX'), 11),
      ]);

    it('filters and counts waiting, accepted, rejected and abandoned messages', async () => {
      const before = await counts();
      await reported('P-q-1');
      const [order] = await ordersOf();
      expect(await newest()).toMatchObject({
        state: 'waiting',
        order_number: order?.order_number,
        results: 1,
        attempts: 0,
        due_at: server.clock.now().toISOString(),
        sent_at: null,
        failure: null,
        given_up: null,
      });
      expect(await counts()).toEqual({ ...before, waiting: before.waiting + 1 });
      answers = ['AE'];
      await sendDue();
      expect(await newest()).toMatchObject({
        state: 'refused',
        attempts: 1,
        due_at: null,
        failure: 'AE No such patient No such patient',
      });
      expect(await counts()).toEqual({ ...before, refused: before.refused + 1 });
      const states = new Set((await listed({ state: 'refused' })).map(({ state }) => state));
      expect([states, (await listed({ state: 'waiting' })).length]).toEqual([
        new Set(['refused']),
        0,
      ]);
      expect(await answered(server.call(readMessageSummary, {}, { as: admin }))).toMatchObject({
        has_peer: true,
      });
    });

    it('is paginated without duplicates', async () => {
      const all = (await listed()).map(({ id }) => id);
      const ids: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: { items: OutboundMessage[]; next_cursor: string | null } = await answered(
          server.call(
            listMessages,
            { query: { limit: '2', ...(cursor !== '' && { cursor }) } },
            { as: admin },
          ),
        );
        ids.push(...page.items.map(({ id }) => id));
        cursor = page.next_cursor;
      }
      expect([ids, all.length > 3]).toEqual([all, true]);
      expect(
        (await server.call(listMessages, { query: { cursor: 'abc' } }, { as: admin })).body['code'],
      ).toBe('invalid');
    });

    it('resends a message on request under the same control id', async () => {
      const { id, control_id } = await newest();
      const again = await answered<OutboundMessage>(retry(id));
      expect(again).toMatchObject({
        state: 'waiting',
        due_at: server.clock.now().toISOString(),
        failure: 'AE No such patient No such patient',
      });
      await sendDue();
      expect([
        await newest(),
        peer.got.map((message) => textAt(message.getSegment('MSH'), 10)),
      ]).toMatchObject([{ state: 'sent', attempts: 2, failure: null }, [control_id]]);
      expect((await retry(id)).body['code']).toBe('conflict');
      expect((await giveUp(id)).body['code']).toBe('conflict');
      const [line] = await trailOf(server, lab, { entity_id: id, action: 'update' });
      expect(line).toMatchObject({
        action: 'update',
        category: 'report',
        entity_type: 'hl7_message',
        before: { state: 'refused' },
        after: { state: 'waiting' },
        patient_id: patient.id,
        actor: { user_id: admin.id },
      });
    });

    it('sends a message scheduled for later at once on request', async () => {
      await reported('P-q-2');
      await sendDue({ hl7lab: { ...connection, port: 1 } });
      const { id, failure } = await newest();
      expect(failure).toContain('ECONNREFUSED');
      await sendDue();
      expect(peer.got).toEqual([]);
      await answered(retry(id));
      await sendDue();
      expect(await newest()).toMatchObject({ state: 'sent', attempts: 2 });
    });

    it('serialises attempts: a resend request waits for the current one', async () => {
      await reported('P-q-3');
      const { id } = await newest();
      await sendDue(
        { hl7lab: connection },
        {
          exchange: async (to, message) => {
            const { due_at } = await answered<OutboundMessage>(retry(id));
            expect(due_at).toBe(new Date(server.clock.now().getTime() + 60_000).toISOString());
            await sendDue();
            expect(peer.got).toEqual([]);
            return exchangeOver(2_000)(to, message);
          },
        },
      );
      expect([(await newest()).state, peer.got.length]).toEqual(['sent', 1]);
    });

    it('skips an abandoned message with its reason, continues with the next and allows resending', async () => {
      await reported('P-q-4');
      await reported('P-q-5');
      const [next, first] = await listed();
      if (!first || !next) throw new Error('Two messages were to wait.');
      expect((await giveUp(first.id, admin, ' ')).body['code']).toBe('invalid');
      expect((await giveUp(first.id, admin, 'x'.repeat(301))).body['code']).toBe('invalid');
      expect(await answered(giveUp(first.id))).toMatchObject({
        state: 'given_up',
        due_at: null,
        given_up: {
          at: server.clock.now().toISOString(),
          by: 'Test admin',
          reason: 'Notified by telephone',
        },
      });
      expect((await giveUp(first.id)).body['code']).toBe('conflict');
      await sendDue();
      expect(peer.got.map((message) => textAt(message.getSegment('ORC'), 2))).toEqual(['P-q-5']);
      expect(
        (await trailOf(server, lab, { entity_id: first.id, action: 'update' }))[0],
      ).toMatchObject({
        before: { state: 'waiting' },
        after: { state: 'given_up' },
        reason: 'Notified by telephone',
      });
      expect(await answered(retry(first.id))).toMatchObject({ state: 'waiting', given_up: null });
      await sendDue();
      expect(peer.got.map((message) => textAt(message.getSegment('ORC'), 2))).toEqual([
        'P-q-5',
        'P-q-4',
      ]);
    });

    it('marks a message accepted just after it was abandoned as sent', async () => {
      await reported('P-q-6');
      const { id } = await newest();
      await sendDue(
        { hl7lab: connection },
        {
          exchange: async (to, message) => {
            await answered(giveUp(id));
            return exchangeOver(2_000)(to, message);
          },
        },
      );
      expect(await newest()).toMatchObject({ state: 'sent', given_up: null });
    });

    it('never sends an old value after a newer one was accepted', async () => {
      const [result] = await reported('P-q-7');
      answers = ['AE'];
      await sendDue();
      const { id } = await newest();
      await server.call(
        markResultAsError,
        {
          params: { id: result?.id ?? '' },
          version: result?.version ?? 0,
          body: { code: 'wrong_patient', reason: 'Mixed up' },
        },
        { as: await lab.staff('lab_manager') },
      );
      await sendDue();
      expect(values().map(([, status]) => status)).toEqual(['F', 'D']);
      expect((await retry(id)).body['code']).toBe('message_superseded');
      expect((await listed()).find((message) => message.id === id)?.state).toBe('refused');
      // Nor when it is still queued because both were requested at the same time.
      await lab.transaction((tx) =>
        tx
          .updateTable('hl7_outbound')
          .set({ state: 'waiting', due_at: server.clock.now() })
          .where('id', '=', id)
          .execute(),
      );
      await sendDue({ hl7lab: connection }, { starts: true });
      expect([
        (await listed()).find((message) => message.id === id),
        values().length,
      ]).toMatchObject([
        { state: 'refused', failure: 'A later message already contains these results' },
        2,
      ]);
    });

    it('shows the content, audited as access to its patient', async () => {
      await reported('P-q-8');
      const { id, control_id } = await newest();
      const { segments, message } = await answered<MessageContent>(
        server.call(readMessage, { params: { id } }, { as: admin }),
      );
      expect(message.id).toBe(id);
      expect(segments.map((segment) => segment.slice(0, 3))).toEqual([
        'MSH',
        'PID',
        'ORC',
        'OBR',
        'OBX',
        'SPM',
      ]);
      expect([
        segments[0]?.includes(control_id),
        segments[1]?.includes('Müller^Hanna'),
        segments[4]?.includes('|4.0|'),
      ]).toEqual([true, true, true]);
      expect((await trailOf(server, lab, { actor_id: admin.id, action: 'read' }))[0]).toMatchObject(
        { category: 'report', entity_type: 'patient', patient_id: patient.id },
      );
      await sendDue();
    });

    it('is restricted to administrators of the facility', async () => {
      const { id } = await newest();
      const calls = (as: Person) => [
        server.call(listMessages, {}, { as }),
        server.call(readMessageSummary, {}, { as }),
        server.call(readMessage, { params: { id } }, { as }),
        retry(id, as),
        giveUp(id, as),
      ];
      for (const role of ['lab_manager', 'technician', 'doctor', 'report_viewer'] as const) {
        expect(
          (await Promise.all(calls(await lab.staff(role)))).map(({ body }) => body['code']),
        ).toEqual(Array.from({ length: 5 }, () => 'forbidden'));
      }
      const outsider = await (await server.facility('hl7stranger')).person('admin');
      const [list, summary, ...named] = await Promise.all(calls(outsider));
      expect([list?.body['items'], summary?.body]).toEqual([
        [],
        { counts: { waiting: 0, sent: 0, refused: 0, given_up: 0 }, has_peer: false },
      ]);
      expect(named.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect((await retry('0193a9f4-1111-7222-8333-444455556666')).status).toBe(404);
      expect(
        (await server.call(listMessages, { query: { state: 'lost' as never } }, { as: admin }))
          .body['code'],
      ).toBe('invalid');
    });
  });

  it('stays empty for a facility without a receiver', async () => {
    await sendDue({}, { starts: true });
    const count = () =>
      lab.transaction((tx) =>
        tx
          .selectFrom('hl7_outbound')
          .select((of) => of.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow(),
      );
    const before = await count();
    await reported('P-out-7');
    expect(await count()).toEqual(before);
  });
});
