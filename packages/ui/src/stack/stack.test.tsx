import { describe, expect, it } from 'vitest';
import { describeConformance, TokenStyles } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Stack } from './index.ts';

describeConformance(Stack, { component: 'stack', props: { children: 'One' } });

describe('Stack', () => {
  it.each([
    ['s1', '4px'],
    ['s4', '16px'],
    ['s16', '64px'],
  ] as const)('uses the gap %s from the spacing scale', (gap, length) => {
    const { container } = renderUi(
      <>
        <TokenStyles />
        <Stack gap={gap} />
      </>,
    );
    const stack = container.querySelector("[data-component='stack']");
    expect(stack && getComputedStyle(stack).gap).toBe(length);
  });
});
