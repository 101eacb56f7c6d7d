import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Mark, type MarkShape } from './index.ts';

describeConformance(Mark, { component: 'mark', props: { shape: 'disc' } });

const shapes: MarkShape[] = [
  'triangle-up',
  'triangle-down',
  'double-up',
  'double-down',
  'disc',
  'ring',
  'diamond',
];

describe('Mark', () => {
  it('is hidden from screen readers without a label, because adjacent text conveys the meaning', () => {
    const { container } = renderUi(<Mark shape="triangle-up" tone="high" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is a named image with a label', () => {
    renderUi(<Mark shape="triangle-up" tone="high" label="Above" />);
    expect(screen.getByRole('img', { name: 'Above' })).not.toHaveAttribute('aria-hidden');
  });

  it('draws every shape differently, so that none relies on colour', () => {
    const drawn = shapes.map((shape) =>
      renderUi(<Mark shape={shape} />)
        .container.querySelector('path')
        ?.getAttribute('d'),
    );
    expect(new Set(drawn).size).toBe(shapes.length);
  });
});
