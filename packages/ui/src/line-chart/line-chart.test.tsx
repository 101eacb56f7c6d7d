import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { LineChart, type LineChartProps } from './index.ts';
import { gates, parcels } from './line-chart.args.ts';

describeConformance(LineChart, { component: 'line-chart', props: parcels });

const draw = (props: Partial<LineChartProps> = {}) =>
  renderUi(<LineChart {...parcels} {...props} />);
const lines = (container: HTMLElement) => [
  ...container.querySelectorAll('[data-part=plot] [data-part=line]'),
];

describe('LineChart', () => {
  it('has a one-sentence text alternative', () => {
    draw();
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Parcels a day: 3 lines from 04 May 2026, 00:00 to 12 May 2026, 00:00, between 3 parcels and 60 parcels.',
    );
  });

  it('draws each series with its own dash pattern, and interrupts it at unknown values', () => {
    const { container } = draw();
    const drawn = lines(container);
    expect(new Set(drawn.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(3);
    expect(drawn.map((line) => line.getAttribute('d')?.match(/M/g)?.length)).toEqual([1, 2, 1]);
  });

  it('announces all values of a time, and which of them are unknown', () => {
    draw();
    const slider = screen.getByRole('slider', { name: 'Times of Parcels a day' });
    fireEvent.change(slider, { target: { value: '3' } });
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      '07 May 2026, 00:00: North gate 60 parcels, South gate not known, Reception 16 parcels',
    );
  });

  it('omits a series that has no point at that time', () => {
    draw({ series: [gates[0]!, { ...gates[1]!, points: gates[1]!.points.slice(0, 2) }] });
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '12 May 2026, 00:00: North gate 58 parcels',
    );
  });

  it('has a table view, latest first', async () => {
    const { user } = draw();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toHaveLength(10);
    expect(rows[0]).toBe('TimeNorth gateSouth gateReception');
    expect(rows[6]).toBe('07 May 2026, 00:0060 parcels—Unknown16 parcels');
  });

  it.each([
    [{ low: 35, high: 55 }, 'Expected: 35 parcels to 55 parcels'],
    [{ low: 35, high: null }, 'Expected: from 35 parcels'],
    [{ low: null, high: 55 }, 'Expected: up to 55 parcels'],
  ])('explains the band %j', (band, words) => {
    draw({ band: { name: 'Expected', ...band } });
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('has no legend for a single series, which the title names', () => {
    draw({ series: gates.slice(0, 1) });
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows an empty state without known values', () => {
    draw({ series: [{ ...gates[0]!, points: [{ at: '2026-05-04T00:00:00Z', value: null }] }] });
    expect(screen.getByRole('heading', { name: 'Nothing to draw yet' })).toBeInTheDocument();
  });
});
