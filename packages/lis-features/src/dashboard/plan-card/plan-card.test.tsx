import { aSubscription, minutesAgo } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PlanCard } from './index.ts';
import { planCardArgs } from './plan-card.args.ts';

const DAY_MINUTES = 24 * 60;
const show = (overrides: Parameters<typeof aSubscription>[0] = {}) =>
  renderUi(<PlanCard {...planCardArgs} subscription={ready(aSubscription(overrides))} />);

describe('PlanCard', () => {
  it('shows the plan and its usage, and links to plan management', () => {
    show();
    expect(screen.getByText('Professional')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Users' })).toHaveAttribute(
      'aria-valuetext',
      '9 of 25',
    );
    expect(screen.getByRole('link', { name: 'Tenant Management' })).toHaveAttribute(
      'href',
      '/app/settings/tenant',
    );
  });

  it.each([
    ['its end to come', {}, 'Trial ends'],
    ['its end', { ended: true, trial_ends_at: minutesAgo(DAY_MINUTES) }, 'Trial ended'],
    ['nothing once it is paid', { status: 'active' }, undefined],
    [
      'nothing of a day that passed without ending anything',
      { trial_ends_at: minutesAgo(DAY_MINUTES) },
      undefined,
    ],
  ] as const)('shows for a trial: %s', (_what, overrides, term) => {
    show(overrides);
    expect(screen.queryByText(/^Trial/)?.textContent).toBe(term);
  });

  it('retries after a failure', async () => {
    const onRetry = vi.fn();
    const { user } = renderUi(
      <PlanCard
        {...planCardArgs}
        subscription={{ status: 'error', error: { kind: 'server' } }}
        onRetry={onRetry}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
