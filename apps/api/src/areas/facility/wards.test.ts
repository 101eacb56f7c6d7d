import {
  createLaboratory,
  createWard,
  listWards,
  maxWards,
  retireLaboratory,
  updateWard,
  type Laboratory as Site,
  type LaboratoryId,
  type Ward,
  type WardBody,
} from '@alms/lis-domain/facility';
import { idOf } from '@alms/lis-domain/fixtures';
import type { BodyOf } from '@alms/lis-domain/http';
import { changeStaffAccess, listStaff, type StaffMember } from '@alms/lis-domain/identity/staff';
import { describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Person } from '../../testing/test-server.ts';
import { mainLaboratory } from './laboratories.store.ts';

const { server, lab } = await testLaboratory('wards');
const admin = await lab.staff('admin');
const manager = await lab.staff('lab_manager');
const main = mainLaboratory(lab.tenantId);

const list = async (as = manager) =>
  ((await server.call(listWards, {}, { as })).body as unknown as { items: Ward[] }).items;
const add = (body: Partial<BodyOf<typeof createWard>>, as = admin) =>
  server.call(
    createWard,
    { body: { name: 'Ward 3B', code: '3B', laboratory_id: main, ...body } },
    { as },
  );
async function added(body: Partial<BodyOf<typeof createWard>>): Promise<Ward> {
  const { status, body: ward, text } = await add(body);
  expect([status, text]).toEqual([201, text]);
  return ward as unknown as Ward;
}
const replace = (
  { id, version, name, code, laboratory_id, phone, email, active }: Ward,
  change: Partial<WardBody>,
  as = admin,
) =>
  server.call(
    updateWard,
    {
      params: { id },
      version,
      body: { name, code, laboratory_id, phone, email, active, ...change },
    },
    { as },
  );

describe('wards of a facility', () => {
  it('are added with a minimal body, listed by name, replaced and deactivated', async () => {
    expect(await list()).toEqual([]);
    const surgery = await added({ name: 'Surgery', code: 'surg' });
    expect(surgery).toMatchObject({ code: 'SURG', phone: '', email: '', active: true, version: 1 });
    await added({ name: 'icu', code: 'ICU', email: 'icu@lab.example', phone: '+1 555 0103' });
    expect((await list()).map(({ name }) => name)).toEqual(['icu', 'Surgery']);
    const { body: renamed } = await replace(surgery, { name: 'Surgery East' });
    expect(renamed).toMatchObject({ name: 'Surgery East', version: 2 });
    const { body: inactive } = await replace(renamed as unknown as Ward, { active: false });
    expect(inactive).toMatchObject({ active: false, version: 3 });
    expect(await trailOf(server, lab, { entity_id: surgery.id })).toMatchObject([
      { action: 'update', before: { active: true }, after: { active: false } },
      { action: 'update', before: { name: 'Surgery' }, after: { name: 'Surgery East' } },
      { action: 'create', entity_label: 'Surgery' },
    ]);
  });

  it.each([
    ['a name in use', { name: 'ward south', code: 'OTHER' }, 409, { name: 'is in use' }],
    ['a code in use', { name: 'Other', code: 'south' }, 409, { code: 'is in use' }],
    ['no name', { name: ' ' }, 422, { name: 'must not be empty' }],
    ['a code with a space', { code: 'A B' }, 422, { code: expect.stringContaining('letters') }],
    ['no address', { email: 'ward' }, 422, { email: 'must be an email address' }],
    [
      'a site of another facility',
      { laboratory_id: idOf<LaboratoryId>('0190b3c0-0000-7000-8000-000000000001') },
      422,
      { laboratory_id: 'must be an active site of the facility' },
    ],
  ])('refuse %s', async (_, body, status, fields) => {
    const known = (await list()).some(({ code }) => code === 'SOUTH');
    if (!known) await added({ name: 'Ward South', code: 'SOUTH' });
    const refused = await add(body);
    expect([refused.status, refused.body]).toMatchObject([status, { fields }]);
  });

  it('refuse a retired site', async () => {
    const site = (
      await server.call(createLaboratory, { body: { name: 'West', code: 'WEST' } }, { as: admin })
    ).body as unknown as Site;
    await server.call(retireLaboratory, { params: { id: site.id }, version: 1 }, { as: admin });
    expect((await add({ name: 'West 1', code: 'W1', laboratory_id: site.id })).status).toBe(422);
  });

  it('are changed by users who manage settings only, in their facility and version only', async () => {
    const ward = await added({ name: 'Ward 9', code: '9' });
    for (const role of ['doctor', 'nurse', 'phlebotomist', 'receptionist'] as const) {
      const as = await lab.person(role);
      expect((await add({ name: 'Ward 10', code: '10' }, as)).status).toBe(403);
      expect((await replace(ward, { name: 'Ward X' }, as)).status).toBe(403);
      expect((await list(as)).some(({ id }) => id === ward.id)).toBe(true);
    }
    expect((await server.call(listWards, {}, { as: await lab.person('patient') })).status).toBe(
      403,
    );
    const elsewhere = await (await server.facility('wards-elsewhere')).person('admin');
    expect(await list(elsewhere)).toEqual([]);
    expect((await replace(ward, { name: 'Ward X' }, elsewhere)).status).toBe(404);
    expect((await replace(ward, { name: 'Ward 9A' })).status).toBe(200);
    expect((await replace(ward, { name: 'Ward 9B' })).body).toMatchObject({
      code: 'version_stale',
    });
  });

  it('are limited to a number that the refusal names', async () => {
    const facility = await server.facility('many-wards');
    const as = await facility.person('admin');
    const laboratory_id = mainLaboratory(facility.tenantId);
    for (let number = 1; number <= maxWards; number += 1) {
      const body = { name: `Ward ${number}`, code: `W${number}`, laboratory_id };
      expect((await add(body, as)).status).toBe(201);
    }
    expect((await add({ name: 'One more', code: 'MORE', laboratory_id }, as)).body).toMatchObject({
      code: 'too_many_wards',
      detail: `A facility has at most ${maxWards} wards`,
    });
  });
});

describe('wards of staff', () => {
  const memberOf = async ({ id }: Person) => {
    const { body } = await server.call(listStaff, { query: { limit: '100' } }, { as: admin });
    const found = (body as unknown as { items: StaffMember[] }).items.find(
      (each) => each.id === id,
    );
    if (!found) throw new Error('The member of staff was not found.');
    return found;
  };
  const change = async (
    person: Person,
    body: Partial<BodyOf<typeof changeStaffAccess>>,
    as: Person = admin,
  ) => {
    const { id, version, role, permissions } = await memberOf(person);
    if (role === null) throw new Error('The member of staff has no role.');
    return server.call(
      changeStaffAccess,
      { params: { id }, version, body: { role, permissions, ...body } },
      { as },
    );
  };

  it('are assigned, kept by other changes and removed', async () => {
    const nurse = await lab.person('nurse');
    const ward = await added({ name: 'Ward 4', code: '4' });
    expect((await memberOf(nurse)).ward_ids).toEqual([]);
    expect((await change(nurse, { ward_ids: [ward.id] })).body).toMatchObject({
      ward_ids: [ward.id],
    });
    expect(await trailOf(server, lab, { entity_id: nurse.id })).toMatchObject([
      { before: { ward_ids: [] }, after: { ward_ids: [ward.id] } },
    ]);
    await replace(ward, { active: false });
    expect((await change(nurse, {})).body).toMatchObject({ ward_ids: [ward.id] });
    expect((await change(nurse, { ward_ids: [] })).body).toMatchObject({ ward_ids: [] });
    expect((await change(nurse, { ward_ids: [ward.id] })).body).toMatchObject({
      fields: { ward_ids: expect.stringContaining(ward.id) },
    });
  });

  it('are given only by users who may read what they open', async () => {
    const [nurse, ward] = [await lab.person('nurse'), await added({ name: 'Ward 5', code: '5' })];
    const desk = await lab.person('receptionist');
    await change(desk, { permissions: [...(await memberOf(desk)).permissions, 'manage_staff'] });
    expect((await change(nurse, { ward_ids: [ward.id] }, desk)).status).toBe(403);
    const doctor = await lab.person('doctor');
    const permissions = (await memberOf(doctor)).permissions;
    await change(doctor, { permissions: [...permissions, 'manage_staff'] });
    expect((await change(nurse, { ward_ids: [ward.id] }, doctor)).status).toBe(403);
    await change(doctor, { ward_ids: [ward.id] });
    expect((await change(nurse, { ward_ids: [ward.id] }, doctor)).status).toBe(200);
  });
});
