import { bookAppointment } from '@alms/lis-domain/appointments';
import { createInvoice, issueInvoice, takePayment } from '@alms/lis-domain/billing';
import { placeOrder, type Order } from '@alms/lis-domain/orders';
import { mergePatients, registerPatient, type Patient } from '@alms/lis-domain/patients';
import { enterResults, listCriticalCalls, listResults, recordCallAttempt, verifyResults, type CriticalCall, type Result } from '@alms/lis-domain/results';
import { collectSample, rejectSample } from '@alms/lis-domain/samples';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followChain, genesis } from '../areas/audit/audit-trail.ts';
import { chainPage } from '../areas/audit/chain.store.ts';
import { openPool, unlimited } from '../db/pool.ts';
import type { Schema } from '../db/schema.ts';
import { openLaboratory, type Laboratory } from '../testing/laboratory.ts';
import { openTestServer, type Answer, type Person, type TestServer } from '../testing/test-server.ts';
import { erasePerson } from './erase-person.ts';
import { accountNames, accountRows, accountsInJson, kept, namesAlone, patientTexts, writtenByName } from './erasure-plan.ts';
import { removeMailTo } from './remove-mail-to.ts';

let server: TestServer;
let lab: Laboratory;
let owner: Kysely<Schema>;
beforeAll(async () => {
  const plenty = { points: 1e6, duration: 60 };
  server = await openTestServer({ rates: { general: plenty } });
  lab = await openLaboratory(server, 'forgetful');
  owner = new Kysely({ dialect: new PostgresDialect({ pool: openPool(server.database.connection, { size: 1, limits: unlimited }) }) });
});
afterAll(async () => {
  await owner.destroy();
  await server.close();
});

const erase = (person: string, { confirmed = true, subdomain = 'forgetful' } = {}) => erasePerson(owner, { subdomain, person }, { confirmed, now: server.clock.now() });

async function made<T>(answer: Promise<Answer>): Promise<T> {
  const { status, body, text } = await answer;
  expect([status < 300, text]).toEqual([true, text]);
  return body as T;
}

/** Tables in which one of these texts stands. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const tables = await owner.connection().execute(async (one) => {
    const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`.execute(one);
    return rows.map(({ name }) => name);
  });
  const patterns = texts.map((text) => `%${text}%`);
  return lab.transaction(() => owner.transaction().execute(async (tx) => {
    await sql`select set_config('app.tenant_id', ${lab.tenantId}, true)`.execute(tx);
    const found: string[] = [];
    for (const table of tables) {
      const { rows } = await sql<{ is: boolean }>`select exists (select from ${sql.table(table)} t where to_jsonb(t)::text ilike any(${patterns}::text[])) as is`.execute(tx);
      if (rows[0]?.is) found.push(table);
    }
    return found;
  }));
}

async function isChainWhole(): Promise<boolean> {
  const lines = await lab.transaction((tx) => chainPage(tx, lab.tenantId, 1));
  return 'seq' in followChain({ ...genesis, agreed: 0 }, lines, []);
}

const quill = { family_name: 'Quillfeather', given_name: 'Zyxana', middle_name: 'Ottoline', prefix: 'Dr. med.', suffix: 'XIV.', name_local: '羽毛 笔', phone: '+1 555 0199', email: 'zyxana@patient.example', birth_date: '1957-11-23' };
const reached = {
  address: { line1: '7 Plumage Row', line2: '', city: 'Fixtureville', region: '', postal_code: '00042', country: 'NO' }, language: 'nb', preferred_contact: 'sms',
  emergency_contact: { name: 'Xenobia Plume', relation: 'aunt', phone: '1' }, guardian: { name: 'Yorick Plume', relation: 'uncle', phone: '1' },
} as const;
const traces = ['Quillfeather', 'Zyxana', 'Ottoline', 'ottoline', 'Dr. med.', 'XIV.', '羽毛', 'Plumage Row', 'Xenobia', 'Yorick', 'QF-77123', '555 0199', '5550199', '1957-11-23'];

/** A patient who has left something in every corner: two records, an account, orders, a rejected specimen, a critical call, an appointment, a bill. */
async function wellKnownPatient(): Promise<{ mrn: string; order: Order; account: Person }> {
  const [reception, technician, manager] = [await lab.staff('receptionist'), await lab.staff('technician'), await lab.staff('lab_manager')];
  const register = (rest = {}) => made<Patient>(server.call(registerPatient, { body: { gender: 'female', sex_for_ranges: 'female', ...quill, ...rest } }, { as: reception }));
  const survivor = await register({ ...reached, identifiers: [{ type: 'PPN', value: 'QF-77123', issuer: 'Utopia' }] });
  const loser = await register({ given_name: 'Zyxana Q.', different_person_reason: 'Zyxana Quillfeather says so' });
  const clinical_info = 'Mrs QUILLFEATHER came with her mother; zyxana Quillfeather asks for a call on +1 555 0199';
  const body = { patient_id: survivor.id, test_parameter_ids: [lab.testId('K'), lab.testId('HGB')], priority: 'routine' as const, ordered_by: 'Dr. Dara Roundsworth', clinical_info, diagnosis_codes: [{ code: 'E11.9', text: 'Diabetes of Zyxana Quillfeather' }] };
  const order = await made<Order>(server.call(placeOrder, { body }, { as: await lab.staff('doctor') }));
  await lab.collect(order);
  const [serum, blood] = await lab.receive(order);
  if (!serum || !blood) throw new Error('The order has no two specimens.');
  await made(server.call(rejectSample, { params: { id: blood.id }, version: blood.version, body: { code: 'RB', note: 'Labelled Quillfeather, Zyxana' } }, { as: technician }));
  const results = async () => ((await server.call(listResults, { query: { order_id: order.id } }, { as: technician })).body['items'] as Result[]).filter(({ test }) => test.code === 'K');
  const entered = (await results()).map(({ id, version }) => ({ id, version, value_text: '6.9', comment: 'Told Zyxana Quillfeather' }));
  await made(server.call(enterResults, { body: { items: entered } }, { as: technician }));
  await made(server.call(verifyResults, { body: { items: (await results()).map(({ id, version }) => ({ id, version })) } }, { as: manager }));
  const [call] = (await server.call(listCriticalCalls, {}, { as: technician })).body['items'] as CriticalCall[];
  const attempt = { channel: 'phone', outcome: 'confirmed', recipient_name: 'Zyxana Quillfeather', recipient_role: 'herself', read_back: '6.9' } as const;
  await made(server.call(recordCallAttempt, { params: { id: call?.id ?? '' }, version: call?.version ?? 0, body: attempt }, { as: technician }));
  await made(server.call(mergePatients, { params: { id: survivor.id }, version: survivor.version, body: { loser_id: loser.id, loser_version: loser.version, taken: ['given_name'], reason: 'Both are Quillfeather, Zyxana' } }, { as: manager }));
  await made(server.call(bookAppointment, { params: { id: survivor.id }, body: { type: 'sample_collection', start: '2026-05-14T09:00:00Z', reason: 'Quillfeather, Zyxana' } }, { as: reception }));
  const admin = await lab.staff('admin');
  await lab.price({ K: 1200 });
  const draft = await made<{ id: string; version: number }>(server.call(createInvoice, { body: { order_number: order.order_number } }, { as: admin }));
  await made(server.call(issueInvoice, { params: { id: draft.id }, version: draft.version }, { as: admin }));
  await made(server.call(takePayment, { params: { id: draft.id }, body: { amount_minor: 100, method: 'bank_transfer', reference: 'Zyxana Quillfeather' } }, { as: admin }));
  const account = await lab.person('patient', { patientId: survivor.id });
  const notice = { id: uuidv7(), type: 'system', priority: 'normal', channels: ['in_app'], actor_id: null, entity_type: null, entity_id: null, link: null, metadata: '{}' as never, created_at: server.clock.now() } as const;
  await lab.transaction((tx) => tx.insertInto('notification').values([{ ...notice, recipient_id: reception.id, title: 'Call back', message: 'Zyxana Quillfeather' }, { ...notice, id: uuidv7(), recipient_id: account.id, title: 'Dear Zyxana Quillfeather', message: '' }] as never).execute());
  return { mrn: survivor.mrn, order, account };
}

describe('erasing a patient', () => {
  let known: Awaited<ReturnType<typeof wellKnownPatient>>;
  beforeAll(async () => {
    known = await wellKnownPatient();
  });

  it('is rehearsed first, and changes nothing by that', async () => {
    const before = await tablesWith(...traces);
    const { replaced, removed, kept: left } = await erase(known.mrn, { confirmed: false });
    expect([replaced['patient'], replaced['app_user'], left['test_order'], (removed['session'] ?? 0) > 0]).toEqual([2, 1, 1, true]);
    expect(await tablesWith(...traces)).toEqual(before);
    expect(before).toEqual(expect.arrayContaining(['appointment', 'critical_call_attempt', 'idempotency_key', 'invoice_payment', 'notification', 'patient', 'patient_identifier', 'patient_merge', 'result', 'sample', 'sample_event', 'test_order']));
  });

  it('leaves no trace but the audit trail, which stays whole, and keeps what was done for her', async () => {
    const { pseudonyms, emails } = await erase(known.mrn);
    expect(await tablesWith(...traces)).toEqual(['audit_event']);
    expect(emails).toContain(quill.email);
    expect(await isChainWhole()).toBe(true);
    const last = await lab.transaction((tx) => tx.selectFrom('audit_event').select(['action', 'entity_label', 'reason']).orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow());
    expect(last).toEqual({ action: 'delete', entity_label: pseudonyms[0], reason: 'Erased on request by who operates the service' });
    const { text } = await server.call(listResults, { query: { order_id: known.order.id } }, { as: await lab.staff('technician') });
    expect([text.includes('"value_text":"6.9"'), text.includes(String(pseudonyms[0]))]).toEqual([true, true]);
    expect((await server.request({ method: 'GET', path: '/api/v1/auth/me', as: known.account })).status).toBe(401);
  });

  it('finds nobody by the old number, and does nothing by the new one', async () => {
    await expect(erase(known.mrn)).rejects.toThrow('No patient of this facility has that record number');
    const mrn = await lab.transaction(async (tx) => (await tx.selectFrom('patient').select('mrn').where('mrn', 'like', 'ERASED-%').where('merged_into_id', 'is', null).executeTakeFirstOrThrow()).mrn);
    expect(await erase(mrn)).toMatchObject({ replaced: {}, removed: {} });
  });
});

describe('erasing somebody of the staff', () => {
  it('keeps who signed what as one person, without the name', async () => {
    const person = await lab.person('phlebotomist');
    await lab.transaction((tx) => tx.updateTable('app_user').set({ full_name: 'Wilhelmina Vexley' }).where('id', '=', person.id).execute());
    const order = await lab.order(['NA']);
    const [sample] = await lab.samplesOf(order);
    await made(server.call(collectSample, { params: { id: sample?.id ?? '' }, version: sample?.version ?? 0, body: { identity_check: { name: true, birth_date: true } } }, { as: person }));
    expect(await tablesWith('Wilhelmina Vexley', person.email)).toEqual(['app_user', 'audit_event', 'sample', 'sample_event']);
    const { pseudonyms } = await erase(person.email.toUpperCase());
    expect(await tablesWith('Wilhelmina Vexley', person.email)).toEqual(['audit_event']);
    expect((await lab.samplesOf(order))[0]).toMatchObject({ collected_by: pseudonyms[0] });
    expect(await isChainWhole()).toBe(true);
  });

  it('leaves a name that a colleague has too, where it stands alone', async () => {
    const [one, other] = [await lab.person('nurse'), await lab.person('nurse')];
    await lab.transaction((tx) => tx.updateTable('app_user').set({ full_name: 'Twin Namesake' }).where('id', 'in', [one.id, other.id]).execute());
    expect(await erase(one.email)).toMatchObject({ hasNamesake: true });
    expect(await tablesWith('Twin Namesake')).toEqual(['app_user']);
  });

  it.each([
    ['a facility that is not there', async () => erase('a@b.example', { subdomain: 'nobody' }), 'There is no facility "nobody"'],
    ['an address that is nobody’s', async () => erase('nobody@b.example'), 'No account of this facility has that e-mail address'],
    ['a number that is nobody’s', async () => erase('0'), 'No patient of this facility has that record number'],
    ['a patient by the address', async () => erase((await lab.person('patient', { patientId: await lab.patient() })).email), 'This account is a patient’s'],
    ['the last administrator', async () => { const small = await server.facility('alone'); return erase((await small.person('admin')).email, { subdomain: 'alone' }); }, 'the facility’s last administrator'],
  ])('refuses %s', async (_, attempt, said) => {
    await expect(attempt()).rejects.toThrow(said);
  });
});

it('knows every column that may hold who somebody is', async () => {
  const { rows } = await sql<{ at: string }>`
    select c.relname || '.' || a.attname as at from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and format_type(a.atttypid, null) in ('text', 'jsonb', 'date') and a.attname ~ '(name|mail|phone|address|mrn|birth|contact|recipient|person|patient|label|^ip$|_by$|drafts|reported_as|rejection|cancellation|correction|hold_release)'
    order by 1`.execute(owner);
  const columnsOf = (plan: object) => Object.entries(plan).flatMap(([table, columns]) => [...(columns as { columns?: string[] }).columns ?? (columns as string[])].map((column) => `${table}.${[column].flat()[0]}`));
  const planned = new Set([...columnsOf(accountNames), ...columnsOf(accountsInJson), ...columnsOf(namesAlone), ...columnsOf(patientTexts), ...writtenByName, ...Object.keys(kept)]);
  expect(rows.map(({ at }) => at).filter((at) => !planned.has(at) && !(String(at.split('.')[0]) in accountRows))).toEqual([]);
});

it('removes what waits in an outbox for the address', async () => {
  const outbox = mkdtempSync(join(tmpdir(), 'alms-erased-outbox-'));
  writeFileSync(join(outbox, 'hers.eml'), 'From: noreply@alms.example\r\nTo: Zyxana@patient.example\r\nSubject: x\r\n\r\nText');
  writeFileSync(join(outbox, 'another.eml'), 'From: noreply@alms.example\r\nTo: other@patient.example\r\nSubject: zyxana@patient.example\r\n\r\nText');
  expect(await removeMailTo(outbox, [quill.email], { confirmed: false })).toBe(1);
  expect(await removeMailTo(outbox, [quill.email], { confirmed: true })).toBe(1);
  expect(readdirSync(outbox)).toEqual(['another.eml']);
  expect(await removeMailTo(join(outbox, 'none'), [quill.email], { confirmed: true })).toBe(0);
  rmSync(outbox, { recursive: true });
});
