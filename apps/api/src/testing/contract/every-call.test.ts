import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  defaultGrants,
  mayCall,
  permissions,
  roles,
  type Actor,
  type Permission,
} from '@alms/lis-domain/access';
import { bookAppointment } from '@alms/lis-domain/appointments';
import {
  createInvoice,
  createPayer,
  createPriceList,
  issueInvoice,
  openCashSession,
  takePayment,
} from '@alms/lis-domain/billing';
import { definitionOf, type TestParameterId } from '@alms/lis-domain/catalogue';
import { createCodedComment } from '@alms/lis-domain/catalogue/coded-comments';
import { createConsistencyRule } from '@alms/lis-domain/catalogue/consistency';
import { contract } from '@alms/lis-domain/contract';
import { aHospitalSettings, aTestParameter, fixtureId } from '@alms/lis-domain/fixtures';
import { answersEvents, answersFile, type Endpoint } from '@alms/lis-domain/http';
import {
  addControlLot,
  createControlledTest,
  createControlMaterial,
  addEqaLimit,
  createEqaRound,
  createLotComparison,
  defaultRules,
  putLotIntoUse,
  recordCalibration,
  recordControlRun,
  setControlTarget,
  addCorrectiveAction,
  type ControlledTest,
  type ControlMaterial,
  type Calibration,
  type ControlRun,
  type LotUse,
} from '@alms/lis-domain/quality-control';
import { stageImportFile } from '@alms/lis-domain/interfaces/result-import';
import {
  amendResult,
  enterResults,
  listCriticalCalls,
  verifyResults,
  type CriticalCall,
  type Result,
} from '@alms/lis-domain/results';
import { authorizeStaff, type Competence } from '@alms/lis-domain/identity/competence';
import type { AccountStatus } from '@alms/lis-domain/identity/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSupplierOrder,
  startStockCount,
  type ProductLotId,
} from '@alms/lis-domain/inventory';
import { permittedAnalysers, anAnalyserConnection } from '../analyser-connections.ts';
import { anApiToken } from '../api-token.ts';
import { refusedMessage } from '../refused-message.ts';
import { json } from '../../platform/db/json.ts';
import { headOfStream, listenOnAnyPort } from '../event-stream.ts';
import { openLaboratory, type Laboratory } from '../laboratory.ts';
import { plausibleInput, type Parts } from '../plausible-input.ts';
import { openTestStock, reagent } from '../test-stock.ts';
import { aStorageBox, plainBox } from '../storage-box.ts';
import {
  mainHost,
  openTestServer,
  type Answer,
  type CallOptions,
  type Person,
  type TestFacility,
  type TestServer,
} from '../test-server.ts';
import { resultsOfOrder } from '../answers.ts';

/*
 * Sends every endpoint of the contract a request as every kind of user: it is rejected exactly when
 * the policy rejects it. Endpoints, roles and permissions come from the contract and the policy, so
 * new ones are tested automatically.
 */

/** Outcome of a request: it reaches its handler or is rejected before. */
type Verdict = 'allowed' | (string & {});

interface Caller {
  options: CallOptions;
  /** Outcome according to the policy. */
  expected: (call: Endpoint) => Verdict;
}

let server: TestServer;
/** Port for event stream clients. */
let port: number;
let lab: Laboratory;
let elsewhere: TestFacility;
let callers: Record<string, Caller>;
/** User whose permissions are reset for each request. */
let permitted: Person;
/** The patient the records belong to. */
let owner: PatientId;
/** A record for each path with an id. */
let records: Record<string, string>;

beforeAll(async () => {
  // A call that needs a second connection during its transaction would never end.
  server = await openTestServer({
    connections: 1,
    analysers: permittedAnalysers,
  });
  port = await listenOnAnyPort(server.app);
  lab = await openLaboratory(server, 'walk');
  elsewhere = await server.facility('elsewhere');
  owner = await lab.patient();
  permitted = await lab.person('data_entry');
  records = await someRecords();
  callers = await everyCaller(owner);
});
afterAll(() => server.close());

async function someRecords(): Promise<Record<string, string>> {
  const { order, samples } = await lab.arrived(['NA', 'K'], { patientId: owner });
  const as = await lab.staff('technician');
  const results = await resultsOfOrder(server, order.id, as);
  // Patients see the normal result; the critical one opens a notification and waits for it.
  const values: Readonly<Record<string, string>> = { NA: '140', K: '6.8' };
  const entered = await server.call(
    enterResults,
    {
      body: {
        items: results.map(({ id, version, test }) => ({
          id,
          version,
          value_text: values[test.code] ?? '',
        })),
      },
    },
    { as },
  );
  const items = (entered.body['items'] as Result[]).map(({ id, version }) => ({ id, version }));
  const manager = await lab.staff('lab_manager');
  const verified = await server.call(verifyResults, { body: { items } }, { as: manager });
  const result = (verified.body['items'] as Result[]).find(({ critical }) => !critical);
  if (!samples[0] || !result) throw new Error('The order of this test has no sample or no result.');
  const { amendment } = (
    await server.call(
      amendResult,
      {
        params: { id: result.id },
        version: result.version,
        body: {
          value_text: '141',
          comment: '',
          code: 'clerical',
          reason: 'Read from another line',
        },
      },
      { as: manager },
    )
  ).body as unknown as Result;
  if (!amendment) throw new Error('No amendment was proposed.');
  const appointment = await anAppointment();
  const { payer, priceList, invoice, payment, drawer } = await someMoney();
  const [call] = (await server.call(listCriticalCalls, {}, { as })).body['items'] as CriticalCall[];
  if (!call) throw new Error('No critical result awaits notification.');
  return {
    '/laboratory/test-parameters/{id}': lab.testId('NA'),
    '/laboratory/consistency-rules/{id}': await aConsistencyRule(as),
    '/laboratory/coded-comments/{id}': await aCodedComment(as),
    '/patients/{id}': owner,
    '/appointments/{id}': appointment,
    '/test-orders/{id}': order.id,
    '/samples/{id}': samples[0].id,
    '/storage-boxes/{id}': (await aStorageBox(server, as)).id,
    '/test-results/{id}': result.id,
    '/amendments/{id}': amendment.id,
    '/critical-calls/{id}': call.id,
    '/api-tokens/{id}': (
      await anApiToken(lab, await lab.person('admin'), ['patient.read'], server.clock.now())
    ).id,
    '/outgoing-messages/{id}': await aMessage(order.id, result),
    '/incoming-messages/{id}': await refusedMessage(
      lab,
      await lab.person('admin'),
      server.clock.now(),
    ),
    '/analyser-connections/{id}': (await anAnalyserConnection(server, await lab.person('admin')))
      .id,
    '/result-imports/{id}': await anImport(),
    '/billing/invoices/{id}': invoice,
    '/billing/payments/{id}': payment,
    '/billing/cash-sessions/{id}': drawer,
    '/billing/payers/{id}': payer,
    '/billing/price-lists/{id}': priceList,
    ...(await controlRecords()),
    '/staff/{id}': (await lab.person('nurse')).id,
    '/competence/{id}': (await lab.person('technician')).id,
    '/authorizations/{id}': await anAuthorization(),
    '/analytics/views/{id}': '00000000-0000-7000-8000-000000000000',
    ...(await stockRecords()),
  };
}

async function anAuthorization(): Promise<string> {
  const { body } = await server.call(
    authorizeStaff,
    {
      params: { id: (await lab.person('technician')).id },
      body: {
        departments: ['chemistry'],
        tasks: ['enter'],
        assessed_on: '2026-05-01',
        assessed_by: 'Ines Qualifier',
        valid_until: '2027-04-30',
      },
    },
    { as: await lab.staff('lab_manager') },
  );
  const [authorization] = body['authorizations'] as Competence['authorizations'];
  if (!authorization) throw new Error('Nothing was authorized.');
  return authorization.id;
}

const sodiumRule = {
  code: 'NA-ALONE',
  name: 'Positive sodium',
  inputs: [{ alias: 'na', code: 'NA', unit: 'mmol/L' }],
  condition: 'na > 0',
  action: 'warn' as const,
  message: '',
  source: '',
  active: false,
};

async function aConsistencyRule(as: Person): Promise<string> {
  const { body } = await server.call(createConsistencyRule, { body: sodiumRule }, { as });
  return String(body['id']);
}

const sodiumComment = {
  code: 'NA-COMMENT',
  texts: { en: 'Sodium was repeated.' },
  department: null,
  rules: [],
  active: false,
};

async function aCodedComment(as: Person): Promise<string> {
  const { body } = await server.call(createCodedComment, { body: sodiumComment }, { as });
  return String(body['id']);
}

/** A result message queued for another system. */
async function aMessage(
  order_id: OrderId,
  { id, version }: Pick<Result, 'id' | 'version'>,
): Promise<string> {
  const at = server.clock.now();
  const row = await lab.transaction((tx) =>
    tx
      .insertInto('hl7_outbound')
      .values({ order_id, results: json([{ id, version }]), created_at: at, due_at: at })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

async function stockRecords(): Promise<Record<string, string>> {
  const as = await lab.staff('technician');
  const stock = openTestStock(server, as);
  const item = await stock.stocked({ A: 4 });
  const count = await server.call(startStockCount, { body: { storage: null, type: null } }, { as });
  const order = await server.call(
    createSupplierOrder,
    {
      body: { supplier: 'Harbour Supplies', note: '', lines: [{ item_id: item.id, quantity: 4 }] },
    },
    { as },
  );
  return {
    '/inventory/items/{id}': item.id,
    '/inventory/lots/{id}': (await stock.lot(item, 'A')).id,
    '/inventory/counts/{id}': String(count.body['id']),
    '/inventory/supplier-orders/{id}': String(order.body['id']),
  };
}

/** An issued invoice with a cash payment, its drawer, and an insurer with a price list. */
async function someMoney(): Promise<
  Record<'payer' | 'priceList' | 'invoice' | 'payment' | 'drawer', string>
> {
  await lab.price({ GLU: 1200 });
  const as = await lab.staff('admin');
  const made = async (answer: Promise<Answer>) =>
    (await answer).body as { id: string; version: number; payments: { id: string }[] };
  const payer = await made(
    server.call(
      createPayer,
      { body: { name: 'Harbour Mutual', kind: 'insurance', address: '', active: true } },
      { as },
    ),
  );
  const priceList = await made(
    server.call(
      createPriceList,
      {
        body: {
          payer_id: payer.id,
          name: 'Agreement',
          valid_from: '2026-01-01',
          valid_to: null,
          copy: null,
        },
      },
      { as },
    ),
  );
  const drawer = await made(server.call(openCashSession, { body: { float_minor: 0 } }, { as }));
  const { order_number } = await lab.order(['GLU'], { patientId: owner });
  const draft = await made(server.call(createInvoice, { body: { order_number } }, { as }));
  await server.call(issueInvoice, { params: { id: draft.id }, version: draft.version }, { as });
  const paid = await made(
    server.call(
      takePayment,
      { params: { id: draft.id }, body: { amount_minor: 100, method: 'cash', reference: '' } },
      { as },
    ),
  );
  return {
    payer: payer.id,
    priceList: priceList.id,
    invoice: draft.id,
    payment: paid.payments[0]?.id ?? '',
    drawer: drawer.id,
  };
}

/** A rejected control run of sodium with a corrective action. */
async function controlRecords(): Promise<Record<string, string>> {
  const as = await lab.staff('technician');
  const made = async <T>(answer: Promise<Answer>) => (await answer).body as T;
  const material = {
    name: 'Walk control',
    manufacturer: '',
    test_parameter_ids: [lab.testId('NA')],
    levels: [{ level: 1, label: '' }],
  };
  const { id: materialId } = await made<ControlMaterial>(
    server.call(createControlMaterial, { body: material }, { as }),
  );
  const lot = {
    level: 1,
    lot_number: 'W1',
    expiry_date: '2027-01-01',
    opened_on: null,
    open_stability_days: null,
  };
  const lotId =
    (
      await made<ControlMaterial>(
        server.call(addControlLot, { params: { id: materialId }, body: lot }, { as }),
      )
    ).lots[0]?.id ?? '';
  const watched = {
    test_parameter_id: lab.testId('NA'),
    instrument_name: 'Analyser 1',
    rules: defaultRules(1),
    max_age_hours: null,
    allowable_error: null,
  };
  const { id, instrument } = await made<ControlledTest>(
    server.call(createControlledTest, { body: watched }, { as }),
  );
  const params = { id };
  await server.call(
    setControlTarget,
    { params, body: { source: 'manufacturer', lot_id: lotId, mean: '140', sd: '1' } },
    { as },
  );
  const run = await made<ControlRun>(
    server.call(
      recordControlRun,
      {
        params,
        body: { results: [{ lot_id: lotId, value: '150' }], reagent_lot: '', comment: '' },
      },
      { as },
    ),
  );
  const { actions } = await made<ControlRun>(
    server.call(
      addCorrectiveAction,
      { params: { id: run.id }, body: { type: 'other', text: 'Looked into', state: 'pending' } },
      { as },
    ),
  );
  const round = await made<{ id: string }>(
    server.call(createEqaRound, { body: eqaRound([lab.testId('NA')]) }, { as }),
  );
  const limit = await made<{ id: string }>(
    server.call(addEqaLimit, { body: eqaLimit(lab.testId('NA')) }, { as }),
  );
  const loaded = await made<LotUse>(
    server.call(
      putLotIntoUse,
      { params: { id: instrument.id }, body: reagentLot([lab.testId('NA')]) },
      { as },
    ),
  );
  const comparison = await made<{ id: string }>(
    server.call(
      createLotComparison,
      {
        params: { id: instrument.id },
        body: comparedLots(lab.testId('NA'), loaded.lot.id),
      },
      { as },
    ),
  );
  const calibration = await made<Calibration>(
    server.call(
      recordCalibration,
      { params: { id: instrument.id }, body: calibrated([lab.testId('NA')]) },
      { as },
    ),
  );
  return {
    '/quality-control/lot-uses/{id}': loaded.id,
    '/quality-control/calibrations/{id}': calibration.id,
    '/quality-control/lot-comparisons/{id}': comparison.id,
    '/quality-control/product-lots/{id}': loaded.lot.id,
    '/quality-control/eqa-rounds/{id}': round.id,
    '/quality-control/eqa-limits/{id}': limit.id,
    '/quality-control/tests/{id}': params.id,
    '/quality-control/instruments/{id}': instrument.id,
    '/quality-control/runs/{id}': run.id,
    '/quality-control/corrective-actions/{id}': actions[0]?.id ?? '',
    '/quality-control/materials/{id}': materialId,
    '/quality-control/lots/{id}': lotId,
  };
}

const reagentLot = (test_parameter_ids: TestParameterId[]) => ({
  kind: 'reagent' as const,
  lot: { name: 'Walk reagent', lot_number: 'W1', expiry_date: null },
  test_parameter_ids,
});

const comparedLots = (test_parameter_id: TestParameterId, current_lot_id: ProductLotId) => ({
  test_parameter_id,
  lot: { name: 'Walk reagent', lot_number: 'W2', expiry_date: null },
  current_lot_id,
  absolute: '1',
  percent: null,
  pairs: [],
});

const calibrated = (test_parameter_ids: TestParameterId[]) => ({
  test_parameter_ids,
  calibrator_lot_id: null,
  outcome: 'accepted' as const,
  interval_days: null,
});

const eqaLimit = (test_parameter_id: string) => ({
  test_parameter_id,
  valid_from: '2025-01-01',
  absolute: '4',
  percent: null,
  source: 'Walk limit',
});

const eqaRound = (test_parameter_ids: string[]) => ({
  scheme: 'Walk scheme',
  round: '2026-01',
  closes_at: '2026-06-01T12:00:00Z',
  samples: [{ code: 'A', test_parameter_ids }],
});

/** An instrument file with one unmapped row. */
const importFile = {
  file_name: 'walk.csv',
  content: Buffer.from('Sample,Test,Result\nWALK-1,K,4.2\n').toString('base64'),
};
const importReading = {
  columns: {
    shape: 'long' as const,
    accession: 'Sample',
    code: 'Test',
    value: 'Result',
    unit: null,
    flag: null,
    patient: null,
    kind: null,
  },
  decimal_mark: '.',
} as const;

async function anImport(): Promise<string> {
  const { body } = await server.call(
    stageImportFile,
    { body: { ...importFile, instrument_name: 'Analyser 1', reading: importReading } },
    { as: await lab.staff('technician') },
  );
  return String(body['id']);
}

async function anAppointment(): Promise<string> {
  const { body } = await server.call(
    bookAppointment,
    {
      params: { id: owner },
      body: { type: 'sample_collection', start: '2026-05-14T09:00:00Z', reason: '' },
    },
    { as: await lab.staff('receptionist') },
  );
  return String(body['id']);
}

async function everyCaller(ownPatient: PatientId): Promise<Record<string, Caller>> {
  const made: Record<string, Caller> = {
    anonymous: { options: { host: lab.host }, expected: () => 'unauthenticated' },
    'an admin of another facility': {
      options: { as: await elsewhere.person('admin'), host: lab.host },
      // The main site belongs to no facility.
      expected: ({ site }) => (site === 'main' ? 'allowed' : 'tenant_mismatch'),
    },
  };
  for (const role of roles.filter((each) => each !== 'patient')) {
    const as = await lab.person(role);
    made[role] = {
      options: { as },
      expected: byPolicy({ role, preferences: { permissions: await permissionsOf(as) } }),
    };
  }
  for (const [name, patientId] of [
    ['patient', ownPatient],
    ['another patient', await lab.patient()],
  ] as const) {
    made[name] = {
      options: { as: await lab.person('patient', { patientId }) },
      expected: byPolicy({ role: 'patient', patient_id: patientId }),
    };
  }
  for (const status of ['invited', 'pending', 'declined', 'disabled'] satisfies AccountStatus[]) {
    const as = await lab.person('admin');
    await lab.transaction((tx) =>
      tx
        .updateTable('app_user')
        .set({ status })
        .where('tenant_id', '=', lab.tenantId)
        .where('id', '=', as.id)
        .execute(),
    );
    made[`an admin who is ${status}`] = { options: { as }, expected: () => 'unauthenticated' };
  }
  return made;
}

const byPolicy =
  (actor: Actor) =>
  (call: Endpoint): Verdict => {
    const permit = mayCall(actor, call.access, { patientId: owner });
    return permit.allowed ? 'allowed' : permit.problem;
  };

const permissionsOf = ({ id }: Person) =>
  lab.transaction(async (tx) =>
    (
      await tx
        .selectFrom('user_permission')
        .select('permission')
        .where('user_id', '=', id)
        .execute()
    ).map(({ permission }) => permission),
  );

/** An account with exactly these permissions. */
async function holding(list: readonly Permission[]): Promise<CallOptions> {
  const { id, tenantId } = permitted;
  await lab.transaction(async (tx) => {
    await tx
      .deleteFrom('user_permission')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', id)
      .execute();
    if (list.length > 0)
      await tx
        .insertInto('user_permission')
        .values(list.map((permission) => ({ tenant_id: tenantId, user_id: id, permission })))
        .execute();
  });
  return { as: permitted };
}

const { subdomain: _, version: __, ...settings } = aHospitalSettings('northside');
const sodium = definitionOf(aTestParameter('NA'));
const notice = { type: 'system', title: 'Stock count', message: 'At noon.' };

/** An id without a record. */
const NO_RECORD = '0193a9f4-1111-7222-8333-444455556666';

/**
 * Input that cannot be derived from a schema and needs no further permission: only an admin creates
 * admins or notifies all users.
 */
const analyser = {
  name: 'Analyser',
  instrument_id: NO_RECORD,
  profile: 'roche-cobas-c311-e411',
  transport: 'tcp_server',
  port: 5_600,
  peer: '10.0.0.5',
};

const given: Record<string, Parts> = {
  'staff.invite': { body: { email: 'new@walk.example', full_name: 'Nell Newcome', role: 'nurse' } },
  'staff.approve': { body: { role: 'nurse' } },
  'staff.change-access': { body: { role: 'nurse', permissions: [] } },
  'competence.authorize': {
    body: {
      departments: ['chemistry'],
      tasks: ['enter'],
      assessed_on: '2026-05-01',
      assessed_by: 'Ines Qualifier',
      valid_until: '2027-04-30',
    },
  },
  'onboarding.progress': {
    body: { step: 'test_catalog', status: 'completed', data: { starter_pack: 'none' } },
  },
  'facility.update-settings': { body: settings },
  'facility.upload-logo': { body: { picture: 'iVBORw0KGgo=' } },
  'facility.logo': { params: { hash: '0'.repeat(64) } },
  'facility.update-laboratory-settings': {
    body: {
      self_verification: false,
      verification_levels: 1,
      autoverification_enabled: false,
      critical_within_minutes: 30,
      appointments_at_once: 4,
      storage_retention_days: 7,
      mrn_pattern: { prefix: '', year: 'none', restarts: false, digits: 7 },
      critical_escalation: { ward_minutes: 0, on_call_minutes: 10, repeated: null, rules: [] },
    },
  },
  'storage.create-box': { body: { ...plainBox, name: 'Another' } },
  'storage.update-box': { body: plainBox },
  'catalogue.create': { body: { ...sodium, code: 'WALK' } },
  'catalogue.update': { body: sodium },
  'catalogue.preview-import': { body: { file: Buffer.from('code\r\nNA\r\n').toString('base64') } },
  'catalogue.import': {
    body: {
      file: Buffer.from('code\r\nNA\r\n').toString('base64'),
      file_name: 'walk.csv',
      digest: '0'.repeat(64),
      take: 'all',
    },
  },
  'starter-packs.add': { body: { packs: ['basic'] } },
  'consistency-rules.create': { body: { ...sodiumRule, code: 'NA-AGAIN' } },
  'consistency-rules.update': { body: sodiumRule },
  'coded-comments.create': { body: { ...sodiumComment, code: 'NA-AGAIN' } },
  'coded-comments.update': { body: sodiumComment },
  'coded-comments.import': {
    body: { file: Buffer.from('code,text_en\r\nWALK,Text\r\n').toString('base64') },
  },
  'results.set-coded-comments': { body: { comment_ids: [] } },
  'results.try-consistency': { body: { rule: sodiumRule } },
  'patients.register': {
    body: {
      family_name: 'Walker',
      given_name: 'Wanda',
      gender: 'female',
      sex_for_ranges: 'female',
      birth_date: '1957-11-03',
      phone: '',
      email: '',
    },
  },
  'patients.register-unidentified': {
    body: { gender: 'unknown', sex_for_ranges: 'unknown', birth_date: '1985' },
  },
  'patients.establish-identity': {
    body: {
      family_name: 'Walker',
      given_name: 'Known',
      gender: 'female',
      sex_for_ranges: 'female',
      birth_date: '1957-11-03',
      phone: '',
      email: '',
      reason: 'Passport seen',
    },
  },
  'patients.record-consent': { body: { kind: 'research', granted: true } },
  'patients.correct': {
    body: {
      family_name: 'Walker',
      given_name: 'Corrected',
      gender: 'female',
      sex_for_ranges: 'female',
      birth_date: '1957-11-03',
      phone: '',
      email: '',
      reason: 'Misheard',
    },
  },
  // Prevents deactivation of the account used for the requests.
  'patients.close-account': { params: { id: NO_RECORD } },
  'appointments.book': {
    body: { type: 'sample_collection', start: '2026-05-13T09:00:00Z', reason: '' },
  },
  'appointments.list': { query: { date: '2026-05-13' } },
  'inventory.create-item': { body: { ...reagent, code: 'WALK' } },
  'inventory.update-item': { body: reagent },
  'inventory.receive': {
    body: {
      supplier_order_id: null,
      reference: '',
      lines: [
        {
          item_id: '0193a9f4-1111-7222-8333-444455556666',
          lot_number: 'W',
          expiry_date: null,
          quantity: 1,
          location: '',
        },
      ],
    },
  },
  'inventory.transfer': { body: { laboratory_id: NO_RECORD, quantity: 1 } },
  'inventory.consume': {
    body: { quantity: 1, lot_id: null, reason: null, type: 'consumption', reference: '' },
  },
  'billing.update': {
    body: {
      payer_id: null,
      due_date: null,
      lines: [{ id: fixtureId('invoice-line', 1), discount_minor: 0, status: 'active' }],
    },
  },
  'orders.replace-conditions': { body: { conditions: [] } },
  'orders.change-ward': { body: { ward_id: null } },
  'billing.replace-insurance': { body: { coverages: [] } },
  'billing.coverages-of-order': { query: { order_number: 'ORD-19990101-0001' } },
  'billing.create-price-list': {
    body: {
      payer_id: NO_RECORD,
      name: 'Another',
      valid_from: '2026-01-01',
      valid_to: null,
      copy: null,
    },
  },
  'billing.update-price-list': {
    body: { name: 'Agreement', valid_from: '2026-01-01', valid_to: null, prices: [] },
  },
  'billing.read-price-file': {
    body: { file: Buffer.from('code,price\r\nNA,1.00\r\n').toString('base64') },
  },
  'billing.update-settings': {
    body: {
      currency: 'USD',
      collect_before_payment: 'allow',
      invoice_on_order: false,
      payment_days: 14,
    },
  },
  'quality-control.create-test': {
    body: {
      test_parameter_id: NO_RECORD,
      instrument_name: 'Analyser 1',
      rules: defaultRules(1),
      max_age_hours: null,
      allowable_error: null,
    },
  },
  'quality-control.update-test': {
    body: { rules: defaultRules(1), max_age_hours: null, allowable_error: null },
  },
  'quality-control.set-target': { body: { source: 'established', lot_id: NO_RECORD } },
  'quality-control.record-run': {
    body: { results: [{ lot_id: NO_RECORD, value: '140' }], reagent_lot: '', comment: '' },
  },
  'quality-control.record-cause': { body: { category: 'reagent', findings: 'Air in the cup' } },
  'quality-control.review-results': { body: { count: 0 } },
  'quality-control.create-instrument': { body: { name: 'Analyser 2' } },
  'quality-control.update-instrument': { body: { name: 'Analyser 1', active: true } },
  'quality-control.create-lot-comparison': {
    body: comparedLots(NO_RECORD as TestParameterId, NO_RECORD as ProductLotId),
  },
  'quality-control.put-lot-into-use': { body: reagentLot([NO_RECORD as TestParameterId]) },
  'quality-control.record-calibration': { body: calibrated([NO_RECORD as TestParameterId]) },
  'quality-control.create-material': {
    body: {
      name: 'Another',
      manufacturer: '',
      test_parameter_ids: [NO_RECORD],
      levels: [{ level: 1, label: '' }],
    },
  },
  'quality-control.add-lot': {
    body: {
      level: 1,
      lot_number: 'W2',
      expiry_date: '2027-01-01',
      opened_on: null,
      open_stability_days: null,
    },
  },
  'quality-control.add-eqa-limit': { body: eqaLimit(NO_RECORD) },
  'quality-control.adopt-eqa-limits': {
    params: { set: 'clia' },
    body: { valid_from: '2025-01-01' },
  },
  'quality-control.create-eqa-round': { body: eqaRound([NO_RECORD]) },
  'quality-control.update-eqa-round': {
    body: {
      ...eqaRound([NO_RECORD]),
      samples: [{ code: 'A', was: null, test_parameter_ids: [NO_RECORD] }],
    },
  },
  'quality-control.report-eqa-values': { body: { values: [{ id: NO_RECORD, reported: '140' }] } },
  'quality-control.score-eqa-round': {
    body: { values: [{ id: NO_RECORD, assigned: '140', sd_pa: '1' }] },
  },
  'connections.create-token': {
    body: { name: 'Ward system', scopes: ['patient.read'], valid_days: 30, password: 'unknown' },
  },
  'analysers.try': { body: { profile: 'sysmex-xn', reading: null, content: btoa('H|') } },
  'analysers.create': { body: analyser },
  'analysers.update': { body: analyser },
  'results.mark-normal-seen': { body: { released_until: '2026-05-12T08:42:00Z' } },
  'result-import.preview-file': { body: importFile },
  'result-import.stage-file': {
    body: { ...importFile, instrument_name: 'Analyser 1', reading: importReading, again: true },
  },
  'result-import.download-file': { query: { number: '1' } },
  'analytics.export': { query: { table: 'test-volume' } },
  'analytics.save-view': { body: { name: 'Last week', period: { preset: '7-days' } } },
  'notifications.audience': { query: { role: 'nurse' } },
  'notifications.send': { body: { ...notice, recipient_role: 'nurse' } },
  'notifications.bulk-send': { body: { ...notice, all: true } },
};

/** Permissions that an input passes on to another user: the user must hold them. */
const passedOn: Record<string, readonly Permission[]> = {
  'staff.invite': defaultGrants.nurse,
  'staff.approve': defaultGrants.nurse,
};

function inputFor(call: Endpoint): Parts & { version: number } {
  const record = Object.entries(records).find(([start]) => call.path.startsWith(start))?.[1];
  const params =
    record === undefined
      ? {}
      : {
          params: {
            id: record,
            ...(call.path.includes('{appointmentId}') && {
              appointmentId: records['/appointments/{id}'],
            }),
            ...(call.path.includes('{invoiceId}') && {
              invoiceId: records['/billing/invoices/{id}'],
            }),
          },
        };
  return { version: 1, ...plausibleInput(call, { ...params, ...given[call.id] }) };
}

async function verdictOn(call: Endpoint, sent: CallOptions): Promise<Verdict> {
  const options = call.site === 'main' ? { ...sent, host: mainHost } : sent;
  const answer = answersEvents(call.answer)
    ? await headOfStream({
        port,
        path: call.path,
        host: options.host ?? options.as?.host ?? mainHost,
        token: options.as?.token ?? '',
      })
    : await server.call(call, inputFor(call), options);
  return verdictOf(call, answer);
}

/** A rejection declared by the endpoint comes from its handler. */
function verdictOf(
  { access, problems = [] }: Endpoint,
  { status, body }: Pick<Answer, 'status' | 'body'>,
): Verdict {
  const code = String(body['code']);
  const namesOwner = typeof access === 'object' && access.ownPatient === true;
  const atTheDoor =
    status === 401 ||
    status === 403 ||
    status === 429 ||
    status >= 500 ||
    (status === 404 && namesOwner);
  const isOwn = code !== 'not_found' && (problems as readonly string[]).includes(code);
  return atTheDoor && !isOwn ? code : 'allowed';
}

const rows = (calls: readonly Endpoint[]) => calls.map((call) => [call.id, call] as const);
/** Endpoints that end the caller’s session. */
const endsTheSession = ['identity.begin-hand-over'];
const signedIn = contract.filter(({ access }) => access !== 'public');

describe('endpoint requiring an account', () => {
  it.each(rows(signedIn))(
    '%s is rejected exactly for the users the policy excludes',
    async (_id, call) => {
      const senders = endsTheSession.includes(call.id)
        ? await everyCaller(await lab.patient())
        : callers;
      const verdicts: Record<string, Verdict> = {};
      for (const [name, { options }] of Object.entries(senders))
        verdicts[name] = await verdictOn(call, options);
      expect(verdicts).toEqual(
        Object.fromEntries(
          Object.entries(senders).map(([name, { expected }]) => [name, expected(call)]),
        ),
      );
    },
  );

  const byPermission = signedIn.flatMap((call) =>
    typeof call.access === 'object' ? [[call.id, call, call.access.anyOf] as const] : [],
  );

  it.each(byPermission)(
    '%s is allowed by each of its permissions and no other',
    async (_id, call, anyOf) => {
      for (const permission of anyOf)
        expect([
          permission,
          await verdictOn(call, await holding([permission, ...(passedOn[call.id] ?? [])])),
        ]).toEqual([permission, 'allowed']);
      expect(
        await verdictOn(call, await holding(permissions.filter((each) => !anyOf.includes(each)))),
      ).toBe('forbidden');
    },
  );

  it.each(rows(signedIn.filter(({ path }) => path.includes('{id}'))))(
    '%s finds no record of another facility',
    async (_id, call) => {
      const { status, body } = await server.call(call, inputFor(call), {
        as: await elsewhere.person('admin'),
      });
      expect([status, body['code']]).toEqual([404, 'not_found']);
    },
  );
});

describe('download', () => {
  // A logo is a picture of a page, and an attachment keeps the name of its upload.
  const others = ['facility.logo', 'results.download-attachment', 'result-import.download-file'];
  const downloads = contract.filter(
    ({ id, answer }) => answersFile(answer) && !others.includes(id),
  );

  it.each(rows(downloads))('%s is named by number or facility', async (_id, call) => {
    const as = await lab.person('admin');
    const { status, headers, body } = await server.call(call, inputFor(call), { as });
    const [, name] = /filename="([^"]+)"/.exec(headers['content-disposition'] ?? '') ?? [];
    const isNamed =
      name !== undefined && (/\d{4}-?\d{4,}/.test(name) || name.split(/[-.]/).includes('walk'));
    expect([status, isNamed ? 'named' : (name ?? body['code'])]).toEqual([200, 'named']);
  });
});

describe('public endpoint', () => {
  it.each(rows(contract.filter(({ access }) => access === 'public')))(
    '%s requires no authentication',
    async (_id, call) => {
      expect(await verdictOn(call, { host: lab.host })).toBe('allowed');
    },
  );
});
