import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffCard } from './index.ts';
import { staffCardArgs } from './staff-card.args.ts';

describe('StaffCard', () => {
  it('names users with pending access requests, and links to staff management', () => {
    renderUi(<StaffCard {...staffCardArgs} />);
    const card = within(screen.getByRole('region', { name: 'Staff' }));
    expect(card.getByText('1 person asks to join')).toBeVisible();
    expect(card.getByRole('listitem')).toHaveTextContent('Nadia Newcomer');
    expect(card.getByRole('link', { name: 'Manage staff' })).toHaveAttribute(
      'href',
      '/app/settings/staff',
    );
  });

  it('reports that there are no pending access requests', () => {
    renderUi(<StaffCard {...staffCardArgs} waiting={{ status: 'empty', reason: 'none-yet' }} />);
    expect(screen.getByText('No pending access requests')).toBeVisible();
  });
});
