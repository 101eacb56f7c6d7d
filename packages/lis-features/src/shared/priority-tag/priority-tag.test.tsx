import { renderUi } from '@alms/ui/testing';
import { describe, expect, it } from 'vitest';
import { PriorityTag } from './index.ts';

describe('PriorityTag', () => {
  it.each([
    ['routine', ''],
    ['urgent', 'URGENT'],
    ['asap', 'ASAP'],
    ['stat', 'STAT'],
  ] as const)('marks %s as "%s"', (priority, text) => {
    expect(renderUi(<PriorityTag priority={priority} />).container.textContent).toBe(text);
  });
});
