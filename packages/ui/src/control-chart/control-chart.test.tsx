import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { limits, manyReadings, ovenChart, readings, withReading } from './control-chart.args.ts';
import { ControlChart, type ControlChartProps, type ControlStatus } from './index.ts';

describeConformance(ControlChart, { component: 'control-chart', props: ovenChart });

const draw = (props: Partial<ControlChartProps> = {}) =>
  renderUi(<ControlChart {...ovenChart} {...props} />);
const slider = () => screen.getByRole('slider', { name: 'Points of Oven 2' });
const valueText = () => slider().getAttribute('aria-valuetext');

describe('ControlChart', () => {
  it('is a figure named by its title, with a text alternative for its drawing', () => {
    draw();
    expect(screen.getByRole('figure', { name: 'Oven 2' })).toBeInTheDocument();
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Oven 2: 30 points from 28 Apr 2026, 07:52 to 12 May 2026, 19:52. Warnings: 1. Rejected: 0. Not evaluated: 0.',
    );
  });

  it('shows dates and legend below the last of stacked charts, for the marks of all', () => {
    const warned = withReading(4, { status: 'warning' });
    const accepted = readings.map((point) => ({ ...point, status: 'accepted' as const }));
    const { container } = renderUi(
      <>
        <ControlChart {...ovenChart} title="Upper" points={warned} continued />
        <ControlChart
          {...ovenChart}
          title="Lower"
          points={accepted}
          above={[{ points: warned, limits }]}
        />
      </>,
    );
    const legends = [...container.querySelectorAll('figure')].map((figure) =>
      [...figure.querySelectorAll('[data-part=legend] li')].map(({ textContent }) => textContent),
    );
    expect(legends).toEqual([[], ['Accepted', 'Warning']]);
    const dates = [...container.querySelectorAll('figure')].map((figure) =>
      /\d+ May/.test(figure.querySelector('[data-part=plot] svg')?.textContent ?? ''),
    );
    expect(dates).toEqual([false, true]);
  });

  it('starts keyboard navigation at the latest point', async () => {
    const { user } = draw();
    await user.tab();
    await user.tab();
    expect(slider()).toHaveFocus();
    expect(valueText()).toBe('12 May 2026, 19:52, 182.8 °C, +1.1 SD, Accepted');
    expect(screen.getByText('182.8 °C (+1.1 SD)')).toBeInTheDocument();
    fireEvent.change(slider(), { target: { value: '8' } });
    expect(valueText()).toBe('02 May 2026, 07:52, 185.6 °C, +2.2 SD, Warning, beyond 2 SD');
  });

  it('hides the callout on Escape and shows it again on the next step', async () => {
    const { user } = draw();
    await user.tab();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('182.8 °C (+1.1 SD)')).toBeNull();
    fireEvent.change(slider(), { target: { value: '28' } });
    expect(screen.getByText('181.2 °C (+0.5 SD)')).toBeInTheDocument();
  });

  it('shows the point nearest to the pointer', () => {
    const { container } = draw();
    fireEvent.pointerMove(container.querySelector('[data-part=plot]')!, { clientX: 0, clientY: 0 });
    expect(screen.getByText('179.1 °C (−0.4 SD)')).toBeInTheDocument();
    fireEvent.pointerLeave(container.querySelector('[data-part=plot]')!);
    expect(screen.queryByText('179.1 °C (−0.4 SD)')).toBeNull();
  });

  it.each<[ControlStatus, string]>([
    ['accepted', 'Accepted'],
    ['warning', 'Warning'],
    ['rejected', 'Rejected'],
    ['not-evaluated', 'Not evaluated'],
    ['void', 'Void'],
  ])(
    'describes a point that is %s: %s, in the slider, the legend and the table',
    async (status, word) => {
      const { user } = draw({ points: withReading(29, { status }).slice(29), events: [] });
      expect(valueText()).toContain(word);
      expect(within(screen.getByRole('list')).getByText(word)).toBeInTheDocument();
      await user.click(screen.getByRole('radio', { name: 'Table' }));
      expect(
        within(screen.getByRole('table', { name: 'Oven 2' })).getByRole('cell', { name: word }),
      ).toBeInTheDocument();
    },
  );

  it('reports an unknown value as unknown and does not draw it on the scale', async () => {
    const { user } = draw({ points: withReading(29, { value: null, status: 'not-evaluated' }) });
    expect(valueText()).toBe('12 May 2026, 19:52, Value not known, Not evaluated');
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    const [, latest] = within(screen.getByRole('table', { name: 'Oven 2' })).getAllByRole('row');
    expect(within(latest!).getAllByText('Unknown')).toHaveLength(2);
  });

  it('lists values beyond the scale with their true value', () => {
    draw({ points: withReading(29, { value: 212.4, text: '212.4 °C', status: 'rejected' }) });
    expect(
      screen.getByText(
        'One point is beyond the scale and is drawn at its edge: 212.4 °C on 12 May 2026, 19:52.',
      ),
    ).toBeInTheDocument();
  });

  it('counts the values that it does not list', () => {
    draw({ points: readings.map((point) => ({ ...point, value: 999, text: '999 °C' })) });
    expect(screen.getByText(/^30 points are beyond the scale.*; 27 more\.$/)).toBeInTheDocument();
  });

  it('has a table view with every point, latest first, and every change', async () => {
    const { user } = draw();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    const rows = within(screen.getByRole('table', { name: 'Oven 2' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(readings.length);
    expect(rows[0]).toHaveTextContent('12 May 2026, 19:52182.8 °C+1.1 SDAccepted');
    const changes = screen.getByRole('table', { name: 'Oven 2: changes' });
    expect(
      within(changes)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['03 May 2026, 12:00New thermostat', '01 Jan 2026, 00:00Limits: mean 180, SD 2.5']);
  });

  it('evaluates nothing without limits, and states this', () => {
    draw({
      limits: [],
      points: readings.map((point) => ({ ...point, status: 'not-evaluated' as const })),
    });
    expect(valueText()).toBe('12 May 2026, 19:52, 182.8 °C, Not evaluated');
    expect(screen.getByText('No limits set yet. Points are not evaluated.')).toBeInTheDocument();
    expect(screen.queryByText('Mean')).toBeNull();
  });

  it('opens a point with details by Enter, with a hint', async () => {
    const onOpen = vi.fn();
    const last = readings.at(-1)!.id;
    const { user } = draw({
      opening: { ids: new Set([last]), hint: 'Enter opens the report', onOpen },
    });
    expect(valueText()).toMatch(/\. Enter opens the report$/);
    screen.getByRole('slider').focus();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(last);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledOnce();
    expect(valueText()).not.toMatch(/Enter opens/);
  });

  it('shows an empty state', () => {
    draw({ points: [] });
    expect(screen.getByRole('heading', { name: 'Nothing to draw yet' })).toBeInTheDocument();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('has no switch when its owner controls the view', () => {
    draw({ view: 'table' });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('table', { name: 'Oven 2' })).toBeInTheDocument();
  });

  it('notifies its owner of a view change', async () => {
    const onViewChange = vi.fn();
    const { user } = draw({ view: 'chart', onViewChange });
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith('table', expect.anything());
    expect(screen.getByRole('img')).toBeInTheDocument();
  });
});

describe('ControlChart with 5,000 points', () => {
  // The number of elements must not grow with the number of points. Some are rejected or void.
  const points = manyReadings(5000).map((point, index) => {
    if (index % 997 === 0) return { ...point, value: 300, status: 'rejected' as const };
    if (index % 499 === 0) return { ...point, status: 'void' as const };
    return point;
  });

  it('uses at most 80 elements, frame and legend included', () => {
    const { container } = draw({
      points,
      limits: [...limits, { from: '2026-05-20T00:00:00Z', centre: 181, deviation: 2 }],
    });
    const root = container.querySelector('[data-component=control-chart]')!;
    expect(points).toHaveLength(5000);
    expect(root.querySelectorAll('*').length + 1).toBeLessThanOrEqual(80);
  });

  it('allows navigation to every point', () => {
    draw({ points });
    expect(slider()).toHaveAttribute('max', '4999');
    fireEvent.change(slider(), { target: { value: '1' } });
    expect(valueText()).toMatch(/^28 Apr 2026, 08:07/);
  });
});
