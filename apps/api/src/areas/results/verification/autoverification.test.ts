import type { PatientId } from '@alms/lis-domain/patients';
import {
  definitionOf,
  readTestParameter,
  updateTestParameter,
  type AutoverifyRule,
  type TestDefinition,
  type TestParameter,
} from '@alms/lis-domain/catalogue';
import {
  readLaboratorySettings,
  updateLaboratorySettings,
  type LaboratorySettings,
} from '@alms/lis-domain/facility';
import { listNotifications, type Notification } from '@alms/lis-domain/notifications';
import { readOrder, type Order } from '@alms/lis-domain/orders';
import {
  addControlLot,
  createControlledTest,
  createControlMaterial,
  defaultRules,
  recordControlRun,
  setControlTarget,
  type ControlMaterial,
} from '@alms/lis-domain/quality-control';
import {
  acceptImportRows,
  mapImportCodes,
  stageImportFile,
  type ImportBatch,
} from '@alms/lis-domain/interfaces/result-import';
import {
  enterResults,
  listResultVersions,
  listTriedResults,
  markResultAsError,
  retestResult,
  tryAutoverification,
  verifyResults,
  type AutoverificationCheck,
  type AutoverificationTrial,
  type Result,
  type TrialOutcome,
  type TrialResult,
  type ResultVersion,
} from '@alms/lis-domain/results';
import { beforeAll, describe, expect, it } from 'vitest';
import { made, resultsOfOrder, trailOf } from '../../../testing/answers.ts';
import { openLaboratory } from '../../../testing/laboratory.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../../testing/test-server.ts';

const rule: AutoverifyRule = {
  enabled: true,
  within: 'reference',
  require_qc: false,
  require_delta: false,
  exclude_flags: [],
};
const ANALYSER = 'Analyser A';

let technician: Person;
let manager: Person;
let admin: Person;
const { server, lab } = await testLaboratory('by-rule');
beforeAll(async () => {
  [technician, manager, admin] = await Promise.all([
    lab.staff('technician'),
    lab.staff('lab_manager'),
    lab.staff('admin'),
  ]);
  await made(changed('K', { autoverify: rule }));
  await made(switched(true));
  const batch = await made<ImportBatch>(
    stagedFile([
      ['NOWHERE', 'K', '4.1'],
      ['NOWHERE', 'NA', '140'],
      ['NOWHERE', 'CL', '102'],
    ]),
  );
  const items = ['K', 'NA', 'CL'].map((code) => ({
    code,
    unit: 'mmol/L',
    test_parameter_id: lab.testId(code),
    version: 0,
  }));
  await made(
    server.call(mapImportCodes, { params: { id: batch.id }, body: { items } }, { as: technician }),
  );
});

/** Saves the next version of a test in the catalogue. */
async function changed(
  code: string,
  change: Partial<TestDefinition>,
  as = technician,
): Promise<Answer> {
  const params = { id: lab.testId(code) };
  const test = await made<TestParameter>(server.call(readTestParameter, { params }, { as }));
  return server.call(
    updateTestParameter,
    {
      params,
      version: test.version,
      body: { ...definitionOf(test), status: 'active', ...change } as never,
    },
    { as },
  );
}

/** Toggles autoverification for the laboratory. */
async function switched(autoverification_enabled: boolean, as = admin): Promise<Answer> {
  const { version, ...body } = await made<LaboratorySettings>(
    server.call(readLaboratorySettings, {}, { as }),
  );
  return server.call(
    updateLaboratorySettings,
    { version, body: { ...body, autoverification_enabled } },
    { as },
  );
}

type Row = readonly [accession: string, code: string, value: string];
let files = 0;

const stagedFile = (rows: readonly Row[]) => {
  const lines = [
    `Sample,Test,Result,Unit,File ${(files += 1)}`,
    ...rows.map((row) => [...row, 'mmol/L', ''].join(',')),
  ];
  const reading = {
    columns: {
      shape: 'long' as const,
      accession: 'Sample',
      code: 'Test',
      value: 'Result',
      unit: 'Unit',
      flag: null,
      patient: null,
      kind: null,
    },
    decimal_mark: '.',
  } as const;
  return server.call(
    stageImportFile,
    {
      body: {
        file_name: 'run.csv',
        content: Buffer.from(lines.join('\n')).toString('base64'),
        instrument_name: ANALYSER,
        reading,
      },
    },
    { as: technician },
  );
};
const accepted = ({ id }: ImportBatch) =>
  server.call(acceptImportRows, { params: { id }, body: {} }, { as: technician });

async function resultsOf({ id }: Pick<Order, 'id'>): Promise<Result[]> {
  return await resultsOfOrder(server, id, technician);
}
async function resultOf(order: Pick<Order, 'id'>, code = 'K'): Promise<Result> {
  const result = (await resultsOf(order)).find(({ test }) => test.code === code);
  if (!result) throw new Error(`The order has no ${code}.`);
  return result;
}

/** A specimen in the laboratory with values imported from an analyser file. */
async function imported(
  values: Readonly<Record<string, string>>,
  patientId?: PatientId,
): Promise<Order> {
  const { order, samples } = await lab.arrived(
    Object.keys(values),
    patientId === undefined ? {} : { patientId },
  );
  await takenOver(samples[0]?.accession_number ?? '', values);
  return order;
}
async function takenOver(
  accession: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await made(
    accepted(
      await made<ImportBatch>(
        stagedFile(
          Object.entries(values).map(([code, value]) => [accession, code, value] as const),
        ),
      ),
    ),
  );
}

const autoverificationOf = ({ checks }: Result) =>
  checks?.find((check): check is AutoverificationCheck => check.kind === 'autoverification');
const reasonsOf = (result: Result) =>
  autoverificationOf(result)?.reasons.map((reason) =>
    reason.code === 'check' ? `${reason.check} ${reason.outcome}` : reason.code,
  );
const versionsOf = async ({ id }: Result) =>
  (
    await made<{ items: ResultVersion[] }>(
      server.call(listResultVersions, { params: { id } }, { as: technician }),
    )
  ).items;
const ruleNow = async (code = 'K') =>
  `${code} v${(await made<TestParameter>(server.call(readTestParameter, { params: { id: lab.testId(code) } }, { as: technician }))).version}`;

describe('value passed by the autoverification rule', () => {
  it('is verified and released on import by the rule, without a user', async () => {
    const order = await imported({ K: '4.1' });
    const result = await resultOf(order);
    const reference = await ruleNow();
    expect(result).toMatchObject({
      status: 'released',
      value_text: '4.1',
      version: 3,
      source: 'instrument',
      verification: 'auto',
      rule_reference: reference,
      verified_by: null,
      entered_by: { id: technician.id },
    });
    expect([result.verified_at, result.released_at]).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    expect(autoverificationOf(result)).toEqual({
      kind: 'autoverification',
      outcome: 'passed',
      rule: reference,
      reasons: [],
    });
    expect(
      (await versionsOf(result)).map(({ status, by, rule_reference }) => [
        status,
        by,
        rule_reference,
      ]),
    ).toEqual([
      ['released', null, reference],
      ['entered', 'Test technician', null],
      ['pending', null, null],
    ]);
    const [line] = (await trailOf(server, lab, { entity_id: result.id, action: 'verify' })) as {
      actor: unknown;
      after: unknown;
    }[];
    expect(line).toMatchObject({
      actor: { user_id: null, name: 'system', role: null },
      after: { status: 'released', rule: reference },
    });
  });

  it('has all effects of a manual verification', async () => {
    await made(
      changed('K', {
        reflex: [
          { when: { op: 'ge', value: '4.0' }, and: [], add: ['GLU'], mode: 'auto', comment: '' },
        ],
      }),
    );
    const order = await imported({ K: '4.1', NA: '140' });
    await made(changed('K', { reflex: [] }));
    const { items } = await made<Order>(
      server.call(readOrder, { params: { id: order.id } }, { as: technician }),
    );
    expect(items.map(({ code, status }) => [code, status])).toEqual([
      ['K', 'released'],
      ['NA', expect.not.stringMatching('released')],
      ['GLU', expect.any(String)],
    ]);
    expect((await resultOf(order)).reflexes).toMatchObject([{ code: 'GLU', state: 'added' }]);
    const { items: notifications } = await made<{ items: Notification[] }>(
      server.call(listNotifications, {}, { as: await lab.staff('doctor') }),
    );
    expect(
      notifications.filter(
        ({ type, entity }) => type === 'result_ready' && entity?.id === order.id,
      ),
    ).toHaveLength(1);
  });

  it('is verified once for concurrent imports', async () => {
    const { order, samples } = await lab.arrived(['K', 'NA']);
    const batch = await made<ImportBatch>(
      stagedFile([
        [samples[0]?.accession_number ?? '', 'K', '4.2'],
        [samples[0]?.accession_number ?? '', 'NA', '139'],
      ]),
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => accepted(batch)));
    expect(answers.map(({ body }) => body['entered']).toSorted()).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
    ]);
    const result = await resultOf(order);
    expect(result).toMatchObject({ status: 'released', version: 3 });
    expect(await trailOf(server, lab, { entity_id: result.id, action: 'verify' })).toHaveLength(1);
  });

  it('is the first of two verifications where two are required', async () => {
    await lab.transaction((tx) =>
      tx.updateTable('laboratory_settings').set({ verification_levels: 2 }).execute(),
    );
    const result = await resultOf(await imported({ K: '4.1' }));
    expect(result).toMatchObject({
      status: 'verified',
      rule_reference: await ruleNow(),
      verified_by: null,
      released_at: null,
    });
    const [released] = (
      await made<{ items: Result[] }>(
        server.call(
          verifyResults,
          { body: { items: [{ id: result.id, version: result.version }] } },
          { as: manager },
        ),
      )
    ).items;
    expect(released).toMatchObject({
      status: 'released',
      verification: 'auto',
      released_by: { id: manager.id },
    });
    const [line] = (await trailOf(server, lab, { entity_id: result.id, action: 'verify' })) as {
      actor: unknown;
    }[];
    expect(line).toMatchObject({ actor: { user_id: manager.id } });
    await lab.transaction((tx) =>
      tx.updateTable('laboratory_settings').set({ verification_levels: 1 }).execute(),
    );
  });

  it('can be amended by a user, under whose name it then appears, or marked as entered in error', async () => {
    const { id, version } = await resultOf(await imported({ K: '4.1' }));
    const body = {
      value_text: '4.4',
      comment: '',
      code: 'clerical',
      reason: 'Tubes were swapped',
    } as const;
    const amended = await made<Result>(
      lab.amend({ params: { id }, version, body }, { as: manager }),
    );
    expect(amended).toMatchObject({
      status: 'amended',
      verification: 'manual',
      rule_reference: null,
      entered_by: { id: manager.id },
      verified_by: { name: 'Test lab_manager' },
    });
    const takenBack = await made<Result>(
      server.call(
        markResultAsError,
        {
          params: { id },
          version: amended.version,
          body: { code: 'wrong_patient', reason: 'Not theirs' },
        },
        { as: manager },
      ),
    );
    expect(takenBack).toMatchObject({
      status: 'entered_in_error',
      verification: null,
      rule_reference: null,
    });
  });
});

describe('value left for manual verification', () => {
  it('lists every reason among its checks and is verified manually', async () => {
    const order = await imported({ K: '5.6' });
    const result = await resultOf(order);
    expect(result).toMatchObject({ status: 'entered', flag: 'H', verification: null });
    expect(autoverificationOf(result)).toEqual({
      kind: 'autoverification',
      outcome: 'warned',
      rule: await ruleNow(),
      reasons: [{ code: 'outside', limits: 'reference', flag: 'H' }],
    });
    await made(
      server.call(
        verifyResults,
        { body: { items: [{ id: result.id, version: result.version }] } },
        { as: manager },
      ),
    );
    expect(await resultOf(order)).toMatchObject({
      status: 'released',
      verification: 'manual',
      rule_reference: null,
    });
  });

  it('includes every manually entered value', async () => {
    const { order } = await lab.arrived(['K']);
    const { id, version } = await resultOf(order);
    await made(
      server.call(
        enterResults,
        { body: { items: [{ id, version, value_text: '4.1' }] } },
        { as: technician },
      ),
    );
    const result = await resultOf(order);
    expect([result.status, reasonsOf(result)]).toEqual(['entered', ['not_from_instrument']]);
  });

  it('includes repeat tests', async () => {
    const { order, samples } = await lab.arrived(['K']);
    const accession = samples[0]?.accession_number ?? '';
    await takenOver(accession, { K: '5.6' });
    const { id, version } = await resultOf(order);
    await made(
      server.call(
        retestResult,
        { params: { id }, version, body: { reason: 'Hemolysis?' } },
        { as: manager },
      ),
    );
    await takenOver(accession, { K: '4.6' });
    const result = await resultOf(order);
    expect([result.status, reasonsOf(result)]).toEqual(['entered', ['not_first_value']]);
  });

  it('has no rule check when its test has no rule', async () => {
    const result = await resultOf(await imported({ NA: '140' }), 'NA');
    expect([result.status, autoverificationOf(result)]).toEqual(['entered', undefined]);
  });

  it('includes values whose test lost its rule after ordering', async () => {
    await made(changed('CL', { autoverify: rule }));
    const { order, samples } = await lab.arrived(['CL']);
    await made(changed('CL', { autoverify: { ...rule, enabled: false } }));
    await takenOver(samples[0]?.accession_number ?? '', { CL: '102' });
    expect((await resultOf(order, 'CL')).status).toBe('entered');
  });
});

describe('autoverification stop switch', () => {
  it('stops every rule from the next value on, with an audit event', async () => {
    const before = await imported({ K: '4.1' });
    await made(switched(false));
    const after = await resultOf(await imported({ K: '4.1' }));
    const [line] = (await trailOf(server, lab, { entity_id: lab.tenantId })) as {
      before: unknown;
      after: unknown;
    }[];
    await made(switched(true));
    expect((await resultOf(before)).status).toBe('released');
    expect([after.status, reasonsOf(after)]).toEqual(['entered', ['switched_off']]);
    expect(line).toMatchObject({
      before: { autoverification_enabled: true },
      after: { autoverification_enabled: false },
    });
  });

  it('can be turned off by users who save these settings and on by administrators only', async () => {
    expect((await switched(false, technician)).status).toBe(200);
    expect((await switched(true, technician)).status).toBe(403);
    expect((await switched(true)).status).toBe(200);
  });
});

describe('autoverification QC requirement', () => {
  let lot: string;
  let controlledTest: string;
  const run = (value: string) =>
    made(
      server.call(
        recordControlRun,
        {
          params: { id: controlledTest },
          body: { results: [{ lot_id: lot, value }], reagent_lot: '', comment: '' },
        },
        { as: technician },
      ),
    );

  it('covers missing, never run, accepted, expired and rejected QC', async () => {
    await made(changed('K', { autoverify: { ...rule, require_qc: true } }));
    const found: unknown[] = [];
    const measure = async () => {
      const result = await resultOf(await imported({ K: '4.1' }));
      found.push([result.status, reasonsOf(result)]);
    };
    await measure();

    const { id } = await made<{ id: string }>(
      server.call(
        createControlMaterial,
        {
          body: {
            name: 'Control',
            manufacturer: '',
            test_parameter_ids: [lab.testId('K')],
            levels: [{ level: 1, label: '' }],
          },
        },
        { as: technician },
      ),
    );
    const material = await made<ControlMaterial>(
      server.call(
        addControlLot,
        {
          params: { id },
          body: {
            level: 1,
            lot_number: '1',
            expiry_date: '2031-01-01',
            opened_on: null,
            open_stability_days: null,
          },
        },
        { as: technician },
      ),
    );
    lot = material.lots[0]?.id ?? '';
    controlledTest = (
      await made<{ id: string }>(
        server.call(
          createControlledTest,
          {
            body: {
              test_parameter_id: lab.testId('K'),
              instrument_name: ANALYSER,
              rules: defaultRules(1),
              max_age_hours: null,
              allowable_error: null,
            },
          },
          { as: technician },
        ),
      )
    ).id;
    await made(
      server.call(
        setControlTarget,
        {
          params: { id: controlledTest },
          body: { source: 'manufacturer', lot_id: lot, mean: '4', sd: '0.1' },
        },
        { as: technician },
      ),
    );
    await measure();
    await run('4.0');
    await measure();
    await lab.transaction((tx) =>
      tx
        .updateTable('qc_test')
        .set({ last_accepted_at: new Date(server.clock.now().getTime() - 25 * 3_600_000) })
        .where('id', '=', controlledTest)
        .execute(),
    );
    await measure();
    await run('9.9');
    await measure();
    await made(changed('K', { autoverify: rule }));
    await measure();
    await lab.transaction((tx) =>
      tx
        .updateTable('qc_test')
        .set({ rejected_at: null })
        .where('id', '=', controlledTest)
        .execute(),
    );
    expect(found).toEqual([
      ['entered', ['qc unknown']],
      ['entered', ['controls_too_old']],
      ['released', []],
      ['entered', ['controls_too_old']],
      ['held', ['qc held']],
      // A QC rejection stops every rule, whether or not it requires QC.
      ['held', ['qc held']],
    ]);
  });
});

describe('rule trial', () => {
  const tried = (draft: Partial<AutoverifyRule> = {}, code = 'CL') =>
    server.call(
      tryAutoverification,
      { params: { id: lab.testId(code) }, body: { rule: { ...rule, ...draft } } },
      { as: technician },
    );
  const trial = (draft?: Partial<AutoverifyRule>) => made<AutoverificationTrial>(tried(draft));

  it('counts outcomes for past results and later manual changes', async () => {
    const before = await trial();
    const orders = [];
    for (const value of ['102', '103', '110', '104']) orders.push(await imported({ CL: value }));
    const [, second, , fourth] = await Promise.all(orders.map((order) => resultOf(order, 'CL')));
    await made(
      server.call(
        retestResult,
        {
          params: { id: second?.id ?? '' },
          version: second?.version ?? 0,
          body: { reason: 'Once more' },
        },
        { as: manager },
      ),
    );
    await made(
      server.call(
        markResultAsError,
        {
          params: { id: fourth?.id ?? '' },
          version: fourth?.version ?? 0,
          body: { code: 'wrong_sample', reason: 'Tubes were swapped' },
        },
        { as: manager },
      ),
    );
    const { order } = await lab.arrived(['CL']);
    const typed = await resultOf(order, 'CL');
    await made(
      server.call(
        enterResults,
        { body: { items: [{ id: typed.id, version: typed.version, value_text: '102' }] } },
        { as: technician },
      ),
    );

    const found = await trial({ enabled: false });
    expect(found).toMatchObject({
      looked_at: before.looked_at + 5,
      verified: before.verified + 3,
      left: before.left + 2,
      undecided: 0,
      partial: false,
      later: { retest: 1, entered_in_error: 1, amended: 0, entered_again: 0 },
    });
    expect(found.reasons).toEqual(
      expect.arrayContaining([
        { code: 'outside', detail: 'reference', count: 1 },
        { code: 'not_from_instrument', detail: null, count: 1 },
      ]),
    );
    expect((await trial({ require_delta: true })).verified).toBe(0);
    // The trial changes nothing.
    expect((await resultOf(orders[0] as Order, 'CL')).status).toBe('entered');
  });

  describe('rule trial result list', () => {
    const listed = (
      fate: TrialOutcome,
      as: Person,
      query: { cursor?: string; limit?: string } = {},
    ) =>
      server.call(
        listTriedResults,
        { params: { id: lab.testId('CL') }, query: { fate, ...query }, body: { rule } },
        { as },
      );
    const all = async (fate: TrialOutcome, as: Person, limit = '200') => {
      const items: TrialResult[] = [];
      for (
        let cursor: string | undefined,
          page = await made<{ items: TrialResult[]; next_cursor: string | null }>(
            listed(fate, as, { limit }),
          );
        ;
        page = await made(listed(fate, as, { limit, cursor }))
      ) {
        items.push(...page.items);
        if (page.next_cursor === null) return items;
        cursor = page.next_cursor;
      }
    };

    it('is paginated without duplicates, with reasons and outcomes', async () => {
      const [passed, left] = [
        await resultOf(await imported({ CL: '102' }), 'CL'),
        await resultOf(await imported({ CL: '111' }), 'CL'),
      ];
      const counts = await trial();
      for (const fate of ['verified', 'left', 'undecided'] as const) {
        const [whole, paged] = [await all(fate, technician), await all(fate, technician, '1')];
        expect(whole).toHaveLength(counts[fate]);
        expect(paged).toEqual(whole);
        expect(whole.map(({ at }) => at)).toEqual(
          whole
            .map(({ at }) => at)
            .toSorted()
            .toReversed(),
        );
      }
      expect(
        (await all('verified', technician)).find(({ result_id }) => result_id === passed.id),
      ).toMatchObject({
        value_text: '102',
        flag: 'N',
        reasons: [],
        later: null,
        sample_id: passed.sample_id,
        accession_number: passed.accession_number,
      });
      expect(
        (await all('left', technician)).find(({ result_id }) => result_id === left.id),
      ).toMatchObject({
        value_text: '111',
        reasons: [{ code: 'outside', limits: 'reference', flag: 'H' }],
      });
      await made(
        server.call(
          markResultAsError,
          {
            params: { id: passed.id },
            version: passed.version,
            body: { code: 'wrong_sample', reason: 'Tubes were swapped' },
          },
          { as: manager },
        ),
      );
      expect(
        (await all('verified', technician)).find(({ result_id }) => result_id === passed.id),
      ).toMatchObject({ value_text: '102', later: 'entered_in_error' });
    });

    it('is hidden from users who read no results and omits reported confidential tests', async () => {
      const keeper = await lab.person('receptionist');
      await lab.transaction((tx) =>
        tx
          .insertInto('user_permission')
          .values({ tenant_id: lab.tenantId, user_id: keeper.id, permission: 'manage_tests' })
          .execute(),
      );
      expect(await all('left', keeper)).toEqual([]);
      const waiting = await resultOf(await imported({ CL: '112' }), 'CL');
      const reported = await resultOf(await imported({ CL: '113' }), 'CL');
      await made(
        server.call(
          verifyResults,
          { body: { items: [{ id: reported.id, version: reported.version }] } },
          { as: manager },
        ),
      );
      await made(changed('CL', { confidential: true }));
      const readBy = async (as: Person) =>
        (await all('left', as))
          .map(({ result_id }) => result_id)
          .filter((id) => id === waiting.id || id === reported.id);
      expect([await readBy(technician), await readBy(manager)]).toEqual([
        [waiting.id],
        [reported.id, waiting.id],
      ]);
      await made(changed('CL', { confidential: false }, manager));
    });

    it.each([
      ['an unknown outcome', { fate: 'lost' as TrialOutcome }, 422],
      ['an invalid cursor', { fate: 'left' as const, cursor: 'e30' }, 422],
      ['a limit above the maximum page size', { fate: 'left' as const, limit: '201' }, 422],
    ])('rejects %s', async (_, query, status) => {
      expect(
        (
          await server.call(
            listTriedResults,
            { params: { id: lab.testId('CL') }, query, body: { rule } },
            { as: technician },
          )
        ).status,
      ).toBe(status);
    });

    it('is denied to users who do not manage tests and for tests of another facility', async () => {
      expect((await listed('left', await lab.person('doctor'))).status).toBe(403);
      const other = await openLaboratory(server, 'tried-elsewhere');
      expect((await listed('left', await other.staff('technician'))).status).toBe(404);
    });
  });

  it('is limited to the newest results of recent days and skips values without checks', async () => {
    const old = await resultOf(await imported({ CL: '101' }), 'CL');
    const { looked_at } = await trial();
    const { owner } = server.database;
    const past = async (change: string) => {
      await owner.query('begin');
      await owner.query('alter table result no force row level security');
      await owner.query(`update result set ${change} where id = $1 and status = 'entered'`, [
        old.id,
      ]);
      await owner.query('alter table result force row level security');
      await owner.query('commit');
    };
    await past('checks = null');
    expect(await trial()).toMatchObject({ looked_at, undecided: 1 });
    await past("entered_at = entered_at - interval '91 days'");
    expect(await trial()).toMatchObject({ looked_at: looked_at - 1, undecided: 0 });
  });

  it('requires a test of the same facility', async () => {
    const other = await openLaboratory(server, 'by-rule-elsewhere');
    const answer = await server.call(
      tryAutoverification,
      { params: { id: lab.testId('CL') }, body: { rule } },
      { as: await other.staff('technician') },
    );
    expect(answer.status).toBe(404);
  });
});
