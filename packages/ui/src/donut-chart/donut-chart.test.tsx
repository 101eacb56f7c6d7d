import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderUi } from '../testing/index.ts';
import { DonutChart, type DonutSlice } from './index.ts';

const slices: DonutSlice[] = [
  { id: 'south', name: 'South', value: 25 },
  { id: 'north', name: 'North', value: 75 },
];
const many = [9, 8, 7, 6, 5, 4, 3].map((value, index) => ({
  id: `g${index}`,
  name: `Gate ${index}`,
  value,
}));

describeConformance(DonutChart, { component: 'donut-chart', props: { title: 'Parcels', slices } });

describe('DonutChart', () => {
  it('shows the total and every share, in the drawing and in the legend', () => {
    renderUi(<DonutChart title="Parcels" slices={slices} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Parcels: 100 in all. North 75%, South 25%.',
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'North75 (75%)',
      'South25 (25%)',
    ]);
    expect(screen.getByText('100')).toBeInTheDocument();
  });

  it('combines small slices, and lists each of them in the table', async () => {
    const { user } = renderUi(<DonutChart title="Parcels" slices={many} />);
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Other7 (16.7%)');
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(8);
  });

  it.each([[[]], [[{ id: 'north', name: 'North', value: 0 }]]])(
    'shows no shares of a zero total: %j',
    (none) => {
      renderUi(<DonutChart title="Parcels" slices={none} />);
      expect(screen.getByRole('heading', { name: 'Nothing to draw yet' })).toBeInTheDocument();
      expect(screen.queryByRole('img')).toBeNull();
    },
  );
});
