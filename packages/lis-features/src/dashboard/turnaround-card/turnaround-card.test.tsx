import { aTurnaround } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TurnaroundCard } from './index.ts';
import { turnaroundCardArgs } from './turnaround-card.args.ts';

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('TurnaroundCard', () => {
  it('shows each department’s percentage with its denominator, median and the goal', () => {
    renderUi(<TurnaroundCard {...turnaroundCardArgs} />);
    expect(lines()).toEqual([
      'Hematology93.8%92 of 98Median 31 minOn goal',
      'Chemistry95%152 of 160Median 44 minOn goal',
      'Coagulation75%24 of 32Median 52 minBelow 90%',
    ]);
    expect(screen.getByText(/^Scale 70% to 100%/)).toBeVisible();
    expect(
      screen.getByText('268 of 290 results released within target, 06 May 2026 to 12 May 2026.'),
    ).toBeVisible();
  });

  it('shows the times of a day that is not over', () => {
    const window = { start: '2026-05-12T00:00:00Z', end: '2026-05-13T00:00:00Z', timezone: 'UTC' };
    renderUi(
      <TurnaroundCard
        {...turnaroundCardArgs}
        turnaround={ready(aTurnaround({ window, generated_at: '2026-05-12T08:42:00Z' }))}
      />,
    );
    expect(screen.getByText(/within target, 00:00 to 08:42\.$/)).toBeVisible();
  });

  it('starts the scale below the lowest percentage, and does not round up to 100', () => {
    const by_department = [
      {
        department: 'chemistry' as const,
        on_time: 4999,
        with_target: 5000,
        on_time_rate: 99.98,
        median: null,
      },
      {
        department: 'coagulation' as const,
        on_time: 1,
        with_target: 4,
        on_time_rate: 25,
        median: 60,
      },
    ];
    renderUi(
      <TurnaroundCard {...turnaroundCardArgs} turnaround={ready(aTurnaround({ by_department }))} />,
    );
    expect(lines()[0]).toBe('Chemistry99.9%4,999 of 5,000On goal');
    expect(screen.getByText(/^Scale 0% to 100%/)).toBeVisible();
  });

  it('shows no percentage when no test has a target', () => {
    renderUi(
      <TurnaroundCard
        {...turnaroundCardArgs}
        turnaround={ready(aTurnaround({ by_department: [] }))}
      />,
    );
    expect(screen.getByText('No results with a target')).toBeVisible();
  });

  it('requests another period', async () => {
    const onPeriodChange = vi.fn();
    const { user } = renderUi(
      <TurnaroundCard {...turnaroundCardArgs} onPeriodChange={onPeriodChange} />,
    );
    await user.click(screen.getByRole('radio', { name: 'Today' }));
    expect(onPeriodChange).toHaveBeenCalledWith('today', expect.anything());
  });
});
