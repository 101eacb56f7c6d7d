import { ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withChanges, type Changes } from '../../shared/testing/with-changes.ts';
import { ResultsScreen, type ResultsScreenProps } from './index.ts';
import { fitsResult } from './row-actions.tsx';
import { sampleGroups } from './sample-groups.ts';
import {
  fileEntered,
  heldManually,
  held,
  toVerify,
  verified,
  verifyArgs,
  verifyList,
} from './work-list.args.ts';

const reason = 'Infusion in the same arm';
const open = (changes: Changes<ResultsScreenProps> = {}) => {
  const given = withChanges(verifyArgs, {
    specimen: { onSelect: vi.fn() },
    verification: { onHold: vi.fn(), onVerify: vi.fn() },
    ...changes,
  });
  return { given, ...renderUi(<ResultsScreen {...given} />) };
};
const panel = () => within(screen.getByRole('region', { name: 'Result entry' }));
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const dialog = () => within(screen.getByRole('dialog', { name: /^Put \d+ results? on hold$/ }));
const itemsOf = (results: readonly { id: string; version: number }[]) =>
  results.map(({ id, version }) => ({ id, version }));
const others = sampleGroups(verifyList).slice(1);

describe('putting results on hold', () => {
  it('sends all results of the specimen that await verification, with the reason', async () => {
    const results = toVerify.map((result, index) =>
      index === 0 ? { ...result, status: 'released' as const } : result,
    );
    const { given, user } = open({ specimen: { results: ready(results), onSelect: vi.fn() } });
    await user.click(panel().getByRole('button', { name: /^Hold…/ }));
    await user.type(dialog().getByLabelText('Reason'), ` ${reason} `);
    await user.click(dialog().getByRole('button', { name: 'Put on hold' }));
    expect(given.verification.onHold).toHaveBeenCalledExactlyOnceWith({
      items: itemsOf(results.slice(1)),
      reason,
    });
  });

  it('requires a reason', async () => {
    const { given, user } = open();
    press('h');
    expect(dialog().getByLabelText('Reason')).toHaveFocus();
    await user.click(dialog().getByRole('button', { name: 'Put on hold' }));
    expect(dialog().getAllByText('Enter a reason').length).toBeGreaterThan(0);
    expect(given.verification.onHold).not.toHaveBeenCalled();
  });

  it('shows its key in the button', () => {
    open();
    expect(panel().getByRole('button', { name: /^Hold…/ })).toHaveAttribute(
      'aria-keyshortcuts',
      'H',
    );
  });

  it('opens the next specimen after success, and closes the dialog', async () => {
    const { given, user, rerender } = open();
    press('h');
    await user.type(dialog().getByLabelText('Reason'), reason);
    await user.click(dialog().getByRole('button', { name: 'Put on hold' }));
    for (const status of ['submitting', 'done'] as const)
      rerender(
        <ResultsScreen {...withChanges(given, { verification: { holding: { status } } })} />,
      );
    expect(screen.queryByRole('dialog')).toBeNull();
    // The unevaluated specimen is the second one to review.
    const next = others.find(({ results }) => results.some(({ flag }) => flag === null));
    expect(given.specimen.onSelect).toHaveBeenCalledExactlyOnceWith(next?.sampleId);
  });

  it.each([
    ['version_stale', /Another user updated/],
    ['result_held', /already on hold/],
    ['result_state', /can no longer be changed/],
  ])('explains a refusal and stays open: %s', async (formError, text) => {
    const { given, user, rerender } = open();
    press('h');
    await user.type(dialog().getByLabelText('Reason'), reason);
    await user.click(dialog().getByRole('button', { name: 'Put on hold' }));
    const holding: Submission = { status: 'rejected', formError, fieldErrors: {} };
    rerender(<ResultsScreen {...withChanges(given, { verification: { holding } })} />);
    expect(dialog().getByText(text)).toBeVisible();
    expect(dialog().getByLabelText('Reason')).toHaveValue(reason);
    expect(given.specimen.onSelect).not.toHaveBeenCalled();
  });

  it('holds the selected specimens together', async () => {
    const { given, user, rerender } = open();
    await user.click(screen.getByRole('checkbox', { name: 'Select all specimens shown' }));
    await user.click(
      within(screen.getByRole('group', { name: 'Selected specimens' })).getByRole('button', {
        name: 'Hold…',
      }),
    );
    await user.type(dialog().getByLabelText('Reason'), reason);
    await user.click(dialog().getByRole('button', { name: 'Put on hold' }));
    expect(given.verification.onHold).toHaveBeenCalledExactlyOnceWith({
      items: itemsOf(verifyList),
      reason,
    });
    rerender(
      <ResultsScreen
        {...withChanges(given, {
          list: { results: ready(verifyList.slice(0, 0)) },
          verification: { holding: { status: 'done' } },
        })}
      />,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each<[string, Changes<ResultsScreenProps>]>([
    ['to users who may not verify', { verification: { onHold: undefined } }],
    ['for verified results', { specimen: { results: ready(verified) } }],
    ['for results on hold', { specimen: { results: ready(heldManually) } }],
  ])('is not offered %s', (_, changes) => {
    open(changes);
    expect(panel().queryByRole('button', { name: /^Hold…/ })).toBeNull();
    press('h');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a manual hold', () => {
  it('states who, when and why, and excludes the results from verification', () => {
    open({ view: { tab: 'held' }, specimen: { results: ready(heldManually) } });
    expect(
      panel().getAllByText(/^Put on hold by .+, .+\. Reason: Infusion in the same arm$/),
    ).toHaveLength(heldManually.length);
    expect(panel().queryByRole('button', { name: /^Verify \d/ })).toBeNull();
    expect(panel().getAllByRole('button', { name: /^Release hold…/ })).toHaveLength(
      heldManually.length,
    );
  });

  it.each([false, true])('is released with the same hold of the others: %s', async (withOthers) => {
    const [first, second, ...more] = heldManually;
    if (!first || !second) throw new Error('The fixtures have no such result.');
    const elsewhere = {
      ...second,
      checks: (second.checks ?? []).map((check) =>
        check.kind === 'manual' ? { ...check, at: '2026-05-12T07:00:00Z' } : check,
      ),
    };
    const { given, user } = open({
      view: { tab: 'held' },
      specimen: { results: ready([first, elsewhere, ...more]) },
      corrections: { onReleaseHold: vi.fn() },
    });
    press('a');
    const release = within(screen.getByRole('dialog', { name: /^Release the hold on/ }));
    await user.selectOptions(release.getByLabelText('Reason category'), 'specimen_checked');
    const others = release.getByRole('checkbox', {
      name: `Also release the same hold on ${more.length} other results`,
    });
    expect(others).not.toBeChecked();
    if (withOthers) await user.click(others);
    await user.click(release.getByRole('button', { name: 'Release hold' }));
    expect(given.corrections.onReleaseHold).toHaveBeenCalledExactlyOnceWith({
      id: first.id,
      version: first.version,
      code: 'specimen_checked',
      note: '',
      ...(withOthers && { others: itemsOf(more) }),
    });
  });

  it('of a check is released alone', () => {
    open({ view: { tab: 'held' }, specimen: { results: ready(held) } });
    press('a');
    const release = within(screen.getByRole('dialog', { name: /^Release the hold on/ }));
    expect(release.queryByRole('checkbox')).toBeNull();
  });

  it('is stated with its release before the value is verified', () => {
    const released = heldManually.map((result) => ({
      ...result,
      status: 'entered' as const,
      hold_release: {
        code: 'specimen_checked' as const,
        note: '',
        by: { id: result.id as never, name: 'Mara Verifier' },
        at: '2026-05-12T08:40:00Z',
        from_version: result.version,
      },
    }));
    open({ specimen: { results: ready(released) } });
    expect(panel().getAllByText(/Infusion in the same arm/)).toHaveLength(released.length);
    expect(panel().getAllByText(/^Hold released by Mara Verifier/)).toHaveLength(released.length);
  });

  it('keeps the file of its result, unlike a hold of a check', () => {
    const file = fileEntered[1];
    const [manual] = heldManually;
    const delta = held.find(({ status }) => status === 'held');
    if (!file || !manual || !delta) throw new Error('The fixtures have no such result.');
    const fits = (checks: typeof manual.checks, status: 'held' | 'entered') =>
      fitsResult('removeFile', { ...file, status, checks });
    expect([
      fits(manual.checks, 'held'),
      fits(manual.checks, 'entered'),
      fits(delta.checks, 'held'),
    ]).toEqual([false, true, true]);
  });
});
