import type { Order } from '@alms/lis-domain/orders';
import {
  enterResults,
  listChartResults,
  listPatientResults,
  listRequestedReports,
  markResultAsError,
  releaseToPatient,
  verifyResults,
  type ChartResult,
  type PatientResult,
  type RequestedReport,
  type Result,
} from '@alms/lis-domain/results';
import { expect, it } from 'vitest';
import { resultsOfOrder } from '../../../testing/answers.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer } from '../../../testing/test-server.ts';

const { server, lab } = await testLaboratory('withdrawn');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
const doctor = await lab.staff('doctor');

const done = ({ status, text, body }: Answer) => {
  expect([status, text]).toEqual([200, text]);
  return body;
};
const find = async ({ id }: Order, code: string): Promise<Result> => {
  const found = (await resultsOfOrder(server, id, technician)).find(
    ({ test }) => test.code === code,
  );
  if (!found) throw new Error(`The order has no ${code}.`);
  return found;
};
const which = ({ id, version }: Result) => ({ id, version });

/** Reported lipids with the calculated LDL, whose input TRIG is then entered in error. */
async function withdrawn({ shown }: { shown: boolean }) {
  const patientId = await lab.patient();
  const order = await lab.order(['LDL'], { patientId, as: doctor });
  await lab.collect(order);
  await lab.receive(order);
  const values: Record<string, string> = { CHOL: '200', HDL: '50', TRIG: '150' };
  const items = (await resultsOfOrder(server, order.id, technician)).flatMap((result) =>
    values[result.test.code] === undefined
      ? []
      : [{ ...which(result), value_text: values[result.test.code] ?? '' }],
  );
  done(await server.call(enterResults, { body: { items } }, { as: technician }));
  const entered = (await resultsOfOrder(server, order.id, technician)).map(which);
  done(await server.call(verifyResults, { body: { items: entered } }, { as: manager }));
  for (const code of shown ? ['TRIG', 'LDL'] : []) {
    const { id, version } = await find(order, code);
    // Refused for a result that is visible at once.
    await server.call(releaseToPatient, { params: { id }, version }, { as: manager });
  }
  const { id, version } = await find(order, 'TRIG');
  const body = { code: 'wrong_sample' as const, reason: 'Tubes were swapped' };
  done(await server.call(markResultAsError, { params: { id }, version, body }, { as: manager }));
  return { order, patientId };
}

it('a value calculated from one entered in error is withdrawn for every reader', async () => {
  const { order, patientId } = await withdrawn({ shown: true });
  expect(await find(order, 'LDL')).toMatchObject({ status: 'not_calculated', value_text: null });
  const patient = await lab.person('patient', { patientId });
  const params = { id: patientId };
  const names = (items: readonly { test_name: string }[]) =>
    items.map(({ test_name }) => test_name).toSorted();

  const { items } = done(
    await server.call(listPatientResults, { params }, { as: patient }),
  ) as unknown as { items: PatientResult[] };
  const taken = items.filter(({ taken_back }) => taken_back);
  expect(names(taken)).toEqual(['LDL cholesterol, calculated', 'Triglycerides']);
  expect(taken.map(({ value_text, flag, range }) => [value_text, flag, range])).toEqual([
    [null, null, null],
    [null, null, null],
  ]);

  const chart = (
    done(await server.call(listChartResults, { params }, { as: doctor })) as unknown as {
      items: ChartResult[];
    }
  ).items.filter(({ state }) => state === 'entered_in_error');
  expect(chart.map(({ test, value_text }) => [test.name, value_text]).toSorted()).toEqual([
    ['LDL cholesterol, calculated', null],
    ['Triglycerides', null],
  ]);

  const report = (
    done(await server.call(listRequestedReports, {}, { as: doctor })) as unknown as {
      items: RequestedReport[];
    }
  ).items.find(({ order_id }) => order_id === order.id);
  expect(names(report?.results.filter((result) => result.entered_in_error) ?? [])).toEqual([
    'LDL cholesterol, calculated',
    'Triglycerides',
  ]);
});

it('a value that cannot be calculated and was never reported is not listed as withdrawn', async () => {
  const patientId = await lab.patient();
  const patient = await lab.person('patient', { patientId });
  const { order } = await lab.arrived(['LDL'], { patientId });
  const values: Record<string, string> = { CHOL: '200', HDL: '50', TRIG: '400' };
  const items = (await resultsOfOrder(server, order.id, technician)).flatMap((result) =>
    values[result.test.code] === undefined
      ? []
      : [{ ...which(result), value_text: values[result.test.code] ?? '' }],
  );
  done(await server.call(enterResults, { body: { items } }, { as: technician }));
  const entered = (await resultsOfOrder(server, order.id, technician)).filter(
    ({ status }) => status === 'entered',
  );
  done(await server.call(verifyResults, { body: { items: entered.map(which) } }, { as: manager }));
  expect((await find(order, 'LDL')).status).toBe('not_calculated');
  const listed = (
    done(
      await server.call(listPatientResults, { params: { id: patientId } }, { as: patient }),
    ) as unknown as { items: PatientResult[] }
  ).items;
  expect(listed.filter(({ taken_back }) => taken_back)).toEqual([]);
});

it('a calculated value that the patient had not seen leaves nothing behind', async () => {
  await lab.changeTest('LDL', { portal: { visible: true, release: 'manual', delay_hours: null } });
  const { patientId } = await withdrawn({ shown: false });
  const patient = await lab.person('patient', { patientId });
  const { items } = done(
    await server.call(listPatientResults, { params: { id: patientId } }, { as: patient }),
  ) as unknown as { items: PatientResult[] };
  expect(items.map(({ test_name }) => test_name)).not.toContain('LDL cholesterol, calculated');
});
