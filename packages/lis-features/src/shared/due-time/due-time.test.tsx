import { minutesAgo } from '@alms/lis-domain/fixtures';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DueTime } from './index.ts';

describe('DueTime', () => {
  it.each([
    ['shows the time left', -18, 'Due in 18 minutes', null],
    ['is highlighted in the last quarter of an hour', -15, 'Due in 15 minutes', 'soon'],
    ['is not highlighted before', -16, 'Due in 16 minutes', null],
    ['is not overdue in its last minute', 0, 'Due now', 'soon'],
    ['shows how long it is overdue', 12, 'Overdue by 12 minutes', 'overdue'],
    ['counts in hours from one hour', 125, 'Overdue by 2 hours', 'overdue'],
    ['counts in days from two days', -3000, 'Due in 2 days', null],
    ['has a singular', 1, 'Overdue by 1 minute', 'overdue'],
  ] as const)('%s', (_, minutes, text, urgency) => {
    renderUi(<DueTime dueAt={minutesAgo(minutes)} />);
    expect(
      screen.getByText(text).closest('[data-component=due-time]')?.getAttribute('data-urgency'),
    ).toBe(urgency);
  });

  it.each([
    ['the time of day', 12, '08:30', 'Overdue by 12 minutes'],
    ['the date of another day', -3000, '14 May', 'Due in 2 days'],
  ])(
    'shows %s in dense lists, and says the distance to screen readers',
    (_, minutes, text, distance) => {
      renderUi(<DueTime dueAt={minutesAgo(minutes)} as="time" />);
      expect(screen.getByText(text)).toHaveAttribute('title', distance);
      expect(screen.getByText(distance)).toBeInTheDocument();
    },
  );
});
