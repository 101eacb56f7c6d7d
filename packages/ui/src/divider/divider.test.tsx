import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderUi } from '../testing/index.ts';
import { Divider } from './index.ts';

describeConformance(Divider, { component: 'divider', props: {} });
describeConformance(Divider, { component: 'divider', props: { label: 'or' } });

describe('Divider', () => {
  it.each(['horizontal', 'vertical'] as const)('is a %s separator', (orientation) => {
    renderUi(<Divider orientation={orientation} />);
    expect(screen.getByRole('separator')).toHaveAttribute('aria-orientation', orientation);
  });

  it('exposes its label to screen readers', () => {
    renderUi(<Divider label="or" />);
    expect(screen.getByText('or')).toBeVisible();
    expect(screen.queryByRole('separator')).toBeNull();
  });
});
