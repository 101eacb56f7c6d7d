import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Banner } from './index.ts';

describeConformance(Banner, { component: 'banner', props: { children: 'No connection' } });

describe('Banner', () => {
  it.each([
    ['neutral', 'Note'],
    ['info', 'Information'],
    ['positive', 'Success'],
    ['caution', 'Warning'],
    ['critical', 'Important'],
  ] as const)('conveys the %s tone in text, not by colour alone', (tone, word) => {
    renderUi(<Banner tone={tone}>No connection</Banner>);
    expect(screen.getByText(word)).toBeInTheDocument();
  });

  it('announces itself only when it appears after page load', () => {
    const { rerender } = renderUi(<Banner>No connection</Banner>);
    expect(screen.queryByRole('status')).toBeNull();
    rerender(<Banner live="polite">No connection</Banner>);
    expect(screen.getByRole('status')).toHaveTextContent('Information No connection');
  });

  it('can be dismissed only when `onDismiss` is set', async () => {
    const onDismiss = vi.fn();
    const { user, rerender } = renderUi(<Banner onDismiss={onDismiss}>No connection</Banner>);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledOnce();
    rerender(<Banner>No connection</Banner>);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
