import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { EmptyState } from './index.ts';

describeConformance(EmptyState, {
  component: 'empty-state',
  props: { title: 'No parcels on the way' },
});

describe('EmptyState', () => {
  it('shows a heading, an explanation and the next step', () => {
    renderUi(
      <EmptyState
        title="No parcels on the way"
        headingLevel={2}
        body="Announced parcels show here."
        action={<a href="/announce">Announce one</a>}
      />,
    );
    expect(
      screen.getByRole('heading', { level: 2, name: 'No parcels on the way' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Announced parcels show here.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Announce one' })).toBeInTheDocument();
  });
});
