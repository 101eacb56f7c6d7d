import { readHospitalSettings, readPublicInfo, updateHospitalSettings, validateSubdomain, type HospitalSettings } from '@alms/lis-domain/facility';
import { listAuditLogs } from '@alms/lis-domain/audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestFacility, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let lab: TestFacility;
beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('north');
});
afterAll(() => server.close());

/** The settings as they may be sent back. */
async function settings(facility: TestFacility): Promise<{ body: Omit<HospitalSettings, 'subdomain' | 'version'>; version: number }> {
  const answer = await server.call(readHospitalSettings, {}, { as: await facility.person('admin') });
  const { subdomain: _, version, ...body } = answer.body as never as HospitalSettings;
  return { body, version };
}

describe('what anybody may know of a facility', () => {
  it('is its name, brand and how it shows dates, and nothing else', async () => {
    const { status, body } = await server.call(readPublicInfo, {}, { host: lab.host });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true, tenant_id: lab.tenantId, facility_name: 'Laboratory north', subdomain: 'north', branding: { logo: null, primary_color: '#1976d2', secondary_color: '#42a5f5' },
        settings: { timezone: 'UTC', custom_login_message: '', date_format: 'MM/DD/YYYY', language: null },
      },
    });
  });

  it.each([
    ['free', { valid: true, available: true, reason: null }],
    ['north', { valid: true, available: false, reason: 'taken' }],
    ['NORTH', { valid: false, available: false, reason: 'invalid' }],
    ['admin', { valid: false, available: false, reason: 'reserved' }],
    ['wwlab', { valid: false, available: false, reason: 'reserved' }],
    ["x'--", { valid: false, available: false, reason: 'invalid' }],
  ])('is whether the address %s may be had', async (subdomain, answer) => {
    expect((await server.call(validateSubdomain, { params: { subdomain } })).body).toEqual(answer);
  });
});

describe('settings', () => {
  it('are replaced by an administrator, and the trail names what has changed', async () => {
    const admin = await lab.person('admin');
    const { body, version } = await settings(lab);
    const answer = await server.call(updateHospitalSettings, { body: { ...body, facility_name: 'North Laboratory', timezone: 'America/New_York' }, version }, { as: admin });
    expect([answer.status, answer.headers['etag']]).toEqual([200, `"${version + 1}"`]);
    expect(answer.body).toMatchObject({ facility_name: 'North Laboratory', timezone: 'America/New_York', subdomain: 'north', version: version + 1 });
    expect((await server.call(readPublicInfo, {}, { host: lab.host })).body['facility_name']).toBe('North Laboratory');
    const trail = await server.call(listAuditLogs, { query: { action: 'update' } }, { as: admin });
    expect((trail.body['items'] as object[])[0]).toMatchObject({
      category: 'settings', before: { facility_name: 'Laboratory north', timezone: 'UTC' }, after: { facility_name: 'North Laboratory', timezone: 'America/New_York' },
    });
  });

  it('are read by all staff and changed by nobody else', async () => {
    const manager = await lab.person('lab_manager');
    const { body, version } = await settings(lab);
    expect((await server.call(readHospitalSettings, {}, { as: manager })).status).toBe(200);
    expect((await server.call(updateHospitalSettings, { body, version }, { as: manager })).status).toBe(403);
  });

  it.each([
    [{ timezone: 'EST' }, 'timezone'],
    [{ primary_color: 'red; background: url(//evil.test)' }, 'primary_color'],
    [{ custom_login_message: 'x'.repeat(501) }, 'custom_login_message'],
    [{ email: 'nobody' }, 'email'],
    [{ subdomain: 'other' }, 'subdomain'],
    [{ tenant_id: 'other' }, 'tenant_id'],
  ])('take no %j', async (change, field) => {
    const { body, version } = await settings(lab);
    const answer = await server.call(updateHospitalSettings, { body: { ...body, ...change }, version }, { as: await lab.person('admin') });
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([422, [field]]);
  });
});
