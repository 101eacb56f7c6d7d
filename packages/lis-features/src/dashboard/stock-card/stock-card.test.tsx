import { someStockAlerts } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StockCard } from './index.ts';
import { stockCardArgs } from './stock-card.args.ts';

describe('StockCard', () => {
  it('lists the most urgent items with their alert, links to each, and counts the rest', () => {
    renderUi(<StockCard {...stockCardArgs} />);
    const card = within(screen.getByRole('region', { name: /^Stock alerts/ }));
    expect(card.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      expect.stringMatching(/Out of stockOrder$/),
      expect.stringMatching(/Low stockOrder$/),
      expect.stringMatching(/Lot C1-0526.*Pending QCReview$/),
      expect.stringMatching(/Lot LYS-118.*Expires soonReview$/),
    ]);
    for (const { item_name, item_id } of someStockAlerts().items)
      expect(card.getByRole('link', { name: item_name })).toHaveAttribute(
        'href',
        `/app/inventory?item=${item_id}`,
      );
    expect(card.getByText('3 more in the inventory')).toBeVisible();
    expect(card.getAllByRole('link', { name: /^Order: / })[0]).toHaveAttribute(
      'href',
      '/app/inventory?tab=orders',
    );
  });

  it('reports that there are no stock alerts', () => {
    renderUi(<StockCard {...stockCardArgs} alerts={ready(someStockAlerts([]))} />);
    expect(screen.getByText('No stock alerts.')).toBeVisible();
    expect(screen.queryByText(/more in the inventory/)).not.toBeInTheDocument();
  });
});
