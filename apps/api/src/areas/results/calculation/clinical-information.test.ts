import type { RangeRow } from '@alms/lis-domain/catalogue';
import type { FastingState, Order } from '@alms/lis-domain/orders';
import { enterResults, type Result } from '@alms/lis-domain/results';
import { collectSample, receiveSample } from '@alms/lis-domain/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { trailOf, resultsOfOrder } from '../../../testing/answers.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';

const row = (low: string, high: string, rest: Partial<RangeRow> = {}): RangeRow => ({
  type: 'reference',
  low,
  high,
  low_op: 'lt',
  high_op: 'gt',
  text: null,
  sex: 'any',
  age_min: null,
  age_max: null,
  applies_to: 'any',
  source: 'test',
  ...rest,
});

const { server, lab } = await testLaboratory('clinical');
const technician = await lab.staff('technician');
beforeAll(async () => {
  await lab.changeTest('TSH', {
    ranges: [
      row('0.4', '4.0'),
      row('0.2', '3.0', { sex: 'female', applies_to: 'pregnant' }),
      row('0.1', '2.5', { sex: 'female', applies_to: 'trimester_1' }),
    ],
  });
  await lab.changeTest('GLU', {
    ranges: [row('70', '140'), row('70', '99', { applies_to: 'fasting' })],
  });
});

const resultsOf = (order: Order) => resultsOfOrder(server, order.id, technician);
const limits = (range: RangeRow | null | undefined) => range && `${range.low}–${range.high}`;

async function measured(order: Order, value_text: string): Promise<Result | undefined> {
  const [waiting] = await resultsOf(order);
  const items = [{ id: waiting?.id ?? '', version: waiting?.version ?? 0, value_text }];
  return (
    (await server.call(enterResults, { body: { items } }, { as: technician })).body[
      'items'
    ] as Result[]
  )[0];
}

describe('interval for a condition', () => {
  it.each<[string, string[], string, string]>([
    ['no clinical information', [], '0.4–4.0', 'N'],
    ['a pregnancy', ['pregnant'], '0.2–3.0', 'H'],
    ['a trimester with its own interval', ['trimester_1'], '0.1–2.5', 'H'],
    ['a trimester without its own interval', ['trimester_3'], '0.2–3.0', 'H'],
    ['something else', ['dialysis'], '0.4–4.0', 'N'],
  ])(
    'is selected by the clinical information of the order: %s',
    async (_, conditions, expected, flag) => {
      const { order } = await lab.arrived(['TSH'], { clinical: { conditions } });
      expect(limits((await resultsOf(order))[0]?.applicable_range)).toBe(expected);
      const result = await measured(order, '3.5');
      expect({ range: limits(result?.range), flag: result?.flag }).toEqual({
        range: expected,
        flag,
      });
    },
  );

  it('is never selected for another order of the same patient', async () => {
    const patientId = await lab.patient();
    await lab.order(['TSH'], { patientId, clinical: { conditions: ['pregnant'] } });
    expect(
      limits((await resultsOf(await lab.order(['TSH'], { patientId })))[0]?.applicable_range),
    ).toBe('0.4–4.0');
  });
});

describe('fasting status', () => {
  it.each<[FastingState, FastingState | undefined, string]>([
    ['unknown', undefined, '70–140'],
    ['fasting', undefined, '70–99'],
    ['not_fasting', undefined, '70–140'],
    ['fasting', 'not_fasting', '70–140'],
    ['fasting', 'unknown', '70–140'],
    ['unknown', 'fasting', '70–99'],
    ['not_fasting', 'fasting', '70–99'],
  ])('%s on the order and %s at collection', async (fasting, atTheChair, expected) => {
    const order = await lab.order(['GLU'], { clinical: { fasting } });
    for (const { id, version } of await lab.samplesOf(order)) {
      const body = {
        identity_check: { name: true, birth_date: true },
        ...(atTheChair && { fasting: atTheChair }),
      };
      const collected = await server.call(
        collectSample,
        { params: { id }, version, body },
        { as: await lab.staff('phlebotomist') },
      );
      expect(collected.body).toMatchObject({
        status: 'collected',
        fasting: atTheChair ?? null,
        ordered_fasting: fasting,
      });
      const [line] = await trailOf(server, lab, { entity_id: id, action: 'update' });
      expect(line?.after).toEqual({
        status: 'collected',
        collected_at: expect.any(String),
        identity_check: body.identity_check,
        ...(atTheChair && { fasting: atTheChair }),
      });
      await server.call(
        receiveSample,
        { params: { id }, version: version + 1, body: {} },
        { as: technician },
      );
    }
    expect(limits((await measured(order, '110'))?.range)).toBe(expected);
  });

  it('has exactly three values', async () => {
    const [sample] = await lab.samplesOf(await lab.order(['GLU']));
    const body = { identity_check: { name: true, birth_date: true }, fasting: 'no' as 'unknown' };
    const answer = await server.call(
      collectSample,
      { params: { id: sample?.id ?? '' }, version: 1, body },
      { as: await lab.staff('phlebotomist') },
    );
    expect({ status: answer.status, fields: Object.keys(answer.body['fields'] as object) }).toEqual(
      { status: 422, fields: ['fasting'] },
    );
  });
});
