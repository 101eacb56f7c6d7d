import { anOverview, inMinutes } from '@alms/lis-domain/fixtures';
import { specimenReviewReasons, type ToVerify } from '@alms/lis-domain/results';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ToVerifyCard } from './index.ts';
import { toVerifyCardArgs } from './to-verify-card.args.ts';

const show = (change: Parameters<typeof anOverview>[0] = {}) =>
  renderUi(<ToVerifyCard {...toVerifyCardArgs} overview={ready(anOverview(change))} />);
const divided = (change: Partial<ToVerify>): ToVerify => ({
  specimens: 5,
  oldest_received_at: null,
  within: { specimens: 0, first_due_at: null, last_due_at: null },
  review: { specimens: 0, first_due_at: null, reasons: [] },
  ...change,
});

describe('ToVerifyCard', () => {
  it('divides the specimens, with due times, reasons and actions', () => {
    show();
    expect(screen.getByText('32')).toBeVisible();
    expect(screen.getByText('Now. Oldest received 07:12.')).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName('27 within all checks, 5 to review');
    expect(screen.getByText('Due 09:10 to 10:40')).toBeVisible();
    expect(
      screen.getByText('3 critical, 1 delta check, 1 specimen condition. First due 08:50.'),
    ).toBeVisible();
    expect(
      ['Verify 27…', 'Review 5', '9 results on hold'].map((name) =>
        screen.getByRole('link', { name }).getAttribute('href'),
      ),
    ).toEqual([
      '/app/test-results?tab=to-verify&part=within',
      '/app/test-results?tab=to-verify&part=review',
      '/app/test-results?tab=held',
    ]);
    expect(screen.getByText('41 specimens verified by rule since 00:00')).toBeVisible();
  });

  it('offers no action for nothing, and mentions no rule where none is enabled', () => {
    show({
      verified_by_rule: null,
      counts: { ...anOverview().counts, held: 0 },
      to_verify: divided({ specimens: 0 }),
    });
    expect(screen.getByText('No results awaiting verification')).toBeVisible();
    expect(screen.getByText('No results on hold')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText(/verified by rule/)).toBeNull();
  });

  it('shows one due time once, and none without a target', () => {
    const due = inMinutes(8);
    const { rerender } = show({
      to_verify: divided({ within: { specimens: 5, first_due_at: due, last_due_at: due } }),
    });
    expect(screen.getByText('Due 08:50')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Review/ })).toBeNull();
    const overview = anOverview({
      to_verify: divided({ within: { specimens: 5, first_due_at: null, last_due_at: null } }),
    });
    rerender(<ToVerifyCard {...toVerifyCardArgs} overview={ready(overview)} />);
    expect(screen.getByText('No due time')).toBeVisible();
  });

  it.each(specimenReviewReasons)('names the reason %s', (reason) => {
    show({
      to_verify: divided({
        review: { specimens: 5, first_due_at: null, reasons: [{ reason, specimens: 5 }] },
      }),
    });
    expect(screen.getByText(/^5 [a-zA-Z ]+\.$/)).toBeVisible();
  });

  it.each([{ status: 'loading' }, { status: 'error', error: { kind: 'server' } }] as const)(
    'shows no figure while unknown: %j',
    (overview) => {
      renderUi(<ToVerifyCard {...toVerifyCardArgs} overview={overview} />);
      expect(screen.queryByText(/specimen|on hold|verified by rule/)).toBeNull();
    },
  );
});
