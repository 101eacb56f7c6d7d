import {
  createTestParameter,
  exportCatalogue,
  importCatalogue,
  listTestParameters,
  listTestVersions,
  previewImport,
  specimenOf,
  type ImportPreview,
  type TestDefinition,
  type TestParameter,
} from '@alms/lis-domain/catalogue';
import {
  addStarterPacks,
  listStarterPacks,
  testsOfPack,
} from '@alms/lis-domain/catalogue/starter-packs';
import { listConsistencyRules } from '@alms/lis-domain/catalogue/consistency';
import type { BodyOf } from '@alms/lis-domain/http';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../platform/db/json.ts';
import {
  openTestServer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';

let server: TestServer;
let lab: TestFacility;
let admin: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await server.facility(`file-${crypto.randomUUID().slice(0, 8)}`);
  admin = await lab.person('admin');
});

const inBase64 = (text: string | Buffer) => Buffer.from(text as string).toString('base64');
const lines = (...rows: string[]) => inBase64(rows.map((row) => `${row}\r\n`).join(''));

async function preview(file: string): Promise<Extract<ImportPreview, { readable: true }>> {
  const { status, body } = await server.call(previewImport, { body: { file } }, { as: admin });
  expect([status, body['readable']]).toEqual([200, true]);
  return body as unknown as Extract<ImportPreview, { readable: true }>;
}
const take = (file: string, digest: string, how: 'good' | 'all') =>
  server.call(
    importCatalogue,
    { body: { file, file_name: 'tests.csv', digest, take: how } },
    { as: admin },
  );

const exported = async () => (await server.call(exportCatalogue, {}, { as: admin })).text;
const trail = () =>
  lab.transaction((tx) =>
    tx
      .selectFrom('audit_event')
      .select(['action', 'entity_type', 'entity_label', 'reason', 'after'])
      .where('tenant_id', '=', lab.tenantId)
      .where('entity_type', 'in', ['catalogue', 'test_parameter'])
      .orderBy('seq')
      .execute(),
  );

describe('catalogue file', () => {
  it('exports one row per interval and re-imports without changes', async () => {
    await server.call(addStarterPacks, { body: { packs: ['full'] } }, { as: admin });
    const file = await exported();
    expect(file).toContain('"K","Potassium"');
    const { counts, tests } = await preview(inBase64(file));
    expect(tests).toEqual([]);
    expect(counts).toEqual({
      created: 0,
      changed: 0,
      unchanged: testsOfPack('full').length,
      refused: 0,
    });
  });

  it('recreates the exported catalogue with every rule in an empty facility', async () => {
    const rules: Record<string, Partial<TestDefinition>> = {
      K: {
        autoverify: {
          enabled: true,
          within: 'critical',
          require_qc: true,
          require_delta: true,
          exclude_flags: ['L', 'H'],
        },
        portal: { visible: true, release: 'delay', delay_hours: 72 },
        min_repeat_hours: 12,
        consent_required: true,
        patient_preparation: '=Nothing to eat;\nwater is "fine"',
        collection_instructions: "'On ice",
        specimens: [
          specimenOf('SER', 'sst', {
            min_volume_ml: '2.50',
            transport: 'frozen',
            stability_hours: 24,
            protect_from_light: true,
            fasting_required: true,
            additive: 'gel; clot',
          }),
        ],
        delta: {
          enabled: true,
          mode: 'absolute',
          threshold: '1.0',
          direction: 'up',
          window_hours: 72,
          action: 'hold',
        },
        reflex: [
          {
            when: { op: 'ge', value: '6.00' },
            and: [{ code: 'NA', op: 'lt', value: '125' }],
            add: ['CREA', 'BUN'],
            mode: 'propose',
            comment: '=Haemolysed; or "real" | both',
          },
        ],
        aliases: ['=Kalium', "'+K"],
      },
      TSH: {
        reflex: [
          { when: { op: 'flag', value: 'L' }, and: [], add: ['FT4'], mode: 'auto', comment: '' },
        ],
      },
      LDL: {
        confidential: true,
        calculation: {
          expression: '-hdl + tc - tg / 5',
          inputs: [
            { alias: 'tc', code: 'CHOL' },
            { alias: 'hdl', code: 'HDL' },
            { alias: 'tg', code: 'TRIG' },
          ],
          valid_if: 'tg < 400',
        },
      },
    };
    const definitions = () =>
      lab.transaction(async (tx) => {
        const rows = await tx
          .selectFrom('test_parameter')
          .select(['code', 'definition'])
          .where('tenant_id', '=', lab.tenantId)
          .orderBy('code')
          .execute();
        return rows.map(({ definition }) => definition);
      });
    await server.call(addStarterPacks, { body: { packs: ['full'] } }, { as: admin });
    for (const [code, part] of Object.entries(rules))
      await lab.transaction((tx) =>
        tx
          .updateTable('test_parameter')
          .set({ definition: sql`definition || ${json(part)}` })
          .where('tenant_id', '=', lab.tenantId)
          .where('code', '=', code)
          .execute(),
      );
    const [before, file] = [await definitions(), inBase64(await exported())];
    expect(before.find(({ code }) => code === 'K')).toMatchObject(rules['K'] ?? {});
    lab = await server.facility(`file-${crypto.randomUUID().slice(0, 8)}`);
    admin = await lab.person('admin');
    expect(await definitions()).toEqual([]);
    const { counts, tests, digest } = await preview(file);
    expect(tests.flatMap(({ faults }) => faults)).toEqual([]);
    expect(counts).toEqual({ created: before.length, changed: 0, unchanged: 0, refused: 0 });
    expect((await take(file, digest, 'all')).status).toBe(200);
    expect(await definitions()).toEqual(before);
  });

  it('on request imports valid tests, skips rejected ones and records the user', async () => {
    const file = lines(
      'code,name,department,unit,specimens,status,interval,low,high,source',
      'LACT,Lactate,chemistry,mmol/L,PLAS|fluoride,active,reference,0.5,2.2,Own',
      'BAD,Bad,salts,mmol/L,,,,,,',
    );
    const { counts, tests, digest } = await preview(file);
    expect(counts).toEqual({ created: 1, changed: 0, unchanged: 0, refused: 1 });
    expect(tests.find(({ code }) => code === 'BAD')?.faults).toEqual([
      { line: 3, column: 'department', value: 'salts', code: 'not_accepted' },
    ]);
    expect((await take(file, digest, 'all')).body['code']).toBe('import_refused');
    expect((await exported()).split('\r\n')).toHaveLength(2);
    expect((await take(file, digest, 'good')).body).toEqual(counts);
    const entries = await trail();
    expect(
      entries
        .filter(({ action }) => action !== 'export')
        .map(({ action, entity_type, entity_label, reason }) => [
          action,
          entity_type,
          entity_label,
          reason,
        ]),
    ).toEqual([
      ['create', 'test_parameter', 'Lactate', 'tests.csv'],
      ['update', 'catalogue', 'tests.csv', null],
    ]);
  });

  it('keeps the version before each change and applies only the previewed changes', async () => {
    await server.call(addStarterPacks, { body: { packs: ['basic'] } }, { as: admin });
    const file = lines('code;price;currency', 'NA;12,50;EUR', 'K;8;EUR');
    const { tests, digest } = await preview(file);
    expect(tests.map(({ code, outcome, changed }) => [code, outcome, changed])).toEqual([
      ['NA', 'changed', ['price', 'currency']],
      ['K', 'changed', ['price', 'currency']],
    ]);
    expect((await take(file, digest, 'all')).body).toEqual({
      created: 0,
      changed: 2,
      unchanged: 0,
      refused: 0,
    });
    const sodium = await lab.transaction((tx) =>
      tx
        .selectFrom('test_parameter')
        .selectAll()
        .where('tenant_id', '=', lab.tenantId)
        .where('code', '=', 'NA')
        .executeTakeFirstOrThrow(),
    );
    expect([sodium.version, sodium.definition.price]).toEqual([
      2,
      { amount_minor: 1250, currency: 'EUR', tax_bp: 0, billing_code: '' },
    ]);
    const { body } = await server.call(
      listTestVersions,
      { params: { id: sodium.id } },
      { as: admin },
    );
    expect(
      (body['items'] as { version: number; by: { name: string } | null }[]).map(
        ({ version, by }) => [version, by !== null],
      ),
    ).toEqual([
      [2, true],
      [1, true],
    ]);
    // The same file again: the catalogue has changed since.
    expect((await take(file, digest, 'all')).body['code']).toBe('import_outdated');
  });

  it('imports five thousand tests at once', async () => {
    const file = lines(
      'code,name,department,unit',
      ...Array.from({ length: 5_000 }, (_, index) => `T${index},Test ${index},chemistry,mmol/L`),
    );
    const { counts, digest } = await preview(file);
    expect(counts.created).toBe(5_000);
    expect((await take(file, digest, 'all')).status).toBe(200);
  });

  it.each([
    ['a workbook', Buffer.from('PK\u0003\u0004rest', 'latin1'), 'workbook', ''],
    ['a misspelt column', 'code,nmae\r\nNA,Sodium\r\n', 'column_unknown', 'nmae'],
  ])('explains why %s cannot be read', async (_, content, fault, at) => {
    expect(
      (await server.call(previewImport, { body: { file: inBase64(content) } }, { as: admin })).body,
    ).toEqual({ readable: false, fault, at });
  });
});

it('a file turns confidentiality off only for users who may view confidential results', async () => {
  await server.call(addStarterPacks, { body: { packs: ['full'] } }, { as: admin });
  const imported = async (confidential: 'yes' | 'no', as: Person) => {
    const file = lines('code,confidential', `K,${confidential}`);
    const { digest } = await preview(file);
    const body = { file, file_name: 'tests.csv', digest, take: 'all' } as const;
    const { status } = await server.call(importCatalogue, { body }, { as });
    const { items } = (await server.call(listTestParameters, { query: { q: 'K' } }, { as: admin }))
      .body as { items: TestParameter[] };
    return [status, items.find(({ code }) => code === 'K')?.confidential];
  };
  const technician = await lab.person('technician');
  expect(await imported('yes', technician)).toEqual([200, true]);
  expect(await imported('no', technician)).toEqual([403, true]);
  expect(await imported('no', await lab.person('lab_manager'))).toEqual([200, false]);
});

describe('starter packs', () => {
  it('add missing tests only, without duplicates', async () => {
    const add = async (...packs: ('basic' | 'hematology' | 'full')[]) =>
      (await server.call(addStarterPacks, { body: { packs } }, { as: admin })).body['added'];
    expect(await add('basic')).toBe(testsOfPack('basic').length);
    expect(await add('basic', 'hematology')).toBe(
      testsOfPack('hematology').filter(
        ({ code }) => !testsOfPack('basic').some((test) => test.code === code),
      ).length,
    );
    const { items } = (await server.call(listStarterPacks, {}, { as: admin })).body as {
      items: { pack: string; tests: { present: boolean }[] }[];
    };
    expect(
      items.filter(({ tests }) => tests.every(({ present }) => present)).map(({ pack }) => pack),
    ).toEqual(['basic', 'hematology']);
  });

  it('come in the unit system asked for, or in that of the existing tests', async () => {
    const own = await server.facility('packs-in-si');
    const admin = await own.person('admin');
    const add = async (body: BodyOf<typeof addStarterPacks>) =>
      (await server.call(addStarterPacks, { body }, { as: admin })).body;
    const test = async (q: string) =>
      (
        (await server.call(listTestParameters, { query: { q } }, { as: admin })).body[
          'items'
        ] as TestDefinition[]
      ).find(({ code }) => code === q);
    const system = async () =>
      (await server.call(listStarterPacks, {}, { as: admin })).body['unit_system'];
    expect(await system()).toBe('conventional');
    expect(await add({ packs: ['basic'], unit_system: 'si' })).toEqual({
      added: testsOfPack('basic').length,
      left_out: [],
    });
    expect(await system()).toBe('si');
    expect(await test('GLU')).toMatchObject({ unit: 'mmol/L', decimals: 1 });
    expect((await test('LDL'))?.calculation?.expression).toBe('tc - hdl - tg / 2.2');
    await add({ packs: ['chemistry'] });
    expect(await test('URIC')).toMatchObject({ unit: 'umol/L' });
    const { body } = await server.call(listConsistencyRules, {}, { as: admin });
    expect(body['items']).toContainEqual(
      expect.objectContaining({ code: 'DBIL-TBIL', condition: 'dbil <= tbil' }),
    );
  });

  it('leave out a calculated test whose formula does not fit an existing unit', async () => {
    const own = await server.facility('packs-left-out');
    const admin = await own.person('admin');
    const cholesterol = testsOfPack('basic').find(({ code }) => code === 'CHOL');
    expect(
      (
        await server.call(
          createTestParameter,
          { body: { ...cholesterol, status: 'active' } as BodyOf<typeof createTestParameter> },
          { as: admin },
        )
      ).status,
    ).toBe(201);
    const { body } = await server.call(
      addStarterPacks,
      { body: { packs: ['basic'], unit_system: 'si' } },
      { as: admin },
    );
    expect(body).toEqual({
      added: testsOfPack('basic').length - 2,
      left_out: [{ code: 'LDL', name: 'LDL cholesterol, calculated' }],
    });
  });

  it('use the facility’s language, each test once, searchable by English name too', async () => {
    await lab.transaction((tx) =>
      tx
        .updateTable('facility_profile')
        .set({ language: 'fr' })
        .where('tenant_id', '=', lab.tenantId)
        .execute(),
    );
    const { items } = (await server.call(listStarterPacks, {}, { as: admin })).body as {
      items: { pack: string; tests: { code: string; name: string }[] }[];
    };
    expect(
      items.find(({ pack }) => pack === 'serology')?.tests.find(({ code }) => code === 'MALAG')
        ?.name,
    ).toBe('Antigène du paludisme, test rapide');
    const { body } = await server.call(
      addStarterPacks,
      { body: { packs: ['serology', 'full', 'basic'] } },
      { as: admin },
    );
    expect(body).toEqual({ added: testsOfPack('full').length, left_out: [] });
    const found = (
      await server.call(listTestParameters, { query: { q: 'malaria antigen' } }, { as: admin })
    ).body['items'] as TestDefinition[];
    expect(
      found.map(({ name, coded_values }) => [name, coded_values.map(({ display }) => display)]),
    ).toEqual([['Antigène du paludisme, test rapide', ['Négatif', 'Positif', 'Non valide']]]);
  });
});
