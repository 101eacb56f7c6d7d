import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Tabs, type Tab, type TabsProps } from './index.ts';

const tabs: Tab[] = [
  {
    id: 'expected',
    label: 'Expected',
    badge: { count: 14, label: '14 parcels' },
    content: 'Fourteen',
  },
  { id: 'held', label: 'Held', content: <input aria-label="Reason" /> },
  { id: 'history', label: 'History', content: 'Since Monday' },
];

describeConformance(Tabs, { component: 'tabs', props: { label: 'Parcels', tabs } });

const draw = (props: Partial<TabsProps> = {}) => {
  const onValueChange = vi.fn<NonNullable<TabsProps['onValueChange']>>();
  return {
    onValueChange,
    ...renderUi(<Tabs label="Parcels" tabs={tabs} onValueChange={onValueChange} {...props} />),
  };
};
const tab = (name: RegExp) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('names its tab list, its tabs with their badges, and the visible view', () => {
    draw();
    expect(screen.getByRole('tablist', { name: 'Parcels' })).toBeVisible();
    expect(tab(/^Expected\s*14 parcels$/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: /Expected/ })).toHaveTextContent('Fourteen');
    expect(tab(/Expected/)).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  });

  it('is a single tab stop', () => {
    draw({ defaultValue: 'held' });
    expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([-1, 0, -1]);
  });

  it('shows the clicked tab and reports it once', async () => {
    const { user, onValueChange } = draw();
    await user.click(tab(/Held/));
    await user.click(tab(/Held/));
    expect(screen.getByRole('tabpanel', { name: 'Held' })).toBeVisible();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('held', {
      event: expect.objectContaining({ type: 'click' }),
    });
  });

  it('waits for Enter with manual activation', async () => {
    const { user, onValueChange } = draw({ activation: 'manual' });
    tab(/Expected/).focus();
    await user.keyboard('{ArrowRight}');
    expect(tab(/Held/)).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('held', expect.anything());
  });

  it.each([
    ['the tab selected by the caller', 'history', 'History'],
    ['the first tab if the selected one is unknown', 'gone', /Expected/],
  ])('shows %s', (_which, value, name) => {
    draw({ value });
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  });

  it('follows the controlled value', async () => {
    const { user, onValueChange } = draw({ value: 'expected' });
    await user.click(tab(/History/));
    expect(onValueChange).toHaveBeenCalledOnce();
    expect(tab(/Expected/)).toHaveAttribute('aria-selected', 'true');
  });

  it('mounts a view when it is first shown, and keeps its input', async () => {
    const drawn = vi.fn();
    function Watched() {
      useEffect(() => drawn(), []);
      return 'Seen';
    }
    const { user } = draw({
      tabs: [...tabs.slice(0, 2), { id: 'watched', label: 'Watched', content: <Watched /> }],
    });
    expect(drawn).not.toHaveBeenCalled();
    await user.click(tab(/Held/));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Torn');
    await user.click(tab(/Watched/));
    expect(drawn).toHaveBeenCalledOnce();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(tab(/Held/));
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Torn');
  });
});
