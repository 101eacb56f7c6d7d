import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Split } from './index.ts';

describeConformance(Split, { component: 'split', props: { start: 'List', end: 'Details' } });

describe('Split', () => {
  it.each(['side-start', 'side-end'] as const)(
    'has the reading order start to end with a %s, whichever is the wider',
    (ratio) => {
      renderUi(<Split ratio={ratio} start={<p>List</p>} end={<p>Details</p>} />);
      const list = screen.getByText('List');
      expect(
        list.compareDocumentPosition(screen.getByText('Details')) &
          Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy();
    },
  );
});
