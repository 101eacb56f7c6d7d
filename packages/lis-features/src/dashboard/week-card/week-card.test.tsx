import { aQualityMetrics, aTurnaround } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WeekCard } from './index.ts';
import { weekCardArgs } from './week-card.args.ts';

const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe('WeekCard', () => {
  it('shows percentages with their denominators and the period', () => {
    renderUi(<WeekCard {...weekCardArgs} />);
    expect(valueOf('Results on time')).toBe('92.4% 268 of 290');
    expect(valueOf('Median, receipt to release')).toBe('48 min 9 of 10 within 97 min');
    expect(valueOf('Specimens rejected')).toBe('1.8% 4 of 220');
    expect(screen.getByText('06 May 2026 to 12 May 2026')).toBeVisible();
  });

  it('rates no result as on time without a target', () => {
    renderUi(
      <WeekCard
        {...weekCardArgs}
        turnaround={ready(aTurnaround({ with_target: 0, on_time: 0, on_time_rate: null }))}
      />,
    );
    expect(valueOf('Results on time')).toBe('No target set');
  });

  it('does not round a percentage up to 100', () => {
    renderUi(
      <WeekCard
        {...weekCardArgs}
        turnaround={ready(aTurnaround({ with_target: 5000, on_time: 4999, on_time_rate: 99.98 }))}
      />,
    );
    expect(valueOf('Results on time')).toBe('99.9% 4,999 of 5,000');
  });

  it('distinguishes zero from no data', () => {
    const quality = (evaluated: number) =>
      ready(
        aQualityMetrics({
          samples_assessed: evaluated,
          samples_rejected: 0,
          rejection_rate_samples: evaluated === 0 ? null : 0,
        }),
      );
    const { rerender } = renderUi(<WeekCard {...weekCardArgs} quality={quality(9)} />);
    expect(valueOf('Specimens rejected')).toBe('0% 0 of 9');
    rerender(<WeekCard {...weekCardArgs} quality={quality(0)} />);
    expect(valueOf('Specimens rejected')).toBe('None received');
  });
});
