import { aControlledTest, minutesAgo } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdsCardArgs, inControl } from './holds-card.args.ts';
import { HoldsCard } from './index.ts';

const links = () =>
  screen
    .getAllByRole('link', { name: /^Review hold/ })
    .map((link) => link.getAttribute('aria-label'));
const held = (
  number: number,
  code: string,
  minutes: number,
  reason: 'rejected' | 'overdue' = 'rejected',
) => aControlledTest({ number, code, hold: { reason, since: minutesAgo(minutes) } });
const show = (
  items: readonly ReturnType<typeof aControlledTest>[],
  nextCursor: string | null = null,
) => renderUi(<HoldsCard {...holdsCardArgs} tests={ready({ items, nextCursor })} />);

describe('HoldsCard', () => {
  it('lists tests on QC hold with the reason, rejected runs first, and links to each', () => {
    renderUi(<HoldsCard {...holdsCardArgs} />);
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^Potassium on Analyser 2On hold/),
      expect.stringMatching(/^Glucose on Analyser 2Overdue/),
    ]);
    const [potassium] = screen.getAllByRole('link', { name: /^Review hold/ });
    expect(potassium).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/app\/quality-control\?test=/),
    );
  });

  it('sorts by waiting time and counts tests beyond three', () => {
    show([held(1, 'NA', 5), held(2, 'K', 60), held(3, 'CL', 30), held(4, 'GLU', 400, 'overdue')]);
    expect(links()).toEqual([
      'Review hold of Potassium on Analyser 2',
      'Review hold of Chloride on Analyser 2',
      'Review hold of Sodium on Analyser 2',
    ]);
    expect(screen.getByText('1 more on hold')).toBeVisible();
  });

  it.each([
    ['of all', null, 'No QC holds'],
    ['among the loaded tests', 'next', 'None of the first 1 on hold'],
  ])('reports no holds %s', (_case, nextCursor, text) => {
    show([inControl], nextCursor);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Review hold/ })).toBeNull();
  });

  it.each([{ status: 'loading' }, { status: 'error', error: { kind: 'server' } }] as const)(
    'does not report no holds while unknown: %j',
    (tests) => {
      renderUi(<HoldsCard {...holdsCardArgs} tests={tests} />);
      expect(screen.queryByText(/No QC holds|of the first/)).toBeNull();
    },
  );
});
