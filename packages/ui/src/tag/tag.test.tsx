import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Tag, TagList } from './index.ts';

describeConformance(Tag, { component: 'tag', props: { label: 'North' } });
describeConformance(TagList, { component: 'tag-list', props: { label: 'Filters', items: [] } });

describe('Tag', () => {
  it('is a label without a remove handler', async () => {
    const onRemove = vi.fn();
    const { user, rerender } = renderUi(<Tag name="Gate" label="North" />);
    expect(screen.getByText('North')).toHaveTextContent('Gate North');
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Tag name="Gate" label="North" onRemove={onRemove} />);
    await user.click(screen.getByRole('button', { name: 'Remove North' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });
});

function Filters() {
  const [items, setItems] = useState(
    ['North', 'South', 'East'].map((label) => ({ id: label, label })),
  );
  return (
    <TagList
      label="Filters"
      items={items}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
    />
  );
}

describe('TagList', () => {
  it.each([
    ['the next tag', ['North'], 'Remove South'],
    ['the previous tag after the last one', ['East'], 'Remove South'],
  ])('moves focus to %s', async (_which, removed, focused) => {
    const { user } = renderUi(<Filters />);
    for (const label of removed)
      await user.click(screen.getByRole('button', { name: `Remove ${label}` }));
    expect(screen.getByRole('button', { name: focused })).toHaveFocus();
  });

  it('takes focus itself when the last value is removed', async () => {
    const { user } = renderUi(<Filters />);
    for (const label of ['North', 'South', 'East'])
      await user.click(screen.getByRole('button', { name: `Remove ${label}` }));
    expect(screen.getByRole('list', { name: 'Filters' })).toHaveFocus();
  });

  it('is read-only without a handler', () => {
    renderUi(<TagList label="Filters" items={[{ id: 'north', label: 'North' }]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('North');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
