import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderUi } from '../testing/index.ts';
import { Histogram, type HistogramProps } from './index.ts';
import { waiting } from './histogram.args.ts';

describeConformance(Histogram, { component: 'histogram', props: waiting });

const draw = (props: Partial<HistogramProps> = {}) =>
  renderUi(<Histogram title="Minutes" unit="min" values={[1, 2, 3, 4, 5, 6, 7, 8]} {...props} />);

describe('Histogram', () => {
  it('has a one-sentence text alternative', () => {
    draw({ values: [1, 2, 3, 4, 4.5, 6, 7, 8] });
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Minutes: 8 values from 1 min to 8 min. Most lie from 0 min to 5 min.',
    );
  });

  it('is navigated by bin', () => {
    draw();
    const slider = screen.getByRole('slider', { name: 'Bins of Minutes' });
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider).toHaveAttribute('aria-valuetext', '0 min to 5 min: 4 values');
  });

  it('has a table view', async () => {
    const { user } = draw();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['RangeValues', '0 min to 5 min4', '5 min to 10 min4']);
  });

  it('shows no distribution for too few values', () => {
    draw({ values: [1, 2, 3, 4] });
    expect(screen.getByRole('heading', { name: 'Too few values to draw' })).toBeInTheDocument();
    expect(screen.getByText('There are 4; from 5 on they are drawn.')).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows an empty state', () => {
    draw({ values: [] });
    expect(screen.getByRole('heading', { name: 'Nothing to draw yet' })).toBeInTheDocument();
  });
});
