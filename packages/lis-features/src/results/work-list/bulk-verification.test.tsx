import type { Result } from '@alms/lis-domain/results';
import { idle, loading, ready, type Resource, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withChanges, type Changes } from '../../shared/testing/with-changes.ts';
import { ResultsScreen, type ResultsScreenProps } from './index.ts';
import { sampleGroups, type SampleGroup } from './sample-groups.ts';
import { enterArgs, toEnter, toVerify, verifyArgs, verifyList } from './work-list.args.ts';

const groups = sampleGroups(verifyList);
/** One is critical; of another, the interval is unknown. */
const isToReview = ({ first: { critical, flag }, results }: SampleGroup) =>
  critical || flag === null || results.some((result) => result.critical);
const toReview = groups.filter(isToReview);
const others = groups.filter((group) => !isToReview(group));
const open = (changes: Changes<ResultsScreenProps> = {}) => {
  const given = withChanges(verifyArgs, {
    specimen: { onSelect: vi.fn() },
    verification: { onVerify: vi.fn() },
    ...changes,
  });
  return { given, ...renderUi(<ResultsScreen {...given} />) };
};
const bulkButton = () => screen.getByRole('button', { name: `Verify ${others.length}…` });
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('verification in bulk', () => {
  it('separates specimens to review from those within all checks', () => {
    open();
    expect(
      screen.getByText(`${others.length} of ${groups.length} specimens within all checks`),
    ).toBeVisible();
    expect(section('To review').getAllByRole('button')).toHaveLength(toReview.length);
    expect(section('Within all checks').getAllByRole('button')).toHaveLength(others.length);
  });

  it('shows the values before it verifies them as reviewed in bulk', async () => {
    const { given, user } = open();
    await user.click(bulkButton());
    const dialog = screen.getByRole('dialog', { name: `Verify ${others.length} specimens` });
    const results = others.flatMap((group) => group.results);
    for (const { test } of results)
      expect(within(dialog).getAllByText(test.name).length).toBeGreaterThan(0);
    for (const { first } of toReview)
      expect(within(dialog).queryByText(first.accession_number)).toBeNull();
    await user.click(
      within(dialog).getByRole('button', { name: `Verify ${results.length} results` }),
    );
    expect(given.verification.onVerify).toHaveBeenCalledExactlyOnceWith({
      items: results.map(({ id, version }) => ({ id, version })),
      bulk: true,
    });
  });

  it('verifies nothing when cancelled', async () => {
    const { given, user } = open();
    await user.click(bulkButton());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(given.verification.onVerify).not.toHaveBeenCalled();
  });

  it('shows a refusal in the dialog, and closes after success', async () => {
    const { given, user, rerender } = open();
    const withState = (state: Submission) =>
      rerender(<ResultsScreen {...withChanges(given, { verification: { state } })} />);
    await user.click(bulkButton());
    withState({ status: 'rejected', formError: 'needs_review', fieldErrors: {} });
    expect(within(screen.getByRole('dialog')).getByText(/needs individual review/)).toBeVisible();
    withState({ status: 'done' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('moves the focus to the title when nothing is left to verify together', async () => {
    const { given, user, rerender } = open();
    await user.click(bulkButton());
    rerender(
      <ResultsScreen
        {...withChanges(given, {
          list: { results: ready(toVerify) },
          verification: { state: { status: 'done' } },
        })}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([
    ['is not offered to users who may not verify', { verification: { onVerify: undefined } }],
    ['is not offered on other tabs', { view: { tab: 'to-enter' as const } }],
    ['is not offered without a specimen within all checks', { list: { results: ready(toVerify) } }],
  ])('%s', (_, changes) => {
    open(changes);
    expect(screen.queryByRole('button', { name: /^Verify \d+…$/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'To review' })).toBeNull();
  });
});

describe('a part that a link opens', () => {
  it('is the preview of bulk verification, until it is closed', async () => {
    const onPartEnd = vi.fn();
    const { user } = open({ view: { part: 'within', onPartEnd } });
    const name = `Verify ${others.length} specimens`;
    expect(screen.getByRole('dialog', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onPartEnd).toHaveBeenCalledOnce();
  });

  it('opens no preview when nothing can be verified together', () => {
    open({ view: { part: 'within' }, list: { results: ready(toVerify) } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is the list for individual review, until all are shown', async () => {
    const onPartEnd = vi.fn();
    const { given, user, rerender } = open({ view: { part: 'review', onPartEnd } });
    expect(section('To review').getAllByRole('button')).toHaveLength(toReview.length);
    expect(screen.queryByRole('region', { name: 'Within all checks' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(onPartEnd).toHaveBeenCalledOnce();
    rerender(<ResultsScreen {...withChanges(given, { view: { part: undefined } })} />);
    expect(screen.getByRole('region', { name: 'Within all checks' })).toBeVisible();
  });
});

describe('the first specimen', () => {
  const selectNone = {
    specimen: { selectedId: null, results: { status: 'idle' as const }, onSelect: vi.fn() },
  };
  /** Components are tested without layout: an element that is shown has a box. */
  const withBoxes = (boxes: number) =>
    vi
      .spyOn(HTMLElement.prototype, 'getClientRects')
      .mockReturnValue(Array.from({ length: boxes }, () => new DOMRect()) as never);

  it('opens by itself beside the list, without taking the focus', () => {
    using _ = withBoxes(1);
    const { given, rerender } = open(selectNone);
    expect(given.specimen.onSelect).toHaveBeenCalledExactlyOnceWith(toReview[0]?.sampleId);
    rerender(
      <ResultsScreen
        {...withChanges(given, {
          specimen: {
            selectedId: toReview[0]?.sampleId ?? null,
            results: ready(toReview[0]?.results ?? []),
          },
        })}
      />,
    );
    expect(document.body).toHaveFocus();
  });

  it('stays closed where the specimen would cover the list', () => {
    using _ = withBoxes(0);
    const { given } = open(selectNone);
    expect(given.specimen.onSelect).not.toHaveBeenCalled();
  });
});

/** The specimen after the open one in the list of values to enter. */
const otherToEnter = sampleGroups(
  enterArgs.list.results.status === 'ready' ? enterArgs.list.results.data : [],
).at(1);

describe('keys of the work list', () => {
  const second = toReview[1];
  const press = (key: string) => fireEvent.keyDown(document.body, { key });

  it('open the next specimen, and focus its first action', () => {
    const { given, rerender } = open();
    press('j');
    expect(given.specimen.onSelect).toHaveBeenCalledExactlyOnceWith(second?.sampleId);
    rerender(
      <ResultsScreen
        {...withChanges(given, {
          specimen: { selectedId: second?.sampleId ?? null, results: ready(second?.results ?? []) },
        })}
      />,
    );
    expect(screen.getByRole('button', { name: /^Verify \d+ results?$/ })).toHaveFocus();
  });

  it('verify the open specimen, and open the next one after success only', () => {
    const { given, rerender } = open();
    press('v');
    expect(given.verification.onVerify).toHaveBeenCalledExactlyOnceWith({
      items: toVerify.map(({ id, version }) => ({ id, version })),
    });
    const withState = (state: Submission) =>
      rerender(<ResultsScreen {...withChanges(given, { verification: { state } })} />);
    withState({ status: 'submitting' });
    withState({ status: 'rejected', formError: 'version_stale', fieldErrors: {} });
    expect(given.specimen.onSelect).not.toHaveBeenCalled();
    withState({ ...idle });
    press('v');
    withState({ status: 'submitting' });
    withState({ status: 'done' });
    expect(given.specimen.onSelect).toHaveBeenCalledExactlyOnceWith(second?.sampleId);
  });

  describe('after values are saved', () => {
    const save = async (saved: Partial<Result>) => {
      const given = withChanges(enterArgs, {
        specimen: { onSelect: vi.fn() },
        entry: { onEnter: vi.fn() },
      });
      const { user, rerender } = renderUi(<ResultsScreen {...given} />);
      const [first] = toEnter;
      await user.type(screen.getByLabelText(`Result of ${first?.test.name}`), '140');
      await user.click(screen.getByRole('button', { name: 'Save 1 value' }));
      const results = toEnter.map((result) => ({
        ...result,
        status: 'entered' as const,
        value_text: '140',
        flag: 'N' as const,
        flag_reason: 'within_reference' as const,
        ...saved,
      }));
      for (const status of ['submitting', 'done'] as const)
        rerender(
          <ResultsScreen
            {...withChanges(given, {
              entry: { state: { status } },
              specimen: { results: ready(results) },
            })}
          />,
        );
      return given;
    };

    it('open the next specimen', async () => {
      const { specimen } = await save({});
      expect(specimen.onSelect).toHaveBeenCalledExactlyOnceWith(otherToEnter?.sampleId);
    });

    it.each<[string, Partial<Result>]>([
      ['missing', { status: 'pending' }],
      ['critical', { critical: true }],
      ['on hold', { status: 'held' }],
    ])('keep the specimen open while a value is %s, with the focus in it', async (_, saved) => {
      const { specimen } = await save(saved);
      expect(specimen.onSelect).not.toHaveBeenCalled();
      expect(screen.getByRole('region', { name: 'Result entry' })).toContainElement(
        document.activeElement as HTMLElement,
      );
    });
  });

  it('open the first other specimen when the list was loading during the verification', () => {
    const { given, rerender } = open({ list: { results: loading } });
    press('v');
    const withChange = (status: 'submitting' | 'done', results: Resource<readonly Result[]>) =>
      rerender(
        <ResultsScreen
          {...withChanges(given, { verification: { state: { status } }, list: { results } })}
        />,
      );
    withChange('submitting', loading);
    withChange('done', loading);
    expect(given.specimen.onSelect).not.toHaveBeenCalled();
    withChange('done', verifyArgs.list.results);
    expect(given.specimen.onSelect).toHaveBeenCalledExactlyOnceWith(second?.sampleId);
  });

  it('keep the specimen open when its verification proposes a reflex test', () => {
    const { given, rerender } = open();
    press('v');
    const reflex = {
      id: 'reflex-1',
      code: 'FT4',
      name: 'Thyroxine, free',
      mode: 'propose' as const,
      state: 'proposed' as const,
      conditions: [],
      comment: '',
    };
    const results = ready(
      toVerify.map((result, index) => ({ ...result, reflexes: index === 0 ? [reflex] : [] })),
    );
    for (const status of ['submitting', 'done'] as const)
      rerender(
        <ResultsScreen
          {...withChanges(given, { verification: { state: { status } }, specimen: { results } })}
        />,
      );
    expect(given.specimen.onSelect).not.toHaveBeenCalled();
  });

  it('move to the search', () => {
    open();
    press('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('verify nothing while a dialog is open', async () => {
    const { given, user } = open();
    await user.click(bulkButton());
    press('v');
    expect(given.verification.onVerify).not.toHaveBeenCalled();
  });
});
