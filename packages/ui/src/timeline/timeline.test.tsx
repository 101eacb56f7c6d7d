import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Timeline, type TimelineEvent } from './index.ts';

const eventAt = (at: string, more: Partial<TimelineEvent> = {}): TimelineEvent => ({
  id: at,
  at,
  title: `Event of ${at}`,
  ...more,
});
const many = Array.from({ length: 45 }, (_, index) =>
  eventAt(`2026-05-12T08:00:00.${String(index).padStart(3, '0')}Z`, {
    title: `Event ${index + 1}`,
  }),
);

describeConformance(Timeline, {
  component: 'timeline',
  props: { label: 'What happened', events: [] },
});

describe('Timeline', () => {
  it('shows time, description, user and reason', () => {
    renderUi(
      <Timeline
        label="What happened"
        events={[
          eventAt('2026-05-12T07:52:00Z', {
            title: 'Held',
            who: 'T. Okafor',
            detail: 'Torn label',
          }),
        ]}
      />,
    );
    const item = within(screen.getByRole('region', { name: 'What happened' })).getByRole(
      'listitem',
    );
    expect(within(item).getByText('07:52')).toHaveAttribute('datetime', '2026-05-12T07:52:00Z');
    for (const words of ['Held', 'T. Okafor', 'Torn label'])
      expect(within(item).getByText(words)).toBeVisible();
  });

  it.each([
    ['2026-05-12T00:00:00Z', 'Today'],
    ['2026-05-11T23:59:00Z', 'Yesterday'],
    ['2026-05-10T23:59:00Z', 'Sunday 10 May 2026'],
  ])('labels the day of %s %s', (at, day) => {
    renderUi(<Timeline label="What happened" events={[eventAt(at)]} headingLevel={4} />);
    expect(screen.getByRole('heading', { level: 4, name: day })).toBeVisible();
  });

  it('shows the first part of a long timeline, then more, and moves focus there', async () => {
    const { user } = renderUi(<Timeline label="What happened" events={many} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show 20 more' }));
    expect(screen.getByText('Event 21').closest('li')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show 5 more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(45);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
