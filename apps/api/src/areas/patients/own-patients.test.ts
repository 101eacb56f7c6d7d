import { searchPatients, type Patient } from '@alms/lis-domain/patients';
import { expect, it } from 'vitest';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Person } from '../../testing/test-server.ts';

const { server, lab } = await testLaboratory('own-patients');
const [doctor, colleague] = [await lab.person('doctor'), await lab.person('doctor')];

async function found(as: Person, query: { own?: 'true'; q?: string }): Promise<string[]> {
  const { body } = await server.call(searchPatients, { query }, { as });
  return (body['items'] as Patient[]).map(({ id }) => id);
}

it('lists only the patients for whom the caller placed an order', async () => {
  const own = await lab.order(['K'], { as: doctor });
  const other = await lab.order(['NA'], { as: colleague });
  expect(await found(doctor, { own: 'true' })).toEqual([own.patient.id]);
  expect(await found(colleague, { own: 'true' })).toEqual([other.patient.id]);
  expect(await found(await lab.person('doctor'), { own: 'true' })).toEqual([]);
  expect(await found(doctor, {})).toEqual(
    expect.arrayContaining([own.patient.id, other.patient.id]),
  );
});

it('searches within these patients', async () => {
  const { patient } = await lab.order(['K'], { as: doctor });
  const foreign = await lab.order(['K'], { as: colleague });
  expect(await found(doctor, { own: 'true', q: patient.mrn })).toEqual([patient.id]);
  expect(await found(doctor, { own: 'true', q: foreign.patient.mrn })).toEqual([]);
});

it('rejects another value of the filter', async () => {
  const answer = await server.call(
    searchPatients,
    { query: { own: 'no' as 'true' } },
    { as: doctor },
  );
  expect(answer).toMatchObject({ status: 422, body: { fields: { own: expect.any(String) } } });
});
