import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { DescriptionList, type DescriptionItem } from './index.ts';

const items: DescriptionItem[] = [
  { id: 'gate', term: 'Gate', description: 'North' },
  { id: 'weight', term: 'Weight', description: null },
  { id: 'count', term: 'Pieces', description: 0 },
];

describeConformance(DescriptionList, { component: 'description-list', props: { items } });

describe('DescriptionList', () => {
  it('pairs each term with its value, in order', () => {
    renderUi(<DescriptionList items={items} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Gate',
      'Weight',
      'Pieces',
    ]);
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('North');
  });

  it('shows an unknown value as unknown, and zero as zero', () => {
    renderUi(<DescriptionList items={items} />);
    expect(screen.getAllByRole('definition')[1]?.textContent).toBe('—Unknown');
    expect(screen.getAllByRole('definition')[2]?.textContent).toBe('0');
  });
});
