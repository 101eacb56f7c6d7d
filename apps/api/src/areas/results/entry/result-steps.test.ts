import type { PatientId } from '@alms/lis-domain/patients';
import {
  downloadReport,
  enterResults,
  listCriticalCalls,
  listPatientResults,
  listResultSteps,
  markResultsSeen,
  recordCallAttempt,
  verifyResults,
  type CriticalCall,
  type Result,
  type ResultStep,
} from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';
import { resultsOfOrder } from '../../../testing/answers.ts';

const { server, lab } = await testLaboratory('steps');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');

const itemsIn = <T>({ body }: Answer) => body['items'] as T[];
const steps = async (sampleId: string, as: Person) =>
  itemsIn<ResultStep>(await server.call(listResultSteps, { params: { id: sampleId } }, { as }));

/** Values on one specimen, entered by the technician. */
async function entered(values: Record<string, string>, patientId?: PatientId) {
  const { order } = await lab.arrived(
    Object.keys(values),
    patientId === undefined ? {} : { patientId },
  );
  const empty = await resultsOfOrder(server, order.id, technician);
  const written = await server.call(
    enterResults,
    {
      body: {
        items: empty.map(({ id, version, test }) => ({
          id,
          version,
          value_text: values[test.code] ?? '',
        })),
      },
    },
    { as: technician },
  );
  return itemsIn<Result>(written);
}
const verified = async (results: readonly Result[]) =>
  itemsIn<Result>(
    await server.call(
      verifyResults,
      { body: { items: results.map(({ id, version }) => ({ id, version })) } },
      { as: manager },
    ),
  );

it('list the steps from entry to patient access, and again after an amendment, without values', async () => {
  const patientId = await lab.patient();
  const patient = await lab.person('patient', { patientId });
  const written = await entered({ K: '6.8', NA: '140' }, patientId);
  const sampleId = written[0]?.sample_id ?? '';
  server.clock.advance(60);
  const call = itemsIn<CriticalCall>(
    await server.call(listCriticalCalls, {}, { as: technician }),
  ).find(({ patient: { id } }) => id === patientId);
  await server.call(
    recordCallAttempt,
    {
      params: { id: call?.id ?? '' },
      version: call?.version ?? 0,
      body: {
        recipient_name: 'Dr. Lind',
        recipient_role: '',
        channel: 'phone',
        outcome: 'confirmed',
        read_back: '6.8',
        note: '',
      },
    },
    { as: technician },
  );
  server.clock.advance(60);
  const released = await verified(written);
  server.clock.advance(60);
  await server.call(downloadReport, { params: { id: released[0]?.id ?? '' } }, { as: manager });
  server.clock.advance(60);
  await server.call(listPatientResults, { params: { id: patientId } }, { as: patient });
  server.clock.advance(60);
  await server.call(listPatientResults, { params: { id: patientId } }, { as: patient });
  const potassium = released.find(({ test }) => test.code === 'K');
  await lab.amend(
    {
      params: { id: potassium?.id ?? '' },
      version: potassium?.version ?? 0,
      body: { value_text: '4.8', comment: '', code: 'clerical', reason: 'Digits swapped' },
    },
    { as: manager },
  );
  server.clock.advance(60);
  await server.call(listPatientResults, { params: { id: patientId } }, { as: patient });

  const found = await steps(sampleId, technician);
  const both = expect.arrayContaining(['Sodium', 'Potassium']) as string[];
  expect(found).toEqual([
    { at: expect.any(String) as string, kind: 'entered', by: 'Test technician', tests: both },
    {
      at: expect.any(String) as string,
      kind: 'notified',
      by: 'Test technician',
      tests: ['Potassium'],
    },
    { at: expect.any(String) as string, kind: 'verified', by: 'Test lab_manager', tests: both },
    { at: expect.any(String) as string, kind: 'shown', by: null, tests: both },
    { at: expect.any(String) as string, kind: 'reported', by: null, tests: [] },
    { at: expect.any(String) as string, kind: 'opened', by: 'Test patient', tests: both },
    {
      at: expect.any(String) as string,
      kind: 'amended',
      by: 'Test lab_manager',
      tests: ['Potassium'],
    },
    { at: expect.any(String) as string, kind: 'opened', by: 'Test patient', tests: ['Potassium'] },
  ]);
  expect(JSON.stringify(found)).not.toMatch(/6\.8|4\.8|140/);
});

it('record access by the ordering provider, and do not count staff access as the patient’s', async () => {
  const patientId = await lab.patient();
  const released = await verified(await entered({ K: '4.1' }, patientId));
  await server.call(listPatientResults, { params: { id: patientId } }, { as: manager });
  const sampleId = released[0]?.sample_id ?? '';
  expect((await steps(sampleId, manager)).map(({ kind }) => kind)).toEqual([
    'entered',
    'verified',
    'shown',
  ]);
  const doctor = await lab.staff('doctor');
  const marked = await server.call(
    markResultsSeen,
    { body: { items: released.map(({ id, version }) => ({ id, version })) } },
    { as: doctor },
  );
  expect(marked.status).toBe(204);
  expect((await steps(sampleId, manager)).at(-1)).toMatchObject({
    kind: 'read',
    by: 'Test doctor',
    tests: ['Potassium'],
  });
});

it('are empty before any measurement', async () => {
  const { order } = await lab.arrived(['K']);
  expect(await steps(order.items[0]?.sample_id ?? '', technician)).toEqual([]);
});

it('are visible to users who track specimens of the same facility', async () => {
  const written = await entered({ K: '4.1' });
  const id = written[0]?.sample_id ?? '';
  const statusFor = async (as: Person, sampleId = id) =>
    (await server.call(listResultSteps, { params: { id: sampleId } }, { as })).status;
  const elsewhere = await openLaboratory(server, 'steps-elsewhere');
  expect(
    await Promise.all([
      statusFor(await lab.staff('phlebotomist')),
      statusFor(await lab.person('patient')),
      statusFor(await lab.person('receptionist')),
      statusFor(await elsewhere.staff('technician')),
      statusFor(technician, uuidv7()),
    ]),
  ).toEqual([200, 403, 403, 404, 404]);
});
