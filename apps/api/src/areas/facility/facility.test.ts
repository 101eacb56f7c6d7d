import {
  logoPath,
  readHospitalSettings,
  readLaboratorySettings,
  readPublicInfo,
  updateHospitalSettings,
  updateLaboratorySettings,
  uploadLogo,
  validateSubdomain,
  type HospitalSettings,
  type LaboratorySettings,
} from '@alms/lis-domain/facility';
import { listAuditLogs } from '@alms/lis-domain/audit';
import { ENTERED_DATES } from '@alms/lis-domain/http';
import { Transformer } from '@napi-rs/image';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestFacility, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let lab: TestFacility;
beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('north');
});
afterAll(() => server.close());

/** The settings in the form accepted by the update endpoint. */
async function settings(
  facility: TestFacility,
): Promise<{ body: Omit<HospitalSettings, 'subdomain' | 'version'>; version: number }> {
  const answer = await server.call(
    readHospitalSettings,
    {},
    { as: await facility.person('admin') },
  );
  const { subdomain: _, version, ...body } = answer.body as never as HospitalSettings;
  return { body, version };
}

describe('public facility information', () => {
  it('contains only name, branding and date format', async () => {
    const { status, body } = await server.call(readPublicInfo, {}, { host: lab.host });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        tenant_id: lab.tenantId,
        facility_name: 'Laboratory north',
        subdomain: 'north',
        branding: { logo: null, primary_color: '#1976d2', secondary_color: '#42a5f5' },
        settings: {
          timezone: 'UTC',
          custom_login_message: '',
          date_format: 'MM/DD/YYYY',
          language: null,
          online_booking: false,
        },
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
  ])('includes whether the address %s is available', async (subdomain, answer) => {
    expect((await server.call(validateSubdomain, { params: { subdomain } })).body).toEqual(answer);
  });
});

describe('facility settings', () => {
  it('are replaced by an administrator, with changed fields audited', async () => {
    const admin = await lab.person('admin');
    const { body, version } = await settings(lab);
    const answer = await server.call(
      updateHospitalSettings,
      {
        body: { ...body, facility_name: 'North Laboratory', timezone: 'America/New_York' },
        version,
      },
      { as: admin },
    );
    expect([answer.status, answer.headers['etag']]).toEqual([200, `"${version + 1}"`]);
    expect(answer.body).toMatchObject({
      facility_name: 'North Laboratory',
      timezone: 'America/New_York',
      subdomain: 'north',
      version: version + 1,
    });
    expect((await server.call(readPublicInfo, {}, { host: lab.host })).body['facility_name']).toBe(
      'North Laboratory',
    );
    const trail = await server.call(listAuditLogs, { query: { action: 'update' } }, { as: admin });
    expect((trail.body['items'] as object[])[0]).toMatchObject({
      category: 'settings',
      before: { facility_name: 'Laboratory north', timezone: 'UTC' },
      after: { facility_name: 'North Laboratory', timezone: 'America/New_York' },
    });
  });

  it('are readable by all staff and editable by administrators only', async () => {
    const manager = await lab.person('lab_manager');
    // The settings screens are open to administrators, whatever else is granted.
    await lab.transaction((tx) =>
      tx
        .insertInto('user_permission')
        .values({ tenant_id: lab.tenantId, user_id: manager.id, permission: 'manage_staff' })
        .execute(),
    );
    const { body, version } = await settings(lab);
    expect((await server.call(readHospitalSettings, {}, { as: manager })).status).toBe(200);
    expect(
      (await server.call(updateHospitalSettings, { body, version }, { as: manager })).status,
    ).toBe(403);
  });

  it.each([
    [{ timezone: 'EST' }, 'timezone'],
    [{ primary_color: 'red; background: url(//evil.test)' }, 'primary_color'],
    [{ custom_login_message: 'x'.repeat(501) }, 'custom_login_message'],
    [{ email: 'nobody' }, 'email'],
    [{ laboratory_director: 'x'.repeat(121) }, 'laboratory_director'],
    [{ registration_number: 'x'.repeat(61) }, 'registration_number'],
    [{ accreditation: 'x'.repeat(121) }, 'accreditation'],
    [{ report_note: 'x'.repeat(301) }, 'report_note'],
    [{ subdomain: 'other' }, 'subdomain'],
    [{ logo_hash: 'https://evil.test/logo.png' }, 'logo_hash'],
    [{ logo_hash: '0'.repeat(64) }, 'logo_hash'],
    [{ tenant_id: 'other' }, 'tenant_id'],
  ])('reject %j', async (change, field) => {
    const { body, version } = await settings(lab);
    const answer = await server.call(
      updateHospitalSettings,
      { body: { ...body, ...change }, version },
      { as: await lab.person('admin') },
    );
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([422, [field]]);
  });
});

describe('working hours', () => {
  const open = [
    { from: '08:00', to: '12:00' },
    { from: '14:00', to: '24:00' },
  ];
  const week = { mon: open, tue: open, wed: open, thu: open, fri: open, sat: [], sun: [] };
  const eid = { date: '2026-05-27', name: 'Eid', yearly: false };

  it('are saved with holidays as entered, and the previous ones are audited', async () => {
    const { body, version } = await settings(lab);
    expect([body.working_hours, body.holidays]).toEqual([null, []]);
    const answer = await server.call(
      updateHospitalSettings,
      { body: { ...body, working_hours: week, holidays: [eid] }, version },
      { as: await lab.person('admin') },
    );
    expect(answer.body).toMatchObject({
      working_hours: week,
      holidays: [eid],
      version: version + 1,
    });
    expect((await settings(lab)).body).toMatchObject({ working_hours: week, holidays: [eid] });
    const trail = await server.call(
      listAuditLogs,
      { query: { action: 'update' } },
      { as: await lab.person('admin') },
    );
    expect((trail.body['items'] as object[])[0]).toMatchObject({
      before: { working_hours: null, holidays: [] },
      after: { working_hours: week, holidays: [eid] },
    });
    const cleared = await server.call(
      updateHospitalSettings,
      { body: { ...body, working_hours: null, holidays: [] }, version: version + 1 },
      { as: await lab.person('admin') },
    );
    expect(cleared.body).toMatchObject({ working_hours: null, holidays: [] });
  });

  it('reject a stale version', async () => {
    const { body, version } = await settings(lab);
    const answer = await server.call(
      updateHospitalSettings,
      { body: { ...body, working_hours: week }, version: version - 1 },
      { as: await lab.person('admin') },
    );
    expect(answer).toMatchObject({ status: 412, body: { current_version: version } });
  });

  it.each([
    [
      { working_hours: { ...week, mon: [{ from: '12:00', to: '08:00' }] } },
      'working_hours.mon.0.to',
      'must be after the start time',
    ],
    [
      { working_hours: { ...week, tue: [open[0], { from: '11:00', to: '13:00' }] } },
      'working_hours.tue.1.from',
      'must not overlap or adjoin another interval of the same day',
    ],
    [
      { working_hours: { ...week, wed: [{ from: '8:00', to: '12:00' }] } },
      'working_hours.wed.0.from',
      'must be a time such as 08:00',
    ],
    [
      {
        working_hours: {
          ...week,
          thu: [1, 3, 5, 7].map((hour) => ({ from: `0${hour}:00`, to: `0${hour}:30` })),
        },
      },
      'working_hours.thu',
      'must contain at most 3 intervals',
    ],
    [
      { working_hours: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } },
      'working_hours',
      'must contain working hours on at least one day',
    ],
    [
      { holidays: [{ ...eid, date: '2026-02-30' }] },
      'holidays.0.date',
      `must be a valid date in YYYY-MM-DD format, from ${ENTERED_DATES.first} to ${ENTERED_DATES.last}`,
    ],
    [
      { holidays: [{ ...eid, date: '9999-12-31' }] },
      'holidays.0.date',
      `must be a valid date in YYYY-MM-DD format, from ${ENTERED_DATES.first} to ${ENTERED_DATES.last}`,
    ],
    [{ holidays: [{ ...eid, name: '' }] }, 'holidays.0.name', 'must not be empty'],
    [
      { holidays: Array.from({ length: 101 }, () => eid) },
      'holidays',
      'must contain at most 100 holidays',
    ],
  ])('%#: report invalid fields', async (change, field, text) => {
    const { body, version } = await settings(lab);
    const answer = await server.call(
      updateHospitalSettings,
      { body: { ...body, ...(change as object) }, version },
      { as: await lab.person('admin') },
    );
    expect([answer.status, answer.body['fields']]).toEqual([422, { [field]: text }]);
  });
});

describe('laboratory settings', () => {
  const read = async (facility: TestFacility) =>
    (await server.call(readLaboratorySettings, {}, { as: await facility.person('nurse') }))
      .body as never as LaboratorySettings;

  it.each(['admin', 'technician', 'lab_manager'] as const)(
    'can be changed by a %s, with an audit event',
    async (role) => {
      const { version, critical_within_minutes, ...rules } = await read(lab);
      const minutes = critical_within_minutes + 5;
      const answer = await server.call(
        updateLaboratorySettings,
        { body: { ...rules, critical_within_minutes: minutes }, version },
        { as: await lab.person(role) },
      );
      expect([answer.status, answer.headers['etag'], answer.body]).toEqual([
        200,
        `"${version + 1}"`,
        { ...rules, critical_within_minutes: minutes, version: version + 1 },
      ]);
      const trail = await server.call(
        listAuditLogs,
        { query: { action: 'update' } },
        { as: await lab.person('admin') },
      );
      expect((trail.body['items'] as object[])[0]).toMatchObject({
        actor: { role },
        before: { critical_within_minutes },
        after: { critical_within_minutes: minutes },
      });
    },
  );

  it.each(['nurse', 'receptionist', 'doctor', 'report_viewer'] as const)(
    'cannot be changed by a %s',
    async (role) => {
      const { version, ...body } = await read(lab);
      expect(
        (
          await server.call(
            updateLaboratorySettings,
            { body, version },
            { as: await lab.person(role) },
          )
        ).status,
      ).toBe(403);
    },
  );

  it('prevent users bound by the second-person rule from disabling it', async () => {
    const { version, ...body } = await read(lab);
    const lifted = { body: { ...body, self_verification: true }, version };
    expect(
      (await server.call(updateLaboratorySettings, lifted, { as: await lab.person('technician') }))
        .status,
    ).toBe(403);
    expect((await read(lab)).self_verification).toBe(false);
    expect(
      (await server.call(updateLaboratorySettings, lifted, { as: await lab.person('admin') }))
        .status,
    ).toBe(200);
    expect((await read(lab)).self_verification).toBe(true);
  });

  it('prevent users bound by the number of verifiers from changing it', async () => {
    const { version, ...body } = await read(lab);
    const doubled = { body: { ...body, verification_levels: 2 as const }, version };
    expect(
      (
        await server.call(updateLaboratorySettings, doubled, {
          as: await lab.person('lab_manager'),
        })
      ).status,
    ).toBe(403);
    expect((await read(lab)).verification_levels).toBe(1);
    expect(
      (await server.call(updateLaboratorySettings, doubled, { as: await lab.person('admin') }))
        .body,
    ).toMatchObject({ verification_levels: 2 });
    const answer = await server.call(
      updateLaboratorySettings,
      { body: { ...body, verification_levels: 3 as never }, version: version + 1 },
      { as: await lab.person('admin') },
    );
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([
      422,
      ['verification_levels'],
    ]);
  });

  it.each([4, 241, 7.5])('reject %s minutes', async (critical_within_minutes) => {
    const { version, ...body } = await read(lab);
    const answer = await server.call(
      updateLaboratorySettings,
      { body: { ...body, critical_within_minutes }, version },
      { as: await lab.person('admin') },
    );
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([
      422,
      ['critical_within_minutes'],
    ]);
  });

  it.each([0, 101, 1.5])('reject %s concurrent appointments', async (appointments_at_once) => {
    const { version, ...body } = await read(lab);
    const answer = await server.call(
      updateLaboratorySettings,
      { body: { ...body, appointments_at_once }, version },
      { as: await lab.person('admin') },
    );
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([
      422,
      ['appointments_at_once'],
    ]);
  });

  it.each([null, 30])('accept a retention period of %s days', async (storage_retention_days) => {
    const { version, ...body } = await read(lab);
    expect(
      await server.call(
        updateLaboratorySettings,
        { body: { ...body, storage_retention_days }, version },
        { as: await lab.person('admin') },
      ),
    ).toMatchObject({ status: 200, body: { storage_retention_days } });
  });

  it.each([0, 3651])('reject a retention period of %s days', async (storage_retention_days) => {
    const { version, ...body } = await read(lab);
    const answer = await server.call(
      updateLaboratorySettings,
      { body: { ...body, storage_retention_days }, version },
      { as: await lab.person('admin') },
    );
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([
      422,
      ['storage_retention_days'],
    ]);
  });

  it.each([
    [{ prefix: 'ABCDEFG' }, 'mrn_pattern.prefix'],
    [{ prefix: 'A_B' }, 'mrn_pattern.prefix'],
    [{ prefix: 'tmp-' }, 'mrn_pattern.prefix'],
    [{ digits: 3 }, 'mrn_pattern.digits'],
    [{ digits: 9 }, 'mrn_pattern.digits'],
    [{ year: 'none', restarts: true }, 'mrn_pattern.restarts'],
  ])('reject the patient number format %o', async (wrong, field) => {
    const { version, ...body } = await read(lab);
    const answer = await server.call(
      updateLaboratorySettings,
      {
        body: {
          ...body,
          mrn_pattern: { ...body.mrn_pattern, ...wrong } as typeof body.mrn_pattern,
        },
        version,
      },
      { as: await lab.person('admin') },
    );
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([422, [field]]);
  });

  it('reject a stale version', async () => {
    const { version, ...body } = await read(lab);
    const answer = await server.call(
      updateLaboratorySettings,
      { body, version: version - 1 },
      { as: await lab.person('admin') },
    );
    expect([answer.status, answer.body['current_version']]).toEqual([412, version]);
  });
});

describe('facility logo', () => {
  const picture = (side: number, value = 0x60) =>
    Transformer.fromRgbaPixels(Buffer.alloc(side * side * 4, value), side, side).png();
  const send = async (
    facility: TestFacility,
    content: Buffer,
    role: 'admin' | 'technician' = 'admin',
  ) =>
    server.call(
      uploadLogo,
      { body: { picture: content.toString('base64') } },
      { as: await facility.person(role) },
    );
  const ask = (host: string, hash: string) =>
    server.request({ method: 'GET', path: `/api/v1${logoPath(hash)}`, host });

  it('is uploaded, set in the settings, served publicly at this address and removed again', async () => {
    const facility = await server.facility('logo-north');
    const uploaded = await send(facility, await picture(1000));
    expect([uploaded.status, uploaded.body]).toEqual([
      201,
      { logo_hash: expect.stringMatching(/^[0-9a-f]{64}$/), width: 512, height: 512 },
    ]);
    const hash = String(uploaded.body['logo_hash']);
    const shown = async () =>
      (await server.call(readPublicInfo, {}, { host: facility.host })).body['branding'];
    expect(await shown()).toMatchObject({ logo: null });

    const { body, version } = await settings(facility);
    const admin = await facility.person('admin');
    await server.call(
      updateHospitalSettings,
      { body: { ...body, logo_hash: hash }, version },
      { as: admin },
    );
    expect(await shown()).toMatchObject({ logo: `/api/v1/hospitals/public/logo/${hash}` });

    await server.call(
      updateHospitalSettings,
      { body: { ...body, logo_hash: null }, version: version + 1 },
      { as: admin },
    );
    expect(await shown()).toMatchObject({ logo: null });
  });

  it('is served strictly as an image, cacheable indefinitely', async () => {
    const { body } = await send(lab, await picture(64));
    const { status, headers } = await ask(lab.host, String(body['logo_hash']));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
      'content-disposition': 'attachment; filename="logo-north.png"',
    });
  });

  it('is unavailable to another facility, which cannot use it in its settings', async () => {
    const south = await server.facility('logo-south');
    const hash = String((await send(lab, await picture(32, 0x20))).body['logo_hash']);
    expect((await ask(lab.host, hash)).status).toBe(200);
    expect((await ask(south.host, hash)).status).toBe(404);
    const { body, version } = await settings(south);
    const answer = await server.call(
      updateHospitalSettings,
      { body: { ...body, logo_hash: hash }, version },
      { as: await south.person('admin') },
    );
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([
      422,
      ['logo_hash'],
    ]);
  });

  it.each([
    [
      'a user who does not manage the facility',
      async () => send(lab, await picture(16), 'technician'),
      403,
      'forbidden',
    ],
    [
      'an SVG',
      async () =>
        send(
          lab,
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        ),
      422,
      'picture_type',
    ],
    [
      'an HTML page named as a picture',
      async () =>
        send(lab, Buffer.from('<!doctype html><title>logo.png</title><script>alert(1)</script>')),
      422,
      'picture_type',
    ],
    [
      'a truncated picture',
      async () => send(lab, (await picture(64)).subarray(0, 50)),
      422,
      'picture_damaged',
    ],
    [
      'invalid base64',
      async () =>
        server.call(uploadLogo, { body: { picture: '<svg>' } }, { as: await lab.person('admin') }),
      422,
      'invalid',
    ],
    ['more than a megabyte', async () => send(lab, Buffer.alloc(1_000_500, 0x41)), 422, 'invalid'],
    [
      'much more than a megabyte of data',
      async () => send(lab, Buffer.alloc(2_000_000, 0x41)),
      413,
      'too_large',
    ],
  ])('is rejected for %s', async (_, attempt, status, code) => {
    const answer = await attempt();
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });

  it('is deleted after ten newer uploads when unused, and never while used', async () => {
    const facility = await server.facility('logo-many');
    const upload = async (side: number) =>
      String((await send(facility, await picture(side))).body['logo_hash']);
    const named = await upload(8);
    const { body, version } = await settings(facility);
    await server.call(
      updateHospitalSettings,
      { body: { ...body, logo_hash: named }, version },
      { as: await facility.person('admin') },
    );
    const unused: string[] = [];
    for (let side = 9; side < 20; side += 1) {
      server.clock.advance(1);
      unused.push(await upload(side));
    }
    const found = await Promise.all(
      [named, ...unused].map(async (hash) => (await ask(facility.host, hash)).status),
    );
    expect(found).toEqual([200, 404, ...unused.slice(1).map(() => 200)]);
  });
});
