import type { AnalyserConnection } from '@alms/lis-domain/interfaces/analysers';
import { enterResults } from '@alms/lis-domain/results';
import { describe, expect, it } from 'vitest';
import { anAnalyserConnection, permittedAnalysers } from '../../testing/analyser-connections.ts';
import { made, resultsOfOrder } from '../../testing/answers.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import { findConnection } from './connections.store.ts';
import { answersTo } from './host-query.ts';
import { analyserProfile } from './profiles/index.ts';

const { server, lab } = await testLaboratory('queries', { analysers: permittedAnalysers });
const admin = await lab.staff('admin');
const technician = await lab.staff('technician');

/** A connection whose instrument performs potassium (717) and sodium (718). */
async function connected(): Promise<AnalyserConnection> {
  const connection = await anAnalyserConnection(server, admin);
  const now = server.clock.now();
  const common = { instrument_id: connection.instrument.id, created_at: now, updated_at: now };
  await lab.transaction((tx) =>
    tx
      .insertInto('instrument_code')
      .values([
        { ...common, code: '717', unit: 'mmol/L', test_parameter_id: lab.testId('K') },
        { ...common, code: '718', unit: 'mmol/L', test_parameter_id: lab.testId('NA') },
        { ...common, code: '719', unit: 'mmol/L', test_parameter_id: null, ignored: true },
      ])
      .execute(),
  );
  return connection;
}
const connection = await connected();

/** Codes in the answer to a query for specimens; without specimens, for all. */
async function codesFor(...specimens: string[]): Promise<string[]> {
  const profile = analyserProfile(connection.profile);
  const answers = await lab.transaction(async (tx) => {
    const row = await findConnection(tx, lab.tenantId, connection.id);
    if (!row || !profile) throw new Error('No connection.');
    return answersTo({ tx, tenantId: lab.tenantId, now: server.clock.now() }, row, profile, {
      kind: 'query',
      specimens: specimens.map((specimen) => ({ specimen, rack: '', position: '', echo: [] })),
      isForAll: specimens.length === 0,
      controlId: '',
      repeated: [],
      location: '',
    });
  });
  const text = answers.map((bytes) => Buffer.from(bytes).toString('latin1')).join('');
  expect(text).not.toContain('Testwell');
  return text.match(/71\d/g) ?? [];
}
async function arrived(codes: readonly string[]) {
  const { order, samples } = await lab.arrived(codes);
  return { order, accession: samples[0]?.accession_number ?? '' };
}

describe('host query', () => {
  it('is answered with mapped tests that are pending', async () => {
    const { order, accession } = await arrived(['K', 'NA', 'CL']);
    expect(await codesFor(accession)).toEqual(['717', '718']);
    const result = (await resultsOfOrder(server, order.id, technician)).find(
      ({ test }) => test.code === 'K',
    );
    await made(
      server.call(
        enterResults,
        {
          body: {
            items: [{ id: result?.id ?? '', version: result?.version ?? 0, value_text: '4.1' }],
          },
        },
        { as: technician },
      ),
    );
    expect(await codesFor(accession)).toEqual(['718']);
    expect(await codesFor()).toContain('718');
  });

  it('is answered without tests for unknown and not received specimens', async () => {
    const order = await lab.order(['K']);
    const [sample] = await lab.collect(order);
    expect(await codesFor(sample?.accession_number ?? '', 'NOWHERE')).toEqual([]);
  });

  it('is answered without the tests of an order that must be paid first', async () => {
    await lab.price({ K: 1_200 });
    const { accession: unpaid } = await arrived(['K']);
    expect(await codesFor(unpaid)).toEqual(['717']);
    await lab.transaction((tx) =>
      tx.updateTable('billing_settings').set({ collect_before_payment: 'block' }).execute(),
    );
    expect(await codesFor(unpaid)).toEqual([]);
  });
});
