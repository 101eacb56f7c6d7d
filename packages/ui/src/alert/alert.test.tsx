import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Alert } from './index.ts';

describeConformance(Alert, { component: 'alert', props: { title: 'The gate is closed' } });

describe('Alert', () => {
  it.each([
    ['neutral', 'Note'],
    ['info', 'Information'],
    ['positive', 'Success'],
    ['caution', 'Warning'],
    ['critical', 'Important'],
  ] as const)('conveys the %s tone in text, not by colour alone', (tone, word) => {
    renderUi(<Alert tone={tone} title="The gate is closed" />);
    expect(screen.getByText(word)).toBeInTheDocument();
  });

  it.each([
    ['polite', 'status'],
    ['assertive', 'alert'],
  ] as const)('announces itself when %s, with the role %s', (live, role) => {
    renderUi(<Alert live={live} title="The gate is closed" />);
    expect(screen.getByRole(role)).toHaveTextContent('The gate is closed');
  });

  it('does not announce content that was present on page load', () => {
    renderUi(<Alert title="The gate is closed" />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be dismissed only when `onDismiss` is set', async () => {
    const onDismiss = vi.fn();
    const { user, rerender } = renderUi(<Alert title="The gate is closed" onDismiss={onDismiss} />);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledOnce();
    rerender(<Alert title="The gate is closed" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
