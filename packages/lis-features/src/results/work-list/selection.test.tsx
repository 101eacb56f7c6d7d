import { aUser } from '@alms/lis-domain/fixtures';
import type { Result } from '@alms/lis-domain/results';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withChanges, type Changes } from '../../shared/testing/with-changes.ts';
import { ResultsScreen, type ResultsScreenProps } from './index.ts';
import { sampleGroups } from './sample-groups.ts';
import { verifyArgs, verifyList } from './work-list.args.ts';

const viewer = aUser('lab_manager');
const open = (changes: Changes<ResultsScreenProps> = {}) => {
  const given = withChanges(verifyArgs, {
    specimen: { onSelect: vi.fn() },
    verification: { onVerify: vi.fn(), viewerId: viewer.id },
    ...changes,
  });
  return { given, ...renderUi(<ResultsScreen {...given} />) };
};
/**
 * The specimens in display order: a critical and an unevaluated one, then those within all checks.
 */
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select .*,/ });
const selectAll = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all specimens shown' });
const chosen = () => boxes().map(({ checked }) => checked);
const bar = () => within(screen.getByRole('group', { name: 'Selected specimens' }));
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });
const count = sampleGroups(verifyList).length;
const idsOf = (results: readonly Result[]) => results.map(({ id, version }) => ({ id, version }));
const groupAt = (place: number) => {
  const box = boxes()[place];
  const group = sampleGroups(verifyList).find(({ first }) =>
    box?.labels?.[0]?.textContent?.includes(first.accession_number),
  );
  if (!group) throw new Error(`No specimen is at ${place}.`);
  return group;
};

describe('selection of specimens', () => {
  it('selects one, a range with Shift, and reports the number', async () => {
    const { user } = open();
    const [, second, , fourth] = boxes();
    await user.click(second as HTMLInputElement);
    expect(bar().getByRole('status')).toHaveTextContent('1 selected');
    await user.keyboard('{Shift>}');
    await user.click(fourth as HTMLInputElement);
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual([false, true, true, true, false, false]);
    expect(bar().getByRole('status')).toHaveTextContent('3 selected');
    expect(selectAll()).toBePartiallyChecked();
  });

  it('deselects a range with Shift', async () => {
    const { user } = open();
    await user.click(selectAll());
    const [first, , third] = boxes();
    await user.click(first as HTMLInputElement);
    await user.keyboard('{Shift>}');
    await user.click(third as HTMLInputElement);
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual([false, false, false, true, true, true]);
  });

  it('selects all specimens shown, or none', async () => {
    const { user } = open();
    await user.click(selectAll());
    expect(chosen()).toEqual(Array.from({ length: count }, () => true));
    expect(selectAll()).toBeChecked();
    await user.click(selectAll());
    expect(chosen()).not.toContain(true);
    expect(screen.queryByRole('button', { name: 'Verify…' })).toBeNull();
  });

  it('opens no specimen', async () => {
    const { given, user } = open();
    await user.click(boxes()[3] as HTMLInputElement);
    expect(given.specimen.onSelect).not.toHaveBeenCalled();
  });

  it('selects by key the open specimen, or the focused one', () => {
    open();
    press('x');
    expect(chosen()).toEqual([true, false, false, false, false, false]);
    press('x');
    expect(chosen()).not.toContain(true);
    const list = within(screen.getByRole('navigation', { name: 'Work list' }));
    list.getAllByRole('button', { name: /Samplesen|Placeholder/ })[0]?.focus();
    const row = document.activeElement?.closest('[data-sample]');
    press('x');
    expect(row?.querySelector('input')).toBeChecked();
  });

  it('selects by key a range up to the focused specimen', () => {
    open();
    press('x');
    boxes()[2]?.focus();
    press('X', true);
    expect(chosen()).toEqual([true, true, true, false, false, false]);
  });

  it('returns the focus to the page title when it is cleared', async () => {
    const { user } = open();
    await user.click(selectAll());
    await user.click(bar().getByRole('button', { name: 'Clear selection' }));
    expect(chosen()).not.toContain(true);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('counts only specimens that are shown, and survives a search', async () => {
    const { given, user, rerender } = open();
    await user.click(selectAll());
    const withList = (list: readonly Result[]) =>
      rerender(<ResultsScreen {...withChanges(given, { list: { results: ready(list) } })} />);
    withList(groupAt(0).results);
    expect(bar().getByRole('status')).toHaveTextContent('1 selected');
    withList(verifyList);
    expect(bar().getByRole('status')).toHaveTextContent(`${count} selected`);
  });

  it('ends with the tab', async () => {
    const { given, user, rerender } = open();
    await user.click(selectAll());
    for (const tab of ['held', 'to-verify'] as const)
      rerender(<ResultsScreen {...withChanges(given, { view: { tab } })} />);
    expect(chosen()).not.toContain(true);
  });

  it.each<[string, Changes<ResultsScreenProps>]>([
    ['to users who may not verify', { verification: { onVerify: undefined } }],
    ['where nothing is verified', { view: { tab: 'to-enter' } }],
    ['without specimens', { list: { results: ready([]) } }],
  ])('is not offered %s', (_, changes) => {
    open(changes);
    expect(screen.queryByRole('checkbox', { name: /^Select / })).toBeNull();
  });
});

describe('verification of the selection', () => {
  it('shows the values of specimens within all checks, and the others with the reason', async () => {
    const own = { id: viewer.id, name: viewer.full_name };
    const list = verifyList.map((result) =>
      result.test.code === 'HBA1C' ? { ...result, entered_by: own } : result,
    );
    const { given, user } = open({ list: { results: ready(list) } });
    await user.click(selectAll());
    await user.click(bar().getByRole('button', { name: 'Verify…' }));
    const clear = sampleGroups(list).filter(({ results }) =>
      results.every(
        ({ critical, flag, entered_by }) =>
          !critical && flag !== null && entered_by?.id !== viewer.id,
      ),
    );
    const dialog = within(screen.getByRole('dialog', { name: `Verify ${clear.length} specimens` }));
    const excluded = within(dialog.getByRole('region', { name: '3 specimens not included' }));
    const reasons = excluded.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(reasons).toEqual([
      expect.stringContaining('Critical result'),
      expect.stringContaining('Entered by you'),
      expect.stringContaining('Not evaluated'),
    ]);
    const results = clear.flatMap((group) => group.results);
    await user.click(dialog.getByRole('button', { name: `Verify ${results.length} results` }));
    expect(given.verification.onVerify).toHaveBeenCalledExactlyOnceWith({
      items: idsOf(results),
      bulk: true,
    });
  });

  it('verifies selected specimens only, and keeps the others selected', async () => {
    const { given, user, rerender } = open();
    const [critical, , , clear] = boxes();
    for (const box of [critical, clear]) await user.click(box as HTMLInputElement);
    const [left, verified] = [groupAt(0), groupAt(3)];
    await user.click(bar().getByRole('button', { name: 'Verify…' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: /^Verify \d+ results?$/ }),
    );
    expect(given.verification.onVerify).toHaveBeenCalledExactlyOnceWith({
      items: idsOf(verified.results),
      bulk: true,
    });
    rerender(
      <ResultsScreen
        {...withChanges(given, {
          list: {
            results: ready(verifyList.filter(({ sample_id }) => sample_id !== verified.sampleId)),
          },
          verification: { state: { status: 'done' } },
        })}
      />,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(boxes().filter(({ checked }) => checked)).toEqual([
      screen.getByRole('checkbox', { name: new RegExp(left.first.accession_number) }),
    ]);
  });

  it('verifies nothing when every selected specimen needs individual review', async () => {
    const { given, user } = open();
    await user.click(boxes()[0] as HTMLInputElement);
    await user.click(bar().getByRole('button', { name: 'Verify…' }));
    const dialog = within(screen.getByRole('dialog'));
    const button = dialog.getByRole('button', { name: /^Verify/ });
    expect(button).toHaveAccessibleDescription('No results left to verify together.');
    await user.click(button);
    expect(given.verification.onVerify).not.toHaveBeenCalled();
  });

  it('moves the focus to the title when the selection is verified and gone', async () => {
    const { given, user, rerender } = open();
    await user.click(boxes()[3] as HTMLInputElement);
    const { sampleId } = groupAt(3);
    await user.click(bar().getByRole('button', { name: 'Verify…' }));
    rerender(
      <ResultsScreen
        {...withChanges(given, {
          list: { results: ready(verifyList.filter((result) => result.sample_id !== sampleId)) },
          verification: { state: { status: 'done' } },
        })}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('release of the selection', () => {
  it('excludes what the user verified', async () => {
    const colleague = aUser('technician');
    const by = ({ id, full_name }: typeof viewer) => ({ id, name: full_name });
    const list = verifyList.map((result): Result => ({
      ...result,
      status: 'verified',
      verified_by: by(result.test.code === 'HBA1C' ? viewer : colleague),
    }));
    const { given, user } = open({
      view: { tab: 'to-release' },
      verification: { onVerify: vi.fn(), viewerId: viewer.id, releasedBySecond: true },
      list: { results: ready(list) },
    });
    for (const box of boxes().slice(1, 3)) await user.click(box);
    const other = [groupAt(1), groupAt(2)].find(({ first: { test } }) => test.code !== 'HBA1C');
    await user.click(bar().getByRole('button', { name: 'Release…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Release 1 specimen' }));
    expect(dialog.getByText('Verified by you')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Release \d+ results?$/ }));
    expect(given.verification.onVerify).toHaveBeenCalledExactlyOnceWith({
      items: idsOf(list.filter(({ sample_id }) => sample_id === other?.sampleId)),
      bulk: true,
    });
  });
});
