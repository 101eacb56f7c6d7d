import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BillGlyph, CalendarGlyph, DocumentCheckGlyph } from '../icon/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { BottomBar } from './index.ts';

const items = [
  {
    id: 'results',
    label: 'Results',
    href: '/results',
    glyph: DocumentCheckGlyph,
    badge: { count: 2, label: '2 new reports' },
    current: true,
  },
  { id: 'appointments', label: 'Appointments', href: '/appointments', glyph: CalendarGlyph },
  { id: 'bills', label: 'Bills', href: '/bills', glyph: BillGlyph },
];

describeConformance(BottomBar, { component: 'bottom-bar', props: { label: 'Main', items: [] } });

describe('BottomBar', () => {
  it('is a named list of links in order', () => {
    renderUi(<BottomBar label="Main" items={items} />);
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(bar.getAllByRole('listitem')).toHaveLength(3);
    expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/results',
      '/appointments',
      '/bills',
    ]);
  });

  it('marks only the current page', () => {
    renderUi(<BottomBar label="Main" items={items} />);
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([
      screen.getByRole('link', { name: /^Results/ }),
    ]);
  });

  it('reads a badge by its label after that of the entry', () => {
    renderUi(<BottomBar label="Main" items={items} />);
    expect(screen.getByRole('link', { name: /^Results\s*2 new reports$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bills' })).toBeVisible();
  });

  it('is reached in reading order with Tab', async () => {
    const { user } = renderUi(<BottomBar label="Main" items={items} />);
    for (const name of [/^Results/, 'Appointments', 'Bills']) {
      await user.tab();
      expect(screen.getByRole('link', { name })).toHaveFocus();
    }
  });
});
