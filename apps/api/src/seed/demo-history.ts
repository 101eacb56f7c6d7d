import type { PatientId } from '@alms/lis-domain/patients';
import type { PricedItem } from '@alms/lis-domain/billing';
import { dateIn, type CivilDate } from '@alms/lis-domain/calendar';
import type { IntervalContext, TestParameter } from '@alms/lis-domain/catalogue';
import type { User, UserId } from '@alms/lis-domain/identity';
import { orderNumber, planOrder, urgencyOf, type OrderId } from '@alms/lis-domain/orders';
import {
  checksOf,
  interpret,
  parseValue,
  type Check,
  type Instrument,
  type Interpretation,
  type PreviousValue,
  type ResultId,
  type InstrumentId,
} from '@alms/lis-domain/results';
import { accessionNumber, type SampleId } from '@alms/lis-domain/samples';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { newId } from '../platform/db/new-id.ts';
import type { AuditEntry } from '../platform/audit/audit-trail.ts';
import { shownAtRelease } from '../areas/results/result-versions.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { TenantTransaction } from '../platform/db/tenant-transaction.ts';
import type { PastOperation } from './demo-cast.ts';
import { seedPastBills, type PastOrder } from './demo-past-bills.ts';
import { coherentValues } from './coherent-values.ts';
import { believableValue } from './demo-values.ts';
import { pastVisits, type Visit } from './demo-visits.ts';
import { insertRows } from './insert-rows.ts';
import { aMishap, type Mishap } from './demo-mishaps.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

const day = 24 * 60 * 60_000;
/**
 * Specimens are stored some hours after their results are released and discarded five days later.
 */
const putAwayAfter = day / 6;
const retention = 5 * day;

/** Staff of the historical work. */
export interface PastStaff {
  doctor: User;
  receptionist: User;
  phlebotomist: User;
  technician: User;
  lab_manager: User;
}

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** Rows of the history, by table. */
interface Rows {
  test_order: Row<'test_order'>[];
  sample: Row<'sample'>[];
  sample_event: Row<'sample_event'>[];
  order_item: Row<'order_item'>[];
  result: Row<'result'>[];
}

interface Past {
  tenantId: TenantId;
  tests: readonly TestParameter[];
  staff: PastStaff;
  contexts: ReadonlyMap<string, Omit<IntervalContext, 'collected_on'>>;
  random: SeededRandom;
  /** Random source for specimen rejections. */
  mishaps: SeededRandom;
  /** A patient's typical value of each test. */
  usual: Map<string, string>;
  /** A patient's last value of each test. */
  last: Map<string, PreviousValue>;
  /** Instrument of the tests with autoverification rules. */
  analyser: Instrument | null;
  rows: Rows;
  operations: PastOperation[];
  /** Orders to invoice. */
  bills: PastOrder[];
  /** Counters of orders, specimens, tests and documents, by series and by day or month. */
  counts: Map<string, number>;
}

/**
 * Writes half a year of completed and paid work in bulk, equivalent to that of the services, with
 * the same rules of numbering, planning and interpretation. Checks are stored for analyser values
 * only, so that rule trials have data. Returns the audit entries.
 */
export async function seedDemoHistory(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    patientIds,
    tests,
    staff,
    random,
  }: Pick<Past, 'tests' | 'staff' | 'random'> & { patientIds: readonly PatientId[] },
  now: Date,
): Promise<PastOperation[]> {
  const patients = await tx
    .selectFrom('patient')
    .select(['id', 'sex_for_ranges', 'birth_date'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', patientIds)
    .execute();
  const analyser = await tx
    .selectFrom('instrument')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('name', '=', 'Analyser 2')
    .executeTakeFirst();
  const past: Past = {
    tenantId,
    tests,
    staff,
    random,
    mishaps: seededRandom(20_260_117),
    contexts: new Map(patients.map(({ id, ...context }) => [id, context])),
    usual: new Map(),
    last: new Map(),
    analyser: analyser ?? null,
    rows: { test_order: [], sample: [], sample_event: [], order_item: [], result: [] },
    operations: [],
    bills: [],
    counts: new Map(),
  };
  for (const visit of pastVisits(patientIds, now, random)) addVisit(past, visit);
  const { test_order, sample, sample_event, order_item, result } = past.rows;
  // Triggers join each statement's rows with existing ones before statistics exist, so nested loops
  // would be chosen wrongly.
  await sql`set local enable_nestloop = off`.execute(tx);
  await insertRows(tx, 'test_order', test_order);
  await insertRows(tx, 'sample', sample);
  await insertRows(tx, 'sample_event', sample_event);
  await insertRows(tx, 'order_item', order_item);
  await insertRows(tx, 'result', result);
  await sql`set local enable_nestloop = on`.execute(tx);
  const billed = await seedPastBills(tx, past.bills, {
    tenantId,
    desk: staff.receptionist,
    random,
    next: (series, period) => next(past, `${series} ${period}`),
  });
  await insertCounts(tx, past);
  return [...past.operations, ...billed];
}

/** Advances a series and returns its last number. */
function next({ counts }: Past, series: string, by = 1): number {
  const number = (counts.get(series) ?? 0) + by;
  counts.set(series, number);
  return number;
}

/**
 * Stores the counters, so that later numbers are unique and the monthly tests count against the
 * plan.
 */
async function insertCounts(tx: TenantTransaction, { tenantId, counts }: Past): Promise<void> {
  const series = [...counts].map(([key, value]) => {
    const [name = '', period = ''] = key.split(' ');
    return { tenant_id: tenantId, name, period, value };
  });
  await insertRows(
    tx,
    'counter',
    series.filter(({ name }) => name !== 'tests'),
  );
  const used = series
    .filter(({ name }) => name === 'tests')
    .map(({ tenant_id, period, value }) => ({
      tenant_id,
      name: 'tests' as const,
      period,
      used: value,
    }));
  await tx.insertInto('usage_counter').values(used).execute();
}

function addVisit(past: Past, visit: Visit): void {
  const { tenantId, tests, staff, rows } = past;
  const { patientId: patient_id, priority, ordered } = visit;
  const on = dateIn('UTC', ordered.toISOString());
  const plan = planOrder(
    visit.codes.flatMap((code) => tests.find((test) => test.code === code)?.id ?? []),
    tests,
  );
  next(past, `tests ${on.slice(0, 'YYYY-MM'.length)}`, plan.tests.length);
  const order = { id: newId<OrderId>(), order_number: orderNumber(on, next(past, `order ${on}`)) };
  rows.test_order.push({
    tenant_id: tenantId,
    ...order,
    patient_id,
    ordered_by: staff.doctor.full_name,
    priority,
    clinical_info: '',
    requested_at: ordered,
    version: 1,
    created_at: ordered,
    created_by: staff.receptionist.id,
    updated_at: ordered,
  });
  const specimens = plan.specimens.map(({ type, container, tests: measured }) => {
    const of = { order_id: order.id, on, type, container };
    const mishap = aMishap(past.mishaps, container);
    const again = mishap && recollected(visit, past.mishaps);
    return {
      measured,
      id: addSpecimen(past, visit, of, mishap),
      again: again && {
        visit: again,
        id: addSpecimen(past, again, { ...of, on: dateIn('UTC', again.ordered.toISOString()) }),
      },
    };
  });
  recordOperation(past, ordered, staff.receptionist, {
    action: 'create',
    category: 'order',
    entity_type: 'order',
    entity_id: order.id,
    entity_label: order.order_number,
    patient_id,
    after: {
      priority,
      ordered_by: staff.doctor.full_name,
      tests: plan.tests.map(({ test }) => test.code),
    },
  });
  const values = valuesOf(
    past,
    visit,
    plan.tests.map(({ test }) => test),
  );
  const items: PricedItem[] = [];
  for (const [position, { test, panel_code }] of plan.tests.entries()) {
    const { id: sample_id = '' as SampleId, again } =
      specimens.find(({ measured }) => measured.includes(test)) ?? {};
    const item = {
      id: uuidv7(),
      order_id: order.id,
      test_parameter_id: test.id,
      test_version: test.version,
      sample_id,
    };
    const row = {
      tenant_id: tenantId,
      ...item,
      position,
      panel_code,
      code: test.code,
      name: test.name,
      recollect_of: null as string | null,
      status: 'released' as Row<'order_item'>['status'],
      created_at: ordered,
      updated_at: visit.released,
    };
    const of = {
      value_text: values.get(test.code) ?? '',
      test,
      order_number: order.order_number,
      order_item_id: item.id,
      order_id: order.id,
      sample_id,
    };
    if (again) {
      const { id: sampleId, visit: later } = again;
      const replacing = { id: uuidv7(), sample_id: sampleId, recollect_of: item.id };
      rows.order_item.push(
        { ...row, status: 'rejected', updated_at: later.ordered },
        {
          ...row,
          ...replacing,
          position: plan.tests.length + position,
          created_at: later.ordered,
          updated_at: later.released,
        },
      );
      addCancelledResult(past, visit, of, later.ordered);
      addResult(past, later, { ...of, order_item_id: replacing.id, sample_id: sampleId });
    } else {
      rows.order_item.push(row);
      addResult(past, visit, of);
    }
    const panel = tests.find(({ code }) => code === panel_code);
    items.push({
      ...item,
      panel_code,
      code: test.code,
      name: test.name,
      price: test.price,
      panel: panel ? { id: panel.id, name: panel.name, price: panel.price } : null,
    });
  }
  past.bills.push({ ...order, patient_id, at: ordered, items });
}

/**
 * The recollection visit for the same tests: ordered on rejection of the first specimen, collected
 * when the patient returned.
 */
function recollected(visit: Visit, random: SeededRandom): Visit {
  const { collected, received, entered, released } = visit;
  const later = received.getTime() - collected.getTime() + random.between(20, 150) * 60_000;
  const [collectedAgain, receivedAgain, enteredAgain, releasedAgain] = [
    collected,
    received,
    entered,
    released,
  ].map((at) => new Date(at.getTime() + later)) as [Date, Date, Date, Date];
  return {
    ...visit,
    ordered: received,
    collected: collectedAgain,
    received: receivedAgain,
    entered: enteredAgain,
    released: releasedAgain,
  };
}

/** A specimen from order to discarding; one with a defect is rejected on arrival. */
function addSpecimen(
  past: Past,
  visit: Visit,
  { on, ...specimen }: { order_id: OrderId; on: CivilDate; type: string; container: string },
  mishap?: Mishap,
): SampleId {
  const { tenantId, staff, rows } = past;
  const { patientId: patient_id, priority, ordered, collected, received, released } = visit;
  const sample = {
    id: newId<SampleId>(),
    accession_number: accessionNumber(on, next(past, `accession ${on}`)),
  };
  const stored = new Date(released.getTime() + putAwayAfter);
  const disposed = new Date(stored.getTime() + retention);
  const taken = [
    ['expected', ordered, staff.receptionist],
    ['collected', collected, staff.phlebotomist],
  ] as const;
  const moves = mishap
    ? ([...taken, ['rejected', received, staff.technician]] as const)
    : ([
        ...taken,
        ['received', received, staff.technician],
        ['stored', stored, staff.technician],
        ['disposed', disposed, staff.technician],
      ] as const);
  const technician = staff.technician.full_name;
  rows.sample.push({
    tenant_id: tenantId,
    ...sample,
    ...specimen,
    patient_id,
    priority,
    status: mishap ? 'rejected' : 'disposed',
    identity_check: { name: true, birth_date: true },
    collected_at: collected,
    collected_by: staff.phlebotomist.full_name,
    received_at: mishap ? null : received,
    received_by: mishap ? null : technician,
    condition: null,
    rejection: mishap ? { ...mishap, at: received.toISOString(), by: technician } : null,
    stored_at: mishap ? null : stored,
    disposed_at: mishap ? null : disposed,
    disposed_by: mishap ? null : technician,
    version: moves.length + (mishap ? 0 : 1),
    created_at: ordered,
    updated_at: mishap ? received : disposed,
  });
  const noteOf = (type: (typeof moves)[number][0]) =>
    type === 'stored' ? 'Rack of the day' : type === 'rejected' ? (mishap?.note ?? '') : '';
  rows.sample_event.push(
    ...moves.map(([type, at, { id: by_id, full_name: by_name }]) => ({
      tenant_id: tenantId,
      id: uuidv7(),
      sample_id: sample.id,
      at,
      type,
      by_id,
      by_name,
      code: type === 'rejected' ? (mishap?.code ?? null) : null,
      note: noteOf(type),
    })),
  );
  for (const [type, at, user] of moves.slice(1)) {
    const about = {
      category: 'sample',
      entity_type: 'sample',
      entity_id: sample.id,
      entity_label: sample.accession_number,
      patient_id,
      after: { status: type },
    } as const;
    recordOperation(
      past,
      at,
      user,
      type === 'rejected' && mishap
        ? { ...about, action: 'reject', reason: `${mishap.code}: ${mishap.note}` }
        : { ...about, action: 'update' },
    );
  }
  return sample.id;
}

interface OfResult {
  value_text: string;
  test: TestParameter;
  order_number: string;
  order_item_id: string;
  order_id: OrderId;
  sample_id: SampleId;
}

/** A pending result. */
function pendingResult(
  { tenantId, staff }: Past,
  { patientId: patient_id, priority, ordered, received }: Visit,
  { test, order_item_id, order_id, sample_id }: OfResult,
) {
  const minutes =
    test.tat?.[
      priority === 'stat' ? 'stat_min' : priority === 'routine' ? 'routine_min' : 'urgent_min'
    ];
  return {
    tenant_id: tenantId,
    id: newId<ResultId>(),
    version: 1,
    is_current: false,
    order_item_id,
    order_id,
    sample_id,
    patient_id,
    test_parameter_id: test.id,
    test_version: test.version,
    urgency: urgencyOf(priority),
    department: test.department,
    due_at:
      minutes === undefined || minutes === null
        ? null
        : new Date(received.getTime() + minutes * 60_000),
    status: 'pending' as Row<'result'>['status'],
    value_text: null as string | null,
    value_num: null as string | null,
    comparator: null as Interpretation['comparator'],
    unit: test.unit,
    unit_display: test.unit_display,
    flag: null as Interpretation['flag'],
    flag_reason: null as Interpretation['flag_reason'] | null,
    critical: false,
    range: null as Interpretation['range'],
    comment: '',
    checks: null as Check[] | null,
    source: null as 'instrument' | null,
    instrument_id: null as InstrumentId | null,
    instrument_name: null as string | null,
    entered_by: null as UserId | null,
    entered_by_name: null as string | null,
    entered_at: null as Date | null,
    verified_by: null as UserId | null,
    verified_by_name: null as string | null,
    verified_at: null as Date | null,
    released_at: null as Date | null,
    portal_from: null as string | null,
    portal_notified_at: null as Date | null,
    first_created_at: ordered,
    created_at: ordered,
    created_by: staff.receptionist.id,
  };
}

/** A cancelled result of a rejected specimen. */
function addCancelledResult(past: Past, visit: Visit, of: OfResult, at: Date): void {
  const pending = { ...pendingResult(past, visit, of), due_at: null };
  past.rows.result.push(pending, {
    ...pending,
    version: 2,
    is_current: true,
    status: 'cancelled',
    created_at: at,
    created_by: past.staff.technician.id,
  });
}

/** The pending, entered and released versions of a result. */
function addResult(past: Past, visit: Visit, of: OfResult): void {
  const { staff, rows } = past;
  const { test, order_number, value_text } = of;
  const { patientId: patient_id, entered, released } = visit;
  const pending = pendingResult(past, visit, of);
  const { id } = pending;
  const context = contextOf(past, visit);
  const meaning = interpret(value_text, test, context);
  const { flag, flag_reason, critical, range, comparator } = meaning;
  const value = parseValue(value_text);
  const written = {
    ...pending,
    version: 2,
    status: 'entered' as const,
    value_text,
    value_num: value.kind === 'number' && test.result_type === 'numeric' ? value.number : null,
    comparator,
    flag,
    flag_reason,
    critical,
    range,
    ...measuredBy(past, visit, { id, test, value_text, context, meaning }),
    entered_by: staff.technician.id,
    entered_by_name: staff.technician.full_name,
    entered_at: entered,
    created_at: entered,
    created_by: staff.technician.id,
  };
  const verified = {
    ...written,
    version: 3,
    is_current: true,
    status: 'released' as const,
    verified_by: staff.lab_manager.id,
    verified_by_name: staff.lab_manager.full_name,
    verified_at: released,
    released_at: released,
    ...shownAtRelease(test, released),
    created_at: released,
    created_by: staff.lab_manager.id,
  };
  rows.result.push(pending, written, verified);
  const about = {
    category: 'result',
    entity_type: 'result',
    entity_id: id,
    entity_label: `${order_number} ${test.code}`,
    patient_id,
  } as const;
  recordOperation(past, entered, staff.technician, {
    ...about,
    action: 'update',
    before: { status: 'pending', value_text: null, flag: null },
    after: { status: 'entered', value_text, flag },
  });
  recordOperation(past, released, staff.lab_manager, {
    ...about,
    action: 'verify',
    before: { status: 'entered' },
    after: { status: 'released', value_text, flag },
  });
}

/** Instrument and checks of a value; none for manual entry. */
function measuredBy(
  { analyser, last }: Past,
  { patientId, collected }: Visit,
  {
    id,
    test,
    value_text,
    context,
    meaning,
  }: {
    id: ResultId;
    test: TestParameter;
    value_text: string;
    context: IntervalContext;
    meaning: Interpretation;
  },
) {
  if (test.autoverify === null || analyser === null) return {};
  const key = `${patientId} ${test.id}`;
  const collected_at = collected.toISOString();
  const before = last.get(key);
  last.set(key, { result_id: id, value_text, collected_at });
  const previous = before && before.collected_at < collected_at ? before : null;
  return {
    checks: checksOf(
      test,
      {
        value_text,
        collected_at,
        context,
        previous,
        qc: 'passed',
        specimen_condition: null,
        measured: null,
      },
      meaning,
    ),
    source: 'instrument' as const,
    instrument_id: analyser.id,
    instrument_name: analyser.name,
  };
}

function recordOperation({ operations }: Past, at: Date, user: User, entry: AuditEntry): void {
  operations.push({ at, user, entry });
}

function contextOf({ contexts }: Past, { patientId, collected }: Visit): IntervalContext {
  const patient = contexts.get(patientId);
  if (!patient) throw new Error('@alms/api: a patient of the demo facility was not found.');
  return { ...patient, collected_on: dateIn('UTC', collected.toISOString()) };
}

/** The values of a visit by test code. */
function valuesOf(past: Past, visit: Visit, tests: readonly TestParameter[]): Map<string, string> {
  const context = contextOf(past, visit);
  return coherentValues(
    new Map(tests.map((test) => [test.code, valueOf(past, visit.patientId, test, context)])),
    new Map(tests.map((test) => [test.code, test])),
    context,
  );
}

/**
 * The patient's typical value with a few percent variation, so that consecutive visits are
 * consistent.
 */
function valueOf(
  { usual, random }: Past,
  patientId: PatientId,
  test: TestParameter,
  context: IntervalContext,
): string {
  const key = `${patientId} ${test.id}`;
  const known = usual.get(key);
  const value = known ?? believableValue(test, context, random);
  if (known === undefined) usual.set(key, value);
  return test.result_type === 'numeric'
    ? (Number(value) * (0.97 + 0.06 * random.next())).toFixed(test.decimals)
    : value;
}
