import {
  aLaboratory,
  anEqaRound,
  aRoundByAllowableError,
  fixtureId,
  minutesAgo,
} from '@alms/lis-domain/fixtures';
import { ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { act, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { withChanges } from '../../../shared/testing/with-changes.ts';
import { assessment, qualityControlArgs } from '../quality-control.args.ts';
import { QualityControlScreen } from '../index.ts';
import {
  roundFieldsOf,
  roundForm,
  roundValuesOf,
  valuesTakenOut,
  type RoundFields,
} from './eqa.form.ts';
import { limitForm } from './limits/limits.form.ts';
import type { ExternalAssessmentProps } from './eqa-panel.tsx';

const done = () =>
  vi.fn<(given: unknown) => Promise<Submission>>().mockResolvedValue({ status: 'done' });
const show = (change: Partial<ExternalAssessmentProps> = {}) =>
  renderUi(
    <QualityControlScreen
      {...withChanges(qualityControlArgs, {
        view: { tab: 'eqa' },
        assessment: { ...assessment, ...change },
      })}
    />,
  );
const showRound = (
  round: Parameters<typeof anEqaRound>[0],
  change: Partial<ExternalAssessmentProps> = {},
) => show({ round: ready(anEqaRound(round)), ...change });
const dialog = () => within(screen.getByRole('dialog'));
const rowOf = (name: RegExp) =>
  screen.getAllByRole('row').find((row) => name.test(row.textContent ?? ''))?.textContent;

describe('EQA round list', () => {
  it('labels the urgency of an open round', () => {
    show();
    expect(rowOf(/^Blood Cell Scheme/)).toMatch(/Overdue/);
    expect(rowOf(/2026-04/)).toMatch(/Open.*5 of 6.*Not scored yet/);
    expect(rowOf(/2026-03/)).toMatch(/Scored.*3 acceptable, 1 questionable, 1 unacceptable/);
  });

  it('names the site only in a facility with several', () => {
    const { unmount } = show();
    expect(screen.queryByRole('columnheader', { name: 'Site' })).toBeNull();
    unmount();
    const { id, name } = aLaboratory();
    show({ rounds: ready([anEqaRound({ laboratory: { id, name } })]) });
    expect(screen.getByRole('columnheader', { name: 'Site' })).toBeVisible();
    expect(rowOf(/2026-01/)).toContain('Harbour Street');
  });

  it('excludes scores of a withdrawn round', () => {
    show({ rounds: ready([anEqaRound({ state: 'withdrawn' })]) });
    expect(rowOf(/2026-01/)).toMatch(/Withdrawn.*Not counted$/);
  });
});

describe('EQA round form', () => {
  const rows = (...samples: [code: string, tests?: string[], was?: string | null][]) =>
    samples.map(([code, tests = [], was = null], place) => ({
      id: String(place),
      code,
      was,
      tests,
    }));
  const fields = (change: Partial<RoundFields>): RoundFields => ({
    scheme: 'S',
    round: 'R',
    instrument_id: '',
    closes_on: '2026-06-01',
    alike: true,
    tests: ['1'],
    samples: rows(['A']),
    ...change,
  });
  const issues = (change: Partial<RoundFields>) =>
    (v.safeParse(roundForm, fields(change)).issues ?? []).map((issue) => [
      v.getDotPath(issue),
      issue.message,
    ]);

  it.each([
    ['A, B;C\nD', ['A', 'B', 'C', 'D']],
    ['٢٠٢٦-أ، ٢٠٢٦-ب', ['٢٠٢٦-أ', '٢٠٢٦-ب']],
  ])('parses the specimens from %j', (code, codes) => {
    expect(v.parse(roundForm, fields({ samples: rows([code]) })).samples).toEqual(
      codes.map((each) => ({ code: each, was: null, test_parameter_ids: ['1'] })),
    );
  });

  it('supports separate tests per specimen, starting from the existing ones', () => {
    const samples = rows(['B', ['1', '2'], 'A'], ['C, D', ['3'], 'C']);
    expect(v.parse(roundForm, fields({ alike: false, tests: [], samples })).samples).toEqual([
      { code: 'B', was: 'A', test_parameter_ids: ['1', '2'] },
      { code: 'C', was: 'C', test_parameter_ids: ['3'] },
      { code: 'D', was: null, test_parameter_ids: ['3'] },
    ]);
  });

  it.each([
    ['no test for all', { tests: [] }, [['tests', 'testsRequired']]],
    [
      'no test for one of them',
      { alike: false, samples: rows(['A', ['1']], ['B']) },
      [['samples.1.tests', 'testsRequired']],
    ],
    [
      'a specimen without a code',
      { samples: rows(['A'], [' , ']) },
      [['samples.1.code', 'codeRequired']],
    ],
    ['a specimen twice', { samples: rows(['A'], ['B, A']) }, [['samples', 'specimensTwice']]],
    [
      'more than 20 specimens',
      { samples: rows([Array.from({ length: 21 }, (_, number) => `S${number}`).join(',')]) },
      [['samples', 'specimensMany']],
    ],
    [
      'no name and no day',
      { scheme: ' ', round: '', closes_on: '' },
      [
        ['scheme', 'schemeRequired'],
        ['round', 'roundRequired'],
        ['closes_on', 'closesRequired'],
      ],
    ],
  ] as const)('rejects %s', (_name, change, expected) => {
    expect(issues(change as Partial<RoundFields>)).toEqual(expected);
  });

  const round = anEqaRound({ state: 'open' });
  it('reads an existing round with its closing day in facility time', () => {
    const read = roundFieldsOf(roundValuesOf(round, (instant) => instant.slice(0, 10)));
    expect(read).toMatchObject({
      alike: true,
      closes_on: round.closes_at.slice(0, 10),
      samples: [
        { code: '2026-A', was: '2026-A' },
        { code: '2026-B', was: '2026-B' },
      ],
    });
    expect(read.tests).toHaveLength(3);
    expect(
      roundFieldsOf(roundValuesOf({ ...round, values: round.values.slice(1) }, () => '')).alike,
    ).toBe(false);
  });

  it('lists entered values that are removed, excluding renamed specimens and empty values', () => {
    const read = roundFieldsOf(roundValuesOf(round, () => ''));
    expect(
      valuesTakenOut(round.values, {
        ...read,
        samples: read.samples.map((row) => ({ ...row, code: `${row.code}x` })),
      }),
    ).toEqual([]);
    expect(
      valuesTakenOut(round.values, { ...read, samples: read.samples.slice(0, 1) }).map(
        ({ test }) => test.code,
      ),
    ).toEqual(['GLU', 'NA']);
  });
});

describe('entering and editing an EQA round', () => {
  const saved = () =>
    vi.fn<NonNullable<ExternalAssessmentProps['onSave']>>(async ({ base }) => ({
      status: 'saved',
      record: { ...base, version: base.version + 1 },
    }));

  it('accepts the same tests for all specimens, or separate ones', async () => {
    const onSave = saved();
    const { user } = show({ onSave });
    await user.click(screen.getByRole('button', { name: 'New round…' }));
    await user.type(dialog().getByRole('combobox', { name: 'Scheme' }), 'Coast');
    await user.type(dialog().getByRole('textbox', { name: 'Round' }), 'Spring');
    await user.type(dialog().getByLabelText('Closes on'), '2026-06-30');
    await user.click(dialog().getByRole('combobox', { name: 'Tests to report' }));
    await user.click(screen.getByRole('option', { name: 'Sodium' }));
    await user.keyboard('{Escape}');
    await user.type(dialog().getByRole('textbox', { name: 'Code' }), 'S1');
    await user.click(dialog().getByRole('checkbox', { name: 'Same tests for every specimen' }));
    await user.click(dialog().getByRole('button', { name: 'Add specimen' }));
    const second = within(dialog().getByRole('group', { name: 'Specimen 2' }));
    await user.type(second.getByRole('textbox', { name: 'Code' }), 'S2');
    await user.click(dialog().getByRole('button', { name: 'Add round' }));
    expect(onSave).not.toHaveBeenCalled();
    await user.click(second.getByRole('combobox', { name: 'Tests to report' }));
    await user.click(screen.getByRole('option', { name: 'Glucose' }));
    await user.keyboard('{Escape}');
    const instrument = { id: fixtureId('instrument', 1) };
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Instrument' }), 'Analyser 2');
    await user.click(dialog().getByRole('button', { name: 'Add round' }));
    const [sodium, glucose] = ['NA', 'GLU'].map(
      (code) => anEqaRound().values.find(({ test }) => test.code === code)?.test.id,
    );
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      values: {
        scheme: 'Coast',
        round: 'Spring',
        instrument_id: instrument.id,
        closes_on: '2026-06-30',
        samples: [
          { code: 'S1', was: null, test_parameter_ids: [sodium] },
          { code: 'S2', was: null, test_parameter_ids: [glucose] },
        ],
      },
      base: expect.objectContaining({ version: 0 }),
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists the values lost with a removed specimen', async () => {
    const onSave = saved();
    const round = anEqaRound({ state: 'open' });
    const { user } = show({ round: ready(round), onSave });
    await user.click(screen.getByRole('button', { name: 'Edit…' }));
    await user.click(dialog().getByRole('button', { name: /Remove.*Specimen 2/ }));
    expect(dialog().getByText(/2 entered values are removed/)).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      values: expect.objectContaining({
        samples: [expect.objectContaining({ code: '2026-A', was: '2026-A' })],
      }),
      base: round,
    });
  });

  it('shows both versions after a concurrent change', async () => {
    const round = anEqaRound({ state: 'open' });
    const theirs = { ...round, version: round.version + 1, round: 'Summer' };
    const onSave = vi.fn<NonNullable<ExternalAssessmentProps['onSave']>>(async ({ base }) =>
      base.version === round.version
        ? { status: 'stale', record: theirs }
        : { status: 'saved', record: base },
    );
    const { user } = show({ round: ready(round), onSave });
    await user.click(screen.getByRole('button', { name: 'Edit…' }));
    await user.clear(dialog().getByRole('textbox', { name: 'Round' }));
    await user.type(dialog().getByRole('textbox', { name: 'Round' }), 'Spring');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    const question = within(
      await screen.findByRole('dialog', {
        name: 'Another user updated this while you were editing',
      }),
    );
    expect(question.getByText('Summer')).toBeInTheDocument();
    await user.click(question.getByRole('radio', { name: 'Mine' }));
    await user.click(question.getByRole('button', { name: 'Save these choices' }));
    expect(onSave).toHaveBeenLastCalledWith({
      values: expect.objectContaining({ round: 'Spring' }),
      base: theirs,
    });
  });

  it('is not offered after submission or with read-only access', () => {
    showRound({ state: 'submitted' });
    expect(screen.queryByRole('button', { name: 'Edit…' })).toBeNull();
    show({ onSave: undefined });
    expect(screen.queryByRole('button', { name: 'New round…' })).toBeNull();
  });
});

describe('withdrawing an EQA round', () => {
  it('requires a reason', async () => {
    const onWithdraw = done();
    const { user } = showRound({}, { onWithdraw });
    await user.click(screen.getByRole('button', { name: 'Withdraw…' }));
    await user.click(dialog().getByRole('button', { name: 'Withdraw round' }));
    expect(onWithdraw).not.toHaveBeenCalled();
    await user.type(dialog().getByRole('textbox', { name: 'Reason' }), 'The specimens had thawed');
    await user.click(dialog().getByRole('button', { name: 'Withdraw round' }));
    expect(onWithdraw).toHaveBeenCalledExactlyOnceWith({
      round: anEqaRound(),
      reason: 'The specimens had thawed',
    });
  });

  it('keeps the values and offers no actions', () => {
    showRound({ state: 'withdrawn' });
    expect(screen.getByText('This round was withdrawn')).toBeInTheDocument();
    expect(screen.getByText('The specimens had thawed on the way.')).toBeInTheDocument();
    expect(rowOf(/^Potassium2026-A/)).toMatch(/Questionable$/);
    for (const name of [/^Withdraw/, /^Review/, /^Correct/, /^Save/, /^Change/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it.each(['open', 'submitted', 'scored'] as const)(
    'is not offered for a round that is %s without permission',
    (state) => {
      showRound({ state }, { onWithdraw: undefined });
      expect(screen.queryByRole('button', { name: 'Withdraw…' })).toBeNull();
    },
  );
});

describe('open EQA round', () => {
  it('sends changed values: zero as a value, empty as unknown', async () => {
    const onAction = done();
    const { user } = showRound({ state: 'open' }, { onAction });
    const glucose = screen.getByRole('textbox', { name: 'Reported Glucose of 2026-A' });
    await user.clear(glucose);
    await user.clear(screen.getByRole('textbox', { name: 'Reported Sodium of 2026-A' }));
    await user.type(glucose, '0{Enter}');
    const { values } = anEqaRound({ state: 'open' });
    expect(onAction).toHaveBeenCalledExactlyOnceWith({
      kind: 'report',
      round: anEqaRound({ state: 'open' }),
      values: [
        { id: values[0]?.id, reported: '0' },
        { id: values[2]?.id, reported: null },
      ],
    });
  });

  it('sends no invalid numbers, and cannot be submitted with unsaved changes', async () => {
    const onAction = done();
    const { user } = showRound({ state: 'open' }, { onAction });
    await user.type(
      screen.getByRole('textbox', { name: 'Reported Potassium of 2026-B' }),
      '5,8{Enter}',
    );
    expect(
      screen.getByRole('textbox', { name: 'Reported Potassium of 2026-B' }),
    ).toHaveAccessibleDescription(/^Ambiguous number/);
    await user.click(screen.getByRole('button', { name: 'Submit round…' }));
    expect(onAction).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['de', 'fr', 'es', 'pt'])('reads the decimal comma of %s', async (locale) => {
    const onAction = done();
    const round = anEqaRound({ state: 'open' });
    const values = round.values.map((value) => ({ ...value, reported: '1.234' }));
    const shown = { ...round, values };
    const view = withChanges(qualityControlArgs, {
      view: { tab: 'eqa' },
      assessment: { ...assessment, round: ready(shown), onAction },
    });
    const { user } = renderUi(<QualityControlScreen {...view} />, { locale });
    const [glucose, potassium] = screen.getAllByRole('textbox', { name: /^Reported/ });
    expect(glucose).toHaveValue('1,234');
    await user.clear(potassium!);
    await user.type(potassium!, '5.800{Enter}');
    expect(potassium).toHaveAccessibleDescription(/^Ambiguous number/);
    expect(onAction).not.toHaveBeenCalled();
    await user.clear(potassium!);
    await user.type(potassium!, '5,8{Enter}');
    expect(onAction).toHaveBeenCalledExactlyOnceWith({
      kind: 'report',
      round: shown,
      values: [{ id: values[1]?.id, reported: '5.8' }],
    });
  });

  it('keeps entries made during a save', async () => {
    let settle = (_outcome: Submission) => {};
    const saving = new Promise<Submission>((resolve) => {
      settle = resolve;
    });
    const { user } = showRound({ state: 'open' }, { onAction: () => saving });
    const [glucose, potassium] = ['Reported Glucose of 2026-A', 'Reported Potassium of 2026-B'].map(
      (name) => screen.getByRole('textbox', { name }),
    );
    await user.clear(glucose!);
    await user.type(glucose!, '5{Enter}');
    await user.type(potassium!, '4.4');
    await act(async () => settle({ status: 'done' }));
    expect(potassium).toHaveValue('4.4');
    expect(glucose).toHaveValue(anEqaRound({ state: 'open' }).values[0]?.reported);
  });

  it('warns about missing values on submission', async () => {
    const onAction = done();
    const { user } = showRound({ state: 'open' }, { onAction });
    await user.click(screen.getByRole('button', { name: 'Submit round…' }));
    expect(dialog().getByText(/1 value is not entered/)).toBeInTheDocument();
    expect(dialog().queryByRole('combobox')).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Submit round' }));
    expect(onAction).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'submit', late_reason: null }),
    );
  });

  it('requires a reason after closing', async () => {
    const onAction = done();
    const { user } = showRound({ state: 'open', closes_at: minutesAgo(1) }, { onAction });
    await user.click(screen.getByRole('button', { name: 'Submit round…' }));
    await user.click(dialog().getByRole('button', { name: 'Submit round' }));
    expect(onAction).not.toHaveBeenCalled();
    await user.selectOptions(
      dialog().getByRole('combobox', { name: 'Reason for late submission' }),
      'Oversight',
    );
    await user.click(dialog().getByRole('button', { name: 'Submit round' }));
    expect(onAction).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'submit', late_reason: 'oversight' }),
    );
  });
});

describe('submitted EQA round', () => {
  it('requires the assigned value of an SDPA, which is optional itself', async () => {
    const onAction = done();
    const { user } = showRound({ state: 'submitted' }, { onAction });
    await user.type(
      screen.getByRole('textbox', { name: 'SDPA of Potassium of 2026-A' }),
      '0.09{Enter}',
    );
    expect(screen.getByText('Enter the assigned value for each SDPA.')).toBeInTheDocument();
    expect(onAction).not.toHaveBeenCalled();
    await user.type(
      screen.getByRole('textbox', { name: 'Assigned Potassium of 2026-A' }),
      '4.1{Enter}',
    );
    await user.type(
      screen.getByRole('textbox', { name: 'Assigned Sodium of 2026-A' }),
      '139{Enter}',
    );
    expect(onAction).toHaveBeenLastCalledWith(
      expect.objectContaining({
        kind: 'score',
        values: expect.arrayContaining([
          { id: anEqaRound().values[2]?.id, assigned: '139', sd_pa: null },
        ]),
      }),
    );
    expect(onAction.mock.calls[0]).toEqual([
      expect.objectContaining({
        values: [{ id: anEqaRound().values[1]?.id, assigned: '4.1', sd_pa: '0.09' }],
      }),
    ]);
  });

  it('shows each z-score with sign, word and mark, and none for unreported results', () => {
    showRound({});
    expect(rowOf(/^Potassium2026-A/)).toBe('Potassium2026-A · mmol/L4.314.100.09+2.33Questionable');
    expect(rowOf(/^Glucose2026-B/)).toMatch(/-3.26Unacceptable$/);
    expect(rowOf(/^Potassium2026-B/)).toMatch(/Not reported.*Not knownNo score$/);
    expect(screen.getByRole('img', { name: 'z 2.33, Questionable' })).toBeInTheDocument();
    expect(screen.getAllByRole('img', { name: /^z / })).toHaveLength(5);
  });

  it('lists what is missing before its review, and is reviewed with a comment', async () => {
    const onReview = done();
    const { user } = showRound({}, { onReview });
    expect(screen.getByText('2 scores are not acceptable')).toBeInTheDocument();
    expect(screen.getByText('Record a corrective action before the review.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Review…' }));
    await user.click(dialog().getByRole('button', { name: 'Review round' }));
    expect(onReview).not.toHaveBeenCalled();
    await user.type(dialog().getByRole('textbox', { name: 'Comment' }), 'Bias of the new lot');
    await user.click(dialog().getByRole('button', { name: 'Review round' }));
    expect(onReview).toHaveBeenCalledExactlyOnceWith({
      round: anEqaRound(),
      comment: 'Bias of the new lot',
    });
  });

  it('offers no actions with read-only access', () => {
    showRound({}, { onAction: undefined, onReview: undefined });
    for (const name of [/^Review/, /^Correct/, /^Save/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('EQA by allowable error', () => {
  const showByError = (change: Partial<ExternalAssessmentProps> = {}) =>
    show({ round: ready(aRoundByAllowableError()), ...change });

  it('shows difference, limit and outcome, and why a limit was not applied', () => {
    showByError();
    expect(rowOf(/^Glucose2026-A/)).toMatch(/Within limit\+1\.5 of ±7\.72 allowed/);
    expect(rowOf(/^Glucose2026-B/)).toMatch(/Within limit−15 of ±18\.32 allowed/);
    expect(rowOf(/^Potassium2026-B/)).toMatch(/Not reported: unacceptable/);
    expect(rowOf(/^Sodium2026-A/)).toMatch(/Not applied: limit in meq\/L/);
  });

  it('has no columns for z without an SDPA', () => {
    showByError();
    expect(screen.queryByRole('columnheader', { name: 'z' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'SDPA' })).toBeNull();
  });

  it('shows the event score by test and unsuccessful participation', () => {
    showByError();
    expect(rowOf(/^Glucose100%/)).toMatch(
      /2 of 280%Satisfactory2025-03: 100%, Satisfactory2025-02: 60%, Unsatisfactory$/,
    );
    expect(rowOf(/^Potassium50%/)).toMatch(/1 of 280%Unsatisfactory.*two of the last three/);
    expect(rowOf(/^All tests/)).toMatch(/75%: 3 of 480%Unsatisfactory$/);
  });

  it('asks for an action because of an outcome without a z-score', () => {
    showByError();
    expect(screen.getByText('1 score is not acceptable')).toBeVisible();
  });

  it('scores again with all assigned values, so that new limits apply', async () => {
    const onAction = done();
    const { user } = showByError({ onAction });
    await user.click(screen.getByRole('button', { name: 'Edit scheme values' }));
    await user.click(screen.getByRole('button', { name: 'Save and score' }));
    const [sent] = onAction.mock.calls[0] as [{ values: unknown[] }];
    expect(sent.values).toHaveLength(6);
    expect(sent.values[0]).toMatchObject({ assigned: '96.5', sd_pa: null });
  });

  it('lists the counts of a round', () => {
    show({ rounds: ready([aRoundByAllowableError()]) });
    expect(rowOf(/2026-01/)).toMatch(/3 of 4 within allowable error$/);
  });
});

describe('Allowable errors', () => {
  it('show the larger of both limits, the range and another unit', () => {
    show();
    expect(rowOf(/^Glucose/)).toMatch(/±6 mg\/dL or ±8%, whichever is larger/);
    expect(rowOf(/^Potassium/)).toMatch(/±8%, from 2 to 8 mmol\/L/);
    expect(rowOf(/^Sodium/)).toMatch(/Not applied: the unit of the test is mmol\/L/);
  });

  it('are added with either limit', async () => {
    const onAdd = done();
    const { user } = show({ limits: { ...assessment.limits!, onAdd } });
    await user.click(screen.getByRole('button', { name: 'Add limit…' }));
    const form = dialog();
    await user.click(form.getByRole('button', { name: 'Add limit' }));
    expect(onAdd).not.toHaveBeenCalled();
    await user.selectOptions(form.getByLabelText('Test'), 'Glucose');
    await user.type(form.getByLabelText('Valid from'), '2026-01-01');
    await user.type(form.getByLabelText(/^Limit in percent/), '8');
    await user.type(form.getByLabelText('Source'), 'Own limit');
    await user.click(form.getByRole('button', { name: 'Add limit' }));
    expect(onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ absolute: null, percent: '8', required_score: 80 }),
    );
  });

  it.each([
    [{ absolute: '', percent: '' }, [['percent', 'limitRequired']]],
    [{ absolute: '0', percent: '' }, [['absolute', 'positiveRequired']]],
    [{ absolute: 'x', percent: '8' }, [['absolute', 'positiveRequired']]],
    [{ required_score: '101' }, [['required_score', 'scoreRequired']]],
  ])('are rejected with %j', (change, expected) => {
    const fields = {
      test_parameter_id: '1',
      valid_from: '2026-01-01',
      absolute: '6',
      percent: '8',
      required_score: '80',
      source: 'S',
      ...change,
    };
    expect(
      (v.safeParse(limitForm('.'), fields).issues ?? []).map((issue) => [
        v.getDotPath(issue),
        issue.message,
      ]),
    ).toEqual(expected);
  });

  it('are deleted after confirmation', async () => {
    const onDelete = done();
    const { user } = show({ limits: { ...assessment.limits!, onDelete } });
    await user.click(screen.getByRole('button', { name: /^Delete limit of Glucose/ }));
    await user.click(dialog().getByRole('button', { name: 'Delete limit' }));
    expect(onDelete).toHaveBeenCalledOnce();
  });

  it('are read-only without permission', () => {
    show({ limits: { limits: assessment.limits!.limits } });
    expect(screen.queryByRole('button', { name: /limit/i })).toBeNull();
  });
});
