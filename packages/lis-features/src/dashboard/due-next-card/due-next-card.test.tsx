import { anOverview } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dueNextCardArgs } from './due-next-card.args.ts';
import { DueNextCard } from './index.ts';

describe('DueNextCard', () => {
  it('lists the next specimens with due time, priority, accession number and task', () => {
    renderUi(<DueNextCard {...dueNextCardArgs} />);
    const lines = screen.getAllByRole('listitem');
    expect(lines).toHaveLength(8);
    expect(lines[0]?.textContent).toMatch(/08:50.*Sodium\+3.*STAT260512-0180To verify$/);
    expect(lines.map((line) => line.querySelector('[data-part=task]')?.textContent)).toEqual([
      'To verify',
      'To verify',
      'To enter',
      'To verify',
      'QC hold',
      'To verify',
      'To release',
      'On hold',
    ]);
    expect(screen.getByText('8 of 77 specimens in progress, by due time')).toBeVisible();
    expect(screen.getByText('3 STAT')).toBeVisible();
  });

  it('names all tests of a specimen for screen readers, and links to it', () => {
    renderUi(<DueNextCard {...dueNextCardArgs} />);
    const [first] = screen.getAllByRole('listitem');
    if (!first) throw new Error('The list is empty.');
    expect(within(first).getByText('Sodium, Potassium, Chloride, Creatinine')).toBeInTheDocument();
    const [specimen] = anOverview().due_next.items;
    expect(within(first).getByRole('link')).toHaveAttribute(
      'href',
      `/app/test-results?specimen=${specimen?.sample_id}&task=verify`,
    );
  });

  it('reports an empty work list only when it is known', () => {
    const { rerender } = renderUi(
      <DueNextCard {...dueNextCardArgs} overview={{ status: 'loading' }} />,
    );
    expect(screen.queryByText('The work list is empty')).toBeNull();
    const overview = anOverview({ due_next: { specimens: 0, stat: 0, items: [] } });
    rerender(<DueNextCard {...dueNextCardArgs} overview={ready(overview)} />);
    expect(screen.getByText('The work list is empty')).toBeVisible();
  });
});
