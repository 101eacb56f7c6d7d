import { aSubscription } from '@alms/lis-domain/fixtures';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PlanUsage } from './index.ts';

const show = (used: number, limit: number | null) =>
  renderUi(
    <PlanUsage
      subscription={aSubscription({
        usage: { users: used, patients: 412, tests: 1380 },
        limits: { max_users: limit, max_patients: 20_000, max_tests_per_month: 30_000 },
      })}
    />,
  );

describe('PlanUsage', () => {
  it('shows the usage of users, patients and tests', () => {
    show(9, 25);
    expect(
      screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext')),
    ).toEqual(['9 of 25', '412 of 20,000', '1,380 of 30,000']);
  });

  it.each([
    ['shows no warning below 90%', 22, 25, undefined],
    ['shows a warning from 90%', 9, 10, 'Close to the plan limit.'],
    ['reports a limit that is reached', 25, 25, 'Plan limit reached: no more can be added.'],
    ['reports a limit that is exceeded', 26, 25, 'Plan limit reached: no more can be added.'],
    ['reports a limit of zero as reached', 0, 0, 'Plan limit reached: no more can be added.'],
  ])('%s', (_case, used, limit, warning) => {
    show(used, limit);
    expect(screen.queryByText(/Plan limit reached|Close to the plan limit/)?.textContent).toBe(
      warning,
    );
  });

  it('shows no bar without a limit', () => {
    show(9, null);
    expect(screen.getByText('9, no limit')).toBeVisible();
    expect(screen.queryByRole('progressbar', { name: 'Users' })).toBeNull();
  });
});
