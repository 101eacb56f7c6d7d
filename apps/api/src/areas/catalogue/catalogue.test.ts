import {
  blankTest,
  createTestParameter,
  definitionOf,
  listOrderableTests,
  listTestParameters,
  listTestVersions,
  readTestParameter,
  retireTestParameter,
  updateTestParameter,
  specimenOf,
  type TestParameter,
  type TestVersion,
} from '@alms/lis-domain/catalogue';
import type { BodyOf } from '@alms/lis-domain/http';
import { placeOrder } from '@alms/lis-domain/orders';
import { enterResults } from '@alms/lis-domain/results';
import { beforeAll, describe, expect, it } from 'vitest';
import { trailOf, resultsOfOrder } from '../../testing/answers.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Person } from '../../testing/test-server.ts';

const { server, lab } = await testLaboratory('catalogue');
const technician = await lab.staff('technician');

type Body = BodyOf<typeof createTestParameter>;

const magnesium: Body = {
  code: 'MG',
  name: 'Magnesium',
  short_name: 'Mg',
  aliases: ['Mg²⁺', 'Magnésium'],
  translations: { ar: { name: 'المغنيسيوم', meaning: 'معدن للعضلات والأعصاب', answers: {} } },
  kind: 'single',
  status: 'active',
  department: 'chemistry',
  loinc: {
    code: '19123-9',
    display: 'Magnesium [Mass/volume] in Serum or Plasma',
    verified: false,
  },
  result_type: 'numeric',
  unit: 'mg/dL',
  unit_display: 'mg/dL',
  decimals: 1,
  second_unit: null,
  uncertainty: [],
  specimens: [
    {
      type: 'SER',
      container: 'sst',
      additive: 'gel',
      min_volume_ml: '0.50',
      transport: 'refrigerated',
      stability_hours: 168,
      refrigerated_hours: 336,
      frozen_hours: null,
      transport_deviation: 'hold',
      protect_from_light: false,
      fasting_required: true,
      default: true,
    },
  ],
  method: 'Xylidyl blue',
  narrative_templates: [],
  ranges: [
    {
      type: 'reference',
      low: '1.6',
      high: '2.6',
      low_op: 'lt',
      high_op: 'gt',
      text: null,
      sex: 'any',
      age_min: null,
      age_max: null,
      applies_to: 'any',
      source: 'Own study',
    },
  ],
  coded_values: [],
  plausible: { low: '0.1', high: '20' },
  measuring_range: { low: '0.2', high: '9.7' },
  delta: {
    enabled: true,
    mode: 'absolute',
    threshold: '1.0',
    direction: 'any',
    window_hours: 72,
    action: 'warn',
  },
  tat: { routine_min: 240, urgent_min: 120, stat_min: 60, start: 'received', end: 'verified' },
  price: { amount_minor: 1250, currency: 'USD', tax_bp: 0, billing_code: '83735' },
  autoverify: null,
  calculation: null,
  reflex: [],
  confidential: false,
  portal: { visible: true, release: 'delay', delay_hours: 48 },
  min_repeat_hours: 24,
  orderable_for: { sex: 'female', age_min: { value: 10, unit: 'a' }, age_max: null },
  patient_preparation: 'Nothing to eat\nfor eight hours',
  collection_instructions: 'Without a tourniquet',
  consent_required: true,
  interference: [],
  members: [],
};

const inMillimoles = { unit: 'mmol/L', unit_display: 'mmol/L', decimals: 2 };

let made = 0;
/** Creates a separate test for each case. */
async function created(change: Partial<Body> = {}): Promise<TestParameter> {
  made += 1;
  const { status, body } = await server.call(
    createTestParameter,
    { body: { ...magnesium, code: `MG${made}`, ...change } },
    { as: technician },
  );
  if (status !== 201) throw new Error(`The test was not created: ${JSON.stringify(body)}`);
  return body as unknown as TestParameter;
}

const bodyOf = (test: TestParameter) => definitionOf(test) as Body;

const saved = (test: TestParameter, change: Partial<Body>, version = test.version) =>
  server.call(
    updateTestParameter,
    { params: { id: test.id }, version, body: { ...bodyOf(test), ...change } },
    { as: technician },
  );
const retired = (
  { id, version }: Pick<TestParameter, 'id' | 'version'>,
  reason = 'Sent out from now on',
) =>
  server.call(
    retireTestParameter,
    { params: { id }, version, query: { reason } },
    { as: technician },
  );
const read = async (id: string) =>
  server.call(readTestParameter, { params: { id } }, { as: technician });
const versionsOf = async (id: string) =>
  (await server.call(listTestVersions, { params: { id } }, { as: technician })).body[
    'items'
  ] as TestVersion[];
const ofStarter = async (code: string) =>
  (await read(lab.testId(code))).body as unknown as TestParameter;
const codesOf = (items: unknown) => (items as TestParameter[]).map(({ code }) => code);

describe('creating a test', () => {
  it('stores it as sent, with its first version and an audit event', async () => {
    const test = await created();
    expect(bodyOf(test)).toEqual({ ...magnesium, code: test.code });
    expect((await read(test.id)).body).toEqual(test);
    expect(await versionsOf(test.id)).toEqual([
      {
        version: 1,
        at: test.created_at,
        by: { user_id: technician.id, name: 'Test technician' },
        reason: null,
        definition: { ...magnesium, code: test.code },
      },
    ]);
    const [line] = await trailOf(server, lab, { entity_id: test.id });
    expect(line).toMatchObject({
      action: 'create',
      category: 'settings',
      entity_type: 'test_parameter',
      entity_label: 'Magnesium',
      after: { code: test.code },
    });
  });

  it('stores a unit in one spelling', async () => {
    expect((await created({ unit: 'mmol/l' })).unit).toBe('mmol/L');
  });

  it('stores a second unit that can be converted', async () => {
    const { second_unit } = await created({ second_unit: inMillimoles });
    expect(second_unit).toEqual(inMillimoles);
  });

  it('stores the measurement uncertainty by range of values', async () => {
    const stated = [
      { from: null, to: '2.0', mode: 'absolute' as const, expanded: '0.1', source: 'QC 2026' },
      { from: '2.0', to: null, mode: 'percent' as const, expanded: '5.2', source: 'QC 2026' },
    ];
    const { uncertainty } = await created({ uncertainty: stated });
    expect(uncertainty).toEqual(stated);
  });

  it('rejects a code already in use', async () => {
    expect(
      await server.call(
        createTestParameter,
        { body: { ...magnesium, code: 'K' } },
        { as: technician },
      ),
    ).toMatchObject({ status: 409, body: { code: 'duplicate', fields: { code: 'is in use' } } });
  });

  it.each([
    { code: 'NEW1', name: 'New test', unit: 'mmol/L' },
    { code: 'NEW2', name: 'New description', result_type: 'text' as const },
  ])('is added with defaults, as a draft that cannot be ordered: %j', async (body) => {
    const { status, body: test } = await server.call(
      createTestParameter,
      { body },
      { as: technician },
    );
    expect(status).toBe(201);
    expect(test).toMatchObject({
      ...blankTest,
      short_name: body.name,
      ...body,
      status: 'draft',
      version: 1,
    });
  });

  it.each([
    [{ name: 'New test' }, 'code'],
    [{ code: 'NEW3' }, 'name'],
    [{ code: 'NEW3', name: 'New test' }, 'unit'],
    [{ code: 'NEW3', name: 'New test', decimals: 9 }, 'decimals'],
    [{ code: 'NEW3', name: 'New test', colour: 'red' }, 'colour'],
  ])('is rejected with a field at fault: %j', async (body, field) => {
    const answer = await server.call(
      createTestParameter,
      { body: body as BodyOf<typeof createTestParameter> },
      { as: technician },
    );
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([422, [field]]);
  });

  it.each<[string, object, Record<string, string>]>([
    [
      'a LOINC code with a wrong check digit',
      { loinc: { code: '19123-8', display: '', verified: false } },
      { 'loinc.code': 'is not a valid LOINC code: incorrect check digit' },
    ],
    [
      'a second unit without a known conversion',
      { second_unit: { unit: '[IU]/L', unit_display: 'IU/L', decimals: 1 } },
      { 'second_unit.unit': 'has no known conversion from the unit of the test' },
    ],
    [
      'a second unit by amount of substance without a LOINC code',
      { loinc: null, second_unit: inMillimoles },
      { 'second_unit.unit': 'has no known conversion from the unit of the test' },
    ],
    [
      'a second unit of a result that is not a number',
      { result_type: 'text', unit: null, second_unit: inMillimoles },
      { 'second_unit.unit': 'requires a numeric result' },
    ],
    [
      'a second unit with too many decimals',
      { second_unit: { unit: 'mmol/L', unit_display: 'mmol/L', decimals: 7 } },
      { 'second_unit.decimals': 'must be at most 6' },
    ],
    [
      'a unit that is no UCUM code, with a suggestion',
      { unit: '10³/µL' },
      { unit: 'is not a valid UCUM code: use 10*3/uL' },
    ],
    [
      'two uncertainties of the same value',
      {
        uncertainty: [
          { from: null, to: '2.0', mode: 'absolute', expanded: '0.1', source: 'QC' },
          { from: '1.9', to: null, mode: 'percent', expanded: '4', source: 'QC' },
        ],
      },
      { 'uncertainty.1.from': 'overlaps another range of values' },
    ],
    [
      'an uncertainty of 0',
      { uncertainty: [{ from: null, to: null, mode: 'percent', expanded: '0', source: 'QC' }] },
      { 'uncertainty.0.expanded': 'must be greater than 0' },
    ],
    [
      'four ranges of uncertainty',
      {
        uncertainty: ['1', '2', '3', '4'].map((to, index) => ({
          from: String(index),
          to,
          mode: 'absolute',
          expanded: '0.1',
          source: 'QC',
        })),
      },
      { uncertainty: 'must contain at most 3 ranges' },
    ],
    ['no unit', { unit: null }, { unit: 'is required for a numeric result' }],
    [
      'two reference intervals for the same patients',
      { ranges: [magnesium.ranges[0], magnesium.ranges[0]] },
      { 'ranges.1': 'applies to the same patients as another interval' },
    ],
    [
      'non-numeric limits',
      { plausible: { low: 'one', high: '2' } },
      { 'plausible.low': 'must be a decimal number such as 4.10' },
    ],
    [
      'a code in lower case',
      { code: 'mg' },
      { code: 'must be 1 to 20 capital letters, digits, _ or -' },
    ],
    [
      'a fraction of a cent',
      { price: { amount_minor: 10.5, currency: 'USD', tax_bp: 0, billing_code: '' } },
      { 'price.amount_minor': 'must be a whole number' },
    ],
    [
      'a panel with an unknown test',
      { kind: 'panel', members: ['K', 'NOPE'] },
      { 'members.1': 'is not a test of this facility' },
    ],
    [
      'a delay without hours',
      { portal: { visible: true, release: 'delay', delay_hours: null } },
      { 'portal.delay_hours': 'is required for delayed release' },
    ],
    [
      'hours without a delay',
      { portal: { visible: false, release: 'on_verify', delay_hours: 24 } },
      { 'portal.delay_hours': 'applies only to delayed release' },
    ],
    [
      'a delay of zero hours',
      { portal: { visible: true, release: 'delay', delay_hours: 0 } },
      { 'portal.delay_hours': 'must be at least 1' },
    ],
    [
      'an unknown release policy',
      { portal: { visible: true, release: 'weekly', delay_hours: null } },
      { 'portal.release': 'is not valid' },
    ],
    ['no portal setting', { portal: null }, { portal: 'is not valid' }],
    [
      'a volume of zero',
      { specimens: [specimenOf('SER', 'sst', { min_volume_ml: '0.0' })] },
      { 'specimens.0.min_volume_ml': 'must be a volume in millilitres such as 2.5' },
    ],
    [
      'a stability of zero hours',
      { specimens: [specimenOf('SER', 'sst', { stability_hours: 0 })] },
      { 'specimens.0.stability_hours': 'must be at least 1' },
    ],
    [
      'a minimum repeat interval over the maximum',
      { min_repeat_hours: 876_000 },
      { min_repeat_hours: 'must be at most 87600' },
    ],
    [
      'an overlong patient preparation',
      { patient_preparation: 'x'.repeat(1_001) },
      { patient_preparation: 'must have at most 1000 characters' },
    ],
    ['an unknown field', { colour: 'red' }, { colour: 'is not a known field' }],
    ['a retired test', { status: 'retired' }, { status: 'is not valid' }],
  ])('rejects %s, naming the input', async (_, change, fields) => {
    const answer = await server.call(
      createTestParameter,
      { body: { ...magnesium, code: 'REFUSED', ...change } },
      { as: technician },
    );
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', fields } });
    expect(
      (await server.call(listTestParameters, { query: { q: 'refused' } }, { as: technician })).body[
        'items'
      ],
    ).toEqual([]);
  });

  it('saves despite warnings', async () => {
    expect(await created({ unit: 'copies/mL', ranges: [] })).toMatchObject({
      unit: 'copies/mL',
      ranges: [],
    });
  });
});

describe('updating a test', () => {
  it('creates the next version and keeps the previous one', async () => {
    const test = await created();
    const answer = await saved(test, { name: 'Magnesium, total', plausible: null });
    expect(answer).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { version: 2, name: 'Magnesium, total', plausible: null },
    });
    expect(
      (await versionsOf(test.id)).map(({ version, definition }) => [
        version,
        definition.name,
        definition.plausible,
      ]),
    ).toEqual([
      [2, 'Magnesium, total', null],
      [1, 'Magnesium', { low: '0.1', high: '20' }],
    ]);
    const [line] = await trailOf(server, lab, { entity_id: test.id });
    expect(line).toMatchObject({
      action: 'update',
      before: { name: 'Magnesium', plausible: { low: '0.1', high: '20' } },
      after: { name: 'Magnesium, total', plausible: null },
    });
  });

  it('returns the versions page by page', async () => {
    const test = await created();
    await saved(test, { decimals: 2 });
    const first = await server.call(
      listTestVersions,
      { params: { id: test.id }, query: { limit: '1' } },
      { as: technician },
    );
    const next = await server.call(
      listTestVersions,
      { params: { id: test.id }, query: { limit: '1', cursor: String(first.body['next_cursor']) } },
      { as: technician },
    );
    expect(
      [first, next].map(({ body }) =>
        (body['items'] as TestVersion[]).map(({ version }) => version),
      ),
    ).toEqual([[2], [1]]);
    expect(next.body['next_cursor']).toBeNull();
  });

  it('creates no version when nothing differs', async () => {
    const test = await created();
    expect((await saved(test, {})).body).toEqual(test);
    expect(await versionsOf(test.id)).toHaveLength(1);
  });

  it('rejects overwriting another user’s change', async () => {
    const test = await created();
    await saved(test, { decimals: 2 });
    expect(await saved(test, { decimals: 3 })).toMatchObject({
      status: 412,
      body: { code: 'version_stale', current_version: 2 },
    });
    expect((await read(test.id)).body['decimals']).toBe(2);
  });

  it.each<[string, Partial<Body>, Record<string, string>]>([
    ['the code', { code: 'OTHER' }, { code: 'cannot be changed' }],
    ['the kind', { kind: 'panel', members: ['K'] }, { kind: 'cannot be changed' }],
  ])('keeps %s unchanged', async (_, change, fields) => {
    expect(await saved(await created(), change)).toMatchObject({ status: 422, body: { fields } });
  });

  it('keeps the unit of a test that an active formula reads', async () => {
    const cholesterol = await ofStarter('HDL');
    const inMoles = { unit: 'mmol/L', unit_display: 'mmol/L', ranges: [], plausible: null };
    expect(await saved(cholesterol, inMoles)).toMatchObject({
      status: 422,
      body: {
        code: 'invalid',
        fields: { unit: 'is used in a formula, set to draft first: LDL' },
      },
    });
    // Another spelling of the same unit is no change of the value.
    expect((await saved(cholesterol, { unit: 'mg/dl' })).status).toBe(200);
    expect((await saved(await created(), { unit: 'mmol/L' })).status).toBe(200);
  });

  it('keeps the result type once there are orders', async () => {
    const free = await created();
    expect(await saved(free, { result_type: 'text', delta: null, ranges: [] })).toMatchObject({
      status: 200,
    });
    await lab.order(['CL']);
    expect(await saved(await ofStarter('CL'), { result_type: 'text', ranges: [] })).toMatchObject({
      status: 422,
      body: { fields: { result_type: 'cannot be changed: the test has been ordered' } },
    });
  });

  it('keeps a member of an active panel orderable', async () => {
    expect(await saved(await ofStarter('K'), { status: 'draft' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { status: expect.stringContaining('LYTES') } },
    });
  });

  it('rejects a panel that contains itself indirectly', async () => {
    const inner = await created({
      orderable_for: blankTest.orderable_for,
      kind: 'panel',
      members: ['K', 'NA'],
      ranges: [],
      specimens: [],
      delta: null,
    });
    const outer = await created({
      orderable_for: blankTest.orderable_for,
      kind: 'panel',
      members: [inner.code],
      ranges: [],
      specimens: [],
      delta: null,
    });
    expect(await saved(inner, { members: ['K', outer.code] })).toMatchObject({
      status: 422,
      body: { fields: { 'members.1': 'contains this panel' } },
    });
  });
});

it('only users who may view confidential results turn confidentiality off', async () => {
  const created = await server.call(
    createTestParameter,
    { body: { ...magnesium, code: 'MG-C', confidential: true } },
    { as: technician },
  );
  const test = created.body as unknown as TestParameter;
  const change = (as: Person, version: number, part: Partial<Body>) =>
    server.call(
      updateTestParameter,
      {
        params: { id: test.id },
        version,
        body: { ...definitionOf(test), status: 'active', ...part },
      },
      { as },
    );
  const refused = await change(technician, 1, { confidential: false });
  expect([refused.status, refused.body['code'], refused.body['fields']]).toEqual([
    403,
    'forbidden',
    { confidential: 'requires permission to view confidential results' },
  ]);
  expect((await change(technician, 1, { name: 'Magnesium, total' })).body).toMatchObject({
    confidential: true,
    version: 2,
  });
  const manager = await lab.staff('lab_manager');
  expect((await change(manager, 2, { confidential: false })).body).toMatchObject({
    confidential: false,
  });
  expect((await change(technician, 3, { confidential: true })).body).toMatchObject({
    confidential: true,
  });
});

describe('removing a test from the catalogue', () => {
  it('deletes an unused test and audits the reason', async () => {
    const test = await created();
    expect(await retired(test)).toMatchObject({ status: 204, text: '' });
    const [line] = await trailOf(server, lab, { entity_id: test.id });
    expect(line).toMatchObject({
      action: 'delete',
      reason: 'Sent out from now on',
      before: { code: test.code },
    });
    expect((await read(test.id)).status).toBe(404);
    // The code is available again.
    await created({ code: test.code });
  });

  it('retires an ordered test: existing orders are completed, new ones rejected', async () => {
    const test = await created();
    const body = {
      patient_id: await lab.patient(),
      test_parameter_ids: [test.id],
      priority: 'routine' as const,
      ordered_by: 'Dr. Dara Roundsworth',
      clinical_info: '',
    };
    const place = async () => server.call(placeOrder, { body }, { as: await lab.staff('doctor') });
    expect((await place()).status).toBe(201);
    expect(await retired(test)).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { status: 'retired', version: 2 },
    });
    expect((await versionsOf(test.id))[0]).toMatchObject({
      version: 2,
      reason: 'Sent out from now on',
      definition: { status: 'retired' },
    });
    expect(await place()).toMatchObject({ status: 409 });
    expect(
      codesOf((await server.call(listOrderableTests, {}, { as: technician })).body['items']),
    ).not.toContain(test.code);
    expect(await retired({ id: test.id, version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    // Saving makes it orderable again.
    expect(await saved({ ...test, version: 2 }, {})).toMatchObject({
      status: 200,
      body: { status: 'active', version: 3 },
    });
    expect((await place()).status).toBe(201);
  });

  it('retires an ordered panel', async () => {
    await lab.order(['LYTES']);
    expect(await retired(await ofStarter('LYTES'))).toMatchObject({
      status: 200,
      body: { status: 'retired' },
    });
  });

  it('rejects removing members of an active panel', async () => {
    const test = await ofStarter('GLU');
    expect(await retired(test)).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { id: expect.stringMatching(/^is used by: /) } },
    });
    expect((await read(test.id)).body).toEqual(test);
  });

  it('requires a reason and the current version', async () => {
    const test = await created();
    expect(await retired(test, ' ')).toMatchObject({
      status: 422,
      body: { fields: { reason: 'must not be empty' } },
    });
    expect(await retired({ id: test.id, version: 7 })).toMatchObject({ status: 412 });
  });
});

describe('test list', () => {
  let as: Person;
  beforeAll(async () => {
    const own = await openLaboratory(server, 'listed');
    as = await own.staff('technician');
    await server.call(
      createTestParameter,
      { body: { ...magnesium, code: 'MAGDRAFT', status: 'draft' } },
      { as },
    );
    await own.transaction((tx) =>
      tx
        .updateTable('test_parameter')
        .set({ status: 'retired' })
        .where('tenant_id', '=', own.tenantId)
        .where('code', '=', 'HGB')
        .execute(),
    );
  });

  it.each([
    [{ q: 'glu' }, ['GLU', 'UGLU']],
    [{ q: '100%' }, []],
    [{ q: 'magnesium', status: 'draft' }, ['MAGDRAFT']],
    [{ q: 'MAGNÉS', status: 'draft' }, ['MAGDRAFT']],
    [{ department: 'coagulation', q: 'INR' }, ['INR']],
    [{ status: 'retired' }, ['HGB']],
  ] as const)('is searched by %j', async (query, codes) => {
    const { body } = await server.call(listTestParameters, { query }, { as });
    expect(codesOf(body['items'])).toEqual(codes);
  });

  it('is paginated completely without duplicates, panels first', async () => {
    const all: TestParameter[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await server.call(
        listTestParameters,
        { query: { limit: '7', ...(cursor !== undefined && { cursor }) } },
        { as },
      );
      all.push(...(body['items'] as TestParameter[]));
      cursor = (body['next_cursor'] as string | null) ?? undefined;
    } while (cursor !== undefined);
    const { body: orderable } = await server.call(listOrderableTests, {}, { as });
    const offered = codesOf(orderable['items']);
    expect(codesOf(all).filter((code) => code !== 'MAGDRAFT')).toEqual(offered);
    expect(all.findIndex(({ kind }) => kind !== 'panel')).toBe(
      all.filter(({ kind }) => kind === 'panel').length,
    );
    // A list to choose from names only the conditions of the intervals.
    const complete = all.find(({ ranges }) => ranges.some(({ low }) => low !== null));
    const listed = (orderable['items'] as TestParameter[]).find(({ id }) => id === complete?.id);
    expect(listed?.ranges).toEqual(complete?.ranges.map(({ applies_to }) => ({ applies_to })));
    expect(listed).not.toHaveProperty('autoverify');
  });
});

it('a result keeps its reference interval when the test changes', async () => {
  const { order } = await lab.arrived(['TSH']);
  const read = async () => (await resultsOfOrder(server, order.id, technician))[0];
  const pending = await read();
  await server.call(
    enterResults,
    { body: { items: [{ id: pending?.id ?? '', version: 1, value_text: '3.9' }] } },
    { as: technician },
  );
  const before = await read();
  const test = await ofStarter('TSH');
  expect(
    (await saved(test, { ranges: test.ranges.map((row) => ({ ...row, high: '3.0' })) })).status,
  ).toBe(200);
  expect(await read()).toMatchObject({ range: before?.range, flag: 'N' });
});
