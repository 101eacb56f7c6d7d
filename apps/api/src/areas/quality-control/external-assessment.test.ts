import { createLaboratory, type Laboratory as Site } from '@alms/lis-domain/facility';
import { chooseLaboratory } from '@alms/lis-domain/identity';
import { readQualityMetrics } from '@alms/lis-domain/analytics';
import { addDays, dateIn, dayIn } from '@alms/lis-domain/calendar';
import type { BodyOf } from '@alms/lis-domain/http';
import {
  addEqaAction,
  createEqaRound,
  createInstrument,
  listEqaRounds,
  listEqaSchemes,
  readEqaRound,
  reportEqaValues,
  reviewEqaRound,
  scoreEqaRound,
  submitEqaRound,
  updateEqaRound,
  verifyCorrectiveAction,
  withdrawEqaRound,
  type EqaRound,
  type EqaRoundDetail,
} from '@alms/lis-domain/quality-control';
import type { Instrument } from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { made, trailOf } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestServer,
} from '../../testing/test-server.ts';

const DAY = 86_400;

let server: TestServer;
let lab: Laboratory;
let technician: Person;
let manager: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await openLaboratory(server, `rounds-${uuidv7().slice(-12)}`);
  technician = await lab.staff('technician');
  manager = await lab.staff('lab_manager');
});

const refused = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  return [status, body['code']];
};

const as = () => ({ as: technician });
const which = ({ id, version }: EqaRound) => ({ params: { id }, version });
const inDays = (days: number) =>
  new Date(server.clock.now().getTime() + days * DAY * 1000).toISOString();

type Round = BodyOf<typeof createEqaRound>;
const announced = (change: Partial<Round> = {}): Round => ({
  scheme: 'Northern Chemistry Scheme',
  round: '2026-03',
  closes_at: inDays(5),
  instrument_id: null,
  samples: [
    { code: 'A', test_parameter_ids: [lab.testId('NA'), lab.testId('K')] },
    { code: 'B', test_parameter_ids: [lab.testId('K')] },
  ],
  ...change,
});
const create = (change: Partial<Round> = {}) =>
  server.call(createEqaRound, { body: announced(change) }, as());

/** Values in round order; undefined leaves a value unchanged. */
const report = (round: EqaRoundDetail, values: readonly (string | null | undefined)[]) =>
  server.call(
    reportEqaValues,
    {
      ...which(round),
      body: {
        values: values.flatMap((reported, index) =>
          reported === undefined ? [] : [{ id: round.values[index]!.id, reported }],
        ),
      },
    },
    as(),
  );
const submit = (
  round: EqaRoundDetail,
  late_reason: BodyOf<typeof submitEqaRound>['late_reason'] = null,
) => server.call(submitEqaRound, { ...which(round), body: { late_reason } }, as());
const score = (
  round: EqaRoundDetail,
  figures: readonly (readonly [assigned: string, sd_pa: string])[],
) =>
  server.call(
    scoreEqaRound,
    {
      ...which(round),
      body: {
        values: figures.map(([assigned, sd_pa], index) => ({
          id: round.values[index]!.id,
          assigned,
          sd_pa,
        })),
      },
    },
    as(),
  );
const review = (round: EqaRoundDetail, person = manager) =>
  server.call(
    reviewEqaRound,
    { ...which(round), body: { comment: 'Bias after the new calibrator lot' } },
    { as: person },
  );
type Change = BodyOf<typeof updateEqaRound>;
/** The round with `change` applied. */
const edit = (round: EqaRoundDetail, change: Partial<Change> = {}, person = technician) => {
  const codes = [...new Set(round.values.map(({ sample_code }) => sample_code))];
  const samples = codes.map((code) => ({
    code,
    was: code,
    test_parameter_ids: round.values
      .filter(({ sample_code }) => sample_code === code)
      .map(({ test }) => test.id),
  }));
  return server.call(
    updateEqaRound,
    {
      ...which(round),
      body: {
        scheme: round.scheme,
        round: round.round,
        closes_at: round.closes_at,
        instrument_id: round.instrument?.id ?? null,
        samples,
        ...change,
      },
    },
    { as: person },
  );
};
const withdraw = (round: EqaRound, person = manager) =>
  server.call(
    withdrawEqaRound,
    { ...which(round), body: { reason: 'The specimens had thawed' } },
    { as: person },
  );
const action = {
  type: 'recalibration',
  text: 'Recalibrated with the lot of the scheme',
  state: 'completed',
} as const;
const context = (round: EqaRound) =>
  server.call(addEqaAction, { params: { id: round.id }, body: action }, as());

/** Submitted with one unacceptable, one acceptable and one missing value. */
const submitted = async () =>
  made<EqaRoundDetail>(
    submit(
      await made<EqaRoundDetail>(
        report(await made<EqaRoundDetail>(create()), ['146', '4.10', null]),
      ),
    ),
  );
const scored = async () =>
  made<EqaRoundDetail>(
    score(await submitted(), [
      ['140', '1.5'],
      ['4.00', '0.10'],
      ['5.80', '0.12'],
    ]),
  );

describe('EQA round', () => {
  it('proceeds from values to review, each step audited', async () => {
    const open = await made<EqaRoundDetail>(create());
    expect(open).toMatchObject({
      state: 'open',
      counts: { values: 3, reported: 0 },
      submitted: null,
      scored_at: null,
      reviewed: null,
      actions: [],
    });
    expect(
      open.values.map(({ sample_code, test, reported, z }) => [
        sample_code,
        test.code,
        test.unit_display,
        reported,
        z,
      ]),
    ).toEqual([
      ['A', 'NA', 'mmol/L', null, null],
      ['A', 'K', 'mmol/L', null, null],
      ['B', 'K', 'mmol/L', null, null],
    ]);

    const reported = await made<EqaRoundDetail>(report(open, ['146', '4.10', undefined]));
    expect([
      reported.version,
      reported.counts.reported,
      reported.values.map((value) => value.reported),
    ]).toEqual([2, 2, ['146', '4.10', null]]);
    const handedIn = await made<EqaRoundDetail>(submit(reported));
    expect(handedIn).toMatchObject({
      state: 'submitted',
      submitted: { by: { id: technician.id }, late_reason: null },
    });

    const found = await made<EqaRoundDetail>(
      score(handedIn, [
        ['140', '1.5'],
        ['4.00', '0.10'],
        ['5.80', '0.12'],
      ]),
    );
    expect(found).toMatchObject({
      state: 'scored',
      counts: { acceptable: 1, questionable: 0, unacceptable: 1 },
    });
    expect(
      found.values.map(({ assigned, sd_pa, z, score: rating }) => [assigned, sd_pa, z, rating]),
    ).toEqual([
      ['140', '1.5', 4, 'unacceptable'],
      ['4.00', '0.10', 1, 'acceptable'],
      ['5.80', '0.12', null, null],
    ]);

    const acted = await made<EqaRoundDetail>(context(found));
    expect(acted.actions).toMatchObject([
      {
        ...action,
        run_id: null,
        eqa_round_id: found.id,
        by: { id: technician.id },
        verified: null,
      },
    ]);
    const [done] = acted.actions;
    expect(
      await refused(
        server.call(verifyCorrectiveAction, { params: { id: done!.id }, version: 1 }, as()),
      ),
    ).toEqual([409, 'action_verifier_is_author']);
    await made<EqaRoundDetail>(
      server.call(
        verifyCorrectiveAction,
        { params: { id: done!.id }, version: 1 },
        { as: manager },
      ),
    );

    const reviewed = await made<EqaRoundDetail>(review(acted));
    expect(reviewed).toMatchObject({
      state: 'reviewed',
      reviewed: { by: { id: manager.id }, comment: 'Bias after the new calibrator lot' },
      actions: [{ verified: { by: { id: manager.id } } }],
    });
    expect(
      await made<EqaRoundDetail>(server.call(readEqaRound, { params: { id: open.id } }, as())),
    ).toEqual(reviewed);
    const lines = await trailOf(server, lab, { entity_id: open.id });
    expect(lines.map((line) => [line.action, line.entity_label, line.after])).toEqual([
      [
        'verify',
        'Northern Chemistry Scheme, 2026-03',
        { state: 'reviewed', comment: 'Bias after the new calibrator lot' },
      ],
      [
        'update',
        expect.anything(),
        {
          state: 'scored',
          'A, NA': '140 ± 1.5: unacceptable',
          'A, K': '4.00 ± 0.10: acceptable',
          'B, K': '5.80 ± 0.12: not reported',
        },
      ],
      ['update', expect.anything(), { state: 'submitted', values: 3, reported: 2 }],
      ['update', expect.anything(), { 'A, NA': '146', 'A, K': '4.10' }],
      ['create', expect.anything(), expect.objectContaining({ samples: ['A: NA, K', 'B: K'] })],
    ]);
    const [ofAction] = await trailOf(server, lab, { entity_id: done!.id });
    expect(ofAction).toMatchObject({
      action: 'verify',
      entity_type: 'corrective_action',
      entity_label: 'Northern Chemistry Scheme, 2026-03',
    });
  });

  it('keeps zero as a value and a missing result as missing', async () => {
    const round = await made<EqaRoundDetail>(
      submit(
        await made<EqaRoundDetail>(
          report(await made<EqaRoundDetail>(create()), ['0', '0.00', null]),
        ),
      ),
    );
    const found = await made<EqaRoundDetail>(
      score(round, [
        ['0', '0.5'],
        ['1', '0.25'],
        ['0', '0.5'],
      ]),
    );
    expect(found.values.map(({ reported, z, score: rating }) => [reported, z, rating])).toEqual([
      ['0', 0, 'acceptable'],
      ['0.00', -4, 'unacceptable'],
      [null, null, null],
    ]);
    expect(found.counts).toEqual({
      values: 3,
      reported: 2,
      acceptable: 1,
      questionable: 0,
      unacceptable: 1,
      graded: 0,
      within: 0,
    });
  });

  it('can be rescored until reviewed', async () => {
    const found = await scored();
    const corrected = await made<EqaRoundDetail>(score(found, [['145', '1.5']]));
    expect(corrected).toMatchObject({
      scored_at: found.scored_at,
      values: [{ assigned: '145', score: 'acceptable' }, { assigned: '4.00' }, {}],
    });
    const reviewed = await made<EqaRoundDetail>(review(corrected));
    expect(await refused(score(reviewed, [['140', '1.5']]))).toEqual([409, 'conflict']);
  });

  it('allows clearing values and ignores unchanged ones', async () => {
    const reported = await made<EqaRoundDetail>(
      report(await made<EqaRoundDetail>(create()), ['146', '4.1']),
    );
    const back = await made<EqaRoundDetail>(report(reported, [null]));
    expect([back.version, back.values.map((value) => value.reported)]).toEqual([
      3,
      [null, '4.1', null],
    ]);
    expect((await made<EqaRoundDetail>(report(back, [null, '4.1']))).version).toBe(3);
  });
});

describe('open EQA round', () => {
  it('can be edited: values follow renamed specimens, and removed values stay in the audit trail', async () => {
    const open = await made<EqaRoundDetail>(
      report(await made<EqaRoundDetail>(create()), ['146', '4.10', '5.8']),
    );
    const closes_at = inDays(9);
    const samples = [
      { code: 'C', was: null, test_parameter_ids: [lab.testId('NA')] },
      { code: 'B', was: 'A', test_parameter_ids: [lab.testId('K'), lab.testId('GLU')] },
      { code: 'A', was: 'B', test_parameter_ids: [lab.testId('K')] },
    ];
    const changed = await made<EqaRoundDetail>(
      edit(open, { scheme: 'Southern Scheme', round: '2026-09', closes_at, samples }),
    );
    expect(changed).toMatchObject({
      state: 'open',
      version: open.version + 1,
      scheme: 'Southern Scheme',
      round: '2026-09',
      counts: { values: 4, reported: 2 },
    });
    expect(Date.parse(changed.closes_at)).toBe(Date.parse(closes_at));
    expect(
      changed.values.map(({ sample_code, test, reported }) => [sample_code, test.code, reported]),
    ).toEqual([
      ['C', 'NA', null],
      ['B', 'K', '4.10'],
      ['B', 'GLU', null],
      ['A', 'K', '5.8'],
    ]);
    expect(changed.values[1]?.id).toBe(open.values[1]?.id);
    const [line] = await trailOf(server, lab, { entity_id: open.id });
    expect(line).toMatchObject({
      action: 'update',
      entity_label: 'Southern Scheme, 2026-09',
      before: {
        scheme: 'Northern Chemistry Scheme',
        round: '2026-03',
        closes_at: open.closes_at,
        samples: ['A: NA, K', 'B: K'],
        'A, NA': '146',
      },
      after: {
        scheme: 'Southern Scheme',
        round: '2026-09',
        closes_at,
        samples: ['C: NA', 'B: K, GLU', 'A: K'],
        'A, NA': null,
      },
    });
  });

  it('is unchanged by an identical edit', async () => {
    const open = await made<EqaRoundDetail>(report(await made<EqaRoundDetail>(create()), ['146']));
    expect(await made<EqaRoundDetail>(edit(open))).toEqual(open);
    expect(await trailOf(server, lab, { entity_id: open.id })).toHaveLength(2);
  });

  it('keeps its tests after a catalogue change', async () => {
    const open = await made<EqaRoundDetail>(create());
    await lab.transaction((tx) =>
      tx
        .updateTable('test_parameter')
        .set({ name: 'Kalium' })
        .where('tenant_id', '=', lab.tenantId)
        .where('id', '=', lab.testId('K'))
        .execute(),
    );
    expect(
      (await made<EqaRoundDetail>(edit(open, { round: '2026-04' }))).values.map(
        ({ test }) => test.name,
      ),
    ).toEqual(open.values.map(({ test }) => test.name));
  });

  it.each([
    ['after submission', async () => edit(await submitted()), [409, 'conflict']],
    [
      'once it was withdrawn',
      async () => edit(await made<EqaRoundDetail>(withdraw(await made<EqaRoundDetail>(create())))),
      [409, 'conflict'],
    ],
    [
      'over an outdated reading',
      async () => {
        const open = await made<EqaRoundDetail>(create());
        await made<EqaRoundDetail>(report(open, ['140']));
        return edit(open, { round: '2026-04' });
      },
      [412, 'version_stale'],
    ],
    [
      'to the name of another round',
      async () => {
        await made<EqaRoundDetail>(create({ round: '2026-02' }));
        return edit(await made<EqaRoundDetail>(create()), { round: '2026-02' });
      },
      [409, 'duplicate'],
    ],
    [
      'to a test without a number',
      async () =>
        edit(await made<EqaRoundDetail>(create()), {
          samples: [{ code: 'A', was: 'A', test_parameter_ids: [lab.testId('BMP')] }],
        }),
      [404, 'not_found'],
    ],
    [
      'to go on with a specimen it does not have',
      async () =>
        edit(await made<EqaRoundDetail>(create()), {
          samples: [{ code: 'A', was: 'Z', test_parameter_ids: [lab.testId('K')] }],
        }),
      [422, 'invalid'],
    ],
    [
      'to go on with one specimen twice',
      async () =>
        edit(await made<EqaRoundDetail>(create()), {
          samples: [
            { code: 'A', was: 'A', test_parameter_ids: [lab.testId('K')] },
            { code: 'B', was: 'A', test_parameter_ids: [lab.testId('K')] },
          ],
        }),
      [422, 'invalid'],
    ],
    [
      'to two specimens of one code',
      async () =>
        edit(await made<EqaRoundDetail>(create()), {
          samples: [
            { code: 'A', was: 'A', test_parameter_ids: [lab.testId('K')] },
            { code: 'A', was: null, test_parameter_ids: [lab.testId('K')] },
          ],
        }),
      [422, 'invalid'],
    ],
    [
      'to no specimen',
      async () => edit(await made<EqaRoundDetail>(create()), { samples: [] }),
      [422, 'invalid'],
    ],
    [
      'by who keeps no controls',
      async () =>
        edit(await made<EqaRoundDetail>(create()), { round: '2026-04' }, await lab.staff('nurse')),
      [403, 'forbidden'],
    ],
  ] as const)('cannot be edited %s', async (_name, attempt, expected) => {
    expect(await refused(attempt())).toEqual(expected);
  });
});

describe('withdrawn EQA round', () => {
  it.each(['open', 'submitted', 'scored'] as const)(
    'stays on record with its reason, from status %s',
    async (state) => {
      const before = await {
        open: async () =>
          made<EqaRoundDetail>(report(await made<EqaRoundDetail>(create()), ['146'])),
        submitted,
        scored,
      }[state]();
      const withdrawn = await made<EqaRoundDetail>(withdraw(before));
      expect(withdrawn).toMatchObject({
        state: 'withdrawn',
        withdrawn: { by: { id: manager.id }, reason: 'The specimens had thawed' },
        version: before.version + 1,
        counts: before.counts,
        submitted: before.submitted,
        scored_at: before.scored_at,
      });
      const [line] = await trailOf(server, lab, { entity_id: before.id });
      expect(line).toMatchObject({
        action: 'update',
        before: { state },
        after: { state: 'withdrawn' },
        reason: 'The specimens had thawed',
      });
      const { items } = await made<{ items: EqaRound[] }>(
        server.call(listEqaRounds, { query: { state: 'withdrawn' } }, as()),
      );
      expect(items.map(({ id }) => id)).toEqual([before.id]);
    },
  );

  it('is excluded from all figures', async () => {
    const found = await scored();
    const metrics = () =>
      made<EqaRoundDetail>(server.call(readQualityMetrics, { query: {} }, { as: manager }));
    expect(await metrics()).toMatchObject({ eqa_scored: 2, eqa_acceptable_rate: 50 });
    await made<EqaRoundDetail>(withdraw(found));
    expect(await metrics()).toMatchObject({
      eqa_scored: 0,
      eqa_acceptable: 0,
      eqa_acceptable_rate: null,
    });
  });

  it('releases its name for a replacement round', async () => {
    await made<EqaRoundDetail>(withdraw(await made<EqaRoundDetail>(create())));
    const again = await made<EqaRoundDetail>(create());
    expect(again.state).toBe('open');
    expect(await refused(create())).toEqual([409, 'duplicate']);
    await made<EqaRoundDetail>(withdraw(again));
    await made<EqaRoundDetail>(create());
  });

  it.each([
    [
      'any step',
      async () =>
        report(await made<EqaRoundDetail>(withdraw(await made<EqaRoundDetail>(create()))), ['140']),
      [409, 'conflict'],
    ],
    [
      'a second withdrawal',
      async () =>
        withdraw(await made<EqaRoundDetail>(withdraw(await made<EqaRoundDetail>(create())))),
      [409, 'conflict'],
    ],
    [
      'a withdrawal after its review',
      async () => {
        const found = await scored();
        await made<EqaRoundDetail>(context(found));
        return withdraw(await made<EqaRoundDetail>(review(found)));
      },
      [409, 'conflict'],
    ],
    [
      'a withdrawal by who does not review',
      async () => withdraw(await made<EqaRoundDetail>(create()), technician),
      [403, 'forbidden'],
    ],
    [
      'one over an outdated reading',
      async () => {
        const open = await made<EqaRoundDetail>(create());
        await made<EqaRoundDetail>(report(open, ['140']));
        return withdraw(open);
      },
      [412, 'version_stale'],
    ],
    [
      'one without a reason',
      async () =>
        server.call(
          withdrawEqaRound,
          { ...which(await made<EqaRoundDetail>(create())), body: { reason: ' ' } },
          { as: manager },
        ),
      [422, 'invalid'],
    ],
  ] as const)('rejects %s', async (_name, attempt, expected) => {
    expect(await refused(attempt())).toEqual(expected);
  });
});

describe('EQA round awaiting submission', () => {
  const sweep = async ({ jobs } = server.app) => {
    await jobs.catchUp();
    await jobs.runDue();
  };
  // Read from the store because sessions have expired days later.
  const notificationsOf = async ({ id }: Person) =>
    (
      await lab.transaction((tx) =>
        tx
          .selectFrom('notification')
          .select(['title', 'message', 'link'])
          .where('recipient_id', '=', id)
          .execute(),
      )
    )
      .map(({ title, message, link }) => `${title}. ${message} ${link}`)
      .toSorted();
  /** A round that closes the given number of seconds from now. */
  const closingIn = (seconds: number, round = '2026-03') =>
    made<EqaRoundDetail>(
      create({
        round,
        closes_at: new Date(server.clock.now().getTime() + seconds * 1000).toISOString(),
      }),
    );

  it('notifies QC staff once before and once after closing', async () => {
    const nurse = await lab.staff('nurse');
    const { id } = await closingIn(6 * DAY);
    await sweep();
    expect(await notificationsOf(technician)).toEqual([]);
    server.clock.advance(3 * DAY);
    await sweep();
    await sweep();
    const soon = [
      expect.stringMatching(
        `^EQA round closes soon: Northern Chemistry Scheme, 2026-03. It closes on .*. Results are not submitted yet. /app/quality-control\\?tab=eqa&round=${id}$`,
      ),
    ];
    expect([
      await notificationsOf(technician),
      await notificationsOf(manager),
      await notificationsOf(nurse),
    ]).toEqual([soon, soon, []]);
    server.clock.advance(3 * DAY + 1);
    await sweep();
    await sweep();
    expect(await notificationsOf(manager)).toEqual([
      ...soon,
      expect.stringMatching(
        '^EQA round overdue: Northern Chemistry Scheme, 2026-03. It closed on ',
      ),
    ]);
  });

  it('is notified by exactly one process', async () => {
    await closingIn(DAY);
    const other = await server.anotherProcess();
    await Promise.all([sweep(), sweep(other), sweep(), sweep(other)]);
    expect(await notificationsOf(technician)).toHaveLength(1);
  });

  it('uses the facility’s calendar and local time', async () => {
    const zone = 'Pacific/Kiritimati';
    await lab.transaction((tx) =>
      tx
        .updateTable('facility_profile')
        .set({ timezone: zone })
        .where('tenant_id', '=', lab.tenantId)
        .execute(),
    );
    const closesOn = addDays(dateIn(zone, server.clock.now().toISOString()), 5);
    await made<EqaRoundDetail>(create({ closes_at: dayIn(zone, addDays(closesOn, 1)).start }));
    const until = (instant: string) =>
      server.clock.advance((Date.parse(instant) - server.clock.now().getTime()) / 1000);
    const soonFrom = dayIn(zone, addDays(closesOn, -2)).start;
    until(new Date(Date.parse(soonFrom) - 1000).toISOString());
    await sweep();
    expect(await notificationsOf(technician)).toEqual([]);
    until(soonFrom);
    await sweep();
    expect(await notificationsOf(technician)).toEqual([expect.stringContaining('00:00 (')]);
  });

  it('sends no notification once submitted or withdrawn, and new ones for a new closing time', async () => {
    await made<EqaRoundDetail>(
      submit(await made<EqaRoundDetail>(report(await closingIn(DAY), ['140']))),
    );
    await made<EqaRoundDetail>(withdraw(await closingIn(DAY, '2026-04')));
    const open = await closingIn(DAY, '2026-05');
    await sweep();
    expect(await notificationsOf(technician)).toEqual([expect.stringContaining('2026-05')]);
    const later = await made<EqaRoundDetail>(edit(open, { closes_at: inDays(20) }));
    await sweep();
    expect(await notificationsOf(technician)).toHaveLength(1);
    await made<EqaRoundDetail>(edit(later, { closes_at: inDays(2) }));
    await sweep();
    await sweep();
    expect(await notificationsOf(technician)).toHaveLength(2);
  });
});

describe('EQA round rejects', () => {
  it('a step out of order', async () => {
    const open = await made<EqaRoundDetail>(create());
    const conflict = [409, 'conflict'];
    expect(await refused(score(open, [['140', '1']]))).toEqual(conflict);
    expect(await refused(review(open))).toEqual(conflict);
    expect(await refused(context(open))).toEqual(conflict);
    const handedIn = await made<EqaRoundDetail>(
      submit(await made<EqaRoundDetail>(report(open, ['140']))),
    );
    expect(await refused(report(handedIn, ['141']))).toEqual(conflict);
    expect(await refused(submit(handedIn))).toEqual(conflict);
    const good = await made<EqaRoundDetail>(score(handedIn, [['140', '1']]));
    expect(await refused(context(good))).toEqual(conflict);
    expect((await review(good)).status).toBe(200);
  });

  it('a stale version', async () => {
    const open = await made<EqaRoundDetail>(create());
    await made<EqaRoundDetail>(report(open, ['140']));
    expect(await refused(report(open, ['141']))).toEqual([412, 'version_stale']);
    expect(await refused(submit(open))).toEqual([412, 'version_stale']);
  });

  it('submission without values, or late submission without an audited reason', async () => {
    const open = await made<EqaRoundDetail>(create({ closes_at: inDays(60 / DAY) }));
    expect(await refused(submit(open))).toEqual([409, 'eqa_nothing_reported']);
    const reported = await made<EqaRoundDetail>(report(open, ['140']));
    server.clock.advance(61);
    expect(await refused(submit(reported))).toEqual([409, 'eqa_round_closed']);
    expect((await made<EqaRoundDetail>(submit(reported, 'samples_late'))).submitted).toMatchObject({
      late_reason: 'samples_late',
    });
    const [line] = await trailOf(server, lab, { entity_id: open.id });
    expect(line?.reason).toBe('samples_late');
    const inTime = await made<EqaRoundDetail>(
      report(await made<EqaRoundDetail>(create({ round: '2026-04' })), ['140']),
    );
    expect((await made<EqaRoundDetail>(submit(inTime, 'oversight'))).submitted).toMatchObject({
      late_reason: null,
    });
  });

  it('review of unacceptable scores without corrective action or permission', async () => {
    const found = await scored();
    expect(await refused(review(found))).toEqual([409, 'eqa_action_missing']);
    await made<EqaRoundDetail>(context(found));
    expect((await review(found, technician)).status).toBe(403);
    expect((await review(found)).status).toBe(200);
  });

  it.each([
    ['an SDPA of zero', async () => score(await submitted(), [['140', '0']]), [422, 'invalid']],
    [
      'a value that is no number',
      async () => report(await made<EqaRoundDetail>(create()), ['4,1']),
      [422, 'invalid'],
    ],
    [
      'a value of another round',
      async () => {
        const other = await made<EqaRoundDetail>(create({ round: 'Other' }));
        return server.call(
          reportEqaValues,
          {
            ...which(await made<EqaRoundDetail>(create())),
            body: { values: [{ id: other.values[0]!.id, reported: '1' }] },
          },
          as(),
        );
      },
      [422, 'invalid'],
    ],
    [
      'the same round of a scheme twice',
      async () => {
        await made<EqaRoundDetail>(create());
        return create();
      },
      [409, 'duplicate'],
    ],
    [
      'a panel',
      async () => create({ samples: [{ code: 'A', test_parameter_ids: [lab.testId('BMP')] }] }),
      [404, 'not_found'],
    ],
    [
      'a specimen twice',
      async () =>
        create({
          samples: [
            { code: 'A', test_parameter_ids: [lab.testId('K')] },
            { code: 'A', test_parameter_ids: [lab.testId('NA')] },
          ],
        }),
      [422, 'invalid'],
    ],
  ] as const)('%s', async (_name, attempt, expected) => {
    expect(await refused(attempt())).toEqual(expected);
  });
});

describe('EQA round list', () => {
  it('is paginated, latest closing first, and filtered by status and scheme', async () => {
    for (const [round, days] of [
      ['1', 1],
      ['2', 3],
      ['3', 3],
      ['4', 2],
    ] as const)
      await made<EqaRoundDetail>(create({ round, closes_at: inDays(days) }));
    await made<EqaRoundDetail>(
      submit(
        await made<EqaRoundDetail>(
          report(
            await made<EqaRoundDetail>(
              create({ scheme: 'Blood Cell Scheme', round: '5', closes_at: inDays(9) }),
            ),
            ['140'],
          ),
        ),
      ),
    );
    const page = (query: Record<string, string>) =>
      made<{ items: EqaRound[]; next_cursor: string | null }>(
        server.call(listEqaRounds, { query }, as()),
      );
    const rounds: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const read: Awaited<ReturnType<typeof page>> = await page({
        limit: '2',
        ...(cursor && { cursor }),
      });
      rounds.push(...read.items.map(({ round }) => round));
      cursor = read.next_cursor;
    }
    expect(rounds).toEqual(['5', '3', '2', '4', '1']);
    expect((await page({ state: 'submitted' })).items.map(({ round }) => round)).toEqual(['5']);
    expect((await page({ scheme: 'Northern Chemistry Scheme', state: 'open' })).items).toHaveLength(
      4,
    );
    expect(await made<EqaRoundDetail>(server.call(listEqaSchemes, {}, as()))).toEqual({
      items: [
        { scheme: 'Blood Cell Scheme', rounds: 1 },
        { scheme: 'Northern Chemistry Scheme', rounds: 4 },
      ],
    });
  });
});

describe('EQA round of an instrument', () => {
  const instrumentNamed = (name: string) =>
    made<Instrument>(server.call(createInstrument, { body: { name } }, { as: manager }));

  it('has its own submission, and is listed by it', async () => {
    const first = await instrumentNamed('Analyser 1');
    const second = await instrumentNamed('Analyser 2');
    const one = await made<EqaRoundDetail>(create({ instrument_id: first.id }));
    expect(one.instrument).toEqual({ id: first.id, name: 'Analyser 1' });
    const other = await made<EqaRoundDetail>(create({ instrument_id: second.id }));
    const whole = await made<EqaRoundDetail>(create());
    expect(whole.instrument).toBeNull();
    await made(submit(await made<EqaRoundDetail>(report(one, ['140', '4.1', '4.2']))));
    const { items } = (
      await server.call(listEqaRounds, { query: { instrument_id: first.id } }, as())
    ).body as unknown as { items: EqaRound[] };
    expect(items.map(({ id, state }) => [id, state])).toEqual([[one.id, 'submitted']]);
    expect(
      (await server.call(readEqaRound, { params: { id: other.id } }, as())).body['state'],
    ).toBe('open');
    expect(await refused(create({ instrument_id: first.id }))).toEqual([409, 'duplicate']);
    expect(await refused(create())).toEqual([409, 'duplicate']);
  });

  it('can be changed before submission, and is audited', async () => {
    const instrument = await instrumentNamed('Analyser 1');
    const round = await made<EqaRoundDetail>(create());
    const changed = await made<EqaRoundDetail>(edit(round, { instrument_id: instrument.id }));
    expect(changed.instrument).toEqual({ id: instrument.id, name: 'Analyser 1' });
    const [line] = await trailOf(server, lab, { entity_id: round.id });
    expect(line).toMatchObject({
      before: { instrument_id: null },
      after: { instrument_id: instrument.id },
    });
  });

  it('is refused for an unknown instrument, naming the field', async () => {
    const answer = await create({ instrument_id: uuidv7() as Instrument['id'] });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { instrument_id: expect.any(String) } },
    });
  });
});

describe('EQA quality metrics', () => {
  it('count rounds scored in the window and report none as unknown', async () => {
    const metrics = (query = {}) =>
      made<Record<string, unknown>>(server.call(readQualityMetrics, { query }, { as: manager }));
    expect(await metrics()).toMatchObject({
      eqa_scored: 0,
      eqa_acceptable: 0,
      eqa_acceptable_rate: null,
    });
    await scored();
    expect(await metrics()).toMatchObject({
      eqa_scored: 2,
      eqa_acceptable: 1,
      eqa_acceptable_rate: 50,
    });
    expect(await metrics({ start_date: '2026-01-01', end_date: '2026-01-31' })).toMatchObject({
      eqa_scored: 0,
      eqa_acceptable_rate: null,
    });
  });
});

describe('EQA rounds of several sites', () => {
  it('name no site in a facility with one', async () => {
    expect((await create()).body).not.toHaveProperty('laboratory');
  });

  it('name their site, are listed by it, and can be the same round of a scheme', async () => {
    const { body: north } = await server.call(
      createLaboratory,
      { body: { name: 'North', code: 'NORTH' } },
      { as: await lab.staff('admin') },
    );
    const site = north as unknown as Site;
    const here = (await create()).body as unknown as EqaRoundDetail;
    expect(here.laboratory).toMatchObject({ id: lab.tenantId });
    await server.call(chooseLaboratory, { body: { laboratory_id: site.id } }, as());
    const there = (await create()).body as unknown as EqaRoundDetail;
    expect(there.laboratory).toEqual({ id: site.id, name: 'North' });
    expect((await create()).body).toMatchObject({ code: 'duplicate' });
    const { body } = await server.call(listEqaRounds, { query: { laboratory_id: site.id } }, as());
    expect((body as unknown as { items: EqaRound[] }).items).toMatchObject([
      { id: there.id, laboratory: { name: 'North' } },
    ]);
    // The other site's round of this name is not in the way of an edit.
    expect((await edit(there, { closes_at: inDays(6) })).status).toBe(200);
  });
});

describe('another facility', () => {
  it('cannot see the EQA rounds', async () => {
    const round = await made<EqaRoundDetail>(create());
    const elsewhere = await openLaboratory(server, `elsewhere-${uuidv7().slice(-12)}`);
    const stranger = { as: await elsewhere.staff('lab_manager') };
    expect((await server.call(listEqaRounds, { query: {} }, stranger)).body['items']).toEqual([]);
    expect((await server.call(readEqaRound, { params: { id: round.id } }, stranger)).status).toBe(
      404,
    );
    expect(await refused(server.call(createEqaRound, { body: announced() }, stranger))).toEqual([
      404,
      'not_found',
    ]);
    expect(await refused(edit(round, {}, stranger.as))).toEqual([404, 'not_found']);
    expect(await refused(withdraw(round, stranger.as))).toEqual([404, 'not_found']);
  });
});
