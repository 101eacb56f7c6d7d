import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { PageHeader } from './index.ts';

describeConformance(PageHeader, { component: 'page-header', props: { title: 'Dashboard' } });

describe('PageHeader', () => {
  it('has the page title as its only level 1 heading, focusable by script', () => {
    renderUi(<PageHeader title="Dashboard" context="One sentence." />);
    const title = screen.getByRole('heading', { level: 1, name: 'Dashboard' });
    title.focus();
    expect(title).toHaveFocus();
  });

  it('places freshness before the actions', () => {
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

  it('reads the path before the title, and identifiers after it', () => {
    const { container } = renderUi(
      <PageHeader title="Gate 3" trail={<a href="#gates">Gates</a>} titleTrailing="G-03" />,
    );
    expect(container.textContent).toBe('GatesGate 3G-03');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gate 3');
  });

  it('renders no empty end section', () => {
    const { container } = renderUi(<PageHeader title="Dashboard" />);
    expect(container.querySelector("[data-part='end']")).toBeNull();
  });
});
