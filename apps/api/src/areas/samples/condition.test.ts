import {
  definitionOf,
  specimenOf,
  readTestParameter,
  updateTestParameter,
  type TestParameter,
} from '@alms/lis-domain/catalogue';
import {
  readLaboratorySettings,
  updateLaboratorySettings,
  type LaboratorySettings,
} from '@alms/lis-domain/facility';
import type { Order } from '@alms/lis-domain/orders';
import {
  acceptImportRows,
  mapImportCodes,
  stageImportFile,
  type ImportBatch,
} from '@alms/lis-domain/interfaces/result-import';
import { enterResults, verifyResults, type Result } from '@alms/lis-domain/results';
import {
  divideSample,
  noteSampleCondition,
  readSample,
  receiveSample,
  type ArrivalCondition,
  type Sample,
} from '@alms/lis-domain/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { made, resultsOfOrder, trailOf } from '../../testing/answers.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../testing/test-server.ts';

let technician: Person;
let manager: Person;
const { server, lab } = await testLaboratory('condition');
beforeAll(async () => {
  [technician, manager] = await Promise.all([lab.staff('technician'), lab.staff('lab_manager')]);
});

const hemolyzed: ArrivalCondition = { codes: ['HEM'], note: 'Pink serum' };
const cool: ArrivalCondition = { codes: ['COOL'], note: '' };
type Which = Pick<Sample, 'id' | 'version'>;

async function collected(...codes: string[]): Promise<{ order: Order; sample: Sample }> {
  const order = await lab.order(codes);
  const [sample] = await lab.collect(order);
  if (!sample) throw new Error('An order without a specimen.');
  return { order, sample };
}
const received = ({ id, version }: Which, body: object = {}): Promise<Answer> =>
  server.call(receiveSample, { params: { id }, version, body }, { as: technician });
const noted = ({ id, version }: Which, body: object, as = technician): Promise<Answer> =>
  server.call(
    noteSampleCondition,
    { params: { id }, version, body: { reason: '', ...body } as never },
    { as },
  );
const arrived = async (...codes: string[]) => {
  const { order, sample } = await collected(...codes);
  return { order, sample: await made<Sample>(received(sample)) };
};
async function resultOf({ id }: Order): Promise<Result> {
  const [result] = await resultsOfOrder(server, id, technician);
  if (!result) throw new Error('An order without a result.');
  return result;
}
const entered = async (order: Order, value_text: string) => {
  const { id, version } = await resultOf(order);
  await made(
    server.call(
      enterResults,
      { body: { items: [{ id, version, value_text }] } },
      { as: technician },
    ),
  );
};
const kinds = ({ checks }: Result) => (checks ?? []).filter(({ kind }) => kind === 'specimen');

describe('receiving a specimen', () => {
  it('records no condition unless entered', async () => {
    const { sample } = await collected('K');
    const { body } = await received(sample);
    expect(body).toMatchObject({ status: 'received', condition: null });
    expect((body as unknown as Sample).events.at(-1)).not.toHaveProperty('condition');
  });

  it('records its condition in its history and the audit trail', async () => {
    const { sample } = await collected('K');
    const body = (
      await received(sample, {
        condition: { codes: ['HEM', 'COOL'], note: ' Pink serum ' },
        note: 'By courier',
      })
    ).body as unknown as Sample;
    const condition = { codes: ['HEM', 'COOL'], note: 'Pink serum' };
    expect(body).toMatchObject({ status: 'received', condition });
    expect(body.events.at(-1)).toMatchObject({ type: 'received', note: 'By courier', condition });
    const [line] = await trailOf(server, lab, { entity_id: sample.id });
    expect(line).toMatchObject({ after: { status: 'received', condition } });
  });

  it.each<[string, object]>([
    ['an empty condition', { condition: { codes: [], note: ' ' } }],
    ['the not-received condition', { condition: { codes: ['SNR'], note: '' } }],
    ['a duplicate condition', { condition: { codes: ['HEM', 'HEM'], note: '' } }],
    ['two temperatures', { condition: { codes: ['FROZ', 'ROOM'], note: '' } }],
    ['a null condition', { condition: null }],
  ])('rejects %s, naming the field', async (_, body) => {
    const { sample } = await collected('K');
    const answer = await received(sample, body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(Object.keys(answer.body['fields'] as object).join()).toMatch(/^condition/);
    expect(
      (await server.call(readSample, { params: { id: sample.id } }, { as: technician })).body[
        'status'
      ],
    ).toBe('collected');
  });
});

describe('recording the condition of a received specimen', () => {
  it('requires a reason only for a correction, including clearing it, and keeps all in the history', async () => {
    const { sample } = await arrived('K');
    const first = await made<Sample>(noted(sample, { condition: hemolyzed }));
    expect(first).toMatchObject({ condition: hemolyzed, version: sample.version + 1 });
    expect(await noted(first, { condition: cool })).toMatchObject({
      status: 422,
      body: { fields: { reason: 'is required because a different condition is already recorded' } },
    });
    const second = await made<Sample>(
      noted(first, { condition: cool, reason: 'It was another tube' }),
    );
    const third = await made<Sample>(noted(second, { condition: null, reason: 'Read wrongly' }));
    expect(third.condition).toBeNull();
    expect(
      third.events.slice(-3).map(({ type, note, condition }) => [type, note, condition]),
    ).toEqual([
      ['condition_noted', '', hemolyzed],
      ['condition_noted', 'It was another tube', cool],
      ['condition_noted', 'Read wrongly', null],
    ]);
    const [line] = await trailOf(server, lab, { entity_id: sample.id });
    expect(line).toMatchObject({
      category: 'sample',
      before: { condition: cool },
      after: { condition: null },
      reason: 'Read wrongly',
    });
  });

  it('rechecks existing values and shows the condition beside them', async () => {
    const { order, sample } = await arrived('K');
    await entered(order, '4.1');
    expect(kinds(await resultOf(order))).toEqual([]);
    const now = await made<Sample>(
      server.call(readSample, { params: { id: sample.id } }, { as: technician }),
    );
    const doubted = await made<Sample>(noted(now, { condition: hemolyzed }));
    const result = await resultOf(order);
    expect(result).toMatchObject({
      status: 'entered',
      value_text: '4.1',
      specimen_condition: hemolyzed,
    });
    expect(kinds(result)).toEqual([{ kind: 'specimen', outcome: 'warned', condition: hemolyzed }]);
    await made(noted(doubted, { condition: cool, reason: 'The light was red' }));
    expect(await resultOf(order)).toMatchObject({ specimen_condition: cool });
    expect(kinds(await resultOf(order))).toEqual([]);
  });

  it('is rejected once a value is verified', async () => {
    const { order, sample } = await arrived('K');
    await entered(order, '4.1');
    const { id, version } = await resultOf(order);
    await made(server.call(verifyResults, { body: { items: [{ id, version }] } }, { as: manager }));
    const now = await made<Sample>(
      server.call(readSample, { params: { id: sample.id } }, { as: technician }),
    );
    expect(await noted(now, { condition: hemolyzed })).toMatchObject({
      status: 409,
      body: { code: 'results_verified' },
    });
    expect(
      (await server.call(readSample, { params: { id: sample.id } }, { as: technician })).body,
    ).toEqual(now);
  });

  it('is rejected before receipt, for an aliquot, with a stale or missing version and without changes', async () => {
    const { sample: early } = await collected('K');
    expect(await noted(early, { condition: hemolyzed })).toMatchObject({
      status: 409,
      body: { code: 'sample_not_usable' },
    });
    const { sample } = await arrived('K');
    const first = await made<Sample>(noted(sample, { condition: hemolyzed }));
    expect(await noted(sample, { condition: cool, reason: 'Stale' })).toMatchObject({
      status: 412,
      body: { code: 'version_stale' },
    });
    expect(
      await server.call(
        noteSampleCondition,
        { params: { id: sample.id }, body: { condition: cool, reason: 'x' } } as never,
        { as: technician },
      ),
    ).toMatchObject({ status: 428 });
    expect(await noted(first, { condition: hemolyzed, reason: 'Again' })).toMatchObject({
      status: 422,
      body: { fields: { condition: expect.any(String) } },
    });
    expect(
      await noted(first, { condition: { codes: ['COOL', 'FROZ'], note: '' }, reason: 'Both' }),
    ).toMatchObject({ status: 422 });
    const whole = await made<Sample>(
      server.call(
        divideSample,
        {
          params: { id: first.id },
          version: first.version,
          body: { aliquots: [{ volume_ml: null }] },
        },
        { as: technician },
      ),
    );
    const part = await made<Sample>(
      server.call(readSample, { params: { id: whole.aliquots[0]?.id ?? '' } }, { as: technician }),
    );
    expect(part.condition).toEqual(hemolyzed);
    expect(await noted(part, { condition: cool, reason: 'Thawed' })).toMatchObject({
      status: 409,
      body: { code: 'sample_not_usable' },
    });
  });

  it.each(['doctor', 'receptionist', 'patient'] as const)('is denied to the %s', async (role) => {
    const { sample } = await arrived('K');
    expect(await noted(sample, { condition: hemolyzed }, await lab.staff(role))).toMatchObject({
      status: 403,
    });
  });

  it('is not found for another facility', async () => {
    const other = await openLaboratory(server, 'condition-elsewhere');
    const { sample } = await arrived('K');
    expect(
      await noted(sample, { condition: hemolyzed }, await other.staff('technician')),
    ).toMatchObject({ status: 404 });
  });
});

describe('value of a compromised specimen', () => {
  const rule = {
    enabled: true,
    within: 'reference',
    require_qc: false,
    require_delta: false,
    exclude_flags: [],
  } as const;
  let batches = 0;
  const staged = (accession: string) => {
    const reading = {
      columns: {
        shape: 'long' as const,
        accession: 'Sample',
        code: 'Test',
        value: 'Result',
        unit: 'Unit',
        flag: null,
        patient: null,
        kind: null,
      },
      decimal_mark: '.',
    } as const;
    const content = Buffer.from(
      `Sample,Test,Result,Unit,File ${(batches += 1)}\n${accession},K,4.1,mmol/L,\n`,
    ).toString('base64');
    return made<ImportBatch>(
      server.call(
        stageImportFile,
        { body: { file_name: 'run.csv', content, instrument_name: 'Analyser', reading } },
        { as: technician },
      ),
    );
  };
  beforeAll(async () => {
    const params = { id: lab.testId('K') };
    const test = await made<TestParameter>(
      server.call(readTestParameter, { params }, { as: technician }),
    );
    await made(
      server.call(
        updateTestParameter,
        {
          params,
          version: test.version,
          body: { ...definitionOf(test), status: 'active', autoverify: rule } as never,
        },
        { as: technician },
      ),
    );
    const as = await lab.staff('admin');
    const { version, ...body } = await made<LaboratorySettings>(
      server.call(readLaboratorySettings, {}, { as }),
    );
    await made(
      server.call(
        updateLaboratorySettings,
        { version, body: { ...body, autoverification_enabled: true } },
        { as },
      ),
    );
    const { id } = await staged('NOWHERE');
    await made(
      server.call(
        mapImportCodes,
        {
          params: { id },
          body: {
            items: [{ code: 'K', unit: 'mmol/L', test_parameter_id: lab.testId('K'), version: 0 }],
          },
        },
        { as: technician },
      ),
    );
  });

  it.each<[string, boolean, ArrivalCondition | undefined]>([
    ['nothing noted', true, undefined],
    ['cool', true, cool],
    ['haemolysed', false, hemolyzed],
    ['a free-text condition only', false, { codes: [], note: 'Lipemic' }],
  ])('with %s: verified by the rule %s', async (_, isVerified, condition) => {
    const { order, sample } = await collected('K');
    const { accession_number } = await made<Sample>(
      received(sample, condition ? { condition } : {}),
    );
    const { id } = await staged(accession_number);
    await made(server.call(acceptImportRows, { params: { id }, body: {} }, { as: technician }));
    const result = await resultOf(order);
    expect(result.status).toBe(isVerified ? 'released' : 'entered');
    expect(result.specimen_condition).toEqual(condition ?? null);
    const autoverification = result.checks?.find(({ kind }) => kind === 'autoverification');
    expect(autoverification).toMatchObject({
      reasons: isVerified ? [] : [{ code: 'check', check: 'specimen', outcome: 'warned' }],
    });
  });
});

describe('temperature on arrival', () => {
  const serumNeeds = (transport_deviation: 'hold' | 'reject') => ({
    specimens: [
      specimenOf('SER', 'sst', { transport: 'refrigerated' as const, transport_deviation }),
    ],
  });
  const at = (temperature: string) => ({ condition: { codes: [], note: '', temperature } });

  it('holds the values of a test that requires another one', async () => {
    await lab.changeTest('NA', serumNeeds('hold'));
    const { order, sample } = await collected('NA');
    const arrivedWarm = await made<Sample>(received(sample, at('21.5')));
    expect(arrivedWarm).toMatchObject({
      condition: { temperature: '21.5' },
      needs: { arrival: [{ transport: 'refrigerated', transport_deviation: 'hold' }] },
    });
    await entered(order, '140');
    const result = await resultOf(order);
    expect(result.status).toBe('held');
    expect(result.checks).toContainEqual(
      expect.objectContaining({
        kind: 'stability',
        outcome: 'held',
        transport: { required: 'refrigerated', found: 'ambient', temperature: '21.5' },
      }),
    );
  });

  it('rejects only the tests that require it, and the others continue', async () => {
    await lab.changeTest('NA', serumNeeds('reject'));
    const { order, sample } = await collected('NA', 'CL');
    const partly = await made<Sample>(received(sample, at('21.5')));
    expect(partly.status).toBe('received');
    expect(partly.tests.map(({ code, status }) => `${code} ${status}`)).toEqual([
      'NA rejected',
      'CL received',
    ]);
    expect(partly.events.at(-1)).toMatchObject({
      type: 'tests_rejected',
      code: 'RR',
      note: '21.5 °C',
    });
    const results = await resultsOfOrder(server, order.id, technician);
    expect(results).toHaveLength(3);
  });

  it('rejects the specimen if all of its tests require it, also when recorded later', async () => {
    await lab.changeTest('NA', serumNeeds('reject'));
    const { sample } = await arrived('NA');
    expect(await made<Sample>(noted(sample, at('-20')))).toMatchObject({
      status: 'rejected',
      rejection: { code: 'RR', note: '-20 °C' },
    });
  });

  it('accepts the required one', async () => {
    await lab.changeTest('NA', serumNeeds('reject'));
    const { sample } = await collected('NA');
    expect(await made<Sample>(received(sample, at('5')))).toMatchObject({ status: 'received' });
  });

  it.each(['warm', '5,5', '99'])('is refused as %s, naming the field', async (temperature) => {
    const { sample } = await collected('K');
    const answer = await received(sample, at(temperature));
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { 'condition.temperature': expect.any(String) } },
    });
  });
});
