import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Badge } from './index.ts';

describeConformance(Badge, { component: 'badge', props: { count: 3 } });

describe('Badge', () => {
  it.each([
    [0, undefined, '0'],
    [99, undefined, '99'],
    [100, undefined, '99+'],
    [100, 999, '100'],
    [1200, 999, '999+'],
  ])('shows %s with a maximum of %s as %s', (count, max, shown) => {
    const { container } = renderUi(<Badge count={count} {...(max !== undefined && { max })} />);
    expect(container).toHaveTextContent(shown);
  });

  it('shows a text instead of the count', () => {
    const { container } = renderUi(<Badge count={120} text="120 open" />);
    expect(container).toHaveTextContent('120 open');
  });

  it('exposes the label and exact count to screen readers, and the shortened number on screen only', () => {
    const { getByText } = renderUi(<Badge count={120} label="120 unread" />);
    expect(getByText('99+')).toHaveAttribute('aria-hidden', 'true');
    expect(getByText('120 unread')).not.toHaveAttribute('aria-hidden');
  });
});
