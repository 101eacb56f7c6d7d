import { anEqaRound, minutesAgo } from '@alms/lis-domain/fixtures';
import { ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { assessment, qualityControlArgs } from '../quality-control.args.js';
import { QualityControlScreen } from '../index.js';
import { newRoundForm } from './eqa.form.js';
import type { ExternalAssessmentProps } from './external-assessment.js';

const done = () => vi.fn<(given: unknown) => Promise<Submission>>().mockResolvedValue({ status: 'done' });
const show = (change: Partial<ExternalAssessmentProps> = {}) => renderUi(<QualityControlScreen {...qualityControlArgs} tab="eqa" assessment={{ ...assessment, ...change }} />);
const showRound = (round: Parameters<typeof anEqaRound>[0], change: Partial<ExternalAssessmentProps> = {}) => show({ round: ready(anEqaRound(round)), ...change });
const dialog = () => within(screen.getByRole('dialog'));
const rowOf = (name: RegExp) => screen.getAllByRole('row').find((row) => name.test(row.textContent ?? ''))?.textContent;

describe('the list of rounds', () => {
  it('says in a word how urgent an open one is', () => {
    show();
    expect(rowOf(/^Blood Cell Scheme/)).toMatch(/Overdue/);
    expect(rowOf(/2026-04/)).toMatch(/Open.*5 of 6.*Not scored yet/);
    expect(rowOf(/2026-03/)).toMatch(/Scored.*3 acceptable, 1 questionable, 1 unacceptable/);
  });

  it.each([
    ['A, B;C\nD', ['A', 'B', 'C', 'D']],
    ['٢٠٢٦-أ، ٢٠٢٦-ب', ['٢٠٢٦-أ', '٢٠٢٦-ب']],
  ])('reads the specimens of a new one from %j', (samples, codes) => {
    expect(v.parse(newRoundForm, { scheme: 'S', round: 'R', closes_on: '2026-06-01', samples, tests: ['1'] }).samples.map(({ code }) => code)).toEqual(codes);
  });
});

describe('an open round', () => {
  it('sends what was changed: zero as a value, nothing as not known', async () => {
    const onAct = done();
    const { user } = showRound({ state: 'open' }, { onAct });
    const glucose = screen.getByRole('textbox', { name: 'Reported Glucose of 2026-A' });
    await user.clear(glucose);
    await user.clear(screen.getByRole('textbox', { name: 'Reported Sodium of 2026-A' }));
    await user.type(glucose, '0{Enter}');
    const { values } = anEqaRound({ state: 'open' });
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ act: 'report', round: anEqaRound({ state: 'open' }), values: [{ id: values[0]?.id, reported: '0' }, { id: values[2]?.id, reported: null }] });
  });

  it('sends nothing that is no number, and is not handed in before what was typed is saved', async () => {
    const onAct = done();
    const { user } = showRound({ state: 'open' }, { onAct });
    await user.type(screen.getByRole('textbox', { name: 'Reported Potassium of 2026-B' }), '5,8{Enter}');
    expect(screen.getByRole('textbox', { name: 'Reported Potassium of 2026-B' })).toHaveAccessibleDescription('Enter a number');
    await user.click(screen.getByRole('button', { name: 'Hand in…' }));
    expect(onAct).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is handed in with a word about what is missing', async () => {
    const onAct = done();
    const { user } = showRound({ state: 'open' }, { onAct });
    await user.click(screen.getByRole('button', { name: 'Hand in…' }));
    expect(dialog().getByText(/1 value is not entered/)).toBeInTheDocument();
    expect(dialog().queryByRole('combobox')).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Hand in' }));
    expect(onAct).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ act: 'submit', late_reason: null }));
  });

  it('asks for a reason once it has closed', async () => {
    const onAct = done();
    const { user } = showRound({ state: 'open', closes_at: minutesAgo(1) }, { onAct });
    await user.click(screen.getByRole('button', { name: 'Hand in…' }));
    await user.click(dialog().getByRole('button', { name: 'Hand in' }));
    expect(onAct).not.toHaveBeenCalled();
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Why it is late' }), 'Oversight');
    await user.click(dialog().getByRole('button', { name: 'Hand in' }));
    expect(onAct).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ act: 'submit', late_reason: 'oversight' }));
  });
});

describe('a round that was handed in', () => {
  it('takes an assigned value and its SDPA together', async () => {
    const onAct = done();
    const { user } = showRound({ state: 'submitted' }, { onAct });
    await user.type(screen.getByRole('textbox', { name: 'Assigned Potassium of 2026-A' }), '4.1{Enter}');
    expect(screen.getByText('Enter the assigned value and its SDPA together.')).toBeInTheDocument();
    expect(onAct).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: 'SDPA of Potassium of 2026-A' }), '0.09{Enter}');
    expect(onAct).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ act: 'score', values: [{ id: anEqaRound().values[1]?.id, assigned: '4.1', sd_pa: '0.09' }] }));
  });

  it('shows each z with its sign, its word and its picture, and no score for what was not reported', () => {
    showRound({});
    expect(rowOf(/^Potassium2026-A/)).toBe('Potassium2026-A · mmol/L4.314.100.09+2.33Questionable');
    expect(rowOf(/^Glucose2026-B/)).toMatch(/-3.26Unacceptable$/);
    expect(rowOf(/^Potassium2026-B/)).toMatch(/Not reported.*Not knownNo score$/);
    expect(screen.getByRole('img', { name: 'z 2.33, Questionable' })).toBeInTheDocument();
    expect(screen.getAllByRole('img', { name: /^z / })).toHaveLength(5);
  });

  it('says what has to be done before its review, and is reviewed with a comment', async () => {
    const onReview = done();
    const { user } = showRound({}, { onReview });
    expect(screen.getByText('2 scores are not acceptable')).toBeInTheDocument();
    expect(screen.getByText('Say what is done about it before the round is reviewed.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Review…' }));
    await user.click(dialog().getByRole('button', { name: 'Review round' }));
    expect(onReview).not.toHaveBeenCalled();
    await user.type(dialog().getByRole('textbox', { name: 'Comment' }), 'Bias of the new lot');
    await user.click(dialog().getByRole('button', { name: 'Review round' }));
    expect(onReview).toHaveBeenCalledExactlyOnceWith({ round: anEqaRound(), comment: 'Bias of the new lot' });
  });

  it('offers nothing to who only reads', () => {
    showRound({}, { onAct: undefined, onReview: undefined });
    for (const name of [/^Review/, /^Correct/, /^Save/]) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
