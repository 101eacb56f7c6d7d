import { aQualityMetrics, aTurnaround } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WeekCard } from './index.ts';
import { weekCardArgs } from './week-card.args.ts';

const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe('WeekCard', () => {
  it('tells shares with what they are of, and the days', () => {
    renderUi(<WeekCard {...weekCardArgs} />);
    expect(valueOf('Results on time')).toBe('92.4% 268 of 290');
    expect(valueOf('Median, receipt to release')).toBe('48 min 9 of 10 within 97 min');
    expect(valueOf('Samples rejected')).toBe('1.8% 4 of 220');
    expect(screen.getByText('06 May 2026 to 12 May 2026')).toBeVisible();
  });

  it('calls nothing on time where no target is set', () => {
    renderUi(
      <WeekCard
        {...weekCardArgs}
        turnaround={ready(aTurnaround({ with_target: 0, on_time: 0, on_time_rate: null }))}
      />,
    );
    expect(valueOf('Results on time')).toBe('No target set');
  });

  it('does not round a share up to all', () => {
    renderUi(
      <WeekCard
        {...weekCardArgs}
        turnaround={ready(aTurnaround({ with_target: 5000, on_time: 4999, on_time_rate: 99.98 }))}
      />,
    );
    expect(valueOf('Results on time')).toBe('99.9% 4,999 of 5,000');
  });

  it('tells zero apart from nothing to count', () => {
    const quality = (judged: number) =>
      ready(
        aQualityMetrics({
          samples_judged: judged,
          samples_rejected: 0,
          rejection_rate_samples: judged === 0 ? null : 0,
        }),
      );
    const { rerender } = renderUi(<WeekCard {...weekCardArgs} quality={quality(9)} />);
    expect(valueOf('Samples rejected')).toBe('0% 0 of 9');
    rerender(<WeekCard {...weekCardArgs} quality={quality(0)} />);
    expect(valueOf('Samples rejected')).toBe('None received');
  });
});
