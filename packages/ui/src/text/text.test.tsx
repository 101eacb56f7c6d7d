import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, TokenStyles } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Text } from './index.ts';

describeConformance(Text, { component: 'text', props: { children: 'Words' } });

describe('Text', () => {
  it.each(['p', 'span', 'strong', 'dd'] as const)('renders <%s>', (as) => {
    renderUi(<Text as={as}>Words</Text>);
    expect(screen.getByText('Words').tagName.toLowerCase()).toBe(as);
  });

  it.each([
    ['figures of one width', { figures: true }, 'fontVariantNumeric', /^tabular-nums$/],
    ['the letters of codes', { code: true }, 'fontFamily', /Mono/],
    ['the size of a note', { size: 'small' }, 'fontSize', /^(12px|0.75rem)$/],
  ] as const)('renders with %s', (_name, props, property, expected) => {
    renderUi(
      <>
        <TokenStyles />
        <Text {...props}>Words</Text>
      </>,
    );
    expect(getComputedStyle(screen.getByText('Words'))[property]).toMatch(expected);
  });
});
