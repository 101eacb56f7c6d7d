import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { SubjectBanner } from './index.ts';

const identifiers = [
  { id: 'number', term: 'Number', description: '0048213' },
  { id: 'since', term: 'Since', description: null },
];

describeConformance(SubjectBanner, {
  component: 'subject-banner',
  props: { name: 'Okoro, Daniel', identifiers },
});

describe('SubjectBanner', () => {
  it('is a region named by its subject, with every identifier under its term', () => {
    renderUi(<SubjectBanner name="Okoro, Daniel" identifiers={identifiers} />);
    const region = within(screen.getByRole('region', { name: 'Okoro, Daniel' }));
    expect(region.getByText('Number').nextElementSibling).toHaveTextContent('0048213');
    expect(region.getByText('Since').nextElementSibling).toHaveTextContent('Unknown');
  });

  it('is focusable by script only where the subject is the page title', () => {
    const { rerender } = renderUi(<SubjectBanner name="Okoro, Daniel" identifiers={identifiers} />);
    expect(screen.getByRole('heading', { level: 2 })).not.toHaveAttribute('tabindex');
    rerender(<SubjectBanner name="Okoro, Daniel" identifiers={identifiers} headingLevel={1} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  });

  it('renders no empty slots', () => {
    renderUi(<SubjectBanner name="Okoro, Daniel" identifiers={identifiers} />);
    expect(screen.getByRole('region').children).toHaveLength(2);
  });
});
