import { aQualityMetrics } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DayTiles, type DayTilesProps } from './index.ts';

const today = ready(
  aQualityMetrics({
    samples_assessed: 212,
    samples_rejected: 4,
    rejection_rate_samples: 400 / 212,
  }),
);
const week = ready(
  aQualityMetrics({ pass_rate: (100 * 44) / 47, runs_evaluated: 47, runs_rejected: 3 }),
);
const show = (props: Partial<DayTilesProps> = {}) =>
  renderUi(
    <dl>
      <DayTiles today={today} week={week} completed={131} {...props} />
    </dl>,
  );
const tile = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('DayTiles', () => {
  it('shows each figure with its composition and period', () => {
    show();
    expect(tile('Specimens received')).toBe('212131 completedSince 00:00');
    expect(tile('Rejected')).toBe('1.9%4 of 212Since 00:00');
    expect(tile('QC runs accepted')).toBe('93.6%44 of 47Last 7 days');
    expect(tile('Time to notify')).toBe('9 minmedian of 6Since 00:00');
  });

  it('distinguishes none from unknown', () => {
    const nothing = ready(
      aQualityMetrics({
        pass_rate: null,
        runs_evaluated: 0,
        samples_assessed: 0,
        rejection_rate_samples: null,
        critical_notified: 0,
        median_notification_minutes: null,
      }),
    );
    const { rerender } = show({ today: nothing, week: nothing, completed: 0 });
    expect(tile('Rejected')).toContain('None received');
    expect(tile('QC runs accepted')).toContain('No QC runs');
    expect(tile('Time to notify')).toContain('None notified');
    const failed = { status: 'error', error: { kind: 'server' } } as const;
    rerender(
      <dl>
        <DayTiles today={failed} week={failed} completed={undefined} />
      </dl>,
    );
    for (const label of ['Specimens received', 'Rejected', 'QC runs accepted', 'Time to notify'])
      expect(tile(label)).toContain('Unknown');
  });
});
