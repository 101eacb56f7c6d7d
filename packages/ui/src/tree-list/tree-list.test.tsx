import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderUi } from '../testing/index.ts';
import { TreeList, type TreeItem, type TreeListProps } from './index.ts';

const items: TreeItem[] = [
  { id: 'north', label: 'North', items: [{ id: 'lane', label: 'Lane' }] },
  { id: 'yard', label: 'Yard', items: 'unloaded' },
  { id: 'office', label: 'Office' },
];

describeConformance(TreeList, { component: 'tree-list', props: { label: 'Places', items } });

const draw = (props: Partial<TreeListProps> = {}) => {
  const onValueChange = vi.fn<NonNullable<TreeListProps['onValueChange']>>();
  const onExpandedChange = vi.fn<NonNullable<TreeListProps['onExpandedChange']>>();
  return {
    onValueChange,
    onExpandedChange,
    ...renderUi(
      <TreeList
        label="Places"
        items={items}
        onValueChange={onValueChange}
        onExpandedChange={onExpandedChange}
        {...props}
      />,
    ),
  };
};
const line = (name: string) => screen.getByRole('treeitem', { name });
const toggleOf = (name: string) => line(name).querySelector<HTMLElement>("[data-part='toggle']")!;

describe('TreeList', () => {
  it('exposes the level, position and expanded state of each row', () => {
    draw({ defaultExpanded: ['north'] });
    expect(screen.getByRole('tree', { name: 'Places' })).toBeVisible();
    expect(line('North')).toHaveAttribute('aria-expanded', 'true');
    expect(line('Office')).not.toHaveAttribute('aria-expanded');
    expect(
      ['aria-level', 'aria-posinset', 'aria-setsize'].map((name) =>
        line('Lane').getAttribute(name),
      ),
    ).toEqual(['2', '1', '1']);
  });

  it('is a single tab stop: the selected row, then the last focused one', async () => {
    const { user } = draw({ defaultValue: 'yard' });
    await user.tab();
    expect(line('Yard')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(line('Office')).toHaveFocus();
    await user.tab();
    await user.tab({ shift: true });
    expect(line('Office')).toHaveFocus();
  });

  it('keeps a tab stop when the focused row is hidden by collapsing', async () => {
    const { user, rerender } = draw({ expanded: ['north'] });
    await user.click(line('Lane'));
    rerender(<TreeList label="Places" items={items} expanded={[]} />);
    expect(screen.getAllByRole('treeitem').map((each) => each.tabIndex)).toEqual([0, -1, -1]);
  });

  it.each(['{Enter}', ' '])('selects by %s', async (key) => {
    const { user, onValueChange } = draw();
    await user.tab();
    await user.keyboard(key);
    expect(line('North')).toHaveAttribute('aria-selected', 'true');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('north', expect.anything());
  });

  it('opens by its arrow without selecting', async () => {
    const { user, onValueChange, onExpandedChange } = draw();
    await user.click(toggleOf('North'));
    expect(line('Lane')).toBeVisible();
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(['north'], {
      opened: ['north'],
      event: expect.objectContaining({ type: 'click' }),
    });
    expect(onValueChange).not.toHaveBeenCalled();
    await user.click(toggleOf('North'));
    expect(onExpandedChange).toHaveBeenLastCalledWith([], expect.objectContaining({ opened: [] }));
  });

  it.each([
    ['ltr', 'en', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', 'ar', '{ArrowLeft}', '{ArrowRight}'],
  ])('opens and closes in reading direction, %s', async (_direction, locale, opens, closes) => {
    const { user } = renderUi(<TreeList label="Places" items={items} />, { locale });
    await user.tab();
    await user.keyboard(opens);
    expect(line('North')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard(closes);
    expect(line('North')).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['unloaded', 'Yard: Loading…'],
    ['loading', 'Yard: Loading…'],
    ['failed', 'Yard: Could not be loaded. Close it and open it again to try once more.'],
    [[], 'Yard: Nothing here'],
  ] satisfies [TreeItem['items'], string][])(
    'announces the status of an opened row with %s below it',
    async (under, words) => {
      const { user } = renderUi(
        <TreeList label="Places" items={[{ id: 'yard', label: 'Yard', items: under }]} />,
      );
      await user.tab();
      await user.keyboard('{ArrowRight}');
      expect(screen.getByRole('status')).toHaveTextContent(words);
    },
  );

  it('ignores the browser’s own shortcuts', async () => {
    const { user } = draw();
    await user.tab();
    await user.keyboard('{Control>}o{/Control}');
    expect(line('North')).toHaveFocus();
  });
});
