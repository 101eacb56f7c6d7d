import {
  createLaboratory,
  listLaboratories,
  maxLaboratories,
  readLaboratory,
  retireLaboratory,
  updateLaboratory,
  type Laboratory as Site,
  type LaboratoryBody,
} from '@alms/lis-domain/facility';
import { chooseLaboratory, readProfile, type User } from '@alms/lis-domain/identity';
import { changeStaffAccess, listStaff, type StaffMember } from '@alms/lis-domain/identity/staff';
import { idOf } from '@alms/lis-domain/fixtures';
import type { BodyOf } from '@alms/lis-domain/http';
import { listResults, type Result } from '@alms/lis-domain/results';
import { listSamples, receiveSample, sendSample, type Sample } from '@alms/lis-domain/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { openLaboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Person } from '../../testing/test-server.ts';

const { server, lab } = await testLaboratory('sites');
const manager = await lab.staff('lab_manager');
const admin = await lab.staff('admin');

const list = async (as = manager) =>
  ((await server.call(listLaboratories, {}, { as })).body as { items: Site[] }).items;
const add = (body: Partial<BodyOf<typeof createLaboratory>>, as = admin) =>
  server.call(createLaboratory, { body: { name: 'North', code: 'NORTH', ...body } }, { as });
async function added(body: Partial<BodyOf<typeof createLaboratory>>): Promise<Site> {
  const { status, body: site, text } = await add(body);
  expect([status, text]).toEqual([201, text]);
  return site as Site;
}
const replace = (site: Site, change: Partial<LaboratoryBody>, as = admin) => {
  const { name, code, address, phone, time_zone, departments } = site;
  const { tests, director, accreditation, active } = site;
  return server.call(
    updateLaboratory,
    {
      params: { id: site.id },
      version: site.version,
      body: {
        name,
        code,
        address,
        phone,
        time_zone,
        departments,
        tests,
        director,
        accreditation,
        active,
        ...change,
      },
    },
    { as },
  );
};
const retire = (site: Site, as = admin) =>
  server.call(retireLaboratory, { params: { id: site.id }, version: site.version }, { as });

describe('laboratories of a facility', () => {
  it('begin with the main one, which has the id of the facility and performs every department', async () => {
    const [main, ...others] = await list();
    expect(others).toEqual([]);
    expect(main).toMatchObject({ id: lab.tenantId, code: 'MAIN', main: true, active: true });
    expect(main?.departments).toContain('hematology');
  });

  it('leave no trace in a facility with one', async () => {
    const { order, samples } = await lab.arrived(['GLU']);
    expect(samples[0]).not.toHaveProperty('laboratory');
    const { body: results } = await server.call(
      listResults,
      { query: { order_id: order.id } },
      { as: manager },
    );
    expect((results as { items: Result[] }).items[0]).not.toHaveProperty('laboratory');
    const { body: user } = await server.call(readProfile, {}, { as: manager });
    expect(user).toMatchObject({ laboratories: [], laboratory_id: lab.tenantId });
  });

  it('are added with a minimal body, read, replaced and retired', async () => {
    const site = await added({ name: 'Harbour', code: 'harb' });
    expect(site).toMatchObject({ code: 'HARB', departments: [], time_zone: null, main: false });
    const { body: renamed } = await replace(site, {
      name: 'Harbour East',
      departments: ['serology'],
    });
    expect(renamed).toMatchObject({ name: 'Harbour East', departments: ['serology'], version: 2 });
    const { body: retired } = await retire(renamed as Site);
    expect(retired).toMatchObject({ active: false, version: 3 });
    const { body: read } = await server.call(
      readLaboratory,
      { params: { id: site.id } },
      { as: manager },
    );
    expect(read).toEqual(retired);
  });

  it('are limited to a number that the refusal names', async () => {
    const facility = await server.facility('many-sites');
    const as = await facility.person('admin');
    for (let number = 1; number < maxLaboratories; number += 1)
      expect((await add({ name: `Site ${number}`, code: `S${number}` }, as)).status).toBe(201);
    const { status, body } = await add({ name: 'One more', code: 'MORE' }, as);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({
        code: 'too_many_laboratories',
        detail: `A facility has at most ${maxLaboratories} laboratories`,
      }),
    ]);
  });

  it.each([
    ['a name in use', { name: 'south', code: 'OTHER' }, 409, { name: 'is in use' }],
    ['a name in use in full width', { name: 'Ｓouth' }, 409, { name: 'is in use' }],
    ['a name in use with a zero-width space', { name: 'S\u200bouth' }, 409, { name: 'is in use' }],
    ['a code in use', { name: 'Other', code: 'south' }, 409, { code: 'is in use' }],
    ['no name', { name: ' ' }, 422, { name: 'must not be empty' }],
    ['a code with a space', { code: 'A B' }, 422, { code: expect.stringContaining('letters') }],
    ['an unknown zone', { time_zone: 'EST' }, 422, { time_zone: expect.stringContaining('IANA') }],
    ['an unknown department', { departments: ['x'] }, 422, expect.anything()],
    [
      'an unknown test',
      { tests: ['0190b3c0-0000-7000-8000-000000000001'] },
      422,
      { tests: expect.stringContaining('unknown') },
    ],
  ])('refuse %s', async (_, body, status, fields) => {
    const known = (await list()).some(({ code }) => code === 'SOUTH');
    if (!known) await added({ name: 'South', code: 'SOUTH' });
    const refused = await add(body as Partial<BodyOf<typeof createLaboratory>>);
    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject({ fields });
  });

  it('are managed by users who manage settings only', async () => {
    const phlebotomist = await lab.staff('phlebotomist');
    expect((await add({ name: 'Not allowed', code: 'NO' }, phlebotomist)).status).toBe(403);
    const [main] = await list(phlebotomist);
    expect((await replace(main as Site, {}, phlebotomist)).status).toBe(403);
    expect((await retire(main as Site, phlebotomist)).status).toBe(403);
  });

  it('keep the main one active', async () => {
    const [main] = await list();
    const refused = await retire(main as Site);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: 'main_laboratory' }),
    ]);
  });

  it('of another facility are not found', async () => {
    const other = await openLaboratory(server, 'othersites');
    const [foreign] = await list();
    const outsider = await other.staff('admin');
    const read = await server.call(
      readLaboratory,
      { params: { id: (foreign as Site).id } },
      { as: outsider },
    );
    expect(read.status).toBe(404);
    expect((await retire(foreign as Site, outsider)).status).toBe(404);
  });
});

describe('staff of several laboratories', () => {
  it('choose where they work, among the laboratories assigned to them', async () => {
    const site = await added({ name: 'East', code: 'EAST' });
    const elsewhere = await added({ name: 'Far East', code: 'FAREAST' });
    const nurse = await lab.person('phlebotomist');
    const { body: page } = await server.call(listStaff, { query: { limit: '200' } }, { as: admin });
    const member = (page as { items: StaffMember[] }).items.find(({ id }) => id === nurse.id);
    if (!member?.role) throw new Error('The account is missing.');
    const change = (laboratory_ids: StaffMember['laboratory_ids'], version: number) =>
      server.call(
        changeStaffAccess,
        {
          params: { id: nurse.id },
          version,
          body: { role: 'phlebotomist', permissions: member.permissions, laboratory_ids },
        },
        { as: admin },
      );
    const assigned = await change([site.id], member.version);
    expect(assigned.body).toMatchObject({ laboratory_ids: [site.id] });
    const { body: user } = await server.call(readProfile, {}, { as: nurse });
    expect(user).toMatchObject({
      laboratory_id: site.id,
      laboratories: [{ id: site.id, name: 'East' }],
    });
    const refused = await server.call(
      chooseLaboratory,
      { body: { laboratory_id: elsewhere.id } },
      { as: nurse },
    );
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({
        fields: { laboratory_id: 'must be one of your laboratories' },
      }),
    ]);
    await change([site.id, elsewhere.id], member.version + 1);
    const chosen = await server.call(
      chooseLaboratory,
      { body: { laboratory_id: elsewhere.id } },
      { as: nurse },
    );
    expect((chosen.body as User).laboratory_id).toBe(elsewhere.id);
    expect((await server.call(readProfile, {}, { as: nurse })).body).toMatchObject({
      laboratory_id: elsewhere.id,
    });
    // The only workplace of a person cannot be retired.
    await change([elsewhere.id], member.version + 2);
    expect((await retire(elsewhere)).body).toMatchObject({
      code: 'laboratory_in_use',
      fields: { staff: '1 left' },
    });
    const unknown = await change(
      [idOf('0190b3c0-0000-7000-8000-000000000001')],
      member.version + 3,
    );
    expect([unknown.status, Object.keys((unknown.body as { fields: object }).fields)]).toEqual([
      422,
      ['laboratory_ids'],
    ]);
  });
});

describe('tests of several laboratories', () => {
  let north: Site;
  let here: Person;
  let there: Person;
  const work = (person: Person, laboratory_id: Site['id']) =>
    server.call(chooseLaboratory, { body: { laboratory_id } }, { as: person });
  const receive = ({ id, version }: Sample, as: Person) =>
    server.call(receiveSample, { params: { id }, version, body: {} }, { as });
  const send = ({ id, version }: Sample, body: BodyOf<typeof sendSample>) =>
    server.call(sendSample, { params: { id }, version, body }, { as: here });

  beforeAll(async () => {
    north = await added({ departments: ['hematology'], tests: [lab.testId('GLU')] });
    const [main] = await list();
    await replace(main as Site, {
      departments: (main as Site).departments.filter((each) => each !== 'hematology'),
    });
    here = await lab.person('technician');
    there = await lab.person('technician');
    await work(there, north.id);
  });

  it('are performed by the laboratory of the test, then of the department', async () => {
    const order = await lab.order(['HGB', 'GLU', 'CREA']);
    const samples = await lab.samplesOf(order);
    const at = (code: string) =>
      samples.find(({ tests }) => tests.some((test) => test.code === code))?.laboratory?.name;
    expect([at('HGB'), at('GLU'), at('CREA')]).toEqual(['North', 'North', (await list())[0]?.name]);
    // Glucose and creatinine share a tube type but not a laboratory.
    expect(samples).toHaveLength(3);
  });

  it('wait in the work list of their laboratory only', async () => {
    const order = await lab.order(['HGB', 'CREA']);
    const inList = async (laboratory_id?: Site['id']) => {
      const { body } = await server.call(
        listResults,
        { query: { order_id: order.id, ...(laboratory_id !== undefined && { laboratory_id }) } },
        { as: manager },
      );
      return (body as { items: Result[] }).items.map(({ test }) => test.code).toSorted();
    };
    expect(await inList(north.id)).toEqual(['HGB']);
    expect(await inList((await list())[0]?.id)).toEqual(['CREA']);
    expect(await inList()).toEqual(['CREA', 'HGB']);
  });

  it('need their specimen in their laboratory: it is received there and nowhere else', async () => {
    const order = await lab.order(['HGB']);
    const [collected] = await lab.collect(order);
    const specimen = collected as Sample;
    const refused = await receive(specimen, here);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'specimen_for_other_laboratory',
        fields: { laboratory: 'North' },
      }),
    ]);
    const sent = (await send(specimen, {})).body as Sample;
    const received = (await receive(sent, there)).body as Sample;
    expect(received.status).toBe('received');
    expect(received.events.map(({ type, laboratory }) => [type, laboratory]).slice(-2)).toEqual([
      ['in_transit', (await list())[0]?.name],
      ['received', 'North'],
    ]);
  });

  it('can be sent to a different laboratory, which then performs them', async () => {
    const order = await lab.order(['HGB']);
    const [collected] = await lab.collect(order);
    const [main] = await list();
    const sent = (await send(collected as Sample, { laboratory_id: (main as Site).id })).body;
    expect(sent).toMatchObject({ status: 'in_transit', laboratory: { id: (main as Site).id } });
    const { body } = await server.call(
      listResults,
      { query: { order_id: order.id } },
      { as: manager },
    );
    expect((body as { items: Result[] }).items[0]?.laboratory?.id).toBe((main as Site).id);
    expect((await receive(sent as Sample, here)).status).toBe(200);
    const other = await lab.order(['HGB']);
    const [next] = await lab.collect(other);
    const retired = await added({ name: 'Closed', code: 'CLOSED' });
    await retire(retired);
    expect((await send(next as Sample, { laboratory_id: retired.id })).body).toMatchObject({
      fields: { laboratory_id: 'must be an active laboratory' },
    });
  });

  it('are listed by specimen: to collect where ordered, then where tested', async () => {
    const order = await lab.order(['HGB']);
    const [main] = await list();
    const listed = async (status: Sample['status'], laboratory_id: Site['id']) => {
      const { body } = await server.call(
        listSamples,
        { query: { status, laboratory_id, limit: '200' } },
        { as: manager },
      );
      return (body as { items: Sample[] }).items.some(({ order_id }) => order_id === order.id);
    };
    const both = async (status: Sample['status']) => [
      await listed(status, (main as Site).id),
      await listed(status, north.id),
    ];
    expect(await both('expected')).toEqual([true, false]);
    const [collected] = await lab.collect(order);
    expect(await both('collected')).toEqual([true, true]);
    const sent = (await send(collected as Sample, {})).body as Sample;
    expect(await both('in_transit')).toEqual([false, true]);
    await receive(sent, there);
    expect(await both('received')).toEqual([false, true]);
  });

  it('keep their laboratory in use', async () => {
    const { body } = await retire((await list()).find(({ id }) => id === north.id) as Site);
    expect(body).toMatchObject({ code: 'laboratory_in_use' });
    expect(Object.keys((body as { fields: object }).fields)).toContain('tests');
  });
});
