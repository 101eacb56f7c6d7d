import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Sparkline } from './index.ts';

describeConformance(Sparkline, {
  component: 'sparkline',
  props: { label: 'Parcels', values: [1, 2] },
});

describe('Sparkline', () => {
  it.each([
    [[42, 51, 28, 58], 'Parcels: 4 values, from 42 to 58, lowest 28, highest 58.'],
    [[null, 51, null, 3], 'Parcels: 2 values, from 51 to 3, lowest 3, highest 51.'],
    [[1234.5], 'Parcels: one value, from 1,234.5 to 1,234.5, lowest 1,234.5, highest 1,234.5.'],
    [[null, null], 'Parcels: no value is known.'],
    [[], 'Parcels: no value is known.'],
  ])('describes %j as: %s', (values, words) => {
    renderUi(<Sparkline label="Parcels" values={values} />);
    expect(screen.getByRole('img', { name: words })).toBeInTheDocument();
  });

  it('interrupts its line at unknown values', () => {
    const { container } = renderUi(<Sparkline label="Parcels" values={[1, null, 3, 4]} />);
    expect(container.querySelector('path')?.getAttribute('d')).toBe('M3 17M47 7.7L69 3');
  });

  it.each([
    [{ low: 2, high: 4 }, '10', '7'],
    [{ low: null, high: 2 }, '17', '3'],
    [{ low: 4, high: null }, '0', '10'],
  ])('draws the range %j as a band, and includes its limits', (band, y, height) => {
    const { container } = renderUi(<Sparkline label="Parcels" values={[2, 3, 6]} band={band} />);
    const drawn = container.querySelector('rect');
    expect([drawn?.getAttribute('y'), drawn?.getAttribute('height')]).toEqual([y, height]);
  });

  it('draws nothing, and no zero, without known values', () => {
    const { container } = renderUi(<Sparkline label="Parcels" values={[null]} />);
    expect(container.querySelector('path')).toBeNull();
  });
});
