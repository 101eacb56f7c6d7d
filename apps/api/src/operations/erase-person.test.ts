import {
  bookAppointment,
  cancelAppointment,
  type Appointment,
} from '@alms/lis-domain/appointments';
import {
  creditLines,
  createInvoice,
  createPayer,
  issueInvoice,
  readInsurance,
  replaceInsurance,
  takePayment,
  type Invoice,
  type PatientInsurance,
} from '@alms/lis-domain/billing';
import { cancelTests, placeOrder, readOrder, type Order } from '@alms/lis-domain/orders';
import {
  correctPatient,
  establishIdentity,
  mergePatients,
  readPatient,
  registerPatient,
  registerUnidentified,
  unmergePatients,
  type CorrectedPatient,
  type Patient,
  type PatientMerge,
} from '@alms/lis-domain/patients';
import {
  mapImportCodes,
  stageImportFile,
  type ImportBatch,
} from '@alms/lis-domain/interfaces/result-import';
import {
  amendWithFile,
  attachFile,
  enterResults,
  holdResults,
  listCriticalCalls,
  listResults,
  recordCallAttempt,
  verifyResults,
  type CriticalCall,
  type Result,
} from '@alms/lis-domain/results';
import { collectSample, noteSampleCondition, rejectSample } from '@alms/lis-domain/samples';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followChain, genesis } from '../platform/audit/audit-trail.ts';
import { chainPage } from '../areas/audit/chain.store.ts';
import { openPool, unlimited } from '../platform/db/pool.ts';
import type { Schema } from '../platform/db/schema.ts';
import { openLaboratory, type Laboratory } from '../testing/laboratory.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestServer,
} from '../testing/test-server.ts';
import { erasePerson } from './erase-person.ts';
import {
  accountNames,
  accountRows,
  accountsInJson,
  retained,
  namesAlone,
  patientTexts,
  writtenByName,
} from './erasure-plan.ts';
import { removeMailTo } from './remove-mail-to.ts';
import { samplePdf } from '../testing/sample-pdf.ts';
import { resultsOfOrder } from '../testing/answers.ts';
import { refusedMessage } from '../testing/refused-message.ts';

let server: TestServer;
let lab: Laboratory;
let owner: Kysely<Schema>;
beforeAll(async () => {
  server = await openTestServer();
  lab = await openLaboratory(server, 'forgetful');
  owner = new Kysely({
    dialect: new PostgresDialect({
      pool: openPool(server.database.connection, { size: 1, limits: unlimited }),
    }),
  });
});
afterAll(async () => {
  await owner.destroy();
  await server.close();
});

const erase = (person: string, { confirmed = true, subdomain = 'forgetful' } = {}) =>
  erasePerson(owner, { subdomain, person }, { confirmed, now: server.clock.now() });

async function made<T>(answer: Promise<Answer>): Promise<T> {
  const { status, body, text } = await answer;
  expect([status < 300, text]).toEqual([true, text]);
  return body as T;
}

/** Columns of any type that contain one of these texts; JSON and bytes are searched as text. */
async function placesWith(...texts: string[]): Promise<string[]> {
  const tables = await owner.connection().execute(async (one) => {
    const { rows } = await sql<{
      name: string;
    }>`select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`.execute(
      one,
    );
    return rows.map(({ name }) => name);
  });
  const patterns = texts.map((text) => `%${text}%`);
  return lab.transaction(() =>
    owner.transaction().execute(async (tx) => {
      await sql`select set_config('app.tenant_id', ${lab.tenantId}, true)`.execute(tx);
      const found: string[] = [];
      for (const table of tables) {
        const { rows } = await sql<{
          name: string;
        }>`select distinct e.key as name from ${sql.table(table)} t, jsonb_each_text(to_jsonb(t)) e where e.value ilike any(${patterns}::text[]) order by 1`.execute(
          tx,
        );
        found.push(...rows.map(({ name }) => `${table}.${name}`));
      }
      return found;
    }),
  );
}
const tablesWith = async (...texts: string[]) => [
  ...new Set((await placesWith(...texts)).map((place) => place.split('.')[0])),
];

async function isChainWhole(): Promise<boolean> {
  const lines = await lab.transaction((tx) => chainPage(tx, lab.tenantId, 1));
  return 'seq' in followChain({ ...genesis, agreed: 0 }, lines, []);
}

const quill = {
  family_name: 'Quillfeather',
  given_name: 'Zyxana',
  middle_name: 'Ottoline',
  prefix: 'Dr. med.',
  suffix: 'XIV.',
  name_local: '羽毛 笔',
  phone: '+1 555 0199',
  email: 'zyxana@patient.example',
  birth_date: '1957-11-23',
};
const reached = {
  address: {
    line1: '7 Plumage Row',
    line2: '',
    city: 'Fixtureville',
    region: '',
    postal_code: '00042',
    country: 'NO',
  },
  language: 'nb',
  preferred_contact: 'sms',
  emergency_contact: { name: 'Xenobia Plume', relation: 'aunt', phone: '1' },
  guardian: { name: 'Yorick Plume', relation: 'uncle', phone: '1' },
  referring_provider: 'Dr. Umbriel Plumecott',
  notes: 'Keeps a one-eyed jackdaw',
} as const;
const traces = [
  'Quillfeather',
  'Zyxana',
  'Ottoline',
  'ottoline',
  'Dr. med.',
  'XIV.',
  '羽毛',
  'Plumage Row',
  'Xenobia',
  'Yorick',
  'Plumecott',
  'jackdaw',
  'QF-77123',
  'QF-COVER-9',
  'QF-FORMER-8',
  'Plumage works',
  '555 0199',
  '5550199',
  '1957-11-23',
];

/**
 * A patient with data in every area: two records, an account, orders, a rejected specimen, a
 * critical result notification, an appointment and an invoice.
 */
async function wellKnownPatient(): Promise<{ mrn: string; order: Order; account: Person }> {
  const [reception, technician, manager] = [
    await lab.staff('receptionist'),
    await lab.staff('technician'),
    await lab.staff('lab_manager'),
  ];
  const register = (rest = {}) =>
    made<Patient>(
      server.call(
        registerPatient,
        { body: { gender: 'female', sex_for_ranges: 'female', ...quill, ...rest } },
        { as: reception },
      ),
    );
  const survivor = await register({
    ...reached,
    identifiers: [{ type: 'PPN', value: 'QF-77123', issuer: 'Utopia' }],
  });
  const loser = await register({
    given_name: 'Zyxana Q.',
    different_person_reason: 'Confirmed by Zyxana Quillfeather',
  });
  const clinical_info =
    'Mrs QUILLFEATHER came with her mother; zyxana Quillfeather asks for a call on +1 555 0199';
  const body = {
    patient_id: survivor.id,
    test_parameter_ids: [lab.testId('K'), lab.testId('HGB')],
    priority: 'routine' as const,
    ordered_by: 'Dr. Dara Roundsworth',
    clinical_info,
    diagnosis_codes: [{ code: 'E11.9', text: 'Diabetes of Zyxana Quillfeather' }],
  };
  const order = await made<Order>(
    server.call(placeOrder, { body }, { as: await lab.staff('doctor') }),
  );
  await lab.collect(order);
  const [serum, blood] = await lab.receive(order);
  if (!serum || !blood) throw new Error('The order has no two specimens.');
  await made(
    server.call(
      rejectSample,
      {
        params: { id: blood.id },
        version: blood.version,
        body: { code: 'RB', note: 'Labelled Quillfeather, Zyxana' },
      },
      { as: technician },
    ),
  );
  const results = async () =>
    (await resultsOfOrder(server, order.id, technician)).filter(({ test }) => test.code === 'K');
  const entered = (await results()).map(({ id, version }) => ({
    id,
    version,
    value_text: '6.9',
    comment: 'Notified Zyxana Quillfeather',
  }));
  await made(server.call(enterResults, { body: { items: entered } }, { as: technician }));
  await made(
    server.call(
      verifyResults,
      { body: { items: (await results()).map(({ id, version }) => ({ id, version })) } },
      { as: manager },
    ),
  );
  const [call] = (await server.call(listCriticalCalls, {}, { as: technician })).body[
    'items'
  ] as CriticalCall[];
  const attempt = {
    channel: 'phone',
    outcome: 'confirmed',
    recipient_name: 'Zyxana Quillfeather',
    recipient_role: 'herself',
    read_back: '6.9',
  } as const;
  await made(
    server.call(
      recordCallAttempt,
      { params: { id: call?.id ?? '' }, version: call?.version ?? 0, body: attempt },
      { as: technician },
    ),
  );
  await made(
    server.call(
      mergePatients,
      {
        params: { id: survivor.id },
        version: survivor.version,
        body: {
          loser_id: loser.id,
          loser_version: loser.version,
          taken: ['given_name'],
          reason: 'Both are Quillfeather, Zyxana',
        },
      },
      { as: manager },
    ),
  );
  await made(
    server.call(
      bookAppointment,
      {
        params: { id: survivor.id },
        body: {
          type: 'sample_collection',
          start: '2026-05-14T09:00:00Z',
          reason: 'Quillfeather, Zyxana',
        },
      },
      { as: reception },
    ),
  );
  const admin = await lab.staff('admin');
  await lab.price({ K: 1200 });
  const payer = await made<{ id: string }>(
    server.call(
      createPayer,
      { body: { name: 'Harbour Mutual', kind: 'insurance', address: '', active: true } },
      { as: admin },
    ),
  );
  const { version } = await made<PatientInsurance>(
    server.call(readInsurance, { params: { id: survivor.id } }, { as: reception }),
  );
  for (const [later, policy_number] of ['QF-FORMER-8', 'QF-COVER-9'].entries())
    await made(
      server.call(
        replaceInsurance,
        {
          params: { id: survivor.id },
          version: version + later,
          body: { coverages: [{ payer_id: payer.id, policy_number, group: 'Plumage works' }] },
        },
        { as: reception },
      ),
    );
  const draft = await made<{ id: string; version: number }>(
    server.call(createInvoice, { body: { order_number: order.order_number } }, { as: admin }),
  );
  await made(
    server.call(issueInvoice, { params: { id: draft.id }, version: draft.version }, { as: admin }),
  );
  await made(
    server.call(
      takePayment,
      {
        params: { id: draft.id },
        body: {
          amount_minor: 100,
          method: 'bank_transfer',
          reference: 'Zyxana Quillfeather, QF-FORMER-8, now QF-COVER-9',
        },
      },
      { as: admin },
    ),
  );
  await lab.transaction((tx) =>
    tx
      .insertInto('patient_condition')
      .values({ id: uuidv7(), patient_id: survivor.id, code: 'dialysis', held_from: '2026-01-05' })
      .execute(),
  );
  const account = await lab.person('patient', { patientId: survivor.id });
  const notice = {
    id: uuidv7(),
    type: 'system',
    priority: 'normal',
    channels: ['in_app'],
    actor_id: null,
    entity_type: null,
    entity_id: null,
    link: null,
    metadata: '{}' as never,
    created_at: server.clock.now(),
  } as const;
  await lab.transaction((tx) =>
    tx
      .insertInto('notification')
      .values([
        {
          ...notice,
          recipient_id: reception.id,
          title: 'Call back',
          message: 'Zyxana Quillfeather',
        },
        {
          ...notice,
          id: uuidv7(),
          recipient_id: account.id,
          title: 'Dear Zyxana Quillfeather',
          message: '',
        },
      ] as never)
      .execute(),
  );
  return { mrn: survivor.mrn, order, account };
}

describe('erasing a patient', () => {
  let known: Awaited<ReturnType<typeof wellKnownPatient>>;
  beforeAll(async () => {
    known = await wellKnownPatient();
  });

  it('changes nothing in a dry run', async () => {
    const before = await tablesWith(...traces);
    const { replaced, removed, retained: left } = await erase(known.mrn, { confirmed: false });
    expect([
      replaced['patient'],
      replaced['app_user'],
      removed['patient_condition'],
      left['test_order'],
      (removed['session'] ?? 0) > 0,
    ]).toEqual([2, 1, 1, 1, true]);
    expect(await tablesWith(...traces)).toEqual(before);
    expect(before).toEqual(
      expect.arrayContaining([
        'appointment',
        'critical_call_attempt',
        'idempotency_key',
        'invoice',
        'invoice_payment',
        'notification',
        'patient',
        'patient_coverage',
        'patient_identifier',
        'patient_merge',
        'result',
        'sample',
        'sample_event',
        'test_order',
      ]),
    );
  });

  it('leaves the identity only in the audit trail, which stays intact, and keeps all work records', async () => {
    const { pseudonyms, emails } = await erase(known.mrn);
    expect(await tablesWith(...traces)).toEqual(['audit_event']);
    expect(emails).toContain(quill.email);
    expect(await isChainWhole()).toBe(true);
    const last = await lab.transaction((tx) =>
      tx
        .selectFrom('audit_event')
        .select(['action', 'entity_label', 'reason'])
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    expect(last).toEqual({
      action: 'delete',
      entity_label: pseudonyms[0],
      reason: 'Erased on request by the service operator',
    });
    const { text } = await server.call(
      listResults,
      { query: { order_id: known.order.id } },
      { as: await lab.staff('technician') },
    );
    expect([text.includes('"value_text":"6.9"'), text.includes(String(pseudonyms[0]))]).toEqual([
      true,
      true,
    ]);
    expect(
      (await server.request({ method: 'GET', path: '/api/v1/auth/me', as: known.account })).status,
    ).toBe(401);
  });

  it('finds no patient by the old number and changes nothing by the new one', async () => {
    await expect(erase(known.mrn)).rejects.toThrow('No patient of this facility has that MRN');
    const mrn = await lab.transaction(
      async (tx) =>
        (
          await tx
            .selectFrom('patient')
            .select('mrn')
            .where('mrn', 'like', 'ERASED-%')
            .where('merged_into_id', 'is', null)
            .executeTakeFirstOrThrow()
        ).mrn,
    );
    expect(await erase(mrn)).toMatchObject({ replaced: {}, removed: {} });
  });
});

/** Unique words, each for one detail of the same patient, before and after a correction. */
const details = {
  before: {
    family_name: 'Zqformer',
    given_name: 'Zqgiven',
    middle_name: 'Zqmiddle',
    prefix: 'Zqprefix',
    suffix: 'Zqsuffix',
    name_local: '前書名',
    phone: '+47 911 22 333',
    email: 'zqformer@patient.example',
    birth_date: '1957-11-24',
  },
  now: {
    family_name: 'Zqfamily',
    given_name: 'Zqgiven',
    middle_name: 'Zqmiddle',
    prefix: 'Zqprefix',
    suffix: 'Zqsuffix',
    name_local: '書家名',
    phone: '+47 944 55 666',
    email: 'zqnow@patient.example',
    birth_date: '1957-11-24',
  },
  reached: {
    address: {
      line1: 'Zqstreet 7',
      line2: 'Zqfloor',
      city: 'Zqcity',
      region: '',
      postal_code: '00042',
      country: 'NO',
    },
    language: 'nb',
    preferred_contact: 'sms',
    emergency_contact: { name: 'Zqaunt Zqplume', relation: 'aunt', phone: '+47 922 33 444' },
    guardian: { name: 'Zquncle Zqplume', relation: 'uncle', phone: '+47 933 44 555' },
  },
  identifiers: [{ type: 'PPN', value: 'ZQ-PASS-77', issuer: 'Zqtopia' }],
} as const;
/** A free-text note that contains each of them among other words. */
const note =
  'Zqgiven Zqmiddle Zqfamily (書家名, Zqfamily alone, 前書名), formerly Zqformer; Zqaunt Zqplume on +47 922 33 444, Zquncle Zqplume; ZQ-PASS-77, zqnow@patient.example, +47 944 55 666';
/** The same in shared text, where a single name may belong to anyone. */
const sharedText =
  'Zqfamily, Zqgiven Zqmiddle (書家名), formerly Zqgiven Zqformer 前書名; Zqaunt Zqplume, ZQ-PASS-77';
const anyOfThem = [
  'zqformer',
  'zqfamily',
  'zqgiven',
  'zqmiddle',
  'zqprefix',
  'zqsuffix',
  'zqstreet',
  'zqfloor',
  'zqcity',
  'zqaunt',
  'zquncle',
  'zqplume',
  'zq-pass',
  'zqpass',
  'zqtopia',
  'zqnow',
  '書家名',
  '前書名',
  ...[details.before.phone, details.now.phone, '+47 922 33 444', '+47 933 44 555'].flatMap(
    (phone) => [phone.slice(4), phone.replaceAll(/\D/g, '')],
  ),
  '1957-11-24',
];

/**
 * A patient with a note in every possible place: corrected, ordered for, rejected, amended,
 * imported, notified, billed, merged and unmerged.
 */
async function patientInEveryCorner(): Promise<string> {
  const [desk, technician, manager, admin] = [
    await lab.staff('receptionist'),
    await lab.staff('technician'),
    await lab.staff('lab_manager'),
    await lab.staff('admin'),
  ];
  const sexes = { gender: 'female', sex_for_ranges: 'female' } as const;
  const { id, mrn } = await made<Patient>(
    server.call(
      registerPatient,
      {
        body: {
          ...sexes,
          ...details.before,
          ...details.reached,
          identifiers: details.identifiers,
        } as never,
      },
      { as: desk },
    ),
  );
  const read = (patientId: string) =>
    made<Patient>(server.call(readPatient, { params: { id: patientId } }, { as: desk }));
  await made(
    server.call(
      correctPatient,
      {
        params: { id },
        version: (await read(id)).version,
        body: { ...sexes, ...details.now, ...details.reached, reason: 'Married' },
      },
      { as: desk },
    ),
  );

  await lab.makeFile('CRP');
  const body = {
    patient_id: id,
    test_parameter_ids: ['K', 'NA', 'GLU', 'CRP', 'HGB'].map(lab.testId),
    priority: 'routine' as const,
    ordered_by: 'Dr. Dara Roundsworth',
    clinical_info: note,
    diagnosis_codes: [{ code: 'E11.9', text: note.slice(0, 100) }],
  };
  const order = await made<Order>(
    server.call(placeOrder, { body }, { as: await lab.staff('doctor') }),
  );
  const glucose = order.items.filter(({ code }) => code === 'GLU').map((item) => item.id);
  await made(
    server.call(
      cancelTests,
      {
        params: { id: order.id },
        version: order.version,
        body: { item_ids: glucose, code: 'other', note },
      },
      { as: manager },
    ),
  );
  const current = await made<Order>(
    server.call(readOrder, { params: { id: order.id } }, { as: manager }),
  );
  await lab.collect(current);
  const samples = await lab.receive(current);
  const results = () => resultsOfOrder(server, order.id, technician);
  const resultOf = async (code: string) =>
    (await results()).find(({ test }) => test.code === code) as Result;
  const blood = samples.find(({ tests }) => tests.some(({ code }) => code === 'HGB'));
  const serum = samples.find(({ tests }) => tests.some(({ code }) => code === 'K'));
  if (!blood || !serum) throw new Error('The order has no two specimens.');
  await made(
    server.call(
      noteSampleCondition,
      {
        params: { id: serum.id },
        version: serum.version,
        body: { condition: { codes: [], note }, reason: '' },
      },
      { as: technician },
    ),
  );
  await made(
    server.call(
      rejectSample,
      { params: { id: blood.id }, version: blood.version, body: { code: 'RB', note } },
      { as: technician },
    ),
  );

  // One row of the specimen, one of it naming another patient, and one of another specimen naming
  // the patient.
  const other = await lab.arrived(['K']);
  const lines = [
    [serum.accession_number, 'NA', '138', 'Zqfamily, Zqgiven Zqmiddle'],
    [serum.accession_number, 'K', '4.1', 'Wanda Otherwise'],
    [other.samples[0]?.accession_number, 'K', '4.2', 'Zqgiven Zqfamily'],
    ['NOWHERE-9', 'K', '4.3', '書家名'],
  ];
  const content = Buffer.from(
    [
      'Sample,Test,Result,Patient',
      ...lines.map((line) => line.map((cell) => `"${cell}"`).join(',')),
    ].join('\n'),
  ).toString('base64');
  const columns = {
    shape: 'long',
    accession: 'Sample',
    code: 'Test',
    value: 'Result',
    unit: null,
    flag: null,
    patient: 'Patient',
    kind: null,
  } as const;
  const batch = await made<ImportBatch>(
    server.call(
      stageImportFile,
      {
        body: {
          file_name: 'run of Zqfamily_Zqgiven.csv',
          content,
          instrument_name: 'Reader',
          reading: { columns, decimal_mark: '.' },
        },
      },
      { as: technician },
    ),
  );
  await made(
    server.call(
      mapImportCodes,
      {
        params: { id: batch.id },
        body: {
          items: ['K', 'NA'].map((code) => ({
            code,
            unit: '',
            test_parameter_id: lab.testId(code),
            ignored: false,
            version: 0,
          })),
        },
      },
      { as: technician },
    ),
  );

  const { id: fileId, version } = await resultOf('CRP');
  const file = (name: string) => ({
    name,
    content: samplePdf().toString('base64'),
  });
  await made(
    server.call(
      attachFile,
      {
        params: { id: fileId },
        version,
        body: { file: file('Zqfamily_Zqgiven 書家名.pdf'), comment: note.slice(0, 100) },
      },
      { as: technician },
    ),
  );
  const potassium = await resultOf('K');
  await made(
    server.call(
      enterResults,
      {
        body: {
          items: [
            { id: potassium.id, version: potassium.version, value_text: '6.9', comment: note },
          ],
        },
      },
      { as: technician },
    ),
  );
  const toVerify = (await results())
    .filter(({ test }) => test.code === 'K' || test.code === 'CRP')
    .map((each) => ({ id: each.id, version: each.version }));
  await made(server.call(verifyResults, { body: { items: toVerify } }, { as: manager }));
  await made(
    server
      .call(
        amendWithFile,
        {
          params: { id: fileId },
          version: (await resultOf('CRP')).version,
          body: { file: file('Zqmiddle.pdf'), comment: '', code: 'clerical', reason: note },
        },
        { as: manager },
      )
      .then((proposed) => lab.verifyProposed(proposed)),
  );
  await made(
    lab.amend(
      {
        params: { id: potassium.id },
        version: (await resultOf('K')).version,
        body: { value_text: '6.8', comment: note, code: 'clerical', reason: note },
      },
      { as: manager },
    ),
  );
  const call = (
    (await server.call(listCriticalCalls, {}, { as: technician })).body['items'] as CriticalCall[]
  ).find(({ order_id }) => order_id === order.id);
  const attempt = {
    channel: 'phone',
    outcome: 'reached_no_readback',
    recipient_name: 'Zquncle Zqplume',
    recipient_role: 'guardian',
    note,
  } as const;
  await made(
    server.call(
      recordCallAttempt,
      { params: { id: call?.id ?? '' }, version: call?.version ?? 0, body: attempt },
      { as: technician },
    ),
  );

  const appointment = await made<Appointment>(
    server.call(
      bookAppointment,
      {
        params: { id },
        body: {
          type: 'sample_collection',
          start: '2026-05-15T09:00:00Z',
          reason: note.slice(0, 200),
        },
      },
      { as: desk },
    ),
  );
  await made(
    server.call(
      cancelAppointment,
      { params: { id, appointmentId: appointment.id }, query: { reason: note.slice(0, 200) } },
      { as: desk },
    ),
  );
  await lab.price({ K: 1200, NA: 900 });
  const draft = await made<Invoice>(
    server.call(createInvoice, { body: { order_number: order.order_number } }, { as: admin }),
  );
  const issued = await made<Invoice>(
    server.call(issueInvoice, { params: { id: draft.id }, version: draft.version }, { as: admin }),
  );
  await made(
    server.call(
      takePayment,
      {
        params: { id: draft.id },
        body: { amount_minor: 100, method: 'bank_transfer', reference: note.slice(0, 60) },
      },
      { as: admin },
    ),
  );
  await made(
    server.call(
      creditLines,
      {
        params: { id: draft.id },
        body: {
          line_ids: issued.lines.slice(0, 1).map((line) => line.id),
          reason: note.slice(0, 200),
        },
      },
      { as: admin },
    ),
  );

  // Once as the survivor and once as the merged record; both merges are undone.
  const outsider = await made<Patient>(
    server.call(
      registerPatient,
      {
        body: {
          ...sexes,
          family_name: 'Plainname',
          given_name: 'Ada',
          birth_date: '1957-11-25',
          phone: '',
          email: '',
        },
      },
      { as: desk },
    ),
  );
  for (const [survivor, loser] of [
    [id, outsider.id],
    [outsider.id, id],
  ] as const) {
    const [survivorRecord, mergedRecord] = [await read(survivor), await read(loser)];
    const merge = await made<PatientMerge>(
      server.call(
        mergePatients,
        {
          params: { id: survivor },
          version: survivorRecord.version,
          body: {
            loser_id: loser,
            loser_version: mergedRecord.version,
            taken: ['family_name', 'name_local', 'guardian'],
            reason: note,
            identity_reason: note,
          },
        },
        { as: manager },
      ),
    );
    await made(
      server.call(
        unmergePatients,
        { params: { id: merge.id }, body: { reason: note } },
        { as: manager },
      ),
    );
  }
  await lab.person('patient', { patientId: id });
  const notice = {
    type: 'system',
    priority: 'normal',
    channels: ['in_app'],
    actor_id: null,
    entity_type: null,
    entity_id: null,
    link: null,
    metadata: '{}' as never,
    created_at: server.clock.now(),
  } as const;
  await lab.transaction((tx) =>
    tx
      .insertInto('notification')
      .values({
        ...notice,
        id: uuidv7(),
        recipient_id: desk.id,
        title: 'Call back',
        message: sharedText,
      } as never)
      .execute(),
  );
  await lab.transaction((tx) =>
    tx
      .insertInto('hl7_outbound')
      .values({
        order_id: order.id,
        results: JSON.stringify([]) as never,
        state: 'given_up' as never,
        failure: `Refused: ${note}`,
        give_up_reason: note,
        given_up_at: server.clock.now(),
        given_up_by: manager.id,
        given_up_by_name: 'Test lab_manager',
        created_at: server.clock.now(),
        due_at: server.clock.now(),
      } as never)
      .execute(),
  );
  await refusedMessage(lab, desk, server.clock.now(), {
    test: note,
    pid: 'PID|1||unknown||ZQFAMILY^Zqgiven||19571103|F',
  });
  await refusedMessage(lab, desk, server.clock.now());
  return mrn;
}

it('leaves no identifying word in any column, from current or corrected data', async () => {
  const mrn = await patientInEveryCorner();
  const before = await placesWith(...anyOfThem);
  expect(before).toEqual(
    expect.arrayContaining([
      'appointment.cancellation_reason',
      'appointment.reason',
      'audit_event.before',
      'credit_note.reason',
      'critical_call_attempt.note',
      'critical_call_attempt.recipient_name',
      'hl7_outbound.failure',
      'hl7_outbound.give_up_reason',
      'incoming_message.reason',
      'idempotency_key.answer',
      'import_batch.file_name',
      'import_row.content',
      'import_row.expected',
      'import_row.raw',
      'invoice_payment.reference',
      'notification.message',
      'order_item.cancellation',
      'patient.name_local',
      'patient.search_text',
      'patient_identifier.value',
      'patient_merge.identity_reason',
      'patient_merge.reason',
      'patient_merge.replaced',
      'patient_merge.undo_reason',
      'result.checks',
      'result.comment',
      'result.correction',
      'result.value_text',
      'sample.condition',
      'sample.rejection',
      'sample_event.condition',
      'sample_event.note',
      'test_order.clinical_info',
      'test_order.diagnosis_codes',
    ]),
  );
  const { emails } = await erase(mrn);
  const texts = await lab.transaction((tx) =>
    tx.selectFrom('incoming_message').select('raw').orderBy('position').execute(),
  );
  expect(texts).toEqual([{ raw: null }, { raw: expect.any(Buffer) }]);
  expect(emails).toEqual(expect.arrayContaining([details.now.email, details.before.email]));
  // A file name is part of the result and stays (docs/operations.md), as does the audit trail.
  const left = await placesWith(...anyOfThem);
  expect(left.filter((place) => !place.startsWith('audit_event.'))).toEqual([
    'amendment.value_text',
    'result.correction',
    'result.value_text',
  ]);
  const { rows } = await owner.transaction().execute(async (tx) => {
    await sql`select set_config('app.tenant_id', ${lab.tenantId}, true)`.execute(tx);
    return sql<{
      text: string;
    }>`select distinct coalesce(correction ->> 'value_text', '') || coalesce(correction ->> 'reason', '') || value_text as text from result where value_text ilike '%zq%' or correction::text ilike '%zq%'`.execute(
      tx,
    );
  });
  for (const { text } of rows)
    expect(text.replaceAll(/Zqfamily_Zqgiven 書家名\.pdf|Zqmiddle\.pdf/g, '')).not.toMatch(
      /zq|名/i,
    );
  expect(await isChainWhole()).toBe(true);
  expect(
    await erase(
      `ERASED-${(await lab.transaction((tx) => tx.selectFrom('patient').select('mrn').where('mrn', 'like', 'ERASED-%').orderBy('updated_at', 'desc').limit(1).executeTakeFirstOrThrow())).mrn.slice('ERASED-'.length)}`,
    ),
  ).toMatchObject({ replaced: {}, removed: {} });
});

it('removes visit and location of the patient in another system', async () => {
  const id = await lab.patient();
  const order = await lab.order(['K'], { patientId: id });
  const { mrn } = await lab.transaction(async (tx) => {
    await tx
      .insertInto('hl7_inbound')
      .values({
        tenant_id: lab.tenantId,
        sender: 'HIS|WARD',
        control_id: 'visit',
        content_hash: Buffer.alloc(32),
        placer_number: 'P-visit',
        order_id: order.id,
        received_at: server.clock.now(),
        provider_id: '7',
        visit_number: 'V-12',
        location: 'ICU^2^B',
      })
      .execute();
    return tx.selectFrom('patient').select('mrn').where('id', '=', id).executeTakeFirstOrThrow();
  });
  expect((await erase(mrn)).replaced).toMatchObject({ hl7_inbound: 1 });
  const kept = await lab.transaction((tx) =>
    tx
      .selectFrom('hl7_inbound')
      .select(['provider_id', 'visit_number', 'location'])
      .where('order_id', '=', order.id)
      .execute(),
  );
  expect(kept).toEqual([{ provider_id: '7', visit_number: null, location: null }]);
});

it('leaves no word of a formerly unidentified patient, including the temporary number and reported identity', async () => {
  const [desk, technician, manager] = [
    await lab.staff('receptionist'),
    await lab.staff('technician'),
    await lab.staff('lab_manager'),
  ];
  const {
    id,
    mrn: temporary,
    version,
  } = await made<Patient>(
    server.call(
      registerUnidentified,
      { body: { gender: 'unknown', sex_for_ranges: 'unknown', birth_date: '1985' } },
      { as: desk },
    ),
  );
  const order = await lab.order(['K'], { patientId: id });
  const [sample] = await lab.samplesOf(order);
  await made(
    server.call(
      collectSample,
      {
        params: { id: sample?.id ?? '' },
        version: 1,
        body: { identity_check: { wristband: true, order_number: true } },
      },
      { as: await lab.staff('phlebotomist') },
    ),
  );
  await lab.receive(order);
  const potassium = async () =>
    (await resultsOfOrder(server, order.id, technician)).map((each) => ({
      id: each.id,
      version: each.version,
    }));
  await made(
    server.call(
      enterResults,
      {
        body: {
          items: (await potassium()).map((each) => ({
            ...each,
            value_text: '4.1',
            comment: `For ${temporary}`,
          })),
        },
      },
      { as: technician },
    ),
  );
  await made(server.call(verifyResults, { body: { items: await potassium() } }, { as: manager }));
  const body = {
    family_name: 'Nightfall',
    given_name: 'Ambrosius',
    gender: 'male',
    sex_for_ranges: 'male',
    birth_date: '1984-02-29',
    birth_date_estimated: false,
    phone: '',
    email: '',
    reason: `The brother of ${temporary} came`,
  } as const;
  const { patient } = await made<CorrectedPatient>(
    server.call(establishIdentity, { params: { id }, version, body }, { as: desk }),
  );
  expect(await placesWith(temporary)).toEqual(
    expect.arrayContaining(['patient.temporary_mrn', 'result.comment', 'result.reported_as']),
  );
  await erase(patient.mrn);
  expect(await tablesWith(temporary, 'Nightfall', 'Ambrosius', '1984-02-29')).toEqual([
    'audit_event',
  ]);
});

describe('erasing a staff member', () => {
  it('keeps signatures linked to one pseudonym without the name', async () => {
    const person = await lab.person('phlebotomist');
    await lab.transaction((tx) =>
      tx
        .updateTable('app_user')
        .set({ full_name: 'Wilhelmina Vexley' })
        .where('id', '=', person.id)
        .execute(),
    );
    const order = await lab.order(['NA']);
    const [sample] = await lab.samplesOf(order);
    await made(
      server.call(
        collectSample,
        {
          params: { id: sample?.id ?? '' },
          version: sample?.version ?? 0,
          body: { identity_check: { name: true, birth_date: true } },
        },
        { as: person },
      ),
    );
    expect(await tablesWith('Wilhelmina Vexley', person.email)).toEqual([
      'app_user',
      'audit_event',
      'sample',
      'sample_event',
    ]);
    const { pseudonyms } = await erase(person.email.toUpperCase());
    expect(await tablesWith('Wilhelmina Vexley', person.email)).toEqual(['audit_event']);
    expect((await lab.samplesOf(order))[0]).toMatchObject({ collected_by: pseudonyms[0] });
    expect(await isChainWhole()).toBe(true);
  });

  it('replaces the name in a hold among the checks of a result, and keeps the other checks', async () => {
    const [person, technician] = [await lab.person('lab_manager'), await lab.staff('technician')];
    await lab.transaction((tx) =>
      tx
        .updateTable('app_user')
        .set({ full_name: 'Ottoline Vexley' })
        .where('id', '=', person.id)
        .execute(),
    );
    const { order } = await lab.arrived(['K']);
    const current = async (): Promise<Result> => {
      const [result] = await resultsOfOrder(server, order.id, technician);
      if (!result) throw new Error('The order has no result.');
      return result;
    };
    const { id, version } = await current();
    await made(
      server.call(
        enterResults,
        { body: { items: [{ id, version, value_text: '4.1' }] } },
        { as: technician },
      ),
    );
    const { checks } = await current();
    await made(
      server.call(
        holdResults,
        { body: { items: [{ id, version: version + 1 }], reason: 'Infusion in the same arm' } },
        { as: person },
      ),
    );
    expect(await placesWith('Ottoline Vexley')).toContain('result.checks');
    const { pseudonyms } = await erase(person.email);
    expect(await tablesWith('Ottoline Vexley', person.email)).toEqual(['audit_event']);
    const [hold, ...others] = (await current()).checks ?? [];
    expect(hold).toMatchObject({
      kind: 'manual',
      reason: 'Infusion in the same arm',
      by: { id: person.id, name: pseudonyms[0] },
    });
    expect(others).toEqual(checks);
  });

  it('keeps a name shared with a colleague where it has no id', async () => {
    const [one, other] = [await lab.person('nurse'), await lab.person('nurse')];
    await lab.transaction((tx) =>
      tx
        .updateTable('app_user')
        .set({ full_name: 'Twin Namesake' })
        .where('id', 'in', [one.id, other.id])
        .execute(),
    );
    expect(await erase(one.email)).toMatchObject({ hasNamesake: true });
    expect(await tablesWith('Twin Namesake')).toEqual(['app_user']);
  });

  it.each([
    [
      'an unknown facility',
      async () => erase('a@b.example', { subdomain: 'unknown' }),
      'Facility "unknown" not found',
    ],
    [
      'an unknown email address',
      async () => erase('nobody@b.example'),
      'No account of this facility has that email address',
    ],
    ['an unknown MRN', async () => erase('0'), 'No patient of this facility has that MRN'],
    [
      'a patient identified by email address',
      async () => erase((await lab.person('patient', { patientId: await lab.patient() })).email),
      'This account belongs to a patient',
    ],
    [
      'the last administrator',
      async () => {
        const small = await server.facility('alone');
        return erase((await small.person('admin')).email, { subdomain: 'alone' });
      },
      'the facility’s last administrator',
    ],
  ])('rejects %s', async (_, attempt, message) => {
    await expect(attempt()).rejects.toThrow(message);
  });
});

it('covers every column that may contain personal data', async () => {
  const { rows } = await sql<{ at: string }>`
    select c.relname || '.' || a.attname as at from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and format_type(a.atttypid, null) in ('text', 'jsonb', 'date') and a.attname ~ '(name|mail|phone|address|mrn|birth|contact|recipient|person|patient|label|^ip$|_by$|drafts|reported_as|rejection|cancellation|correction|hold_release)'
    order by 1`.execute(owner);
  const columnsOf = (plan: object) =>
    Object.entries(plan).flatMap(([table, columns]) =>
      [...((columns as { columns?: string[] }).columns ?? (columns as string[]))].map(
        (column) => `${table}.${[column].flat()[0]}`,
      ),
    );
  const planned = new Set([
    ...columnsOf(accountNames),
    ...columnsOf(accountsInJson),
    ...columnsOf(namesAlone),
    ...columnsOf(patientTexts),
    ...writtenByName,
    ...Object.keys(retained),
  ]);
  expect(
    rows
      .map(({ at }) => at)
      .filter((at) => !planned.has(at) && !(String(at.split('.')[0]) in accountRows)),
  ).toEqual([]);
});

it('removes emails to the address from the outbox', async () => {
  const outbox = mkdtempSync(join(tmpdir(), 'alms-erased-outbox-'));
  writeFileSync(
    join(outbox, 'hers.eml'),
    'From: noreply@alms.example\r\nTo: Zyxana@patient.example\r\nSubject: x\r\n\r\nText',
  );
  writeFileSync(
    join(outbox, 'another.eml'),
    'From: noreply@alms.example\r\nTo: other@patient.example\r\nSubject: zyxana@patient.example\r\n\r\nText',
  );
  expect(await removeMailTo(outbox, [quill.email], { confirmed: false })).toBe(1);
  expect(await removeMailTo(outbox, [quill.email], { confirmed: true })).toBe(1);
  expect(readdirSync(outbox)).toEqual(['another.eml']);
  expect(await removeMailTo(join(outbox, 'none'), [quill.email], { confirmed: true })).toBe(0);
  rmSync(outbox, { recursive: true });
});
