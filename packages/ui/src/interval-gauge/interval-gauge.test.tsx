import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { IntervalGauge, type IntervalGaugeProps } from './index.ts';

const props: IntervalGaugeProps = {
  label: '4.1 of 3.5 to 5.0',
  interval: { low: '3.5', high: '5.0' },
  value: '4.1',
  mark: { shape: 'disc' },
};

describeConformance(IntervalGauge, { component: 'interval-gauge', props });

const draw = (more: Partial<IntervalGaugeProps> = {}) =>
  renderUi(<IntervalGauge {...props} {...more} />).container;
const parts = (container: HTMLElement, ...names: string[]) =>
  container.querySelectorAll(names.map((name) => `[data-part=${name}]`).join()).length;

describe('IntervalGauge', () => {
  it('is a picture named by its label', () => {
    draw();
    expect(screen.getByRole('img', { name: '4.1 of 3.5 to 5.0' })).toBeInTheDocument();
  });

  it.each([
    ['with an evaluation', {}, 1],
    ['without an evaluation', { mark: null }, 0],
    ['that is unknown', { value: null }, 0],
    ['that is not numeric', { value: '<5' }, 0],
  ])('marks a value %s correctly', (_, more, marks) => {
    expect(parts(draw(more), 'value')).toBe(marks);
  });

  it('shows the previous value and the outer limits when present', () => {
    expect(parts(draw(), 'previous', 'limit')).toBe(0);
    expect(
      parts(draw({ previous: '4.4', outer: { low: '2.8', high: '6.2' } }), 'previous', 'limit'),
    ).toBe(3);
  });

  it('shows a text instead of a drawing without an interval', () => {
    const container = draw({ interval: { low: null, high: null } });
    expect(container).toHaveTextContent('No interval');
    expect(screen.queryByRole('img')).toBeNull();
    expect(parts(container, 'band', 'value')).toBe(0);
  });
});
