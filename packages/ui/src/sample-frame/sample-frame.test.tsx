import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { SampleFrame } from './index.ts';

describeConformance(SampleFrame, {
  component: 'sample-frame',
  props: { children: 'Seven parcels' },
});

describe('SampleFrame', () => {
  it('announces before the content that it is sample data', () => {
    renderUi(<SampleFrame>Seven parcels</SampleFrame>);
    const label = screen.getByText('Sample data').parentElement;
    expect(label).toHaveTextContent('Not real figures or people.');
    expect(label?.nextSibling?.textContent).toBe('Seven parcels');
  });
});
