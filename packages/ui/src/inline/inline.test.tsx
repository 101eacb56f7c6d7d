import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Inline } from './index.ts';

describeConformance(Inline, { component: 'inline', props: { children: 'One' } });

describe('Inline', () => {
  it.each([
    ['between', 'space-between'],
    ['end', 'flex-end'],
    ['center', 'center'],
  ] as const)('distributes the free space of a line as %s', (justify, css) => {
    const { container } = renderUi(<Inline justify={justify} />);
    const inline = container.querySelector("[data-component='inline']");
    expect(inline && getComputedStyle(inline).justifyContent).toBe(css);
  });
});
