import { minutesAgo } from '@alms/lis-domain/fixtures';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CriticalWait } from './index.js';

describe('CriticalWait', () => {
  it.each([
    ['tells the time alone while no limit is known', 12, undefined, 'Waits 12 min', false],
    ['tells what is left', 12, 30, 'Waits 12 min, 18 min left', false],
    ['is within the limit at its last minute', 30, 30, 'Waits 30 min, 0 min left', false],
    ['tells by how much it is over', 42, 30, 'Waits 42 min, 12 min over', true],
    ['counts in hours from one on', 125, 30, 'Waits 2 h 5 min, 1 h 35 min over', true],
    ['does not wait before it was entered', -3, 30, 'Waits 0 min, 30 min left', false],
  ] as const)('%s', (_case, waited, withinMinutes, text, isOver) => {
    renderUi(<CriticalWait since={minutesAgo(waited)} withinMinutes={withinMinutes} />);
    expect(screen.getByText(text).closest('[data-component=critical-wait]')?.hasAttribute('data-over')).toBe(isOver);
  });
});
