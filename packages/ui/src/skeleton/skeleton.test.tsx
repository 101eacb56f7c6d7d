import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderUi } from '../testing/index.ts';
import { Skeleton } from './index.ts';

describeConformance(Skeleton, { component: 'skeleton', props: {} });

describe('Skeleton', () => {
  const root = (element: ReactElement) =>
    renderUi(element).container.querySelector<HTMLElement>("[data-component='skeleton']");

  it('draws as many shapes as asked for, silently', () => {
    const skeleton = root(<Skeleton count={4} />);
    expect(skeleton?.children).toHaveLength(4);
    expect(skeleton).toHaveAttribute('aria-hidden', 'true');
  });

  it('ends lines ragged unless their width is given', () => {
    expect(root(<Skeleton count={3} />)).toHaveAttribute('data-ragged');
    const measured = root(<Skeleton width="96px" />);
    expect(measured).not.toHaveAttribute('data-ragged');
    expect(measured?.style.getPropertyValue('--skeleton-width')).toBe('96px');
  });
});
