import { staffRoles, type StaffRole } from '@alms/lis-domain/access';
import type { Order } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  enterResults,
  listChartResults,
  listCriticalCalls,
  listPatientResults,
  listResults,
  listResultSteps,
  listResultVersions,
  readOverview,
  verifyResults,
  type Result,
  type ResultVersion,
} from '@alms/lis-domain/results';
import { noteSampleCondition, readSample, type Sample } from '@alms/lis-domain/samples';
import { describe, expect, it, beforeAll } from 'vitest';
import { resultsOfOrder } from '../../../testing/answers.ts';
import { anApiToken } from '../../../testing/api-token.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';

const { server, lab } = await testLaboratory('suppressed');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
const admin = await lab.person('admin');

/** The measured value, also as a JSON number, but not as part of a time. */
const measured = /\b7\.9(?!\d)/;

interface Suppressed {
  order: Order;
  patientId: PatientId;
  result: Result;
}

async function resultOf(order: Order): Promise<Result> {
  const [result] = await resultsOfOrder(server, order.id, technician);
  if (!result) throw new Error('An order without a result.');
  return result;
}

/** Enters 7.9, records gross hemolysis afterwards, and verifies the result if `verified`. */
async function suppressed(verified: boolean): Promise<Suppressed> {
  const patientId = await lab.patient();
  const { order } = await lab.arrived(['K'], { patientId });
  const { id, version } = await resultOf(order);
  const items = [{ id, version, value_text: '7.9' }];
  await server.call(enterResults, { body: { items } }, { as: technician });
  const { sample_id } = await resultOf(order);
  const read = await server.call(readSample, { params: { id: sample_id } }, { as: technician });
  const noted = await server.call(
    noteSampleCondition,
    {
      params: { id: sample_id },
      version: (read.body as unknown as Sample).version,
      body: { condition: { codes: [], note: '', indices: { hemolysis: '3+' } }, reason: '' },
    },
    { as: technician },
  );
  if (noted.status !== 200) throw new Error(noted.text);
  if (verified) {
    const { version: current } = await resultOf(order);
    const answer = await server.call(
      verifyResults,
      { body: { items: [{ id, version: current }], bulk: false } },
      { as: manager },
    );
    if (answer.status !== 200) throw new Error(answer.text);
  }
  return { order, patientId, result: await resultOf(order) };
}

/** Every answer with results that a user may request. */
async function answersTo(as: Person, of: Suppressed): Promise<Answer[]> {
  const params = { id: of.patientId };
  return [
    await server.call(listResults, { query: { order_id: of.order.id } }, { as }),
    await server.call(listResultVersions, { params: { id: of.result.id } }, { as }),
    await server.call(listResultSteps, { params: { id: of.result.sample_id } }, { as }),
    await server.call(listChartResults, { params }, { as }),
    await server.call(listPatientResults, { params }, { as }),
    await server.call(readOverview, { query: {} }, { as }),
    await server.call(listCriticalCalls, { query: {} }, { as }),
  ];
}

/** Roles that work on values: all others only read results. */
const working: readonly StaffRole[] = ['admin', 'technician', 'lab_manager', 'data_entry'];

describe.each([
  ['awaiting verification', false],
  ['released', true],
])('a value not reported because of interference, %s', (_, verified) => {
  let of: Suppressed;
  beforeAll(async () => {
    await lab.changeTest('K', {
      interference: [
        { index: 'hemolysis', from_grade: '3+', from_value: null, action: 'suppress', source: '' },
      ],
    });
    of = await suppressed(verified);
  });

  it.each(staffRoles)('is shown to %s only if they work on values', async (role) => {
    const as = role === 'admin' ? admin : await lab.staff(role);
    const answers = await answersTo(as, of);
    expect(answers.filter(({ status }) => ![200, 403, 404].includes(status))).toEqual([]);
    const reading = answers.filter(({ status }) => status === 200).map(({ text }) => text);
    expect(reading.some((text) => measured.test(text))).toBe(working.includes(role));
  });

  it('keeps the versions and the check of a reader without the value', async () => {
    const doctor = await lab.staff('doctor');
    const [list, versions] = await answersTo(doctor, of);
    const [result] = (list as Answer).body['items'] as Result[];
    expect(result).toMatchObject({ value_text: null, flag_reason: 'hemolyzed_specimen' });
    expect(result?.checks).toContainEqual(
      expect.objectContaining({ kind: 'interference', action: 'suppress', measured: null }),
    );
    const items = (versions as Answer).body['items'] as ResultVersion[];
    expect(items.map(({ value_text }) => value_text)).not.toContain('7.9');
    expect(items.map(({ version }) => version)).toHaveLength(of.result.version);
  });

  it('is not sent by FHIR', async () => {
    const scopes = ['patient.read', 'observation.read', 'report.read', 'unreleased.read'] as const;
    const { token } = await anApiToken(lab, admin, [...scopes], server.clock.now());
    for (const path of [
      `/fhir/R4/Observation?patient=${of.patientId}`,
      `/fhir/R4/DiagnosticReport?patient=${of.patientId}`,
    ]) {
      const answer = await server.request({
        method: 'GET',
        path,
        host: lab.host,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(200);
      expect(answer.text).not.toMatch(measured);
    }
  });
});
