import {
  listAnalyserConnections,
  tryAnalyserMessage,
  type AnalyserTrial,
} from '@alms/lis-domain/interfaces/analysers';
import type { ImportReading } from '@alms/lis-domain/interfaces/result-import';
import { describe, expect, it } from 'vitest';
import { made } from '../../testing/answers.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';

const { server, lab } = await testLaboratory('trial');
const admin = await lab.staff('admin');

const tried = (
  text: string,
  settings: { profile: string; reading?: ImportReading },
  as = admin,
) => {
  const body = { reading: null, ...settings, content: Buffer.from(text).toString('base64') };
  return server.call(tryAnalyserMessage, { body }, { as });
};
const trial = (...args: Parameters<typeof tried>) => made<AnalyserTrial>(tried(...args));
const cobas = { profile: 'roche-cobas-c311-e411' };
const message = [
  'H|\\^&|||H7600^1|||||host|RSUPL^REAL|P|1',
  'P|1',
  'O|1|A1|0^5001^1^^S1^SC|^^^K^|R||||||N||||1|||||||20260512|||F',
  'R|1|^^^K^/|4.1|mmol/L||H||F||ADMIN|||ISE',
  'C|1|I|hemolysed|I',
  'L|1|N',
].join('\n');
const columns: ImportReading = {
  columns: {
    shape: 'long',
    accession: 'ID',
    code: 'Test',
    value: 'Result',
    unit: null,
    flag: null,
    patient: null,
    kind: null,
  },
  decimal_mark: '.',
};

describe('trial of a message', () => {
  it('shows the values with flags and remarks, and stores nothing', async () => {
    expect(await trial(message, cobas)).toMatchObject({
      refusal: null,
      messages: 1,
      queries: 0,
      values: [
        { specimen: 'A1', code: 'K', value: '4.1', unit: 'mmol/L', flags: ['H'], control: null },
      ],
    });
    expect(
      (await lab.transaction((tx) => tx.selectFrom('incoming_message').select('id').execute()))
        .length,
    ).toBe(0);
    expect((await server.call(listAnalyserConnections, {}, { as: admin })).body['items']).toEqual(
      [],
    );
  });

  it('shows why a message is refused by another profile', async () => {
    expect(await trial(message, { profile: 'mindray-bs' })).toMatchObject({
      refusal: 'no valid header',
      values: [],
    });
  });

  it('reads delimited text by its columns, with its lines', async () => {
    const settings = { profile: 'delimited', reading: columns };
    expect(await trial('Report\nID,Test,Result\nA1,K,4.1\nEnd\n', settings)).toMatchObject({
      refusal: null,
      values: [
        { specimen: 'A1', code: 'K', value: '4.1', location: '3', remarks: [] },
        { location: '4', remarks: [{ kind: 'not_understood', text: 'End' }] },
      ],
    });
    expect((await trial('ID,Test\nA1,K\n', settings)).refusal).toBe(
      'no line with the headings ID, Test, Result',
    );
  });

  it.each([
    [{ profile: 'unknown' }, { profile: 'must be a known profile' }],
    [{ profile: 'delimited' }, { reading: 'must state the columns' }],
  ])('is refused with %j', async (settings, fields) => {
    const { status, body } = await tried(message, settings);
    expect([status, body['fields']]).toEqual([422, fields]);
  });

  it('is for administrators', async () => {
    expect((await tried(message, cobas, await lab.staff('technician'))).status).toBe(403);
  });
});
