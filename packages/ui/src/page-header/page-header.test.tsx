import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderUi } from '../testing/index.ts';
import { PageHeader } from './index.ts';

describeConformance(PageHeader, { component: 'page-header', props: { title: 'Dashboard' } });

describe('PageHeader', () => {
  it('has the page’s title as its one heading of level 1, ready to take the focus', () => {
    renderUi(<PageHeader title="Dashboard" context="One sentence." />);
    const title = screen.getByRole('heading', { level: 1, name: 'Dashboard' });
    title.focus();
    expect(title).toHaveFocus();
  });

  it('says how fresh the page is before what can be done', () => {
    renderUi(
      <PageHeader
        title="Dashboard"
        freshness="Updated 08:42"
        actions={<button type="button">Refresh</button>}
      />,
    );
    const freshness = screen.getByText('Updated 08:42');
    expect(freshness.compareDocumentPosition(screen.getByRole('button'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('leaves no empty end when there is neither', () => {
    const { container } = renderUi(<PageHeader title="Dashboard" />);
    expect(container.querySelector("[data-part='end']")).toBeNull();
  });
});
