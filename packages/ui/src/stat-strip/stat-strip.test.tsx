import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderUi } from '../testing/index.js';
import { StatStrip, StatTile } from './index.js';

describeConformance(StatStrip, { component: 'stat-strip', props: { children: <StatTile label="Parcels" value="148" /> } });
describeConformance(StatTile, { component: 'stat-tile', props: { label: 'Parcels', value: '148' } });

describe('StatTile', () => {
  const draw = (tile: ReactElement) => {
    renderUi(<StatStrip>{tile}</StatStrip>);
    return { term: screen.getByRole('term'), definition: screen.getByRole('definition') };
  };

  it('describes its label with the figure, its note and its chip', () => {
    const { term, definition } = draw(<StatTile label="Parcels" value="148" note="125 signed for" chip="On time" />);
    expect(term.textContent).toBe('Parcels');
    expect(definition.textContent).toBe('148125 signed forOn time');
  });

  it('says unknown for a figure that is not known, and never zero', () => {
    const { definition } = draw(<StatTile label="Parcels" value={null} />);
    expect(definition.textContent).toBe('—Unknown');
    expect(screen.getByText('—')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows zero as zero', () => {
    expect(draw(<StatTile label="Parcels" value={0} />).definition.textContent).toBe('0');
  });
});
