import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Card } from './index.ts';

describeConformance(Card, {
  component: 'card',
  props: { heading: 'Deliveries', children: 'Two parcels' },
});

describe('Card', () => {
  it('is a region named by its heading, at the given level', () => {
    renderUi(
      <Card heading="Deliveries" headingLevel={3} headerActions={<a href="/all">All</a>}>
        Two parcels
      </Card>,
    );
    const region = screen.getByRole('region', { name: 'Deliveries' });
    expect(
      within(region).getByRole('heading', { level: 3, name: 'Deliveries' }),
    ).toBeInTheDocument();
    expect(within(region).getByRole('link', { name: 'All' })).toBeInTheDocument();
  });

  it('uses the given accessible name when it has no heading', () => {
    renderUi(<Card aria-label="Deliveries">Two parcels</Card>);
    expect(screen.getByRole('region', { name: 'Deliveries' })).toHaveTextContent('Two parcels');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('renders a list when its body is lines', () => {
    renderUi(
      <Card heading="Deliveries" body="lines">
        <li>First</li>
        <li>Second</li>
      </Card>,
    );
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('renders no empty slots', () => {
    renderUi(<Card heading="Deliveries" footer="Since midnight" />);
    const region = screen.getByRole('region', { name: 'Deliveries' });
    expect(region.textContent).toBe('DeliveriesSince midnight');
    expect(region.children).toHaveLength(2);
  });
});
