import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Skeleton } from './index.ts';

describeConformance(Skeleton, { component: 'skeleton', props: {} });

describe('Skeleton', () => {
  const root = (element: ReactElement) =>
    renderUi(element).container.querySelector<HTMLElement>("[data-component='skeleton']");

  it('renders the given number of shapes, hidden from screen readers', () => {
    const skeleton = root(<Skeleton count={4} />);
    expect(skeleton?.children).toHaveLength(4);
    expect(skeleton).toHaveAttribute('aria-hidden', 'true');
  });

  it('varies the line widths unless a width is given', () => {
    expect(root(<Skeleton count={3} />)).toHaveAttribute('data-ragged');
    const measured = root(<Skeleton width="96px" />);
    expect(measured).not.toHaveAttribute('data-ragged');
    expect(measured?.style.getPropertyValue('--skeleton-width')).toBe('96px');
  });
});
