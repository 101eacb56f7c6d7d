import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { ProgressBar } from './index.ts';

describeConformance(ProgressBar, {
  component: 'progress-bar',
  props: { label: 'Signed for', value: 40 },
});

describe('ProgressBar', () => {
  const bar = () => screen.getByRole('progressbar', { name: 'Signed for' });

  it.each([
    [40, '40', '40%'],
    [0, '0', '0%'],
    [100, '100', '100%'],
    [137, '100', '100%'],
    [-3, '0', '0%'],
  ])('for %s has the value %s and the text %s', (value, now, text) => {
    renderUi(<ProgressBar label="Signed for" value={value} />);
    expect(bar()).toHaveAttribute('aria-valuenow', now);
    expect(bar()).toHaveAttribute('aria-valuetext', text);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('shows the given text instead of the percentage', () => {
    renderUi(<ProgressBar label="Signed for" value={37.5} valueText="3 of 8" />);
    expect(bar()).toHaveAttribute('aria-valuetext', '3 of 8');
    expect(screen.getByText('3 of 8')).toBeInTheDocument();
    expect(screen.queryByText('38%')).toBeNull();
  });

  it('has no value when it is unknown, as opposed to zero', () => {
    renderUi(<ProgressBar label="Signed for" value={null} />);
    expect(bar()).not.toHaveAttribute('aria-valuenow');
    expect(bar()).toHaveAttribute('aria-valuetext', 'Unknown');
    expect(screen.queryByText('0%')).toBeNull();
  });
});
