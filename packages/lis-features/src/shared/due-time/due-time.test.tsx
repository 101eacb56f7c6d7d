import { minutesAgo } from '@alms/lis-domain/fixtures';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DueTime } from './index.ts';

describe('DueTime', () => {
  it.each([
    ['tells what is left', -18, 'Due in 18 minutes', null],
    ['stands out in the last quarter of an hour', -15, 'Due in 15 minutes', 'soon'],
    ['and not before', -16, 'Due in 16 minutes', null],
    ['is within the time at its last minute', 0, 'Due now', 'soon'],
    ['tells by how much it is over', 12, 'Overdue by 12 minutes', 'overdue'],
    ['counts in hours from one on', 125, 'Overdue by 2 hours', 'overdue'],
    ['and in days from two on', -3000, 'Due in 2 days', null],
    ['knows one of each', 1, 'Overdue by 1 minute', 'overdue'],
  ] as const)('%s', (_, minutes, text, urgency) => {
    renderUi(<DueTime dueAt={minutesAgo(minutes)} />);
    expect(
      screen.getByText(text).closest('[data-component=due-time]')?.getAttribute('data-urgency'),
    ).toBe(urgency);
  });
});
