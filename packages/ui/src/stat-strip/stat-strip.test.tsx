import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Sparkline } from '../sparkline/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { StatStrip, StatTile, StatTrend } from './index.ts';

describeConformance(StatStrip, {
  component: 'stat-strip',
  props: { children: <StatTile label="Parcels" value="148" /> },
});
describeConformance(StatTile, {
  component: 'stat-tile',
  props: { label: 'Parcels', value: '148' },
});
describeConformance(StatTrend, { component: 'stat-trend', props: { direction: 'steady' } });

describe('StatTile', () => {
  const draw = (tile: ReactElement) => {
    renderUi(<StatStrip>{tile}</StatStrip>);
    return { term: screen.getByRole('term'), definition: screen.getByRole('definition') };
  };

  it('describes its label with the figure, its note and its chip', () => {
    const { term, definition } = draw(
      <StatTile label="Parcels" value="148" note="125 signed for" chip="On time" />,
    );
    expect(term.textContent).toBe('Parcels');
    expect(definition.textContent).toBe('148125 signed forOn time');
  });

  it('shows an unknown figure as unknown, never as zero', () => {
    const { definition } = draw(<StatTile label="Parcels" value={null} />);
    expect(definition.textContent).toBe('—Unknown');
    expect(screen.getByText('—')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows zero as zero', () => {
    expect(draw(<StatTile label="Parcels" value={0} />).definition.textContent).toBe('0');
  });

  it.each([
    ['up', '12 since yesterday', 'Up 12 since yesterday', 1],
    ['down', '4 since 08:00', 'Down 4 since 08:00', 1],
    ['steady', undefined, 'Unchanged', 0],
    ['unknown', undefined, 'Change not known', 0],
  ] as const)('describes the direction of change: %s', (direction, by, words, arrows) => {
    const { definition } = draw(
      <StatTile
        label="Parcels"
        value="148"
        trend={<StatTrend direction={direction} {...(by && { by })} />}
      />,
    );
    expect(definition.textContent).toBe(`148${words}`);
    expect(definition.querySelectorAll('[data-component=mark]')).toHaveLength(arrows);
  });

  it('shows the sparkline of a trend with its text', () => {
    draw(
      <StatTile
        label="Parcels"
        value="148"
        trend={
          <StatTrend
            direction="up"
            by="12"
            run={<Sparkline label="Parcels, last days" values={[136, 148]} />}
          />
        }
      />,
    );
    expect(
      screen.getByRole('img', {
        name: 'Parcels, last days: 2 values, from 136 to 148, lowest 136, highest 148.',
      }),
    ).toBeInTheDocument();
  });

  it('shows the period of a figure in its last line', () => {
    const { definition } = draw(<StatTile label="Parcels" value="148" caption="Since 00:00" />);
    expect(definition.textContent).toBe('148Since 00:00');
  });
});
