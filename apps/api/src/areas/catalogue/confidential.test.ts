import type { PatientId } from '@alms/lis-domain/patients';
import type { Role } from '@alms/lis-domain/access';
import { exportFigures, readTestStats, readTurnaround } from '@alms/lis-domain/analytics';
import {
  createInvoice,
  issueInvoice,
  listOrderBalances,
  listPatientInvoices,
  readInvoice,
  readRevenueMetrics,
} from '@alms/lis-domain/billing';
import { readMessage, type ApiScope } from '@alms/lis-domain/interfaces/connections';
import { contract } from '@alms/lis-domain/contract';
import type { WithTextIds } from '@alms/lis-domain/fixtures';
import type { Endpoint, InputOf } from '@alms/lis-domain/http';
import type { User } from '@alms/lis-domain/identity';
import { listNotifications } from '@alms/lis-domain/notifications';
import { listOrders, readOrder, type Order } from '@alms/lis-domain/orders';
import {
  createControlledTest,
  defaultRules,
  listResultsSinceAccepted,
} from '@alms/lis-domain/quality-control';
import {
  acceptImportRows,
  listImportRows,
  mapImportCodes,
  stageImportFile,
} from '@alms/lis-domain/interfaces/result-import';
import {
  downloadAttachment,
  downloadReport,
  enterResults,
  listCriticalCalls,
  listChartResults,
  listPatientResults,
  listRequestedReports,
  listResults,
  listResultSteps,
  listResultVersions,
  listTriedResults,
  recordCallAttempt,
  verifyResults,
  type CriticalCall,
  type Result,
} from '@alms/lis-domain/results';
import { listDueForDisposal, listSamples, readSample } from '@alms/lis-domain/samples';
import { toJsonSchema } from '@valibot/to-json-schema';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../platform/db/json.ts';
import type { ReportDocument } from '../results/report/report-document.ts';
import { anApiToken } from '../../testing/api-token.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../testing/test-server.ts';
import { report } from '../results/report/report.service.ts';

/*
 * Potassium is confidential: its name, code and value. It is ordered, measured, critical, notified,
 * reported and billed, beside a sodium that is not confidential. Then every role sends every
 * request that could disclose it.
 */
const secret = /Potassium|2823-3|"K"|6\.87|"6\.9"/;

let patientId: PatientId;
let order: Order;
let potassium: Result;
let sodium: Result;
/** Ids of created records used by the requests. */
let made: Record<'invoice' | 'batch' | 'controlledTest' | 'message', string>;
/** Responses to some roles before anything was reported. */
let before: Record<'technician' | 'nurse' | 'collector', string>;
let queued: string[];

const { server, lab } = await testLaboratory('confidential');
beforeAll(async () => {
  await keepConfidential('K', true);
  await lab.price({ NA: 900, K: 1100 });
  await lab.transaction((tx) =>
    tx
      .insertInto('hl7_peer')
      .values({ tenant_id: lab.tenantId, since: server.clock.now() })
      .execute(),
  );
  patientId = await lab.patient();
  await lab.staff('lab_manager');
  const arrived = await lab.arrived(['NA', 'K'], { patientId });
  order = arrived.order;
  const accession = arrived.samples[0]?.accession_number ?? '';
  before = {
    technician: (await workList('technician')).text,
    nurse: (await workList('nurse')).text,
    collector: (
      await server.call(
        listSamples,
        { query: { order_id: order.id } },
        { as: await lab.staff('phlebotomist') },
      )
    ).text,
  };
  const batch = await importOf(accession, '6.87');
  [sodium, potassium] = await resultsNow();
  await done(
    server.call(
      enterResults,
      { body: { items: [{ id: sodium.id, version: sodium.version, value_text: '140' }] } },
      { as: await lab.staff('technician') },
    ),
  );
  await done(
    server.call(
      verifyResults,
      { body: { items: (await resultsNow()).map(({ id, version }) => ({ id, version })) } },
      { as: await lab.staff('lab_manager') },
    ),
  );
  [sodium, potassium] = await resultsNow('lab_manager');
  await closeCall();
  made = {
    batch,
    invoice: await invoiceOf(order),
    controlledTest: await controlled('K'),
    message: '',
  };
  // Stored long ago, so that it is due for discarding.
  await lab.transaction((tx) =>
    tx
      .updateTable('sample')
      .set({ status: 'stored', retain_until: '2026-01-31' })
      .where('tenant_id', '=', lab.tenantId)
      .where('order_id', '=', order.id)
      .execute(),
  );
  others = await Promise.all(unauthorisedRoles.map((role) => lab.person(role)));
  queued = (
    await lab.transaction((tx) => tx.selectFrom('hl7_outbound').select('results').execute())
  ).flatMap(({ results }) => results.map(({ id }) => id));
  made.message = await messageOf(potassium);
});

async function done(answer: Promise<Answer>): Promise<Answer> {
  const { status, text } = await answer;
  expect([status < 300, text]).toEqual([true, text]);
  return answer;
}

const keepConfidential = (code: string, confidential: boolean) =>
  lab.transaction((tx) =>
    tx
      .updateTable('test_parameter')
      .set({ definition: sql`definition || ${json({ confidential })}` })
      .where('id', '=', lab.testId(code))
      .execute(),
  );

const workList = async (role: Role) =>
  server.call(listResults, { query: { order_id: order.id } }, { as: await lab.staff(role) });

async function resultsNow(role: Role = 'technician'): Promise<[Result, Result]> {
  const items = (await workList(role)).body['items'] as Result[];
  return [
    items.find(({ test }) => test.code === 'NA'),
    items.find(({ test }) => test.code === 'K'),
  ] as [Result, Result];
}

/** Imports the value as written by an instrument. */
async function importOf(accession: string, value: string): Promise<string> {
  const as = await lab.staff('technician');
  const columns = {
    shape: 'long' as const,
    accession: 'Sample',
    code: 'Test',
    value: 'Result',
    unit: 'Unit',
    flag: null,
    patient: null,
    kind: null,
  };
  const content = Buffer.from(`Sample,Test,Result,Unit\n${accession},K,${value},mmol/L\n`).toString(
    'base64',
  );
  const batch = await done(
    server.call(
      stageImportFile,
      {
        body: {
          file_name: 'a.csv',
          content,
          instrument_name: 'Analyser 1',
          reading: { columns, decimal_mark: '.' },
        },
      },
      { as },
    ),
  );
  const id = String(batch.body['id']);
  await done(
    server.call(
      mapImportCodes,
      {
        params: { id },
        body: {
          items: [{ code: 'K', unit: 'mmol/L', test_parameter_id: lab.testId('K'), version: 0 }],
        },
      },
      { as },
    ),
  );
  await done(server.call(acceptImportRows, { params: { id }, body: {} }, { as }));
  return id;
}

/** A message about a result, queued for its ordering provider. */
async function messageOf({ id, version }: Result): Promise<string> {
  const at = server.clock.now();
  const row = await lab.transaction((tx) =>
    tx
      .insertInto('hl7_outbound')
      .values({ order_id: order.id, results: json([{ id, version }]), created_at: at, due_at: at })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

async function closeCall(): Promise<void> {
  const as = await lab.staff('technician');
  const [call] = (await server.call(listCriticalCalls, {}, { as })).body['items'] as CriticalCall[];
  if (!call) throw new Error('No critical result awaits notification.');
  const body = {
    channel: 'phone',
    outcome: 'confirmed',
    recipient_name: 'Ward',
    recipient_role: '',
    read_back: call.value_text,
  } as const;
  await done(
    server.call(
      recordCallAttempt,
      { params: { id: call.id }, version: call.version, body },
      { as },
    ),
  );
}

async function invoiceOf({ order_number }: Order): Promise<string> {
  const as = await lab.staff('admin');
  const draft = await done(server.call(createInvoice, { body: { order_number } }, { as }));
  const id = String(draft.body['id']);
  await done(
    server.call(issueInvoice, { params: { id }, version: Number(draft.body['version']) }, { as }),
  );
  return id;
}

async function controlled(code: string): Promise<string> {
  const body = {
    test_parameter_id: lab.testId(code),
    instrument_name: 'Analyser 1',
    rules: defaultRules(1),
    max_age_hours: null,
    allowable_error: null,
  };
  return String(
    (await done(server.call(createControlledTest, { body }, { as: await lab.staff('technician') })))
      .body['id'],
  );
}

interface Reading {
  call: Endpoint;
  input: () => object;
}

const reading = <E extends Endpoint>(
  call: E,
  input: () => Partial<WithTextIds<InputOf<E>>> = () => ({}),
): Reading => ({ call, input });

/** Every request that returns patient test data, with parameters that select this order. */
const readings: readonly Reading[] = [
  reading(listResults, () => ({ query: { order_id: order.id } })),
  reading(listResultVersions, () => ({ params: { id: potassium.id } })),
  reading(listChartResults, () => ({ params: { id: patientId } })),
  reading(listPatientResults, () => ({ params: { id: patientId } })),
  reading(listTriedResults, () => ({
    params: { id: lab.testId('K') },
    query: { fate: 'left' as const },
    body: {
      rule: {
        enabled: true,
        within: 'reference' as const,
        require_qc: true,
        require_delta: true,
        exclude_flags: [],
      },
    },
  })),
  reading(listRequestedReports),
  reading(listCriticalCalls, () => ({ query: { closed: 'true' as const } })),
  reading(listOrders, () => ({ query: { patient_id: patientId } })),
  reading(readOrder, () => ({ params: { id: order.id } })),
  reading(listSamples, () => ({ query: { order_id: order.id } })),
  reading(listResultSteps, () => ({ params: { id: order.items[0]?.sample_id ?? '' } })),
  reading(listDueForDisposal),
  reading(readSample, () => ({ params: { id: order.items[0]?.sample_id ?? '' } })),
  reading(readMessage, () => ({ params: { id: made.message } })),
  reading(listImportRows, () => ({ params: { id: made.batch } })),
  reading(listResultsSinceAccepted, () => ({ params: { id: made.controlledTest } })),
  reading(listOrderBalances, () => ({ query: { q: order.order_number } })),
  reading(readInvoice, () => ({ params: { id: made.invoice } })),
  reading(listPatientInvoices, () => ({ params: { id: patientId } })),
  reading(readRevenueMetrics, () => ({
    query: { start_date: '2026-05-12', end_date: '2026-05-13' },
  })),
  reading(readTestStats, () => ({
    query: { start_date: '2026-05-12T00:00:00Z', end_date: '2026-05-13T00:00:00Z' },
  })),
  reading(readTurnaround, () => ({
    query: { start_date: '2026-05-12T00:00:00Z', end_date: '2026-05-13T00:00:00Z' },
  })),
];

const answerTo = ({ call, input }: Reading, as: Person) => server.call(call, input(), { as });

/** Roles without `view_confidential`. */
const unauthorisedRoles = [
  'technician',
  'nurse',
  'phlebotomist',
  'receptionist',
  'doctor',
  'data_entry',
  'report_viewer',
] as const satisfies readonly Role[];
/** One user per role, none of them the ordering provider. */
let others: Person[];

describe('confidential test', () => {
  it.each(readings.map((each) => [each.call.id, each] as const))(
    'is disclosed through %s only to authorised users',
    async (_, each) => {
      const isRequesters = each.call === listRequestedReports;
      expect(
        (await answerTo(each, isRequesters ? await lab.staff('doctor') : await lab.staff('admin')))
          .text,
      ).toMatch(secret);
      for (const as of others) {
        const { status, text } = await answerTo(each, as);
        expect([as.role, status < 500, secret.exec(text)?.[0]]).toEqual([as.role, true, undefined]);
      }
    },
  );

  it('is disclosed by no other endpoint', () => {
    const tells = (call: Endpoint) =>
      call.method === 'GET' &&
      call.access !== 'public' &&
      call.answer !== undefined &&
      'type' in call.answer &&
      /"(test|tests|test_name|test_parameter_id|value_text|lines|by_test)":/.test(
        JSON.stringify(toJsonSchema(call.answer, { errorMode: 'ignore' })),
      );
    expect(
      contract
        .filter((call) => tells(call) && !readings.some((each) => each.call === call))
        .map(({ id }) => id),
    ).toEqual(elsewhere);
  });

  it('stays as an unnamed entry where omission would mislead', async () => {
    const as = await lab.person('nurse');
    const { items } = (await server.call(readOrder, { params: { id: order.id } }, { as }))
      .body as unknown as Order;
    expect(items.map(({ code, name, result_id }) => [code, name, result_id === null])).toEqual([
      ['NA', 'Sodium', false],
      ['CONFIDENTIAL', 'Confidential test', true],
    ]);
    const invoice = await server.call(
      readInvoice,
      { params: { id: made.invoice } },
      { as: await lab.person('receptionist') },
    );
    expect(invoice.body).toMatchObject({
      total_minor: 2000,
      lines: [{ description: 'Sodium' }, { description: 'Confidential test', total_minor: 1100 }],
    });
    await lab.transaction((tx) =>
      tx.updateTable('app_user').set({ language: 'fr' }).where('id', '=', as.id).execute(),
    );
    expect(
      (await server.call(readSample, { params: { id: order.items[0]?.sample_id ?? '' } }, { as }))
        .text,
    ).toContain('Examen confidentiel');
  });

  it('is known to the performing technician until reported, and never to the collector', () => {
    expect(before.technician).toMatch(/Potassium/);
    expect([
      secret.test(before.nurse),
      secret.test(before.collector),
      before.collector.includes('Confidential test'),
    ]).toEqual([false, false, true]);
  });

  it('is visible to the patient', async () => {
    const as = await lab.person('patient', { patientId });
    expect(
      (await server.call(listPatientResults, { params: { id: patientId } }, { as })).text,
    ).toMatch(secret);
    expect(
      (await server.call(downloadReport, { params: { id: potassium.id } }, { as })).status,
    ).toBe(200);
  });

  it('is omitted from report copies for others, which state the omission', async () => {
    const printed = (role: Role, of: Result, as = {}) => {
      let document: ReportDocument | undefined;
      const renderer = {
        render: async (_template: unknown, rendered: ReportDocument) => (
          (document = rendered),
          new Uint8Array()
        ),
      };
      const user = {
        id: crypto.randomUUID(),
        role,
        preferences: { permissions: ['view_results'] },
        patient_id: null,
        ...as,
      } as unknown as User;
      return lab
        .transaction((tx) =>
          report(
            { tx, tenantId: lab.tenantId, user, now: server.clock.now(), audit: () => undefined },
            of.id,
            renderer as never,
          ),
        )
        .then(() => JSON.stringify(document));
    };
    const nurses = await printed('nurse', sodium);
    expect([
      secret.test(nurses),
      nurses.includes('Sodium'),
      nurses.includes('Confidential results are omitted from this copy.'),
    ]).toEqual([false, true, true]);
    const admins = await printed('admin', sodium);
    expect([secret.test(admins), admins.includes('not on this copy')]).toEqual([true, false]);
    await expect(printed('nurse', potassium)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is excluded from files available to others', async () => {
    const files = async (as: Person) => [
      (await server.call(downloadAttachment, { params: { id: potassium.id } }, { as })).body[
        'code'
      ],
      (await server.call(downloadAttachment, { params: { id: sodium.id } }, { as })).body['code'],
    ];
    expect([
      await files(await lab.person('technician')),
      await files(await lab.staff('admin')),
    ]).toEqual([
      ['not_found', 'no_file'],
      ['no_file', 'no_file'],
    ]);
  });

  it('cannot be corrected by users who may not read it', async () => {
    const as = await lab.person('technician');
    await lab.transaction((tx) =>
      tx
        .insertInto('user_permission')
        .values({ tenant_id: lab.tenantId, user_id: as.id, permission: 'amend_results' })
        .execute(),
    );
    const body = {
      value_text: '4.1',
      comment: '',
      code: 'clerical',
      reason: 'Typed wrongly',
    } as const;
    expect(
      (await lab.amend({ params: { id: potassium.id }, version: potassium.version, body }, { as }))
        .status,
    ).toBe(404);
  });

  it('is not named in any notification or email', async () => {
    const { text } = await server.call(
      listNotifications,
      {},
      { as: await lab.staff('lab_manager') },
    );
    expect([secret.test(text), text.includes('Critical result: Confidential test"')]).toEqual([
      false,
      true,
    ]);
  });

  it('is excluded from every analytics export', async () => {
    const query = {
      table: 'test-stats',
      start_date: '2026-05-12T00:00:00Z',
      end_date: '2026-05-13T00:00:00Z',
    } as const;
    const files = await Promise.all(
      (['technician', 'admin'] as const).map(async (role) =>
        (await server.call(exportFigures, { query }, { as: await lab.staff(role) })).text.includes(
          'Potassium',
        ),
      ),
    );
    expect(files).toEqual([false, true]);
  });

  it('is disclosed to other systems only with the scope', async () => {
    const all: ApiScope[] = [
      'patient.read',
      'order.read',
      'specimen.read',
      'observation.read',
      'report.read',
      'unreleased.read',
    ];
    const foundWith = async (scopes: ApiScope[]) => {
      const { token } = await anApiToken(lab, await lab.staff('admin'), scopes, server.clock.now());
      const answers = await Promise.all(
        ['ServiceRequest', 'Specimen', 'Observation', 'DiagnosticReport'].map((type) =>
          server.request({
            method: 'GET',
            path: `/fhir/R4/${type}?patient=${patientId}`,
            host: lab.host,
            headers: { authorization: `Bearer ${token}` },
          }),
        ),
      );
      return answers.map(({ text }) => [
        /Potassium|2823-3|6\.87|"6\.9"/.test(text),
        text.includes(potassium.id) || text.includes(potassium.order_item_id),
      ]);
    };
    expect(await foundWith(all)).toEqual([
      [false, false],
      [false, false],
      [false, false],
      [false, false],
    ]);
    expect((await foundWith([...all, 'confidential.read'])).map((each) => each[1])).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('is not sent to recipients of all reports', () => {
    expect(queued).toEqual([sodium.id]);
  });

  it('is disclosed again once the catalogue no longer marks it confidential', async () => {
    await keepConfidential('K', false);
    expect(
      (
        await answerTo(
          reading(readOrder, () => ({ params: { id: order.id } })),
          await lab.person('nurse'),
        )
      ).text,
    ).toMatch(secret);
    await keepConfidential('K', true);
  });
});

/**
 * Endpoints with such fields that contain no patient data or are tested in their own area: plan
 * limits, the catalogue, its codes, prices and policies, controls, lots and EQA samples, stock,
 * audit events by number, unreleased work of those who work on tests, preparation instructions,
 * chart counts.
 */
const elsewhere = [
  'facility.read-laboratory-settings',
  'facility.list-laboratories',
  'facility.read-laboratory',
  'subscription.read',
  'starter-packs.list',
  'coded-comments.list',
  'appointments.of-patient',
  'results.overview',
  'results.chart-counts',
  'result-import.list-open',
  'result-import.list-codes',
  'billing.read-price-list',
  'quality-control.list-tests',
  'quality-control.read-test',
  'quality-control.read-eqa-round',
  'quality-control.list-eqa-limits',
  'quality-control.list-lot-uses',
  'quality-control.list-calibrations',
  'quality-control.list-lot-results',
  'quality-control.list-lot-comparisons',
  'analytics.quality-metrics',
  'inventory.read-count',
  'inventory.list-orders',
  'audit.verify-chain',
];
