import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { BarChart, type BarChartProps } from './index.ts';
import { gates, parcels } from './bar-chart.args.ts';

describeConformance(BarChart, { component: 'bar-chart', props: parcels });

const draw = (props: Partial<BarChartProps> = {}) => renderUi(<BarChart {...parcels} {...props} />);

describe('BarChart', () => {
  it.each([
    ['one series', gates.slice(0, 1), 'Parcels: 5 bars. Thursday has the most, 60 parcels.'],
    ['several', gates, 'Parcels: 5 groups of 3 bars, between 9 parcels and 60 parcels.'],
  ])('describes %s in its accessible text', (_, series, sentence) => {
    draw({ series });
    expect(screen.getByRole('img')).toHaveAccessibleName(sentence);
  });

  it('draws one bar per known value and a cross per unknown value', () => {
    const { container } = draw();
    const subpaths = (selector: string) =>
      [...container.querySelectorAll(selector)].map(
        (path) => path.getAttribute('d')?.match(/M/g)?.length,
      );
    expect(subpaths('[data-part=bars]')).toEqual([5, 4, 5]);
    expect(subpaths('[data-part=plot] [data-mark=stroke]')).toEqual([1]);
    expect(screen.getByText('Not known')).toBeInTheDocument();
  });

  it('labels the bars with their values when there is only one series', () => {
    draw({ series: gates.slice(0, 1) });
    const figures = [...screen.getByRole('img').querySelectorAll('[data-figure]')].map(
      (figure) => figure.textContent,
    );
    expect(figures).toEqual(['42', '51', '48', '60', '55']);
  });

  it('labels only every nth sequential category when space is short, and truncates none', () => {
    const days = Array.from({ length: 31 }, (_, day) => ({
      id: String(day),
      name: `${day + 1} November`,
    }));
    const names = () =>
      [...screen.getByRole('img').querySelectorAll('text')]
        .map(({ textContent }) => textContent)
        .filter((text) => /\d [N…]/.test(text));
    const { rerender } = draw({
      categories: days,
      series: [{ id: 'a', name: 'A', values: days.map(() => 3) }],
    });
    expect(names()).not.toContain('1 November');
    rerender(
      <BarChart
        {...parcels}
        categories={days}
        series={[{ id: 'a', name: 'A', values: days.map(() => 3) }]}
        sequential
      />,
    );
    expect(names()).toContain('1 November');
    expect(names().length).toBeLessThan(16);
    expect(names().filter((name) => name.includes('…'))).toEqual([]);
  });

  it.each(['vertical', 'horizontal'] as const)(
    'supports category navigation with %s',
    (orientation) => {
      draw({ orientation });
      const slider = screen.getByRole('slider', { name: 'Bars of Parcels' });
      fireEvent.change(slider, { target: { value: '3' } });
      expect(slider).toHaveAttribute(
        'aria-valuetext',
        'Thursday: North gate 60 parcels, South gate not known, Reception 16 parcels',
      );
    },
  );

  it('has an equivalent table view', async () => {
    const { user } = draw();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows[4]).toBe('Thursday60 parcels—Unknown16 parcels');
  });

  it.each([
    ['no category', { categories: [], series: [] }],
    [
      'no known values',
      { series: [{ id: 'a', name: 'A', values: [null, null, null, null, null] }] },
    ],
  ])('shows an empty state with %s', (_, props) => {
    draw(props);
    expect(screen.getByRole('heading', { name: 'Nothing to draw yet' })).toBeInTheDocument();
  });
});
