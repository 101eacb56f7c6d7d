import {
  confirmTestLimits,
  createTestParameter,
  definitionOf,
  listTestParameters,
  retireTestParameter,
  updateTestParameter,
  type TestParameter,
} from '@alms/lis-domain/catalogue';
import { addStarterPacks } from '@alms/lis-domain/catalogue/starter-packs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';

let server: TestServer;
let lab: TestFacility;
let manager: Person;
beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('limits');
  manager = await lab.person('lab_manager');
  await server.call(addStarterPacks, { body: { packs: ['hospital'] } }, { as: manager });
});
afterAll(() => server.close());

async function find(code: string, limits?: 'unconfirmed'): Promise<TestParameter | undefined> {
  const { body } = await server.call(
    listTestParameters,
    { query: { q: code, limit: '50', ...(limits && { limits }) } },
    { as: manager },
  );
  return (body['items'] as TestParameter[]).find((test) => test.code === code);
}
const tested = async (code: string): Promise<TestParameter> =>
  (await find(code)) ?? expect.fail(`There is no ${code}.`);
const confirm = ({ id, version }: Pick<TestParameter, 'id' | 'version'>, as = manager) =>
  server.call(confirmTestLimits, { params: { id }, version }, { as });

describe('limits of a starter pack', () => {
  it('are proposals, except of a panel, which has none', async () => {
    expect([(await tested('K')).proposal, (await tested('BMP')).proposal]).toEqual([
      { confirmed: null },
      null,
    ]);
  });

  it('are confirmed by a user, with the date, and recorded in the audit trail', async () => {
    const test = await tested('K');
    expect(await find('K', 'unconfirmed')).toBeDefined();
    expect(await confirm(test)).toMatchObject({
      status: 200,
      body: {
        code: 'K',
        version: 1,
        proposal: {
          confirmed: { by: { user_id: manager.id }, at: server.clock.now().toISOString() },
        },
      },
    });
    expect(await find('K', 'unconfirmed')).toBeUndefined();
    const events = await lab.transaction((tx) =>
      tx
        .selectFrom('audit_event')
        .select(['action', 'entity_label', 'after'])
        .where('tenant_id', '=', lab.tenantId)
        .where('entity_id', '=', test.id)
        .execute(),
    );
    expect(events).toEqual([
      {
        action: 'update',
        entity_label: 'Potassium',
        after: { limits_confirmed: true, version: 1 },
      },
    ]);
  });

  it('are confirmed once', async () => {
    const test = await tested('NA');
    await confirm(test);
    expect(await confirm(test)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('stay proposals when the test is changed, and confirmed when it was', async () => {
    const [open, done] = [await tested('CL'), await tested('MG')];
    await confirm(done);
    for (const test of [open, done])
      await server.call(
        updateTestParameter,
        {
          params: { id: test.id },
          version: 1,
          body: { ...definitionOf(test), status: 'active', decimals: 2 },
        },
        { as: manager },
      );
    expect([(await tested('CL')).proposal, (await tested('MG')).proposal?.confirmed?.by]).toEqual([
      { confirmed: null },
      { user_id: manager.id, name: expect.any(String) },
    ]);
  });

  it('are not confirmed for a version that another user changed', async () => {
    const test = await tested('CA');
    await server.call(
      updateTestParameter,
      {
        params: { id: test.id },
        version: 1,
        body: { ...definitionOf(test), status: 'active', decimals: 2 },
      },
      { as: manager },
    );
    expect(await confirm(test)).toMatchObject({ status: 412, body: { code: 'version_stale' } });
    expect((await tested('CA')).proposal).toEqual({ confirmed: null });
  });

  it('are not confirmed for a test of the facility’s own', async () => {
    const { body } = await server.call(
      createTestParameter,
      { body: { code: 'OWN', name: 'Own', unit: 'g/L' } },
      { as: manager },
    );
    expect(body['proposal']).toBeNull();
    expect(await confirm(body as unknown as TestParameter)).toMatchObject({ status: 409 });
  });

  it('are not confirmed for a retired test', async () => {
    const test = await tested('PSA');
    await lab.transaction((tx) =>
      tx
        .updateTable('test_parameter')
        .set({ status: 'retired' })
        .where('tenant_id', '=', lab.tenantId)
        .where('id', '=', test.id)
        .execute(),
    );
    expect(await confirm(test)).toMatchObject({ status: 409 });
    expect(
      await server.call(
        retireTestParameter,
        { params: { id: test.id }, version: 1, query: { reason: 'Twice' } },
        { as: manager },
      ),
    ).toMatchObject({ status: 409 });
  });

  it.each(['doctor', 'receptionist', 'phlebotomist'] as const)(
    'are not confirmed by a %s',
    async (role) => {
      const test = await tested('TSH');
      expect(await confirm(test, await lab.person(role))).toMatchObject({ status: 403 });
    },
  );

  it('are unknown to another facility', async () => {
    const other = await (await server.facility('limits-other')).person('lab_manager');
    expect(await confirm(await tested('TSH'), other)).toMatchObject({ status: 404 });
  });
});
