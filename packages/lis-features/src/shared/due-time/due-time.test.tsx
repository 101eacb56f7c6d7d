import { minutesAgo } from '@alms/lis-domain/fixtures';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DueTime } from './index.js';

describe('DueTime', () => {
  it.each([
    ['tells what is left', -18, 'Due in 18 minutes', false],
    ['is within the time at its last minute', 0, 'Due now', false],
    ['tells by how much it is over', 12, 'Overdue by 12 minutes', true],
    ['counts in hours from one on', 125, 'Overdue by 2 hours', true],
    ['and in days from two on', -3000, 'Due in 2 days', false],
    ['knows one of each', 1, 'Overdue by 1 minute', true],
  ] as const)('%s', (_, minutes, text, isOverdue) => {
    renderUi(<DueTime dueAt={minutesAgo(minutes)} />);
    expect(screen.getByText(text).closest('[data-component=due-time]')?.hasAttribute('data-overdue')).toBe(isOverdue);
  });
});
