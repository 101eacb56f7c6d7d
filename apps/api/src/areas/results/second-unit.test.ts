import {
  downloadReport,
  enterResults,
  listChartResults,
  listPatientResults,
  verifyResults,
  type Result,
} from '@alms/lis-domain/results';
import { describe, expect, it } from 'vitest';
import { resultsOfOrder } from '../../testing/answers.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';

const { server, lab } = await testLaboratory('second-unit');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
const inMillimoles = { unit: 'mmol/L', unit_display: 'mmol/L', decimals: 1 };

/** A released glucose of a new patient. */
async function released(value_text: string) {
  const patientId = await lab.patient();
  const { order } = await lab.arrived(['GLU'], { patientId });
  const change = async (call: typeof enterResults | typeof verifyResults, as: typeof manager) => {
    const items = (await resultsOfOrder(server, order.id, technician)).map(({ id, version }) => ({
      id,
      version,
      value_text,
    }));
    return call === enterResults
      ? server.call(enterResults, { body: { items } }, { as })
      : server.call(
          verifyResults,
          { body: { items: items.map(({ id, version }) => ({ id, version })) } },
          { as },
        );
  };
  expect((await change(enterResults, technician)).status).toBe(200);
  const [entered] = await resultsOfOrder(server, order.id, technician);
  expect((await change(verifyResults, manager)).status).toBe(200);
  return { patientId, order, entered: entered as Result };
}
const chartOf = async (id: string) =>
  (await server.call(listChartResults, { params: { id }, query: {} }, { as: technician })).body[
    'items'
  ];

describe('a test with a second unit', () => {
  it('shows its results in both units, converted from the unit of the result', async () => {
    const before = await released('126');
    expect(before.entered.second).toBeUndefined();
    await lab.changeTest('GLU', { second_unit: inMillimoles });
    const after = await released('126');
    expect(after.entered).toMatchObject({
      value_text: '126',
      unit: 'mg/dL',
      second: {
        value_text: '7.0',
        unit_display: 'mmol/L',
        range: { low: '3.9', high: '7.7' },
      },
    });
    expect(await chartOf(after.patientId)).toMatchObject([
      { value_text: '126', unit_display: 'mg/dL', second: { value_text: '7.0' } },
    ]);
    // Results keep the definition they were ordered with.
    expect(await chartOf(before.patientId)).toMatchObject([{ value_text: '126' }]);
    expect(await chartOf(before.patientId)).not.toMatchObject([{ second: {} }]);
    const report = await server.call(
      downloadReport,
      { params: { id: after.entered.id }, query: {} },
      { as: technician },
    );
    expect(report.status).toBe(200);
  });

  it('keeps the comparator of a value beyond the measuring range', async () => {
    const { entered } = await released('<40');
    expect(entered.second?.value_text).toBe('<2.2');
  });

  it('shows the second value in the patient portal', async () => {
    const { patientId } = await released('140');
    const { body } = await server.call(
      listPatientResults,
      { params: { id: patientId }, query: {} },
      { as: technician },
    );
    expect(body['items']).toMatchObject([{ value_text: '140', second: { value_text: '7.8' } }]);
  });

  it('has no second value before it is measured', async () => {
    const { order } = await lab.arrived(['GLU']);
    const [waiting] = await resultsOfOrder(server, order.id, technician);
    expect(waiting).not.toHaveProperty('second');
  });
});
