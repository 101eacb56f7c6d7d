import type { TestDefinition } from '@alms/lis-domain/catalogue';
import {
  readHospitalSettings,
  updateHospitalSettings,
  type HospitalSettings,
} from '@alms/lis-domain/facility';
import {
  downloadReport,
  enterResults,
  listChartResults,
  listIssuedReports,
  verifyResults,
  type Result,
} from '@alms/lis-domain/results';
import { describe, expect, it } from 'vitest';
import { resultsOfOrder } from '../../testing/answers.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';

const { server, lab } = await testLaboratory('uncertainty');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');

const uncertainty: TestDefinition['uncertainty'] = [
  { from: null, to: '4.0', mode: 'absolute', expanded: '0.15', source: 'QC data of 2026' },
  { from: '4.0', to: '8.0', mode: 'percent', expanded: '5.2', source: 'QC data of 2026' },
];

/** A released potassium of a new patient. */
async function released(value_text: string) {
  const patientId = await lab.patient();
  const { order } = await lab.arrived(['K'], { patientId });
  const [{ id, version }] = (await resultsOfOrder(server, order.id, technician)) as [Result];
  await server.call(
    enterResults,
    { body: { items: [{ id, version, value_text }] } },
    { as: technician },
  );
  const [entered] = (await resultsOfOrder(server, order.id, technician)) as [Result];
  const verified = await server.call(
    verifyResults,
    { body: { items: [{ id, version: entered.version }] } },
    { as: manager },
  );
  expect(verified.status).toBe(200);
  return { patientId, entered };
}

const chartOf = async (id: string) =>
  (await server.call(listChartResults, { params: { id }, query: {} }, { as: technician })).body[
    'items'
  ];

describe('measurement uncertainty', () => {
  it('is known from the version of the test that states it', async () => {
    const before = await released('3.9');
    expect(before.entered).not.toHaveProperty('uncertainty');
    await lab.changeTest('K', { uncertainty });
    const after = await released('3.9');
    expect(after.entered.uncertainty).toEqual({ expanded: '0.2', coverage_factor: 2 });
    expect(await chartOf(after.patientId)).toMatchObject([
      { value_text: '3.9', uncertainty: { expanded: '0.2' } },
    ]);
    expect(await chartOf(before.patientId)).not.toMatchObject([{ uncertainty: {} }]);
  });

  it('is in percent of the value in its range, and unknown beyond the ranges', async () => {
    expect((await released('5.0')).entered.uncertainty?.expanded).toBe('0.3');
    expect((await released('8.0')).entered).not.toHaveProperty('uncertainty');
  });

  it('is unknown for a value with a comparator', async () => {
    expect((await released('<1.5')).entered).not.toHaveProperty('uncertainty');
  });

  it('is printed in one report on request', async () => {
    await lab.changeTest('K', { uncertainty });
    const { entered } = await released('5.0');
    const printed = async (query: { uncertainty?: 'true' }) =>
      (await server.call(downloadReport, { params: { id: entered.id }, query }, { as: technician }))
        .status;
    const issued = async () =>
      (
        (
          await server.call(
            listIssuedReports,
            { params: { id: entered.order_id } },
            { as: technician },
          )
        ).body['items'] as unknown[]
      ).length;
    expect([await printed({}), await issued()]).toEqual([200, 1]);
    expect([await printed({ uncertainty: 'true' }), await issued()]).toEqual([200, 2]);
    expect([await printed({}), await issued()]).toEqual([200, 2]);
    expect(await printed({ uncertainty: 'false' as 'true' })).toBe(422);
  });

  it('is printed once the facility asks for it', async () => {
    const admin = await lab.staff('admin');
    const { entered } = await released('5.0');
    /** Number of reports with different content. */
    const issuedAfterPrinting = async () => {
      const { status } = await server.call(
        downloadReport,
        { params: { id: entered.id }, query: {} },
        { as: technician },
      );
      expect(status).toBe(200);
      const { body } = await server.call(
        listIssuedReports,
        { params: { id: entered.order_id } },
        { as: technician },
      );
      return (body['items'] as unknown[]).length;
    };
    expect(await issuedAfterPrinting()).toBe(1);
    const read = await server.call(readHospitalSettings, {}, { as: admin });
    const { subdomain: _, version, ...settings } = read.body as never as HospitalSettings;
    const saved = await server.call(
      updateHospitalSettings,
      { body: { ...settings, report_uncertainty: true }, version },
      { as: admin },
    );
    expect(saved.body).toMatchObject({ report_uncertainty: true });
    expect(await issuedAfterPrinting()).toBe(2);
  });
});
