import { aRevenue } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RevenueCard } from './index.ts';
import { revenueCardArgs } from './revenue-card.args.ts';

const figures = () => {
  const card = within(screen.getByRole('region', { name: 'Revenue' }));
  return Object.fromEntries(
    card
      .getAllByRole('term')
      .map((term, index) => [
        term.textContent,
        card.getAllByRole('definition')[index]?.textContent,
      ]),
  );
};

describe('RevenueCard', () => {
  it.each([
    [
      'two decimals',
      { currency: 'USD' },
      {
        Billed: '$12,480.50',
        Paid: '$9,815.00',
        Refunded: '$120.00',
        'Outstanding now': '$2,665.50',
      },
    ],
    [
      'none',
      {
        currency: 'JPY',
        billed_minor: 1_248_050,
        collected_minor: 0,
        refunded_minor: 0,
        outstanding_minor: 5,
      },
      { Billed: '¥1,248,050', Paid: '¥0', Refunded: '¥0', 'Outstanding now': '¥5' },
    ],
    [
      'three decimals and a negative amount',
      {
        currency: 'KWD',
        billed_minor: -1_500,
        collected_minor: 1,
        refunded_minor: 0,
        outstanding_minor: 0,
      },
      {
        Billed: '-KWD 1.500',
        Paid: 'KWD 0.001',
        Refunded: 'KWD 0.000',
        'Outstanding now': 'KWD 0.000',
      },
    ],
  ])('formats amounts in a currency with decimals: %s', (_, overrides, shown) => {
    renderUi(<RevenueCard {...revenueCardArgs} revenue={ready(aRevenue(overrides))} />);
    expect(
      Object.fromEntries(
        Object.entries(figures()).map(([term, amount]) => [
          term,
          amount?.replaceAll('\u00A0', ' '),
        ]),
      ),
    ).toEqual(shown);
  });

  it('links to payments only for users who may open them', () => {
    const { rerender } = renderUi(<RevenueCard {...revenueCardArgs} />);
    expect(screen.getByRole('link', { name: 'Open payments' })).toHaveAttribute(
      'href',
      '/app/payments',
    );
    rerender(<RevenueCard {...revenueCardArgs} href={undefined} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
