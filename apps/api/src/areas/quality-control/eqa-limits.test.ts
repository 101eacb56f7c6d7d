import type { BodyOf } from '@alms/lis-domain/http';
import {
  addEqaAction,
  addEqaLimit,
  adoptEqaLimits,
  createEqaRound,
  createInstrument,
  deleteEqaLimit,
  listEqaLimits,
  listEqaRounds,
  readEqaRound,
  reportEqaValues,
  reviewEqaRound,
  scoreEqaRound,
  submitEqaRound,
  type AdoptedLimits,
  type EqaLimit,
  type EqaRound,
  type EqaRoundDetail,
} from '@alms/lis-domain/quality-control';
import type { Instrument, InstrumentId } from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { made, trailOf } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/test-server.ts';

const DAY = 86_400_000;

let server: TestServer;
let lab: Laboratory;
let technician: Person;
let manager: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await openLaboratory(server, `limits-${uuidv7().slice(-12)}`);
  technician = await lab.staff('technician');
  manager = await lab.staff('lab_manager');
});

const as = () => ({ as: technician });
const which = ({ id, version }: EqaRound) => ({ params: { id }, version });

type Limit = BodyOf<typeof addEqaLimit>;
const limit = (change: Partial<Limit> = {}) =>
  server.call(
    addEqaLimit,
    {
      body: {
        test_parameter_id: lab.testId('K'),
        valid_from: '2020-01-01',
        absolute: '0.3',
        percent: null,
        source: 'Own limit',
        ...change,
      },
    },
    as(),
  );

let rounds = 0;
/** A submitted round of potassium, sodium and glucose with one specimen. */
async function submitted(
  reported: { K?: string | null; NA?: string | null; GLU?: string | null },
  {
    closesInDays = 5,
    instrument_id = null,
  }: { closesInDays?: number; instrument_id?: InstrumentId | null } = {},
): Promise<EqaRoundDetail> {
  rounds += 1;
  const codes = ['K', 'NA', 'GLU'] as const;
  const round = await made<EqaRoundDetail>(
    server.call(
      createEqaRound,
      {
        body: {
          scheme: 'Northern Chemistry Scheme',
          round: `2026-${rounds}`,
          closes_at: new Date(server.clock.now().getTime() + closesInDays * DAY).toISOString(),
          instrument_id,
          samples: [{ code: 'A', test_parameter_ids: codes.map((code) => lab.testId(code)) }],
        },
      },
      as(),
    ),
  );
  const values = round.values.map(({ id, test }) => ({
    id,
    reported: reported[test.code as (typeof codes)[number]] ?? null,
  }));
  const entered = await made<EqaRoundDetail>(
    server.call(reportEqaValues, { ...which(round), body: { values } }, as()),
  );
  return made<EqaRoundDetail>(
    server.call(submitEqaRound, { ...which(entered), body: { late_reason: null } }, as()),
  );
}

type Assigned = Record<string, readonly [assigned: string, sd_pa: string | null]>;
const score = (round: EqaRoundDetail, assigned: Assigned) =>
  server.call(
    scoreEqaRound,
    {
      ...which(round),
      body: {
        values: round.values.flatMap(({ id, test }) => {
          const [value, sd_pa = null] = assigned[test.code] ?? [];
          return value === undefined ? [] : [{ id, assigned: value, sd_pa }];
        }),
      },
    },
    as(),
  );
const outcomes = ({ values }: EqaRoundDetail) =>
  Object.fromEntries(values.map(({ test, allowable_outcome }) => [test.code, allowable_outcome]));

describe('EQA by allowable error', () => {
  it('scores by the larger of both limits, beside the z-score', async () => {
    await made<EqaRoundDetail>(limit());
    await made<EqaRoundDetail>(
      limit({ test_parameter_id: lab.testId('GLU'), absolute: '6', percent: '8', source: 'CLIA' }),
    );
    const round = await submitted({ K: '4.4', NA: '140', GLU: '216.1' });
    const scored = await made<EqaRoundDetail>(
      score(round, { K: ['4.1', null], NA: ['139', '1.2'], GLU: ['200', '9'] }),
    );
    expect(outcomes(scored)).toEqual({ K: 'acceptable', NA: null, GLU: 'unacceptable' });
    expect(scored.values.map(({ test, score: z }) => [test.code, z])).toEqual([
      ['K', null],
      ['NA', 'acceptable'],
      ['GLU', 'acceptable'],
    ]);
    expect(scored.values[2]!.allowable).toMatchObject({
      absolute: '6',
      percent: '8',
      unit: 'mg/dL',
      source: 'CLIA',
    });
    expect(scored.counts).toMatchObject({ acceptable: 2, graded: 2, within: 1 });
    expect(scored.event).toEqual({ graded: 2, acceptable: 1, score: 50, satisfactory: false });
    expect(scored.test_events.map(({ test, score: of }) => [test.code, of])).toEqual([
      ['K', 100],
      ['GLU', 0],
    ]);
    expect(
      await made<EqaRoundDetail>(server.call(readEqaRound, { params: { id: round.id } }, as())),
    ).toEqual(scored);
  });

  it('counts a value that was not reported as not acceptable, and asks for an action', async () => {
    await made<EqaRoundDetail>(limit());
    const round = await submitted({ K: null, NA: '140' });
    const scored = await made<EqaRoundDetail>(score(round, { K: ['4.1', null], NA: ['140', '1'] }));
    expect(outcomes(scored)['K']).toBe('not_reported');
    expect(scored.event).toMatchObject({ score: 0, satisfactory: false });
    const review = (read: EqaRoundDetail) =>
      server.call(
        reviewEqaRound,
        { ...which(read), body: { comment: 'Reviewed' } },
        { as: manager },
      );
    expect((await review(scored)).body['code']).toBe('eqa_action_missing');
    const acted = await made<EqaRoundDetail>(
      server.call(
        addEqaAction,
        {
          params: { id: round.id },
          body: { type: 'other', text: 'Specimen requested again', state: 'completed' },
        },
        as(),
      ),
    );
    expect((await review(acted)).status).toBe(200);
  });

  it('applies the limit in force on the closing day', async () => {
    await made<EqaRoundDetail>(limit({ absolute: '0.5' }));
    await made<EqaRoundDetail>(limit({ absolute: '0.1', valid_from: '2026-06-01' }));
    const day = server.clock.now().toISOString().slice(0, 10);
    const days = Math.round((Date.parse('2026-06-01T00:00:00Z') - Date.parse(day)) / DAY);
    const assigned: Assigned = { K: ['4.1', null] };
    const before = await submitted({ K: '4.4' }, { closesInDays: days - 2 });
    const after = await submitted({ K: '4.4' }, { closesInDays: days + 2 });
    expect(outcomes(await made<EqaRoundDetail>(score(before, assigned)))['K']).toBe('acceptable');
    expect(outcomes(await made<EqaRoundDetail>(score(after, assigned)))['K']).toBe('unacceptable');
  });

  it('does not apply a limit in another unit, and then requires an SDPA', async () => {
    await made<EqaRoundDetail>(limit({ test_parameter_id: lab.testId('GLU'), absolute: '6' }));
    await lab.changeTest('GLU', { unit: 'mmol/L', unit_display: 'mmol/L' });
    const round = await submitted({ GLU: '5.1' });
    const { status, body } = await score(round, { GLU: ['5.0', null] });
    expect([status, body['code'], body['fields']]).toEqual([
      422,
      'eqa_sd_required',
      { 'values.0.sd_pa': 'is required: no allowable error applies to A, GLU' },
    ]);
    const scored = await made<EqaRoundDetail>(score(round, { GLU: ['5.0', '0.1'] }));
    expect(outcomes(scored)['GLU']).toBe('unit_differs');
    expect(scored.event).toBeNull();
  });

  it('requires an SDPA for a test without a limit', async () => {
    const round = await submitted({ K: '4.4' });
    expect((await score(round, { K: ['4.1', null] })).status).toBe(422);
  });

  it('keeps the applied limit after it is deleted, until the round is scored again', async () => {
    const { id } = await made<EqaLimit>(limit());
    const round = await submitted({ K: '4.4' });
    const scored = await made<EqaRoundDetail>(score(round, { K: ['4.1', '0.2'] }));
    await made<EqaRoundDetail>(server.call(deleteEqaLimit, { params: { id } }, as()));
    const read = await made<EqaRoundDetail>(
      server.call(readEqaRound, { params: { id: round.id } }, as()),
    );
    expect(read.values[0]!.allowable).toMatchObject({ absolute: '0.3' });
    const again = await made<EqaRoundDetail>(score(scored, { K: ['4.1', '0.2'] }));
    expect(again.values[0]!.allowable).toBeNull();
    expect((await trailOf(server, lab, { entity_id: id })).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['create', 'delete']),
    );
  });

  it('is unsuccessful with two of the last three events unsatisfactory', async () => {
    await made<EqaRoundDetail>(limit());
    const unsuccessful: boolean[] = [];
    for (const [at, reported] of ['5.5', '4.1', '5.5', '4.1', '4.1', '4.1'].entries()) {
      const round = await submitted({ K: reported }, { closesInDays: at + 1 });
      const { test_events } = await made<EqaRoundDetail>(score(round, { K: ['4.1', null] }));
      unsuccessful.push(test_events[0]!.unsuccessful);
    }
    expect(unsuccessful).toEqual([false, false, true, false, false, false]);
  });

  it('counts the events of each instrument separately', async () => {
    await made<EqaRoundDetail>(limit());
    const [one, other] = await Promise.all(
      ['Analyser 1', 'Analyser 2'].map((name) =>
        made<Instrument>(server.call(createInstrument, { body: { name } }, as())),
      ),
    );
    const scored = async (reported: string, closesInDays: number, { id }: Instrument) => {
      const round = await submitted({ K: reported }, { closesInDays, instrument_id: id });
      return made<EqaRoundDetail>(score(round, { K: ['4.1', null] }));
    };
    const first = await scored('5.5', 1, one!);
    await scored('4.1', 2, other!);
    const second = await scored('5.5', 3, one!);
    expect(second.test_events).toMatchObject([
      {
        unsuccessful: true,
        earlier: [{ round: first.round, closes_at: first.closes_at, score: 0, graded: 1 }],
      },
    ]);
    const third = await scored('5.5', 4, other!);
    expect(third.test_events).toMatchObject([{ unsuccessful: false, earlier: [{ score: 100 }] }]);
  });

  it('lists the counts of a round', async () => {
    await made<EqaRoundDetail>(limit());
    const round = await submitted({ K: '4.4', NA: '140' });
    await made<EqaRoundDetail>(score(round, { K: ['4.1', null] }));
    const { items } = await made<{ items: EqaRound[] }>(
      server.call(listEqaRounds, { query: {} }, as()),
    );
    expect(items[0]!.counts).toMatchObject({ graded: 1, within: 1 });
  });
});

describe('Allowable errors', () => {
  it('adopt a published set by LOINC code and unit, and name what was left out', async () => {
    const own = await made<EqaLimit>(limit({ valid_from: '2025-01-01' }));
    const answer = await made<AdoptedLimits>(
      server.call(
        adoptEqaLimits,
        { params: { set: 'clia' }, body: { valid_from: '2025-01-01' } },
        as(),
      ),
    );
    expect(answer.adopted.find(({ test }) => test.code === 'GLU')).toMatchObject({
      absolute: '6',
      percent: '8',
      unit: 'mg/dL',
      required_score: 80,
      source: 'CLIA, 42 CFR 493.931 (2025)',
    });
    expect(answer.skipped).toContainEqual({
      name: 'Potassium',
      test: 'K',
      reason: 'limit_exists',
    });
    expect(answer.skipped).toContainEqual({ name: 'pO2', test: null, reason: 'no_test' });
    const german = await made<AdoptedLimits>(
      server.call(
        adoptEqaLimits,
        { params: { set: 'rilibaek' }, body: { valid_from: '2026-01-01' } },
        as(),
      ),
    );
    expect(german.skipped).toContainEqual({
      name: 'Albumin',
      test: 'ALB',
      reason: 'unit_differs',
    });
    const { items } = await made<{ items: EqaLimit[] }>(
      server.call(listEqaLimits, { query: { limit: '200' } }, as()),
    );
    expect(items.filter(({ test }) => test.code === 'K').map(({ source }) => source)).toEqual([
      'RiliBÄK B1, table B 1 a (2014), proposal to be confirmed',
      own.source,
    ]);
    expect(items).toHaveLength(1 + answer.adopted.length + german.adopted.length);
  });

  it('are listed by page', async () => {
    await made<EqaRoundDetail>(
      server.call(
        adoptEqaLimits,
        { params: { set: 'clia' }, body: { valid_from: '2025-01-01' } },
        as(),
      ),
    );
    const page = async (cursor?: string) =>
      made<{ items: EqaLimit[]; next_cursor: string | null }>(
        server.call(listEqaLimits, { query: { limit: '10', ...(cursor && { cursor }) } }, as()),
      );
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { items, next_cursor } = await page(cursor ?? undefined);
      seen.push(...items.map(({ id }) => id));
      cursor = next_cursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(20);
  });

  it.each([
    ['no figure', { absolute: null, percent: null }, 422],
    ['a limit of zero', { absolute: '0' }, 422],
    ['a required score of zero', { required_score: 0 }, 422],
    ['an unknown test', { test_parameter_id: uuidv7() as Limit['test_parameter_id'] }, 404],
  ])('are rejected with %s', async (_, change, status) => {
    expect((await limit(change)).status).toBe(status);
  });

  it('are rejected for a panel', async () => {
    expect((await limit({ test_parameter_id: lab.testId('BMP') })).status).toBe(404);
  });

  it('are rejected twice from one day', async () => {
    await made<EqaRoundDetail>(limit());
    const { status, body } = await limit({ absolute: '0.4' });
    expect([status, body['code'], Object.keys(body['fields'] as object)]).toEqual([
      409,
      'duplicate',
      ['valid_from'],
    ]);
  });

  it('are not set by a user who may only review', async () => {
    const doctor = await lab.staff('doctor');
    const body = {
      test_parameter_id: lab.testId('K'),
      valid_from: '2020-01-01',
      absolute: '0.3',
      percent: null,
      source: 'Own limit',
    };
    expect((await server.call(addEqaLimit, { body }, { as: doctor })).status).toBe(403);
  });

  it('are not deleted in another facility', async () => {
    const { id } = await made<EqaLimit>(limit());
    const other = await openLaboratory(server, `other-${uuidv7().slice(-12)}`);
    const stranger = await other.staff('technician');
    expect((await server.call(deleteEqaLimit, { params: { id } }, { as: stranger })).status).toBe(
      404,
    );
    expect((await server.call(deleteEqaLimit, { params: { id } }, as())).status).toBeLessThan(300);
  });
});
