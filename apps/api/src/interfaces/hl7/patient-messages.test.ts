import {
  confirmIncomingMessage,
  listIncomingMessages,
  readIncomingMessage,
  type IncomingContent,
  type IncomingMessage,
} from '@alms/lis-domain/interfaces/connections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import { anApiToken } from '../../testing/api-token.ts';
import { openHl7System } from '../../testing/hl7-system.ts';
import { refusedMessage } from '../../testing/refused-message.ts';
import { answerMessage } from './inbound.ts';
import { parsedMessage, textAt } from './message.ts';

const { server, lab, admin, token, deps, close } = await openHl7System('hospital', 'ADT1', [
  'hl7.patients',
  'hl7.orders',
]);
afterAll(close);

let sent = 0;
interface Sent {
  event: string;
  segments: string[];
  secret?: string;
  control?: string;
}
const adt = ({ event, segments, secret = token.token, control = `A${(sent += 1)}` }: Sent) =>
  [
    `MSH|^~\\&|ADT1|GOOD HEALTH HOSPITAL|GHH LAB, INC.||20260512084200|${secret}|ADT^${event}|${control}|P|2.5.1`,
    `EVN|${event}|20260512084200`,
    ...segments,
  ].join('\r');

const send = async (message: string | Buffer) => {
  const answer = parsedMessage(
    Buffer.from(await answerMessage(Buffer.from(message), '127.0.0.1', deps)),
  );
  const [msa, err] = [answer?.getSegment('MSA'), answer?.getSegment('ERR')];
  return {
    code: textAt(msa, 1),
    note: textAt(msa, 3),
    place: [textAt(err, 2, 1), textAt(err, 2, 3)].filter(Boolean).join('-'),
    reason: textAt(err, 8),
  };
};
const sendAdt = (event: string, ...segments: string[]) => send(adt({ event, segments }));

/** PID of a patient; each test has its own number, name and date of birth. */
interface Person05 {
  number: string;
  name?: string;
  born?: string;
  sex?: string;
  more?: string[];
  fields?: Record<number, string>;
}
function pid({
  number,
  name = `Testwell${number}^Ada`,
  born = '19610615',
  sex = 'F',
  more = [],
  fields = {},
}: Person05): string {
  const values = [
    'PID',
    '1',
    '',
    [`${number}^^^ADT1^MR`, ...more].join('~'),
    '',
    name,
    '',
    born,
    sex,
  ];
  for (const [field, value] of Object.entries(fields)) values[Number(field)] = value;
  return Array.from(values, (value) => value ?? '').join('|');
}

const patientWith = (number: string) =>
  lab.transaction((tx) =>
    tx
      .selectFrom('patient as p')
      .innerJoin('patient_identifier as n', 'n.patient_id', 'p.id')
      .selectAll('p')
      .where('n.value', '=', number)
      .executeTakeFirst(),
  );
const identifiersOf = (id: string) =>
  lab.transaction((tx) =>
    tx
      .selectFrom('patient_identifier')
      .select(['type', 'value', 'issuer'])
      .where('patient_id', '=', id as never)
      .orderBy('value')
      .execute(),
  );
const countPatients = () =>
  lab.transaction(async (tx) => (await tx.selectFrom('patient').select('id').execute()).length);

describe('a patient of a hospital', () => {
  it('is registered from the example of HL7 v2.5.1, chapter 3', async () => {
    const { code, note } = await sendAdt(
      'A01^ADT_A01',
      'PID|1||PATID1234^5^M11^ADT1^MR^GOOD HEALTH HOSPITAL~123456789^^^USSSA^SS||EVERYMAN^ADAM^A^III||19610615|M||C|2222 HOME STREET^^GREENSBORO^NC^27401-1020|GL|(555) 555-2004|(555)555-2004||S||PATID12345001^2^M10^ADT1^AN^A|444333333|987654^NC|',
      'NK1|1|NUCLEAR^NELDA^W|SPO^SPOUSE||||NK^NEXT OF KIN',
      'PV1|1|I|2000^2012^01||||004777^ATTEND^AARON^A|||SUR||||ADM|A0|',
    );
    const patient = await patientWith('PATID1234');
    expect([code, note]).toEqual(['AA', patient?.mrn]);
    expect(patient).toMatchObject({
      family_name: 'EVERYMAN',
      given_name: 'ADAM',
      middle_name: 'A',
      suffix: 'III',
      birth_date: '1961-06-15',
      gender: 'male',
      sex_for_ranges: 'male',
      phone: '(555) 555-2004',
      address: expect.objectContaining({ line1: '2222 HOME STREET', postal_code: '27401-1020' }),
    });
    expect(await identifiersOf(patient?.id ?? '')).toEqual([
      { type: 'SS', value: '123456789', issuer: 'USSSA' },
      { type: 'MR', value: 'PATID1234', issuer: 'ADT1' },
    ]);
    const [created] = await trailOf(server, lab, { entity_id: patient?.id, action: 'create' });
    expect(created).toMatchObject({ actor: { user_id: token.id } });
  });

  it.each(['A04', 'A05', 'A08', 'A28', 'A31'])('is registered by %s', async (event) => {
    const number = `NEW-${event}`;
    expect(await sendAdt(event, pid({ number }))).toMatchObject({ code: 'AA' });
    expect(await patientWith(number)).toMatchObject({ given_name: 'Ada' });
  });

  it('is registered once, however often its message is received', async () => {
    const message = adt({ event: 'A04', segments: [pid({ number: 'ONCE' })] });
    const first = await send(message);
    const before = await countPatients();
    expect(await send(message)).toEqual(first);
    expect(await countPatients()).toBe(before);
  });

  it('is registered with the number of the facility if the facility is the authority', async () => {
    const own = await anApiToken(lab, admin, ['hl7.patients'], server.clock.now(), 'hospital');
    const segments = ['PID|1||H-4711^^^hospital^MR||Ownwell^Ada||19610615|F'];
    const answer = await send(adt({ event: 'A28', segments, secret: own.token }));
    expect(answer).toMatchObject({ code: 'AA', note: 'H-4711' });
  });

  it('is updated: contact details as sent, and identity details that are not recorded', async () => {
    const number = 'UPD';
    await sendAdt(
      'A28',
      pid({ number, sex: 'U', born: '196106', fields: { 13: '1', 11: 'Old 1^^Town' } }),
    );
    expect(
      await sendAdt(
        'A08',
        pid({
          number,
          more: ['777^^^USSSA^SS'],
          fields: {
            11: 'New 2^^City^^123^NO',
            13: '^PRN^PH^^47^22^123456~^NET^Internet^ada@example.test',
            15: 'nb',
          },
        }),
      ),
    ).toMatchObject({ code: 'AA' });
    const patient = await patientWith(number);
    expect(patient).toMatchObject({
      birth_date: '1961-06-15',
      gender: 'female',
      sex_for_ranges: 'female',
      phone: '+47 22 123456',
      email: 'ada@example.test',
      language: 'nb',
      address: {
        line1: 'New 2',
        line2: '',
        city: 'City',
        region: '',
        postal_code: '123',
        country: 'NO',
      },
    });
    expect((await identifiersOf(patient?.id ?? '')).map(({ value }) => value)).toEqual([
      '777',
      number,
    ]);
    const [updated] = await trailOf(server, lab, { entity_id: patient?.id, action: 'update' });
    expect(updated).toMatchObject({
      actor: { user_id: token.id },
      reason: 'Updated by Ward system',
    });
  });

  it('keeps details that are not sent, and loses those that the sender deletes', async () => {
    const number = 'NULLS';
    await sendAdt('A28', pid({ number, fields: { 11: 'Old 1', 13: '22' } }));
    await sendAdt('A08', pid({ number }));
    expect(await patientWith(number)).toMatchObject({ phone: '22' });
    await sendAdt('A08', pid({ number, fields: { 13: '""' } }));
    expect(await patientWith(number)).toMatchObject({
      phone: '',
      address: expect.objectContaining({ line1: 'Old 1' }),
    });
  });

  it('is deceased with PID-29 and PID-30', async () => {
    const number = 'DEAD';
    await sendAdt('A28', pid({ number }));
    await sendAdt('A08', pid({ number, fields: { 29: '202605010412', 30: 'Y' } }));
    expect(await patientWith(number)).toMatchObject({
      deceased: true,
      deceased_at: '2026-05-01T04:12',
    });
    expect(await sendAdt('A08', pid({ number, fields: { 30: 'N' } }))).toMatchObject({
      code: 'AE',
      place: 'PID-30',
    });
    expect(await patientWith(number)).toMatchObject({ deceased: true });
  });

  it.each(['A11', 'A13'])('is confirmed and unchanged by %s', async (event) => {
    const number = `CANCEL-${event}`;
    expect(await sendAdt(event, pid({ number }))).toMatchObject({ code: 'AE', place: 'PID-3' });
    await sendAdt('A01', pid({ number, fields: { 13: '22' } }));
    expect(await sendAdt(event, pid({ number, fields: { 13: '99' } }))).toMatchObject({
      code: 'AA',
    });
    expect(await patientWith(number)).toMatchObject({ phone: '22' });
  });
});

describe('a patient that contradicts the record', () => {
  const recorded = { number: 'CONTRA', name: 'Contrary^Hanna', born: '19571103', sex: 'F' };
  beforeAll(async () => {
    await sendAdt('A28', pid(recorded));
    await sendAdt('A28', pid({ number: 'OTHER', name: 'Otherwell^Bea', born: '19800101' }));
    await sendAdt('A28', pid({ number: 'SSN-1', more: ['555^^^USSSA^SS'], born: '19800202' }));
  });

  it.each([
    ['date of birth', { ...recorded, born: '19571104' }, 'PID-7'],
    ['name', { ...recorded, name: 'Otherwell^Ada' }, 'PID-5'],
    ['sex', { ...recorded, sex: 'M' }, 'PID-8'],
    ['second number', { ...recorded, more: ['OTHER^^^ADT1^MR'] }, 'PID-3'],
    [
      'patient number',
      { number: 'SSN-2', name: 'TestwellSSN-1^Ada', born: '19800202', more: ['555^^^USSSA^SS'] },
      'PID-3',
    ],
    ['name and date of birth of another', { ...recorded, number: 'TWIN' }, 'PID-5'],
  ])('waits for a user: %s', async (_, contradicting, place) => {
    const before = await patientWith('CONTRA');
    const answer = await sendAdt('A08', pid({ ...contradicting, fields: { 13: '99' } }));
    expect(answer).toMatchObject({ code: 'AE', place });
    expect(await patientWith('CONTRA')).toEqual(before);
    const [waiting] = (
      await server.call(listIncomingMessages, { query: { state: 'refused' } }, { as: admin })
    ).body['items'] as IncomingMessage[];
    expect(waiting).toMatchObject({
      message_type: 'ADT^A08',
      reason: answer.reason,
      patient: null,
    });
  });
});

describe('a user decides on a contradiction', () => {
  const waiting = async (reason: RegExp) => {
    const items = (
      await server.call(listIncomingMessages, { query: { state: 'refused' } }, { as: admin })
    ).body['items'] as IncomingMessage[];
    const found = items.find((each) => reason.test(each.reason ?? ''));
    if (!found) throw new Error('No message waits.');
    return found.id;
  };
  const confirm = (id: string, reason = 'Confirmed by the hospital') =>
    server.call(confirmIncomingMessage, { params: { id }, body: { reason } }, { as: admin });
  const checkOf = async (id: string) =>
    (
      (await server.call(readIncomingMessage, { params: { id } }, { as: admin }))
        .body as unknown as IncomingContent
    ).patient_check;
  const refused = (type: string) => refusedMessage(lab, admin, server.clock.now(), { type });

  it('with both sides shown, and takes the details of the message', async () => {
    const number = 'DECIDE';
    const recorded = { number, name: 'Maidenwell^Hanna', born: '19570101', sex: 'U' };
    await sendAdt('A28', pid(recorded));
    const before = await patientWith(number);
    await sendAdt('A08', pid({ ...recorded, name: 'Marriedwell^Hanna', born: '19571103' }));
    const id = await waiting(/^PID-7 .* identified by PID-3/);
    const same = { gender: 'unknown', deceased: false, identifiers: ['DECIDE (ADT1)'], phone: '' };
    expect(await checkOf(id)).toEqual({
      sent: {
        ...same,
        full_name: 'Marriedwell, Hanna',
        birth_date: '1957-11-03',
        deceased: null,
      },
      records: [
        {
          ...same,
          id: before?.id,
          mrn: before?.mrn,
          role: 'identified',
          full_name: 'Maidenwell, Hanna',
          birth_date: '1957-01-01',
        },
      ],
    });
    expect(await trailOf(server, lab, { entity_id: before?.id, action: 'read' })).toMatchObject([
      { actor: { user_id: admin.id } },
    ]);
    const { status, body } = await confirm(id);
    expect([status, body]).toMatchObject([
      200,
      { state: 'accepted', patient: { id: before?.id, mrn: before?.mrn } },
    ]);
    expect(await patientWith(number)).toMatchObject({
      family_name: 'Marriedwell',
      birth_date: '1957-11-03',
    });
    const [updated] = await trailOf(server, lab, { entity_id: before?.id, action: 'update' });
    expect(updated).toMatchObject({
      actor: { user_id: admin.id },
      reason: 'Confirmed by the hospital',
    });
    expect((await confirm(id)).status).toBe(409);
  });

  it('that two patients with one name and date of birth are different persons', async () => {
    await sendAdt('A28', pid({ number: 'TWIN-1', name: 'Twinwell^Ada' }));
    await sendAdt('A28', pid({ number: 'TWIN-2', name: 'Twinwell^Ada' }));
    const id = await waiting(/^Another patient has this name/);
    expect(await checkOf(id)).toMatchObject({
      records: [{ role: 'same_identity', full_name: 'Twinwell, Ada' }],
    });
    expect((await confirm(id, 'Two persons')).status).toBe(200);
    expect(await patientWith('TWIN-2')).toMatchObject({ different_person_reason: 'Two persons' });
  });

  it('that two records that differ are one person', async () => {
    await sendAdt('A28', pid({ number: 'ONE-1', name: 'Onewell^Ada' }));
    await sendAdt('A28', pid({ number: 'ONE-2', name: 'Onewell^Ada', born: '19610616' }));
    await sendAdt('A40', pid({ number: 'ONE-1', name: 'Onewell^Ada' }), 'MRG|ONE-2^^^ADT1^MR');
    const id = await waiting(/MRG-1/);
    expect((await checkOf(id))?.records.map(({ role }) => role)).toEqual(['prior', 'identified']);
    expect((await confirm(id)).status).toBe(200);
    expect(await patientWith('ONE-2')).toEqual(await patientWith('ONE-1'));
  });

  it('but not that numbers of two patients are of one', async () => {
    await sendAdt('A28', pid({ number: 'TWO-1' }));
    await sendAdt('A28', pid({ number: 'TWO-2' }));
    await sendAdt('A08', pid({ number: 'TWO-1', more: ['TWO-2^^^ADT1^MR'] }));
    const id = await waiting(/more than one patient/);
    expect((await checkOf(id))?.records).toHaveLength(2);
    expect((await confirm(id)).body).toMatchObject({ state: 'refused', patient: null });
  });

  it('but not on the patient of an order', async () => {
    expect((await confirm(await refused('ORM^O01'))).status).toBe(409);
  });

  it('as an administrator only, and with a reason', async () => {
    const id = await refused('ADT^A08');
    const technician = await lab.person('technician');
    const call = { params: { id }, body: { reason: 'Known' } };
    expect((await server.call(confirmIncomingMessage, call, { as: technician })).status).toBe(403);
    expect((await confirm(id, ' ')).status).toBe(422);
  });
});

describe('a message of a patient is rejected', () => {
  const number = 'HOSTILE';
  it.each([
    ['without PID', [], 'PID'],
    ['with two patients', [pid({ number }), pid({ number })], 'PID'],
    ['without PID-3', ['PID|1||||A^B||19610615|F'], 'PID-3'],
    ['without CX.4', ['PID|1||1^^^^MR||A^B||19610615|F'], 'PID-3'],
    ['with a number of another authority', ['PID|1||1^^^LAB2^MR||A^B||19610615|F'], 'PID-3'],
    ['with a visit number only', ['PID|1||1^^^ADT1^VN||A^B||19610615|F'], 'PID-3'],
    ['without a name', [pid({ number, name: '' })], 'PID-5'],
    ['with a deleted name', [pid({ number, name: '""' })], 'PID-5'],
    ['with a name that is too long', [pid({ number, name: `${'x'.repeat(81)}^A` })], 'PID-5'],
    ['without a date of birth', [pid({ number, born: '' })], 'PID-7'],
    ['with an impossible date of birth', [pid({ number, born: '19610231' })], 'PID-7'],
    ['with a date of birth in the future', [pid({ number, born: '20990101' })], 'PID-7'],
    [
      'with an unreadable date of death',
      [pid({ number, fields: { 29: 'May', 30: 'Y' } })],
      'PID-29',
    ],
    ['with a phone that is too long', [pid({ number, fields: { 13: '1'.repeat(41) } })], 'PID-13'],
    ['with a wrong email', [pid({ number, fields: { 13: '^NET^Internet^no email' } })], 'PID-13'],
    [
      'with an address that is too long',
      [pid({ number, fields: { 11: `${'x'.repeat(121)}^^City` } })],
      'PID-11',
    ],
    [
      'with a number that is too long',
      [pid({ number, more: [`${'9'.repeat(61)}^^^X^SS`] })],
      'PID-3',
    ],
  ])('%s', async (_, segments, place) => {
    const before = await countPatients();
    expect(await sendAdt('A04', ...segments)).toMatchObject({
      code: 'AE',
      place,
      reason: expect.stringMatching(/./),
    });
    expect(await countPatients()).toBe(before);
  });

  it('of an event that is not supported', async () => {
    expect(await sendAdt('A24', pid({ number }))).toMatchObject({ code: 'AR', place: 'MSH-9' });
  });

  it('from a token without the scope', async () => {
    const orders = await anApiToken(lab, admin, ['hl7.orders'], server.clock.now());
    const message = adt({ event: 'A04', segments: [pid({ number })], secret: orders.token });
    expect(await send(message)).toMatchObject({
      code: 'AR',
      reason: 'Not allowed: this needs the scope hl7.patients',
    });
  });

  it('with a name as text only: nothing in it is read as structure or SQL', async () => {
    const name = "Robert'); drop table patient;--^\\F\\<b>";
    expect(await sendAdt('A04', pid({ number: 'SQL', name }))).toMatchObject({ code: 'AA' });
    expect(await patientWith('SQL')).toMatchObject({
      family_name: "Robert'); drop table patient;--",
      given_name: '|<b>',
    });
  });
});

describe('merging two patients (A40)', () => {
  const merging = (survivor: Person05, prior: string) =>
    sendAdt('A40^ADT_A39', pid(survivor), `MRG|${prior}^^^ADT1^MR`);

  it('moves the record of MRG-1 to that of PID-3', async () => {
    const [keep, drop] = [
      { number: 'M1', name: 'Mergewell^Ada' },
      { number: 'M2', name: 'Mergewell^Ada B' },
    ];
    await sendAdt('A28', pid(keep));
    await sendAdt('A28', pid({ ...drop, name: 'Mergewell^Ad' }));
    await lab.transaction((tx) =>
      tx.updateTable('patient').set({ given_name: 'Ada' }).where('given_name', '=', 'Ad').execute(),
    );
    const loser = await patientWith('M2');
    const answer = await merging(keep, 'M2');
    const survivor = await patientWith('M1');
    expect(answer).toMatchObject({ code: 'AA', note: survivor?.mrn });
    expect(await patientWith('M2')).toMatchObject({ id: survivor?.id });
    const row = await lab.transaction((tx) =>
      tx
        .selectFrom('patient')
        .select(['status', 'merged_into_id'])
        .where('id', '=', loser?.id as never)
        .executeTakeFirst(),
    );
    expect(row).toEqual({ status: 'merged', merged_into_id: survivor?.id });
    expect(await trailOf(server, lab, { entity_id: loser?.id, action: 'merge' })).toMatchObject([
      { actor: { user_id: token.id }, reason: 'Merged by Ward system' },
    ]);
    // Received again under another control id, it finds one record.
    expect(await merging(keep, 'M2')).toMatchObject({ code: 'AA', note: survivor?.mrn });
  });

  it('adds a number that is not known here to the other record', async () => {
    await sendAdt('A28', pid({ number: 'M3' }));
    expect(await merging({ number: 'M3' }, 'M3-OLD')).toMatchObject({ code: 'AA' });
    expect(await patientWith('M3-OLD')).toEqual(await patientWith('M3'));
    expect(await merging({ number: 'M3-NEW', name: 'TestwellM3^Ada' }, 'M3')).toMatchObject({
      code: 'AA',
    });
    expect(await patientWith('M3-NEW')).toEqual(await patientWith('M3'));
  });

  it.each([
    ['date of birth', { born: '19610616' }],
    ['sex', { sex: 'M' }],
    ['name', { name: 'Another^Person' }],
  ])('waits for a user if the records differ: %s', async (what, other) => {
    const [keep, drop] = [`K-${what}`, `D-${what}`].map((each) => each.replaceAll(' ', '-'));
    const person = { number: keep ?? '', name: `Differs${what.slice(0, 3)}^Ada` };
    await sendAdt('A28', pid(person));
    await sendAdt(
      'A28',
      pid({ ...person, name: `${person.name} Bea`, number: drop ?? '', ...other }),
    );
    const before = await patientWith(drop ?? '');
    expect(await merging(person, drop ?? '')).toMatchObject({
      code: 'AE',
      reason: expect.stringMatching(/MRG-1/),
    });
    expect(await patientWith(drop ?? '')).toEqual(before);
  });

  it.each([
    ['neither is known', 'MX', 'MRG|MY^^^ADT1^MR', 'PID-3'],
    ['MRG is missing', 'M3', 'NTE|1', 'MRG'],
    ['MRG-1 has no number of the authority', 'M3', 'MRG|MY^^^LAB2^MR', 'MRG-1'],
  ])('is rejected if %s', async (_, number, segment, place) => {
    expect(await sendAdt('A40', pid({ number, name: 'TestwellM3^Ada' }), segment)).toMatchObject({
      code: 'AE',
      place,
    });
  });
});

describe('an order for a patient of a hospital', () => {
  const order = (person: string, secret = token.token) => {
    const control = `O${(sent += 1)}`;
    return [
      `MSH|^~\\&|ADT1|GHH|ALMS||20260512084200|${secret}|ORM^O01|${control}|P|2.5.1`,
      person,
      `ORC|NW|P-${control}||||||||||7^Roundsworth^Dara^^^Dr.`,
      'OBR|1|||NA^Sodium^L',
    ].join('\r');
  };

  it('registers the patient if the connection sends patients', async () => {
    expect(await send(order(pid({ number: 'ORD-1' })))).toMatchObject({ code: 'AA' });
    const patient = await patientWith('ORD-1');
    expect(patient).toMatchObject({ given_name: 'Ada' });
    // A known patient is not changed by an order.
    expect(await send(order(pid({ number: 'ORD-1', fields: { 13: '99' } })))).toMatchObject({
      code: 'AA',
    });
    expect(await patientWith('ORD-1')).toEqual(patient);
  });

  it('registers no patient and places nothing if it is rejected', async () => {
    const before = await countPatients();
    const unknown = order(pid({ number: 'ORD-2' })).replace('NA^Sodium', 'NOPE^Nothing');
    expect(await send(unknown)).toMatchObject({ code: 'AE', place: 'OBR-4' });
    expect(await countPatients()).toBe(before);
  });

  it('does not register the patient of a connection without patients', async () => {
    const orders = await anApiToken(lab, admin, ['hl7.orders'], server.clock.now());
    expect(await send(order(pid({ number: 'ORD-3' }), orders.token))).toMatchObject({
      code: 'AE',
      place: 'PID-3',
    });
  });
});
