import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { SearchField, type SearchFieldProps } from './index.ts';

describeConformance(SearchField, {
  component: 'search-field',
  props: { label: 'Filter' },
  receiver: 'input',
});

/** The parent controls the value. */
function Controlled(props: Omit<SearchFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField {...props} value={value} onChange={(event) => setValue(event.target.value)} />
      <output>{value}</output>
    </>
  );
}

describe('SearchField', () => {
  it('is a search box named by its hidden label', () => {
    renderUi(<SearchField label="Filter" />);
    expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveAttribute(
      'placeholder',
      'Filter',
    );
  });

  it.each([
    [
      'the cross',
      (user: ReturnType<typeof renderUi>['user']) =>
        user.click(screen.getByRole('button', { name: 'Clear' })),
    ],
    ['Escape', (user: ReturnType<typeof renderUi>['user']) => user.keyboard('{Escape}')],
  ])('is cleared by %s, notifies its owner, and keeps focus', async (_how, clear) => {
    const { user } = renderUi(<Controlled label="Filter" />);
    await user.type(screen.getByRole('searchbox'), 'oslo');
    expect(screen.getByRole('status')).toHaveTextContent('oslo');
    await clear(user);
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('can also be cleared when uncontrolled', async () => {
    const { user } = renderUi(<SearchField label="Filter" defaultValue="oslo" />);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('shows the clear button only with text, and the shortcut only without', async () => {
    const { user } = renderUi(<SearchField label="Filter" shortcut="/" />);
    expect(screen.getByText('/')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'o');
    expect(screen.getByText('/')).not.toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
  });

  it('leaves Escape to its parent when it is empty', async () => {
    const onKeyDown = vi.fn();
    const { user } = renderUi(
      <div role="presentation" onKeyDown={onKeyDown}>
        <SearchField label="Filter" defaultValue="o" />
      </div>,
    );
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{Escape}');
    expect(onKeyDown).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
  });

  it('announces its shortcut', () => {
    renderUi(<SearchField label="Filter" shortcut="/" />);
    expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveAttribute(
      'aria-keyshortcuts',
      '/',
    );
  });
});
