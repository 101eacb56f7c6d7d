import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { loading, ready, type Resource } from '../resource/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { ComboboxField, type Choice, type ChoiceEntry, type ComboboxFieldProps } from './index.ts';

const OSLO: Choice = { value: 'osl', label: 'Oslo', note: 'Norway' };
const ZURICH: Choice = { value: 'zrh', label: 'Zürich', note: 'Switzerland' };
const ROME: Choice = { value: 'rom', label: 'Rome', inertReason: 'Closed until June' };
const CITIES = ready<readonly ChoiceEntry[]>([OSLO, { label: 'Abroad', options: [ZURICH, ROME] }]);

describeConformance(ComboboxField, {
  component: 'combobox-field',
  props: { label: 'City', options: CITIES },
  receiver: 'input',
});

const draw = (props: Partial<ComboboxFieldProps> = {}) => {
  const onValueChange = vi.fn<NonNullable<ComboboxFieldProps['onValueChange']>>();
  const drawn = renderUi(
    <>
      <ComboboxField label="City" options={CITIES} onValueChange={onValueChange} {...props} />
      <button type="button">After</button>
    </>,
  );
  return { ...drawn, onValueChange, input: screen.getByRole('combobox', { name: 'City' }) };
};

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');

describe('ComboboxField', () => {
  it('is closed initially, and its list has an accessible name when open', async () => {
    const { user, input } = draw();
    expect(input).toHaveAttribute('aria-expanded', 'false');
    await user.click(input);
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'Options' })).toHaveAttribute(
      'id',
      input.getAttribute('aria-controls'),
    );
    expect(
      within(screen.getByRole('group', { name: 'Abroad' })).getAllByRole('option'),
    ).toHaveLength(2);
  });

  it.each([
    ['{ArrowDown}', 'OsloNorway'],
    ['{ArrowDown}{ArrowDown}', 'ZürichSwitzerland'],
    ['{ArrowUp}', 'RomeClosed until June'],
    ['{ArrowDown}{ArrowUp}', 'RomeClosed until June'],
    ['{ArrowUp}{ArrowDown}', 'OsloNorway'],
    ['{ArrowDown}{PageDown}', 'RomeClosed until June'],
    ['{ArrowUp}{PageUp}', 'OsloNorway'],
  ])('moves, with %s, to %s', async (keys, option) => {
    const { user } = draw();
    await user.tab();
    await user.keyboard(keys);
    expect(active()).toHaveTextContent(option, { normalizeWhitespace: false });
  });

  it.each(['{Alt>}{ArrowDown}{/Alt}', 'o'])(
    'has no active option when opened by %s, and Tab selects none',
    async (keys) => {
      const { user, onValueChange, input } = draw();
      await user.tab();
      await user.keyboard(keys);
      expect(input).toHaveAttribute('aria-expanded', 'true');
      expect(input).not.toHaveAttribute('aria-activedescendant');
      await user.tab();
      expect(onValueChange).not.toHaveBeenCalled();
      expect(input).toHaveValue('');
      expect(screen.queryByRole('listbox')).toBeNull();
    },
  );

  it('matches any word, ignoring accents and case, and announces the count', async () => {
    const { user, input } = draw();
    await user.type(input, 'zurich SWITZ');
    expect(options()).toEqual(['ZürichSwitzerland']);
    expect(screen.getByRole('status')).toHaveTextContent('1 result');
    await user.type(input, '!');
    expect(options()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing matches');
  });

  it('selects the active option on Enter or click, and closes', async () => {
    const { user, input, onValueChange } = draw();
    await user.tab();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith(
      OSLO,
      expect.objectContaining({ reason: 'option' }),
    );
    expect(input).toHaveValue('Oslo');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(input);
    await user.click(screen.getByRole('option', { name: /Zürich/ }));
    expect(onValueChange).toHaveBeenLastCalledWith(ZURICH, expect.anything());
    expect(input).toHaveFocus();
  });

  it('marks the selected option and opens on it', async () => {
    const { user } = draw({ defaultValue: ZURICH });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Zürich');
    expect(screen.getByRole('option', { selected: true })).toBe(active());
  });

  it('explains why an option is disabled and does not select it', async () => {
    const { user, onValueChange } = draw();
    await user.tab();
    await user.keyboard('{ArrowUp}{Enter}');
    await user.click(screen.getByRole('option', { name: 'Rome Closed until June' }));
    expect(screen.getByRole('option', { name: 'Rome Closed until June' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('restores the selected label when typed text is abandoned', async () => {
    const { user, input, onValueChange } = draw({ defaultValue: OSLO });
    await user.type(input, 'x');
    expect(input).toHaveValue('Oslox');
    await user.tab();
    expect(input).toHaveValue('Oslo');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it.each([
    [
      'its cross',
      async (user: ReturnType<typeof renderUi>['user']) =>
        user.click(screen.getByRole('button', { name: 'Clear' })),
    ],
    [
      'clearing the text and leaving the field',
      async (user: ReturnType<typeof renderUi>['user'], input: HTMLElement) => {
        await user.clear(input);
        await user.tab();
      },
    ],
  ])('is cleared by %s', async (_how, clear) => {
    const { user, input, onValueChange } = draw({ defaultValue: OSLO });
    await clear(user, input);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      null,
      expect.objectContaining({ reason: 'clear' }),
    );
    expect(input).toHaveValue('');
  });

  it('accepts free text, when enabled, on Enter and on blur', async () => {
    const { user, input, onValueChange } = draw({ freeText: true });
    await user.type(input, ' Narvik {Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith(
      { value: 'Narvik', label: 'Narvik' },
      expect.objectContaining({ reason: 'free-text' }),
    );
    await user.clear(input);
    await user.type(input, 'Bodø');
    await user.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(
      { value: 'Bodø', label: 'Bodø' },
      expect.anything(),
    );
  });

  it('shows the controlled value', async () => {
    const { user, input, onValueChange } = draw({ value: null });
    await user.tab();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledOnce();
    expect(input).toHaveValue('');
  });

  it('submits its value, or nothing without a selection', async () => {
    const { container, user, input } = draw({ name: 'city' });
    const sent = () => container.querySelector('input[name=city]');
    expect(sent()).toHaveValue('');
    await user.type(input, '{ArrowDown}{Enter}');
    expect(sent()).toHaveValue('osl');
  });

  it('has the descriptions and states of every field', () => {
    const { input } = draw({ hint: 'Where you work.', error: 'Choose a city' });
    expect(input).toHaveAccessibleDescription('Where you work. Choose a city');
    expect(input).toBeInvalid();
  });

  it.each([{ disabled: true }, { readOnly: true }])('does not open when %o', async (props) => {
    const { user, input } = draw({ ...props, defaultValue: OSLO });
    await user.click(input);
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it('lets Enter submit its form when closed, but not during a search', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
      event.preventDefault(),
    );
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <ComboboxField label="City" options={CITIES} />
        <button type="submit">Send</button>
      </form>,
    );
    await user.type(screen.getByRole('combobox'), 'o{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('ComboboxField with remote options', () => {
  it('requests options on each key and on opening, and shows them unfiltered', async () => {
    const onSearch = vi.fn<(text: string) => void>();
    const { user, input } = draw({ onSearch, options: ready([ZURICH]) });
    await user.click(input);
    await user.type(input, 'os');
    expect(onSearch.mock.calls).toEqual([[''], ['o'], ['os']]);
    expect(options()).toEqual(['ZürichSwitzerland']);
  });

  it.each<[string, Resource<readonly ChoiceEntry[]>, string]>([
    ['idle', { status: 'idle' }, 'Type to search'],
    ['loading', loading, 'Searching…'],
    ['empty', { status: 'empty', reason: 'no-match' }, 'Nothing matches'],
    ['error', { status: 'error', error: { kind: 'offline' } }, 'Search failed'],
  ])('announces its state while %s, without options', async (_status, resource, words) => {
    const { user, input } = draw({ options: resource, onSearch: vi.fn() });
    await user.click(input);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(options()).toEqual([]);
  });

  it('keeps the active option when a new one arrives before it', async () => {
    const { user, rerender } = renderUi(
      <ComboboxField label="City" options={ready([OSLO, ZURICH])} onSearch={vi.fn()} />,
    );
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    rerender(
      <ComboboxField label="City" options={ready([ROME, OSLO, ZURICH])} onSearch={vi.fn()} />,
    );
    expect(active()).toHaveTextContent('Zürich');
  });

  it('offers a retry by keyboard without selecting anything', async () => {
    const onRetry = vi.fn<() => void>();
    const { user, onValueChange } = draw({
      options: { status: 'error', error: { kind: 'server' } },
      onSearch: vi.fn(),
      onRetry,
    });
    await user.tab();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onRetry).toHaveBeenCalledOnce();
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('ComboboxField in a dialog', () => {
  function DialogExample() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} title="Move" onClose={() => setOpen(false)}>
        <ComboboxField label="City" options={CITIES} />
      </Dialog>
    );
  }

  it('uses the first Escape for the list, the second for typed text, and passes the third to the dialog', async () => {
    const { user } = renderUi(<DialogExample />);
    const input = screen.getByRole('combobox');
    await user.type(input, 'o');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input).toHaveValue('o');
    await user.keyboard('{Escape}');
    expect(input).toHaveValue('');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
