import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { ArrowEndGlyph, CheckGlyph, Icon } from './index.ts';

describeConformance(Icon, { component: 'icon', props: { glyph: CheckGlyph } });
describeConformance(Icon, { component: 'icon', props: { glyph: ArrowEndGlyph, mirrored: true } });

describe('Icon', () => {
  const drawn = (element: ReactElement) => renderUi(element).container.querySelector('svg');

  it('is hidden from screen readers, mirrored or not', () => {
    expect(drawn(<Icon glyph={CheckGlyph} />)).toHaveAttribute('aria-hidden', 'true');
    expect(drawn(<Icon glyph={ArrowEndGlyph} mirrored />)).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([
    ['medium', 20, 1.5],
    ['small', 16, 1.75],
    ['large', 24, 1.5],
  ] as const)('renders size %s at %s px with a stroke of %s px', (size, edge, stroke) => {
    const svg = drawn(<Icon glyph={CheckGlyph} size={size} />);
    expect(svg).toHaveAttribute('width', String(edge));
    expect((Number(svg?.getAttribute('stroke-width')) * edge) / 24).toBeCloseTo(stroke);
  });
});
