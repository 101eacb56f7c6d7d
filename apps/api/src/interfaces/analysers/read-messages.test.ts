import { specimenOf } from '@alms/lis-domain/catalogue';
import {
  readLaboratorySettings,
  updateLaboratorySettings,
  type LaboratorySettings,
} from '@alms/lis-domain/facility';
import {
  listAnalyserConnections,
  listAnalyserEvents,
  updateAnalyserConnection,
  type AnalyserConnection,
  type AnalyserEvent,
  type AnalyserEventKind,
} from '@alms/lis-domain/interfaces/analysers';
import {
  dismissIncomingMessage,
  listIncomingMessages,
  readIncomingMessage,
  readIncomingSummary,
  retryIncomingMessage,
  type IncomingContent,
  type IncomingCounts,
  type IncomingMessage,
} from '@alms/lis-domain/interfaces/connections';
import {
  acceptImportRows,
  countOpenImportRows,
  discardImportBatch,
  listImportBatches,
  listOpenImportRows,
  recheckImportBatch,
  type ImportBatch,
  type OpenImportRow,
  type OpenRowCounts,
} from '@alms/lis-domain/interfaces/result-import';
import type { Order } from '@alms/lis-domain/orders';
import {
  addControlLot,
  createControlledTest,
  createControlMaterial,
  defaultRules,
  listControlRuns,
  recordControlRun,
  setControlTarget,
  type ControlledTest,
  type ControlMaterial,
  type ControlRun,
} from '@alms/lis-domain/quality-control';
import {
  listResultVersions,
  readOverview,
  type Overview,
  type ResultVersion,
} from '@alms/lis-domain/results';
import { collectSample } from '@alms/lis-domain/samples';
import { describe, expect, it } from 'vitest';
import { anAnalyserConnection, permittedAnalysers } from '../../testing/analyser-connections.ts';
import { made, resultsOfOrder, trailOf } from '../../testing/answers.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { readAnalyserMessages } from './analysers.jobs.ts';
import { addEvent, keepAnalyserMessage } from './messages.store.ts';

const { server, lab } = await testLaboratory('readings', { analysers: permittedAnalysers });
const admin = await lab.staff('admin');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
const as = { as: technician };

/** A connection of a new instrument with codes K and NA, with automatic acceptance. */
async function connected(change: object = {}) {
  const connection = await anAnalyserConnection(server, admin, { automatic: true, ...change });
  const now = server.clock.now();
  await lab.transaction((tx) =>
    tx
      .insertInto('instrument_code')
      .values(
        ['K', 'NA'].map((code) => ({
          instrument_id: connection.instrument.id,
          code,
          unit: 'mmol/L',
          test_parameter_id: lab.testId(code),
          created_at: now,
          updated_at: now,
        })),
      )
      .execute(),
  );
  return connection;
}

/** Rules may verify values. */
async function switchOn(): Promise<void> {
  const { version, ...body } = (await server.call(readLaboratorySettings, {}, { as: admin }))
    .body as unknown as LaboratorySettings;
  await made(
    server.call(
      updateLaboratorySettings,
      { version, body: { ...body, autoverification_enabled: true } },
      { as: admin },
    ),
  );
}

let lotNumbers = 0;
interface Controls {
  id: string;
  lots: readonly { id: string; number: string }[];
}

/** QC of potassium with two levels on the instrument: 3.5 and 6.1. */
async function controlled({ instrument }: AnalyserConnection, code = 'K'): Promise<Controls> {
  const name = `Control ${(lotNumbers += 1)}`;
  const material = await made<ControlMaterial>(
    server.call(
      createControlMaterial,
      {
        body: {
          name,
          manufacturer: '',
          test_parameter_ids: [lab.testId(code)],
          levels: [
            { level: 1, label: 'Normal' },
            { level: 2, label: 'High' },
          ],
        },
      },
      as,
    ),
  );
  const { id } = await made<ControlledTest>(
    server.call(
      createControlledTest,
      {
        body: {
          test_parameter_id: lab.testId(code),
          instrument_name: instrument.name,
          rules: defaultRules(2),
          max_age_hours: 24,
          allowable_error: null,
        },
      },
      as,
    ),
  );
  const lots = [];
  for (const [level, mean] of [
    [1, '3.5'],
    [2, '6.1'],
  ] as const) {
    const number = `Q${lotNumbers}-${level}`;
    const added = await made<ControlMaterial>(
      server.call(
        addControlLot,
        {
          params: { id: material.id },
          body: {
            level,
            lot_number: number,
            expiry_date: '2026-12-31',
            opened_on: null,
            open_stability_days: null,
          },
        },
        as,
      ),
    );
    const lot = added.lots.find((each) => each.lot_number === number);
    if (!lot) throw new Error('No lot was added.');
    await made(
      server.call(
        setControlTarget,
        { params: { id }, body: { source: 'manufacturer', lot_id: lot.id, mean, sd: '0.1' } },
        as,
      ),
    );
    lots.push({ id: lot.id, number });
  }
  return { id, lots };
}

const accepted = ({ id, lots: [low, high] }: Controls, values = ['3.5', '6.1']) =>
  made(
    server.call(
      recordControlRun,
      {
        params: { id },
        body: {
          results: [low, high].map((lot, index) => ({
            lot_id: lot?.id ?? '',
            value: values[index] ?? '',
          })),
          reagent_lot: '',
          comment: '',
        },
      },
      as,
    ),
  );
const runsOf = async ({ id }: Controls) =>
  (await server.call(listControlRuns, { params: { id }, query: {} }, as)).body[
    'items'
  ] as ControlRun[];

/** A message with results `code value unit flag`, of a patient specimen or a control. */
function message(
  specimen: string,
  results: readonly string[],
  { control = false, comment = '0', end = 'L|1|N' } = {},
): string {
  const lines = results.flatMap((result, index) => {
    const [code = '', value = '', unit = 'mmol/L', flag = 'N'] = result.split(' ');
    return [
      `R|${index + 1}|^^^${code}/|${value}|${unit}||${flag}||F||LAB1||20260512104200`,
      `C|1|I|${comment}|I`,
    ];
  });
  return [
    'H|\\^&|||H7600^1|||||host|RSUPL^REAL|P|1',
    'P|1|||||||U||||||^',
    `O|1|${specimen}|^50005^003^^S1^SC||R||20260512102416||||${control ? 'Q' : 'N'}||||||||||||||F`,
    ...lines,
    end,
  ]
    .map((line) => `${line}\r`)
    .join('');
}

/** The message arrives and is read. */
async function arrive({ id }: AnalyserConnection, text: string, isIncomplete = false) {
  const at = server.clock.now();
  await lab.transaction(async (tx) => {
    const bytes = Buffer.from(text, 'latin1');
    const { isToBeRead } = await keepAnalyserMessage(tx, lab.tenantId, {
      connection_id: id,
      bytes,
      at,
      isIncomplete,
    });
    if (isToBeRead)
      await enqueue(tx, readAnalyserMessages, {
        payload: { tenant_id: lab.tenantId, connection_id: id },
        dueAt: at,
      });
  });
  await server.settled();
}

async function arrived(codes: readonly string[] = ['K']) {
  const { order, samples } = await lab.arrived(codes);
  return { order, accession: samples[0]?.accession_number ?? '' };
}
const resultOf = async ({ id }: Order, code = 'K') => {
  const found = (await resultsOfOrder(server, id, manager)).find(({ test }) => test.code === code);
  if (!found) throw new Error(`No result of ${code}.`);
  return found;
};
const openOf = async ({ instrument }: AnalyserConnection, query: object = {}) =>
  (await server.call(listOpenImportRows, { query: { instrument_id: instrument.id, ...query } }, as))
    .body['items'] as OpenImportRow[];
const reasons = async (connection: AnalyserConnection) =>
  (await openOf(connection)).map(({ reason }) => reason);
const messagesOf = ({ id }: AnalyserConnection) =>
  lab.transaction((tx) =>
    tx
      .selectFrom('incoming_message')
      .select(['state', 'reason', 'batch_id', 'sender', 'receipts'])
      .where('connection_id', '=', id)
      .orderBy('position')
      .execute(),
  );

describe('a clean result of an analyser', () => {
  it('is entered in the name of the connection, without a person', async () => {
    const connection = await connected();
    await accepted(await controlled(connection));
    const { order, accession } = await arrived();
    await arrive(connection, message(accession, ['K 4.1']));
    const result = await resultOf(order);
    expect(result).toMatchObject({
      status: 'entered',
      value_text: '4.1',
      source: 'instrument',
      entered_by: null,
      instrument: { id: connection.instrument.id },
    });
    expect(await reasons(connection)).toEqual([]);
    const [entry] = await trailOf(server, lab, { entity_id: result.id });
    expect(entry?.actor).toEqual({
      user_id: connection.id,
      name: connection.name,
      role: 'analyser',
    });
    expect(await messagesOf(connection)).toMatchObject([
      { state: 'accepted', sender: expect.stringContaining('H7600') },
    ]);
  });

  it('is verified by the rule of its test', async () => {
    const connection = await connected();
    await accepted(await controlled(connection, 'NA'));
    await lab.changeTest('NA', {
      autoverify: {
        enabled: true,
        within: 'reference',
        require_qc: true,
        require_delta: false,
        exclude_flags: [],
      },
    });
    await switchOn();
    const { order, accession } = await arrived(['NA']);
    await arrive(connection, message(accession, ['NA 140']));
    expect(await resultOf(order, 'NA')).toMatchObject({
      status: 'released',
      entered_by: null,
      verified_by: null,
      verification: 'auto',
    });
  });

  it('is accepted once when its message is sent again', async () => {
    const connection = await connected();
    await accepted(await controlled(connection));
    const { order, accession } = await arrived();
    await arrive(connection, message(accession, ['K 4.1']));
    const before = await resultOf(order);
    await arrive(connection, message(accession, ['K 4.1']));
    expect(await resultOf(order)).toEqual(before);
    expect(await messagesOf(connection)).toMatchObject([{ state: 'accepted', receipts: 2 }]);
    expect(await reasons(connection)).toEqual([]);
  });

  it('keeps the reagent lot that the analyser sent', async () => {
    const connection = await connected({ profile: 'cepheid-genexpert' });
    await accepted(await controlled(connection));
    const { order, accession } = await arrived();
    const result =
      'R|1|^K-TEST^^K^Potassium^4^K^|^4.1|mmol/L||||F||LAB1|20260512121638|20260512132103|Cepheid-1^806149^653624^831583371^56401^20270525';
    await arrive(
      connection,
      [
        'H|@^\\|URM-1||Example Hospital^GeneXpert^6.4|||||LIS||P|1394-97|20260512125515',
        'P|1||||^^^^',
        `O|1|${accession}||^^^K-TEST|R|20260512121638|||||||||ORH||||||||||F`,
        result,
        'L|1|N',
      ]
        .map((line) => `${line}\r`)
        .join(''),
    );
    const { id, status } = await resultOf(order);
    expect([await reasons(connection), status]).toEqual([[], 'entered']);
    const versions = (
      await made<{ items: ResultVersion[] }>(
        server.call(listResultVersions, { params: { id } }, { as: manager }),
      )
    ).items;
    expect(versions.find(({ trace }) => trace !== null)?.trace).toMatchObject({
      operator: null,
      reagent_lots: [{ lot_number: '56401', name: 'Potassium' }],
      qc_run: { number: 1 },
    });
  });
});

describe('a result of an analyser waits in the work list', () => {
  it.each<[string, string, string[], { specimen?: string; comment?: string }]>([
    ['an unknown specimen', 'accession_unknown', ['K 4.1'], { specimen: 'NOWHERE' }],
    ['a code without a test', 'unmapped', ['XX 4.1'], {}],
    ['another unit', 'unit_differs', ['K 4.1 mg/dL'], {}],
    ['an alarm', 'instrument_flag', ['K 4.1'], { comment: '26' }],
    ['a test that was not ordered', 'test_not_ordered', ['NA 140'], {}],
    ['an unreadable value', 'number_unreadable', ['K ----'], {}],
    ['an implausible value', 'implausible_value', ['K 42'], {}],
  ])('with %s', async (_, reason, results, { specimen, comment }) => {
    const connection = await connected();
    await accepted(await controlled(connection));
    const { order, accession } = await arrived();
    await arrive(
      connection,
      message(specimen ?? accession, results, { ...(comment && { comment }) }),
    );
    expect(await reasons(connection)).toEqual([reason]);
    expect((await resultOf(order)).status).toBe('pending');
  });

  it('while automatic acceptance is off', async () => {
    const connection = await connected({ automatic: false });
    await accepted(await controlled(connection));
    const { order, accession } = await arrived();
    await arrive(connection, message(accession, ['K 4.1']));
    expect(await reasons(connection)).toEqual(['not_automatic']);
    const [{ batch, row }] = (await openOf(connection)) as [OpenImportRow];
    await made(
      server.call(
        acceptImportRows,
        { params: { id: batch.id }, body: { numbers: [row.number] } },
        as,
      ),
    );
    expect(await resultOf(order)).toMatchObject({
      status: 'entered',
      entered_by: { id: technician.id },
    });
    expect(await reasons(connection)).toEqual([]);
  });

  it('without QC, with rejected QC, and with overdue QC of its instrument', async () => {
    const connection = await connected();
    const waits = async () => {
      const { accession } = await arrived();
      await arrive(connection, message(accession, ['K 4.1']));
      return (await openOf(connection)).at(-1)?.reason;
    };
    expect(await waits()).toBe('qc_not_accepted');
    const controls = await controlled(connection);
    expect(await waits()).toBe('qc_not_accepted');
    await accepted(controls, ['3.9', '6.5']);
    expect(await waits()).toBe('qc_not_accepted');
    await accepted(controls);
    // Its maximum age is 24 hours.
    await lab.transaction((tx) =>
      tx
        .updateTable('qc_test')
        .set({ last_accepted_at: new Date(server.clock.now().getTime() - 25 * 3_600_000) })
        .where('id', '=', controls.id)
        .execute(),
    );
    expect(await waits()).toBe('qc_not_accepted');
    await accepted(controls);
    const { order, accession } = await arrived();
    await arrive(connection, message(accession, ['K 4.1']));
    expect((await resultOf(order)).status).toBe('entered');
  });

  it('beyond the stability of its specimen', async () => {
    await lab.changeTest('NA', { specimens: [specimenOf('SER', 'sst', { stability_hours: 6 })] });
    const connection = await connected();
    await accepted(await controlled(connection, 'NA'));
    const order = await lab.order(['NA']);
    const collected_at = new Date(server.clock.now().getTime() - 7 * 3_600_000).toISOString();
    for (const { id, version } of await lab.samplesOf(order))
      await made(
        server.call(
          collectSample,
          {
            params: { id },
            version,
            body: { identity_check: { name: true, birth_date: true }, collected_at },
          },
          { as: await lab.staff('phlebotomist') },
        ),
      );
    const [sample] = await lab.receive(order);
    await arrive(connection, message(sample?.accession_number ?? '', ['NA 140']));
    expect(await reasons(connection)).toEqual(['stability']);
  });

  it('for a result that has a value', async () => {
    const connection = await connected();
    await accepted(await controlled(connection));
    const { order, accession } = await arrived();
    await arrive(connection, message(accession, ['K 4.1']));
    await arrive(connection, message(accession, ['K 4.3']));
    expect(await reasons(connection)).toEqual(['value_present']);
    expect((await resultOf(order)).value_text).toBe('4.1');
  });

  it('with the other values of a message that ended early', async () => {
    const connection = await connected();
    await accepted(await controlled(connection));
    const { order, accession } = await arrived();
    await arrive(connection, message(accession, ['K 4.1']), true);
    expect((await reasons(connection)).toSorted()).toEqual(['message_remark', 'message_remark']);
    expect((await resultOf(order)).status).toBe('pending');
  });

  it('as a message that cannot be read', async () => {
    const connection = await connected();
    await arrive(connection, 'nothing to read');
    expect(await reasons(connection)).toEqual(['message_unreadable']);
    expect(await messagesOf(connection)).toMatchObject([{ state: 'refused' }]);
    const [{ batch, row }] = (await openOf(connection)) as [OpenImportRow];
    expect(row.raw).toBe('nothing to read');
    await made(server.call(recheckImportBatch, { params: { id: batch.id } }, as));
    expect(await reasons(connection)).toEqual(['message_unreadable']);
    const { items } = await made<{ items: ImportBatch[] }>(
      server.call(listImportBatches, { query: {} }, as),
    );
    const found = items.find(({ id }) => id === batch.id);
    expect(found?.created_by).toEqual({ id: null, name: connection.name });
    await made(
      server.call(
        discardImportBatch,
        {
          params: { id: batch.id },
          version: found?.version ?? 0,
          body: { reason: 'Test message' },
        },
        as,
      ),
    );
    expect(await reasons(connection)).toEqual([]);
  });
});

describe('a message of an analyser that is refused', () => {
  /** HL7 is expected, and LIS02 arrives. */
  async function refused() {
    const connection = await connected({ profile: 'mindray-bs' });
    const { order, accession } = await arrived();
    await arrive(connection, message(accession, ['K 4.1']));
    const [found] = await listed(connection);
    if (!found) throw new Error('The message is not listed.');
    return { connection, order, found };
  }
  const listed = async ({ name }: AnalyserConnection) =>
    (
      await made<{ items: IncomingMessage[] }>(
        server.call(listIncomingMessages, { query: { q: name } }, { as: admin }),
      )
    ).items;
  const retried = (id: string) =>
    server.call(retryIncomingMessage, { params: { id } }, { as: admin });
  const noticesOf = (id: string) =>
    lab.transaction((tx) =>
      tx
        .selectFrom('notification as n')
        .innerJoin('app_user as u', 'u.id', 'n.recipient_id')
        .select(['u.role', 'n.title', 'n.link', 'n.priority'])
        .where('n.entity_type', '=', 'incoming_message')
        .where('n.entity_id', '=', id)
        .where('u.id', 'in', [admin.id, manager.id])
        .orderBy('u.role')
        .execute(),
    );

  it('is listed with its reason, counted, and read with an audit event', async () => {
    const before = await made<IncomingCounts>(server.call(readIncomingSummary, {}, { as: admin }));
    const { connection, found } = await refused();
    expect(found).toMatchObject({
      connection: { name: connection.name, prefix: null },
      state: 'refused',
      answer: null,
      reason: 'no valid header',
      has_text: true,
    });
    const counts = await made<IncomingCounts>(server.call(readIncomingSummary, {}, { as: admin }));
    expect(counts.refused).toBe(before.refused + 1);
    const { segments } = await made<IncomingContent>(
      server.call(readIncomingMessage, { params: { id: found.id } }, { as: admin }),
    );
    expect(segments[0]).toMatch(/^H\|/);
    expect(await trailOf(server, lab, { entity_id: found.id })).toMatchObject([
      { action: 'read', entity_label: connection.name },
    ]);
  });

  it('notifies administrators and managers once an hour for each connection', async () => {
    const { connection, found } = await refused();
    const ofMessage = `/app/test-results?tab=import&batch=${found.batch_id}`;
    expect(await noticesOf(found.id)).toEqual([
      {
        role: 'admin',
        title: `Incoming message rejected: ${connection.name}`,
        link: '/app/settings/tenant?incoming=refused',
        priority: 'high',
      },
      {
        role: 'lab_manager',
        title: `Unreadable message of an analyser: ${connection.name}`,
        link: ofMessage,
        priority: 'high',
      },
    ]);
    await arrive(connection, 'nothing to read');
    const [next] = await listed(connection);
    expect([next?.state, await noticesOf(next?.id ?? '')]).toEqual(['refused', []]);
  });

  it('is read again once the profile is corrected, and leaves only its values', async () => {
    const { connection, order, found } = await refused();
    await accepted(await controlled(connection));
    const { id, version, name, instrument, transport, port, peer, automatic } = connection;
    await made(
      server.call(
        updateAnalyserConnection,
        {
          params: { id },
          version,
          body: {
            name,
            instrument_id: instrument.id,
            profile: 'roche-cobas-c311-e411',
            transport: transport as 'tcp_server',
            port,
            peer: peer ?? '',
            automatic,
          },
        },
        { as: admin },
      ),
    );
    expect((await retried(found.id)).body).toMatchObject({ state: 'accepted', reason: null });
    expect(await resultOf(order)).toMatchObject({ status: 'entered', value_text: '4.1' });
    expect(await reasons(connection)).toEqual([]);
    expect((await retried(found.id)).status).toBe(409);
    expect(await trailOf(server, lab, { entity_id: found.id, action: 'update' })).toMatchObject([
      { before: { state: 'refused' }, after: { state: 'accepted' } },
    ]);
  });

  it('stays refused with one row when a retry changes nothing', async () => {
    const { connection, found } = await refused();
    const notified = await noticesOf(found.id);
    expect((await retried(found.id)).body).toMatchObject({ state: 'refused' });
    expect(await reasons(connection)).toEqual(['message_unreadable']);
    expect(await noticesOf(found.id)).toEqual(notified);
  });

  it('is dismissed with its row, and read again after that', async () => {
    const { connection, found } = await refused();
    const { id } = found;
    await made(
      server.call(
        dismissIncomingMessage,
        { params: { id }, body: { reason: 'Test message' } },
        { as: admin },
      ),
    );
    expect(await reasons(connection)).toEqual([]);
    expect((await retried(id)).body).toMatchObject({ state: 'refused', dismissed: null });
    expect(await reasons(connection)).toEqual(['message_unreadable']);
  });

  it('is dismissed when a user discards its row', async () => {
    const { connection, found } = await refused();
    const [{ batch }] = (await openOf(connection)) as [OpenImportRow];
    await made(
      server.call(
        discardImportBatch,
        { params: { id: batch.id }, version: 1, body: { reason: 'Printed and entered' } },
        as,
      ),
    );
    expect(await listed(connection)).toMatchObject([
      { id: found.id, state: 'dismissed', dismissed: { reason: 'Printed and entered' } },
    ]);
  });

  it('is notified with its values when it only ended early', async () => {
    const connection = await connected();
    const { accession } = await arrived();
    await arrive(connection, message(accession, ['K 4.1']), true);
    const [found] = await listed(connection);
    const link = `/app/test-results?tab=import&batch=${found?.batch_id}`;
    const title = `Incomplete message of an analyser: ${connection.name}`;
    expect(found?.state).toBe('accepted');
    expect(await noticesOf(found?.id ?? '')).toMatchObject([
      { role: 'admin', title, link },
      { role: 'lab_manager', title, link },
    ]);
  });
});

describe('the work list of analyser values', () => {
  it('is counted by reason and instrument, filtered and paged', async () => {
    const [one, other] = [await connected(), await connected()];
    await arrive(one, message('NOWHERE', ['K 4.1', 'NA 140', 'XX 1']));
    await arrive(other, message('NOWHERE', ['K 4.2']));
    const counts = await made<OpenRowCounts>(server.call(countOpenImportRows, {}, as));
    const { instruments } = counts;
    expect(instruments).toContainEqual({ instrument: one.instrument, count: 3 });
    expect(instruments).toContainEqual({ instrument: other.instrument, count: 1 });
    expect(counts.total).toBe(instruments.reduce((total, { count }) => total + count, 0));
    expect(counts.total).toBe(counts.reasons.reduce((total, { count }) => total + count, 0));
    const overview = await made<Overview>(server.call(readOverview, {}, as));
    expect(overview.waiting_values).toBe(counts.total);
    expect((await openOf(one, { reason: 'unmapped' })).map(({ row }) => row.number)).toEqual([3]);
    const query = { instrument_id: one.instrument.id, limit: '2' };
    const first = await server.call(listOpenImportRows, { query }, as);
    const cursor = String(first.body['next_cursor']);
    const next = await server.call(listOpenImportRows, { query: { ...query, cursor } }, as);
    const numbers = [first, next].map(({ body }) =>
      (body['items'] as OpenImportRow[]).map(({ row }) => row.number),
    );
    expect([numbers, next.body['next_cursor']]).toEqual([[[1, 2], [3]], null]);
  });
});

describe('the list of connections', () => {
  it('has what each received today and what waits', async () => {
    const connection = await connected();
    const figures = async () => {
      const { items } = await made<{ items: AnalyserConnection[] }>(
        server.call(listAnalyserConnections, {}, { as: admin }),
      );
      return items.find(({ id }) => id === connection.id);
    };
    expect(await figures()).toMatchObject({
      last_message_at: null,
      messages_today: 0,
      results_today: 0,
      waiting: 0,
      errors_today: 0,
      last_error: null,
    });
    await arrive(connection, message('NOWHERE', ['K 4.1', 'NA 140']));
    await lab.transaction((tx) =>
      tx
        .insertInto('analyser_event')
        .values(
          (['listening', 'failed'] as const).map((kind) => ({
            connection_id: connection.id,
            kind,
            detail: '5601',
            at: server.clock.now(),
          })),
        )
        .execute(),
    );
    expect(await figures()).toMatchObject({
      last_message_at: server.clock.now().toISOString(),
      messages_today: 1,
      results_today: 2,
      waiting: 2,
      errors_today: 1,
      last_error: { at: server.clock.now().toISOString(), kind: 'failed', detail: '5601' },
    });
  });
});

describe('the log of the connections', () => {
  const listed = async (query: Record<string, string>, person = admin) =>
    server.call(listAnalyserEvents, { query }, { as: person });
  const logged = async (connection: AnalyserConnection, kinds: readonly AnalyserEventKind[]) => {
    for (const kind of kinds)
      await lab.transaction((tx) =>
        addEvent(tx, lab.tenantId, {
          connection_id: connection.id,
          kind,
          detail: '10.0.0.5',
          at: server.clock.now(),
        }),
      );
  };

  it('is paged, newest first, and filtered by connection and kind', async () => {
    const [one, other] = [await connected(), await connected()];
    await logged(one, ['listening', 'frame_refused']);
    await logged(other, ['listening']);
    const first = await listed({ limit: '1' });
    expect(first.body['items']).toMatchObject([
      { kind: 'listening', connection: { id: other.id, name: other.name }, detail: '10.0.0.5' },
    ]);
    const next = await listed({ limit: '1', cursor: String(first.body['next_cursor']) });
    expect(next.body['items']).toMatchObject([
      { kind: 'frame_refused', connection: { id: one.id } },
    ]);
    const kindsOf = async (query: Record<string, string>) =>
      ((await listed(query)).body['items'] as AnalyserEvent[]).map(({ kind }) => kind);
    const connection_id = one.id;
    expect(await kindsOf({ connection_id })).toEqual(['frame_refused', 'listening']);
    expect(await kindsOf({ connection_id, kind: 'errors' })).toEqual(['frame_refused']);
    expect(await kindsOf({ connection_id, kind: 'listening' })).toEqual(['listening']);
    expect(await kindsOf({ connection_id, kind: 'connected' })).toEqual([]);
  });

  it('is for administrators, of their own facility', async () => {
    expect((await listed({}, technician)).status).toBe(403);
    const elsewhere = await openLaboratory(server, 'other-log');
    await logged(await connected(), ['failed']);
    expect((await listed({}, await elsewhere.staff('admin'))).body['items']).toEqual([]);
  });

  it('refuses an unknown kind', async () => {
    expect((await listed({ kind: 'noise' })).status).toBe(422);
  });
});

describe('a control of an analyser', () => {
  it('becomes a QC run of its lots, which decides on the values of the same message', async () => {
    const connection = await connected();
    const controls = await controlled(connection);
    const [low, high] = controls.lots;
    await arrive(connection, message(low?.number ?? '', ['K 3.5'], { control: true }));
    expect(await reasons(connection)).toEqual(['control_incomplete']);
    expect((await openOf(connection))[0]?.row.expected).toBe('2');
    expect(await runsOf(controls)).toEqual([]);
    await arrive(connection, message(high?.number ?? '', ['K 6.1'], { control: true }));
    expect(await runsOf(controls)).toMatchObject([
      {
        status: 'accepted',
        operator: null,
        points: [{ value: '3.5' }, { value: '6.1' }],
      },
    ]);
    expect(await reasons(connection)).toEqual([]);
    const { order, accession } = await arrived();
    await arrive(connection, message(accession, ['K 4.1']));
    expect((await resultOf(order)).status).toBe('entered');
  });

  it('holds the values of its test until its run is complete', async () => {
    const connection = await connected();
    const controls = await controlled(connection);
    await accepted(controls);
    const [low, high] = controls.lots;
    await arrive(connection, message(low?.number ?? '', ['K 4.2'], { control: true }));
    const { accession } = await arrived();
    await arrive(connection, message(accession, ['K 4.1']));
    expect(await reasons(connection)).toEqual(['control_incomplete', 'qc_not_accepted']);
    await arrive(connection, message(high?.number ?? '', ['K 6.1'], { control: true }));
    expect((await runsOf(controls)).map(({ status }) => status)).toContain('rejected');
    expect(await reasons(connection)).toEqual(['qc_not_accepted']);
  });

  it('is not replaced by its repeat', async () => {
    const connection = await connected();
    const controls = await controlled(connection);
    const [low, high] = controls.lots;
    await arrive(connection, message(low?.number ?? '', ['K 4.2'], { control: true }));
    await arrive(connection, message(low?.number ?? '', ['K 3.5'], { control: true }));
    await arrive(connection, message(high?.number ?? '', ['K 6.1'], { control: true }));
    expect(await runsOf(controls)).toMatchObject([{ status: 'rejected' }]);
    expect(await reasons(connection)).toEqual(['control_incomplete']);
  });

  it('waits when its lot is not known', async () => {
    const connection = await connected();
    const [low] = (await controlled(connection, 'NA')).lots;
    await arrive(connection, message('Q-NEW', ['NA 3.5'], { control: true }));
    const [{ row, batch, reason }] = (await openOf(connection)) as [OpenImportRow];
    expect(reason).toBe('control_unknown');
    expect(row.expected).toContain(`${low?.number} (1)`);
    await made(server.call(recheckImportBatch, { params: { id: batch.id } }, as));
    expect(await reasons(connection)).toEqual(['control_unknown']);
  });

  it('waits without QC of the test on the instrument', async () => {
    const connection = await connected();
    await arrive(connection, message('Q-1', ['K 3.5'], { control: true }));
    const [found] = await openOf(connection);
    expect([found?.reason, found?.row.expected]).toEqual(['control_unknown', null]);
  });

  it('waits with an alarm, a wrong number and a code without a test', async () => {
    const connection = await connected();
    const [low] = (await controlled(connection)).lots;
    const number = low?.number ?? '';
    await arrive(connection, message(number, ['K 3.5'], { control: true, comment: '26' }));
    await arrive(connection, message(number, ['K ----'], { control: true }));
    await arrive(connection, message(number, ['XX 3.5'], { control: true }));
    expect(await reasons(connection)).toEqual(['instrument_flag', 'number_unreadable', 'unmapped']);
  });

  it('is never a result of a patient', async () => {
    const connection = await connected();
    await accepted(await controlled(connection));
    const { order, accession } = await arrived();
    await arrive(connection, message(accession, ['K 4.1'], { control: true }));
    expect(await reasons(connection)).toEqual(['control_unknown']);
    expect((await resultOf(order)).status).toBe('pending');
  });
});
