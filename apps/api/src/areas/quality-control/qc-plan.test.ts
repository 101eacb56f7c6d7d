import {
  addControlLot,
  createControlledTest,
  createControlMaterial,
  createEqaRound,
  defaultRules,
  readControlledTest,
  recordControlRun,
  reportEqaValues,
  scoreEqaRound,
  setControlTarget,
  submitEqaRound,
  updateControlSettings,
  withdrawEqaRound,
  withPlannedRules,
  type ControlledTestDetail,
  type ControlMaterial,
  type EqaRoundDetail,
} from '@alms/lis-domain/quality-control';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { made, trailOf } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/test-server.ts';

const DAY = 86_400_000;

let server: TestServer;
let lab: Laboratory;
let technician: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await openLaboratory(server, `plan-${uuidv7().slice(-12)}`);
  technician = await lab.staff('technician');
});

const as = () => ({ as: technician });
const read = (id: string) =>
  made<ControlledTestDetail>(server.call(readControlledTest, { params: { id } }, as()));

/** Potassium with one lot; its target is 4.00 unless omitted. */
async function potassium({ allowable = '10', target = true } = {}) {
  const { id: materialId } = await made<ControlMaterial>(
    server.call(
      createControlMaterial,
      {
        body: {
          name: 'Chemistry control',
          manufacturer: '',
          test_parameter_ids: [lab.testId('K')],
          levels: [{ level: 1, label: '' }],
        },
      },
      as(),
    ),
  );
  const { lots } = await made<ControlMaterial>(
    server.call(
      addControlLot,
      {
        params: { id: materialId },
        body: {
          level: 1,
          lot_number: '4471',
          expiry_date: '2026-12-31',
          opened_on: null,
          open_stability_days: null,
        },
      },
      as(),
    ),
  );
  const lotId = lots[0]!.id;
  const { id } = await made<ControlledTestDetail>(
    server.call(
      createControlledTest,
      {
        body: {
          test_parameter_id: lab.testId('K'),
          instrument_name: 'Analyser 2',
          rules: defaultRules(1),
          max_age_hours: null,
          allowable_error: allowable === '' ? null : allowable,
        },
      },
      as(),
    ),
  );
  if (target)
    await made(
      server.call(
        setControlTarget,
        { params: { id }, body: { source: 'manufacturer', lot_id: lotId, mean: '4.00', sd: '1' } },
        as(),
      ),
    );
  return { id, lotId };
}

/** Records two runs a day: 3.99 and 4.05, so that the mean is 4.02, 0.5 % above the target. */
async function recordRuns({ id, lotId }: { id: string; lotId: string }, count: number) {
  const first = server.clock.now().getTime() - 15 * DAY;
  for (let run = 0; run < count; run += 1)
    await made(
      server.call(
        recordControlRun,
        {
          params: { id },
          body: {
            at: new Date(first + run * (DAY / 2)).toISOString(),
            results: [{ lot_id: lotId, value: run % 2 === 0 ? '3.99' : '4.05' }],
            reagent_lot: '',
            comment: '',
          },
        },
        as(),
      ),
    );
}

/** A scored EQA round of potassium: five specimens with assigned value 4.00. */
async function eqaRound(reported: string): Promise<EqaRoundDetail> {
  const codes = ['A', 'B', 'C', 'D', 'E'];
  const round = await made<EqaRoundDetail>(
    server.call(
      createEqaRound,
      {
        body: {
          scheme: 'Northern Chemistry Scheme',
          round: uuidv7().slice(-8),
          closes_at: new Date(server.clock.now().getTime() + DAY).toISOString(),
          samples: codes.map((code) => ({ code, test_parameter_ids: [lab.testId('K')] })),
        },
      },
      as(),
    ),
  );
  const which = ({ id, version }: EqaRoundDetail) => ({ params: { id }, version });
  const entered = await made<EqaRoundDetail>(
    server.call(
      reportEqaValues,
      { ...which(round), body: { values: round.values.map(({ id }) => ({ id, reported })) } },
      as(),
    ),
  );
  const submitted = await made<EqaRoundDetail>(
    server.call(submitEqaRound, { ...which(entered), body: { late_reason: null } }, as()),
  );
  return made<EqaRoundDetail>(
    server.call(
      scoreEqaRound,
      {
        ...which(submitted),
        body: { values: round.values.map(({ id }) => ({ id, assigned: '4', sd_pa: '0.1' })) },
      },
      as(),
    ),
  );
}

describe('QC plan', () => {
  it('needs 20 values, and then takes the bias from the target', async () => {
    const test = await potassium();
    await recordRuns(test, 19);
    expect((await read(test.id)).plan).toEqual({
      status: 'unknown',
      reason: 'too_few_values',
      level: 1,
    });
    const at = new Date(server.clock.now().getTime() - DAY).toISOString();
    await made(
      server.call(
        recordControlRun,
        {
          params: { id: test.id },
          body: {
            at,
            results: [{ lot_id: test.lotId, value: '4.05' }],
            reagent_lot: '',
            comment: '',
          },
        },
        as(),
      ),
    );
    const { plan } = await read(test.id);
    expect(plan).toMatchObject({
      status: 'proposed',
      bias_source: 'target',
      bias_n: null,
      rules: ['1-3s'],
      measurements: 2,
      improve: false,
    });
    // CV: 0.03078 / 4.02; sigma: (10 − 0.5) / 0.7657.
    expect(plan.status === 'proposed' && plan.sigma).toBeCloseTo(12.407, 2);
  });

  it('takes the bias from EQA, without withdrawn rounds', async () => {
    const test = await potassium();
    await recordRuns(test, 20);
    const round = await eqaRound('4.28');
    const { plan } = await read(test.id);
    expect(plan).toMatchObject({ bias_source: 'eqa', bias_n: 5, improve: true });
    expect(plan.status === 'proposed' && plan.bias).toBeCloseTo(7, 6);
    await made(
      server.call(
        withdrawEqaRound,
        { params: { id: round.id }, version: round.version, body: { reason: 'Wrong specimens' } },
        { as: await lab.staff('lab_manager') },
      ),
    );
    expect((await read(test.id)).plan).toMatchObject({ bias_source: 'target' });
  });

  it.each([
    [{ allowable: '' }, 'no_allowable_error', null],
    [{ target: false }, 'no_bias', 1],
  ])('with %j is unknown', async (options, reason, level) => {
    const test = await potassium(options);
    await recordRuns(test, 20);
    expect((await read(test.id)).plan).toEqual({ status: 'unknown', reason, level });
  });

  it('changes no rule until a user adopts it, which is audited', async () => {
    const test = await potassium();
    await recordRuns(test, 20);
    const detail = await read(test.id);
    expect(detail.rules).toEqual(defaultRules(1));
    const { plan, rules, max_age_hours, allowable_error, version } = detail;
    if (plan.status !== 'proposed') throw new Error('No plan');
    const saved = await made<ControlledTestDetail>(
      server.call(
        updateControlSettings,
        {
          params: { id: test.id },
          version,
          body: { rules: withPlannedRules(rules, plan.rules), max_age_hours, allowable_error },
        },
        as(),
      ),
    );
    expect(saved.rules.rules).toMatchObject({ '1-3s': 'reject', '2-2s': 'off', '10x': 'off' });
    const [line] = await trailOf(server, lab, { entity_id: test.id, action: 'update' });
    expect(line?.after).toHaveProperty('rules');
  });
});
