import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { PrintSheet, type PrintSheetProps } from './index.ts';

const props: PrintSheetProps = {
  label: 'Label of parcel 1',
  size: 'label-2x1',
  children: 'North gate',
};

describeConformance(PrintSheet, { component: 'print-sheet', props });

describe('PrintSheet', () => {
  it('is a region named by its label', () => {
    renderUi(<PrintSheet {...props} />);
    expect(screen.getByRole('region', { name: 'Label of parcel 1' })).toHaveTextContent(
      'North gate',
    );
  });

  it.each([
    ['label-2x1', '50.8', '25.4'],
    ['a4', '210', '297'],
    [{ width: 100, height: 62 }, '100', '62'],
  ] as const)('has the size of the paper %j', (size, width, height) => {
    renderUi(<PrintSheet {...props} size={size} margin={3} />);
    const { style } = screen.getByRole('region');
    expect([
      style.getPropertyValue('--sheet-width'),
      style.getPropertyValue('--sheet-height'),
      style.getPropertyValue('--sheet-margin'),
    ]).toEqual([width, height, '3']);
  });

  it('can be hidden on screen', () => {
    const { rerender } = renderUi(<PrintSheet {...props} paperOnly />);
    expect(screen.queryByRole('region')).toBeNull();
    rerender(<PrintSheet {...props} />);
    expect(screen.getByRole('region')).toBeVisible();
  });
});
