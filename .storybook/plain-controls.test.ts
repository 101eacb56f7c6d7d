import type { ArgTypes, StoryContextForEnhancers } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { plainControls } from './plain-controls.ts';

const controlOf = (value: string, initial?: unknown) => {
  const argTypes: ArgTypes = { prop: { name: 'prop', type: { name: 'other', value } } };
  return plainControls({
    argTypes,
    initialArgs: { prop: initial },
  } as unknown as StoryContextForEnhancers)['prop']?.control;
};

describe('controls', () => {
  it('are text for content', () => {
    expect(controlOf('ReactNode', 'Save changes')).toEqual({ type: 'text' });
    expect(controlOf('ReactNode')).toEqual({ type: 'text' });
  });

  it.each([
    ['ReactNode', { type: 'span' }],
    ['(event: MouseEvent) => void', undefined],
    ['Ref<HTMLElement>', undefined],
    ['RefObject<HTMLElement | null>', undefined],
  ])('do not exist for %s that no text can replace', (type, initial) => {
    expect(controlOf(type, initial)).toBe(false);
  });

  it('stay as chosen for other types', () => {
    expect(controlOf('readonly Row[]')).toBeUndefined();
  });
});
