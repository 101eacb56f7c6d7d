import { filmText, idOf } from '@alms/lis-domain/fixtures';
import { readQualityMetrics, type QualityMetrics } from '@alms/lis-domain/analytics';
import { verifyAuditChain } from '@alms/lis-domain/audit';
import {
  listCashSessions,
  listInvoices,
  readInsurance,
  readInvoice,
  readRevenueMetrics,
  type CashSession,
  type InvoiceSummary,
  type PatientInsurance,
} from '@alms/lis-domain/billing';
import { outsideHours } from '@alms/lis-domain/facility';
import {
  listStockAlerts,
  listStockItems,
  type StockAlerts,
  type StockItem,
} from '@alms/lis-domain/inventory';
import { signIn, type SignedIn } from '@alms/lis-domain/identity';
import { listOrders, type Order } from '@alms/lis-domain/orders';
import {
  listMerges,
  searchPatients,
  unmergePatients,
  type Patient,
  type PatientMerge,
  type PatientId,
} from '@alms/lis-domain/patients';
import {
  downloadAttachment,
  listPatientResults,
  listResults,
  verifyResults,
  type PatientResult,
  type Result,
} from '@alms/lis-domain/results';
import {
  countSamples,
  listDueForDisposal,
  listStorageBoxes,
  type Sample,
  type StorageBox,
} from '@alms/lis-domain/samples';
import { listStaff } from '@alms/lis-domain/identity/staff';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { turnaroundOf } from '../areas/analytics/figures.service.ts';
import { countByDay } from '../areas/analytics/figures.store.ts';
import { tenantTransaction, type TenantTransaction } from '../platform/db/tenant-transaction.ts';
import { openTestServer, type Person, type TestServer } from '../testing/test-server.ts';
import { demoAccounts, demoPassword, seedDemo } from './demo-facility.ts';

const host = 'demo.alms.localhost';
let server: TestServer;
let tenantId: TenantId;
beforeAll(async () => {
  server = await openTestServer();
  await seedDemo({ db: server.database.db, clock: server.clock });
  // As at service start.
  await server.database.analyze();
  ({ tenantId } = await member('admin'));
});
afterAll(() => server.close());

const people = new Map<string, Person>();
/** Signs in with an account printed at start. */
async function member(role: (typeof demoAccounts)[number]['role']): Promise<Person> {
  const email = `${role}@demo.test`;
  const known = people.get(email);
  if (known) return known;
  const { status, body } = await server.call(
    signIn,
    { body: { username: email, password: demoPassword } },
    { host },
  );
  expect(status).toBe(200);
  const { user, access_token } = body as unknown as SignedIn;
  const person = { id: user.id, email, role, tenantId: user.tenant_id, token: access_token, host };
  people.set(email, person);
  return person;
}

const inFacility = <T>(work: (tx: TenantTransaction) => Promise<T>) =>
  tenantTransaction(server.database.db, tenantId, work);
const itemsOf = <T>({ body }: { body: Record<string, unknown> }) => body['items'] as T[];

describe('demo facility', () => {
  it('has an account for every role with the printed password', async () => {
    const signedIn = [];
    for (const { role } of demoAccounts) signedIn.push((await member(role)).role);
    expect(signedIn).toEqual(demoAccounts.map(({ role }) => role));
  });

  it('has a pending request to join', async () => {
    const waiting = itemsOf(
      await server.call(listStaff, { query: { status: 'pending' } }, { as: await member('admin') }),
    );
    expect(waiting).toEqual([expect.objectContaining({ full_name: 'Ivo Joinwell', role: null })]);
  });

  it('has invoices paid in full, in part and by the insurer, one overdue and one refunded, with counted drawers', async () => {
    const as = await member('admin');
    const invoices = itemsOf<InvoiceSummary>(
      await server.call(listInvoices, { query: { limit: '200' } }, { as }),
    );
    expect(new Set(invoices.map(({ status }) => status))).toEqual(
      new Set(['issued', 'partially_paid', 'paid']),
    );
    expect(invoices.filter(({ overdue }) => overdue)).toHaveLength(1);
    const insured = invoices.find(({ payer }) => payer?.name === 'Harbour Mutual');
    const { coverages } = (
      await server.call(readInsurance, { params: { id: insured?.patient.id ?? '' } }, { as })
    ).body as unknown as PatientInsurance;
    expect(coverages).toMatchObject([
      { payer: { name: 'Harbour Mutual' }, valid_to: null },
      { payer: { name: 'Quayside Shipping' }, valid_to: expect.any(String) },
    ]);
    expect(
      (await server.call(readInvoice, { params: { id: insured?.id ?? '' } }, { as })).body[
        'policy_number'
      ],
    ).toBe(coverages[0]?.policy_number);
    // Preceded by half a year of invoices, without gaps or duplicates in the numbers.
    const places = invoices
      .map(({ invoice_number }) => Number(invoice_number?.slice(-6)))
      .toSorted((a, b) => a - b);
    expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index));
    expect(places.at(-1)).toBeGreaterThan(400);
    const { body } = await server.call(readRevenueMetrics, {}, { as });
    expect(body).toMatchObject({ currency: 'USD', refunded_minor: expect.any(Number) });
    expect(Number(body['refunded_minor'])).toBeGreaterThan(0);
    const drawers = itemsOf<CashSession>(
      await server.call(listCashSessions, { query: {} }, { as }),
    );
    expect(drawers.filter(({ closed_at }) => closed_at === null)).toHaveLength(1);
    expect(drawers.filter(({ difference_reason }) => difference_reason !== null)).toHaveLength(1);
  });

  it('has forty stock items, some with alerts', async () => {
    const as = await member('technician');
    const items = itemsOf<StockItem>(
      await server.call(listStockItems, { query: { limit: '200' } }, { as }),
    );
    expect(items).toHaveLength(40);
    expect(items.filter(({ consumed }) => consumed > 0).length).toBeGreaterThan(35);
    const { counts } = (await server.call(listStockAlerts, {}, { as }))
      .body as unknown as StockAlerts;
    expect(Object.values(counts).every((count) => count > 0)).toBe(true);
  });

  it('has about forty patients, with orders and specimens in every status', async () => {
    const as = await member('technician');
    expect(
      itemsOf(await server.call(searchPatients, { query: { limit: '200' } }, { as })),
    ).toHaveLength(43);
    const orders = itemsOf<Order>(
      await server.call(listOrders, { query: { limit: '200' } }, { as }),
    );
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['placed', 'in_progress', 'completed', 'cancelled']),
    );
    const { counts } = (await server.call(countSamples, { query: {} }, { as })).body as {
      counts: Record<string, number>;
    };
    expect(
      Object.keys(counts)
        .filter((state) => counts[state] !== 0)
        .toSorted(),
    ).toEqual([
      'cancelled',
      'collected',
      'disposed',
      'expected',
      'in_testing',
      'received',
      'rejected',
      'stored',
    ]);
  });

  it('has corrected front desk errors: merged records, a cancelled duplicate order and a rescheduled appointment', async () => {
    const as = await member('lab_manager');
    const patients = itemsOf<Patient>(
      await server.call(searchPatients, { query: { limit: '200' } }, { as }),
    );
    const merges = (
      await Promise.all(
        patients.map(({ id }) => server.call(listMerges, { params: { id } }, { as })),
      )
    ).flatMap((answer) => itemsOf<PatientMerge>(answer));
    expect(merges).toEqual([
      expect.objectContaining({ reason: expect.stringContaining('identity card'), undone: null }),
    ]);
    const survivor = merges[0]?.survivor.id ?? '';
    const cancelled = itemsOf<Order>(
      await server.call(listOrders, { query: { limit: '200' } }, { as }),
    ).filter(({ status }) => status === 'cancelled');
    expect(cancelled).toEqual([
      expect.objectContaining({ patient: expect.objectContaining({ id: survivor }) }),
    ]);
    expect(cancelled[0]?.items.map(({ cancellation }) => cancellation?.code)).toEqual([
      'duplicate_order',
      'duplicate_order',
    ]);
    const appointments = await inFacility((tx) =>
      tx
        .selectFrom('appointment')
        .select(['status', 'rescheduled_from_id'])
        .orderBy('created_at')
        .execute(),
    );
    expect(
      appointments.map(({ status, rescheduled_from_id }) => [status, rescheduled_from_id !== null]),
    ).toEqual([
      ['cancelled', false],
      ['booked', true],
    ]);
    const parted = await server.call(
      unmergePatients,
      { params: { id: merges[0]?.id ?? '' }, body: { reason: 'To see that it goes back' } },
      { as },
    );
    expect(parted).toMatchObject({
      status: 200,
      body: {
        stayed: {
          appointments: 0,
          order_numbers: expect.not.arrayContaining([cancelled[0]?.order_number]),
        },
      },
    });
    expect(
      itemsOf(await server.call(searchPatients, { query: { limit: '200' } }, { as })),
    ).toHaveLength(44);
  });

  it('has an unidentified patient whose specimen was collected by wristband', async () => {
    const as = await member('technician');
    const [patient] = itemsOf<Patient>(
      await server.call(searchPatients, { query: { q: 'TMP' } }, { as }),
    );
    expect(patient).toMatchObject({
      mrn_temporary: true,
      full_name: `Unknown, ${patient?.mrn}`,
      birth_date_estimated: true,
    });
    const checks = await inFacility((tx) =>
      tx
        .selectFrom('sample')
        .select('identity_check')
        .where('patient_id', '=', idOf<PatientId>(patient?.id ?? ''))
        .execute(),
    );
    expect(checks.length).toBeGreaterThan(0);
    expect(
      checks.every(
        ({ identity_check }) => identity_check !== null && 'wristband' in identity_check,
      ),
    ).toBe(true);
  });

  it('has specimens in a fridge and a freezer, some past their retention date', async () => {
    const as = await member('technician');
    const { items: boxes } = (await server.call(listStorageBoxes, { query: {} }, { as })).body as {
      items: StorageBox[];
    };
    expect(boxes.map(({ name, occupied }) => [name, occupied > 2])).toEqual([
      ['Plasma −80 A', true],
      ['Serum 14', true],
    ]);
    const { items: due } = (await server.call(listDueForDisposal, { query: {} }, { as })).body as {
      items: Sample[];
    };
    expect(due.length).toBeGreaterThan(2);
    expect(due.length).toBeLessThan(boxes.reduce((sum, { occupied }) => sum + occupied, 0));
  });

  it('has half a year of history, mostly on weekdays, with figures matching the records', async () => {
    const of = {
      tenantId,
      window: { start: '2025-11-11T00:00:00.000Z', end: '2026-05-13T00:00:00.000Z' },
      zone: 'UTC',
    };
    const days = await inFacility((tx) => countByDay(tx, of));
    const recorded = await inFacility((tx) =>
      tx
        .selectFrom('order_item')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    const sum = (...weekdays: number[]) =>
      days
        .filter(({ date }) => weekdays.includes(new Date(date).getUTCDay()))
        .reduce((total, { count }) => total + count, 0);
    expect(sum(0, 1, 2, 3, 4, 5, 6)).toBe(recorded.count);
    expect(sum(1, 2, 3, 4, 5) / 5).toBeGreaterThan(sum(0, 6));
    // On some Sundays the only order is placed after midnight, so a day may have none.
    expect(days.filter(({ count }) => count === 0).length).toBeLessThan(4);
    const { on_time_rate } = await inFacility((tx) => turnaroundOf(tx, of, new Set()));
    expect(on_time_rate).toBeGreaterThan(85);
    expect(on_time_rate).toBeLessThan(100);
  });

  it('has results awaiting verification, entered by the technician, with critical values among them', async () => {
    const as = await member('lab_manager');
    const technician = await member('technician');
    const entered = itemsOf<Result>(
      await server.call(listResults, { query: { status: 'entered', limit: '200' } }, { as }),
    );
    expect(new Set(entered.map(({ entered_by }) => entered_by?.id))).toEqual(
      new Set([technician.id]),
    );
    expect(entered.filter(({ critical }) => critical).map(({ test }) => test.code)).toEqual(
      expect.arrayContaining(['K', 'HGB']),
    );
    const [first] = entered;
    const answer = await server.call(
      verifyResults,
      { body: { items: [{ id: first?.id ?? '', version: first?.version ?? 0 }] } },
      { as },
    );
    expect(answer.status).toBe(200);
  });

  it('has a potassium on delta hold', async () => {
    const held = itemsOf<Result>(
      await server.call(
        listResults,
        { query: { status: 'held', limit: '200' } },
        { as: await member('lab_manager') },
      ),
    );
    const potassium = held.find(
      ({ test, value_text }) => test.code === 'K' && value_text === '5.7',
    );
    expect(potassium?.checks).toContainEqual(
      expect.objectContaining({
        kind: 'delta',
        outcome: 'held',
        change: '1.5',
        previous: expect.objectContaining({ value_text: '4.2' }),
      }),
    );
  });

  it('has released results for the patient with an account', async () => {
    const as = await member('patient');
    const account = await inFacility((tx) =>
      tx
        .selectFrom('app_user')
        .select('patient_id')
        .where('id', '=', as.id)
        .executeTakeFirstOrThrow(),
    );
    const results = itemsOf<PatientResult>(
      await server.call(
        listPatientResults,
        { params: { id: account.patient_id ?? '' }, query: { limit: '50' } },
        { as },
      ),
    );
    expect(results.map(({ test_name, value_text }) => `${test_name} ${value_text ?? ''}`)).toEqual(
      expect.arrayContaining([
        'Hemoglobin A1c 5.4',
        'Glucose 104',
        'Serum protein electrophoresis, curve electrophoresis.pdf',
        `Blood film, microscopic review ${filmText}`,
      ]),
    );
    const curve = results.find(({ attachment }) => attachment !== null);
    const file = await server.call(downloadAttachment, { params: { id: curve?.id ?? '' } }, { as });
    expect([file.status, file.headers['content-type'], file.text.startsWith('%PDF-1.4')]).toEqual([
      200,
      'application/pdf',
      true,
    ]);
  });

  it('withholds one value from its patient, who sees an earlier one', async () => {
    const as = await member('patient');
    const { patient_id } = await inFacility((tx) =>
      tx
        .selectFrom('app_user')
        .select('patient_id')
        .where('id', '=', as.id)
        .executeTakeFirstOrThrow(),
    );
    const visible = itemsOf<PatientResult>(
      await server.call(
        listPatientResults,
        { params: { id: patient_id ?? '' }, query: { limit: '50' } },
        { as },
      ),
    );
    expect(
      visible
        .filter(({ test_name }) => test_name === 'C-reactive protein')
        .map(({ value_text }) => value_text),
    ).toEqual(['48']);
    const released = await inFacility((tx) =>
      tx
        .selectFrom('current_result')
        .innerJoin('test_parameter as t', 't.id', 'test_parameter_id')
        .select(['value_text', 'current_result.status', 'portal_from'])
        .where('patient_id', '=', patient_id)
        .where('t.code', '=', 'CRP')
        .orderBy('released_at')
        .execute(),
    );
    const now = server.clock.now().toISOString();
    expect(
      released.map(({ value_text, status, portal_from }) => [
        value_text,
        status,
        portal_from !== null && portal_from <= now,
      ]),
    ).toEqual([
      ['48', 'released', true],
      ['11', 'released', false],
    ]);
  });

  it('has a recorded consent and a test awaiting consent', async () => {
    const consents = await inFacility((tx) =>
      tx
        .selectFrom('order_item as i')
        .innerJoin('sample as s', 's.id', 'i.sample_id')
        .select(['i.status', 's.consent_confirmed'])
        .where('i.code', '=', 'HIVRDT')
        .orderBy('i.created_at')
        .execute(),
    );
    expect(consents).toEqual([
      { status: 'released', consent_confirmed: true },
      { status: 'ordered', consent_confirmed: null },
    ]);
  });

  it('has rejected specimens every month for several reasons, each recollected', async () => {
    const { rows } = await inFacility((tx) =>
      sql<{ month: string; code: string; replaced: string; waiting: string }>`
        select to_char(s.created_at, 'YYYY-MM') as month, s.rejection->>'code' as code,
          (select count(*) from order_item i join order_item n on n.recollect_of = i.id where i.sample_id = s.id and i.status = 'rejected' and n.status = 'released') as replaced,
          (select count(*) from order_item i where i.sample_id = s.id and i.status <> 'rejected') as waiting
        from sample s where s.status = 'rejected' and s.created_at < '2026-05-05'`.execute(tx),
    );
    const ofMonths = ['2025-12', '2026-01', '2026-02', '2026-03', '2026-04'].map(
      (month) => rows.filter((row) => row.month === month).length,
    );
    expect([Math.min(...ofMonths) > 0, Math.max(...ofMonths) < 12]).toEqual([true, true]);
    expect(new Set(rows.map(({ code }) => code)).size).toBeGreaterThan(2);
    expect(
      rows.filter(({ replaced, waiting }) => Number(replaced) === 0 || Number(waiting) > 0),
    ).toEqual([]);
  });

  it.each([
    ['for the current month', {}],
    ['for a past month', { start_date: '2026-04-01', end_date: '2026-04-30' }],
  ])('shows a rejection rate %s', async (_, query) => {
    const { body } = await server.call(
      readQualityMetrics,
      { query },
      { as: await member('lab_manager') },
    );
    const { samples_assessed, samples_rejected, rejection_rate_samples } =
      body as unknown as QualityMetrics;
    expect(samples_rejected).toBeGreaterThan(0);
    expect(rejection_rate_samples).toBeCloseTo((100 * samples_rejected) / samples_assessed, 0);
    expect(rejection_rate_samples).toBeLessThan(6);
  });

  it('has opening hours that contain its appointments', async () => {
    const settings = await inFacility((tx) =>
      tx
        .selectFrom('facility_profile')
        .select(['timezone', 'working_hours', 'holidays'])
        .executeTakeFirstOrThrow(),
    );
    expect(settings.holidays).toHaveLength(2);
    const booked = await inFacility((tx) =>
      tx
        .selectFrom('appointment')
        .select(['starts_at as start', 'ends_at as end'])
        .where('status', '=', 'booked')
        .execute(),
    );
    expect(booked).not.toEqual([]);
    expect(booked.filter(outsideHours(settings.timezone, settings))).toEqual([]);
  });

  it('satisfies its own rules', async () => {
    const own = await inFacility((tx) =>
      tx.selectFrom('result').select('id').whereRef('verified_by', '=', 'entered_by').execute(),
    );
    expect(own).toEqual([]);
    const early = await inFacility((tx) =>
      tx
        .selectFrom('sample')
        .select('id')
        .where('collected_at', '>', server.clock.now().toISOString())
        .execute(),
    );
    expect(early).toEqual([]);
    const later = await inFacility((tx) =>
      tx
        .selectFrom('sample_event')
        .select('id')
        .where('at', '>', server.clock.now().toISOString())
        .execute(),
    );
    expect(later).toEqual([]);
    const { body } = await server.call(verifyAuditChain, {}, { as: await member('lab_manager') });
    expect(body['intact']).toBe(true);
  });

  it('accepts most control runs', async () => {
    const { body } = await server.call(
      readQualityMetrics,
      { query: {} },
      { as: await member('lab_manager') },
    );
    expect(body['pass_rate']).toBeGreaterThan(95);
    expect(body['pass_rate']).toBeLessThan(100);
  });

  it('is created once and unchanged by a second start', async () => {
    const rows = () =>
      inFacility(async (tx) => {
        const { rows: counted } =
          await sql`select (select count(*) from patient) as p, (select count(*) from test_order) as o, (select count(*) from result) as r, (select max(seq) from audit_event) as a`.execute(
            tx,
          );
        return counted;
      });
    const before = await rows();
    expect(await seedDemo({ db: server.database.db, clock: server.clock })).toBe(false);
    expect(await rows()).toEqual(before);
  });
});
