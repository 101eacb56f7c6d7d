import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { SectionIndex } from './index.ts';

const sections = [
  { id: 'address', label: 'Address' },
  { id: 'hours', label: 'Hours', mark: 'changed' },
  { id: 'prices', label: 'Prices', mark: 'error' },
] as const;

describeConformance(SectionIndex, { component: 'section-index', props: { sections } });

const page = (
  <>
    <SectionIndex sections={sections} />
    {sections.map(({ id }) => (
      <section key={id} id={id} tabIndex={-1} aria-label={id} />
    ))}
  </>
);
const current = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true');

describe('SectionIndex', () => {
  it('reads each mark with its section', () => {
    renderUi(page);
    expect(screen.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Address',
      'HoursUnsaved changes',
      'PricesContains errors',
    ]);
  });

  it('starts at the first section, and moves focus to the chosen one', async () => {
    const { user } = renderUi(page);
    expect(current()).toEqual([screen.getByRole('link', { name: 'Address' })]);
    await user.click(screen.getByRole('link', { name: /^Prices/ }));
    expect(screen.getByRole('region', { name: 'prices' })).toHaveFocus();
    expect(current()).toEqual([screen.getByRole('link', { name: /^Prices/ })]);
  });

  it('returns to the first section when the current one is gone', async () => {
    const { user, rerender } = renderUi(page);
    await user.click(screen.getByRole('link', { name: /^Prices/ }));
    rerender(<SectionIndex sections={sections.slice(0, 2)} />);
    expect(current()).toEqual([screen.getByRole('link', { name: 'Address' })]);
  });
});
