import tokens from '@alms/ui/tokens.json' with { type: 'json' };
import { expect, it } from 'vitest';

it('the design tokens are data', () => {
  expect(tokens.light.space.s4).toEqual({ $type: 'dimension', $value: { value: 1, unit: 'rem' } });
  expect(tokens.dark.color.page.$value.hex).toMatch(/^#[0-9a-f]{6}$/);
});
