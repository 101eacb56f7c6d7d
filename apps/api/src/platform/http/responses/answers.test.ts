import {
  createTestParameter,
  listTestParameters,
  readTestParameter,
} from '@alms/lis-domain/catalogue';
import { describe, expect, it } from 'vitest';
import { testLaboratory } from '../../../testing/test-laboratory.ts';

const { server, lab } = await testLaboratory('revalidation');
const technician = await lab.staff('technician');
const manager = await lab.staff('lab_manager');
const list = (as = technician, headers = {}) =>
  server.call(listTestParameters, { query: { limit: '200' } }, { as, headers });

describe('list that a client has already', () => {
  it('is confirmed without sending it again', async () => {
    const first = await list();
    const etag = String(first.headers['etag']);
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
    const again = await list(technician, { 'If-None-Match': etag });
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', etag]);
    expect(again.headers['cache-control']).toBe('no-store');
  });

  it('is sent again after a change', async () => {
    const etag = String((await list()).headers['etag']);
    const created = await server.call(
      createTestParameter,
      {
        body: { code: 'MG', name: 'Magnesium', unit: 'mmol/L' },
        key: '0190b3c0-0000-7000-8000-0000000000a1',
      },
      { as: manager },
    );
    expect(created.status).toBe(201);
    const next = await list(technician, { 'If-None-Match': etag });
    expect([next.status, next.text.includes('Magnesium')]).toEqual([200, true]);
    expect(next.headers['etag']).not.toBe(etag);
  });

  it('is not confirmed to a user who may not read it', async () => {
    const etag = String((await list()).headers['etag']);
    const patient = await lab.person('patient', { patientId: await lab.patient() });
    expect((await list(patient, { 'If-None-Match': etag })).status).toBe(403);
  });

  it('is not confirmed for a record, whose tag is the version to change', async () => {
    const [test] = (await list()).body['items'] as { id: string }[];
    const { status, headers } = await server.call(
      readTestParameter,
      { params: { id: test?.id as never } },
      { as: technician, headers: { 'If-None-Match': '"1"' } },
    );
    expect([status, headers['etag']]).toEqual([200, '"1"']);
  });
});
