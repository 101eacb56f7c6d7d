import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ready } from '../resource/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { MultiSelectField, type Choice, type MultiSelectFieldProps } from './index.ts';

const OSLO: Choice = { value: 'osl', label: 'Oslo' };
const BERGEN: Choice = { value: 'brg', label: 'Bergen' };
const ROME: Choice = { value: 'rom', label: 'Rome' };
const CITIES = ready([OSLO, BERGEN, ROME]);

describeConformance(MultiSelectField, {
  component: 'multi-select-field',
  props: { label: 'Cities', options: CITIES },
  receiver: 'input',
});

const draw = (props: Partial<MultiSelectFieldProps> = {}) => {
  const onValueChange = vi.fn<NonNullable<MultiSelectFieldProps['onValueChange']>>();
  const drawn = renderUi(
    <MultiSelectField label="Cities" options={CITIES} onValueChange={onValueChange} {...props} />,
  );
  return { ...drawn, onValueChange, input: screen.getByRole('combobox', { name: 'Cities' }) };
};

const chosen = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const removeButton = (label: string) => screen.getByRole('button', { name: `Remove ${label}` });

describe('MultiSelectField', () => {
  it('adds options to the selection while the list stays open, clears the text, and announces the count', async () => {
    const { user, input, onValueChange } = draw();
    await user.type(input, 'ber{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith(
      [BERGEN],
      expect.objectContaining({ reason: 'add', choice: BERGEN }),
    );
    expect(input).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('1 selected');
    await user.click(screen.getByRole('option', { name: 'Oslo' }));
    expect(chosen()).toEqual(['Bergen', 'Oslo']);
    expect(screen.getByRole('status')).toHaveTextContent('2 selected');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
    expect(input).toHaveFocus();
  });

  it('removes an option that is selected a second time', async () => {
    const { user, input, onValueChange } = draw({ defaultValue: [OSLO, ROME] });
    await user.click(input);
    await user.click(screen.getByRole('option', { name: 'Oslo' }));
    expect(onValueChange).toHaveBeenLastCalledWith(
      [ROME],
      expect.objectContaining({ reason: 'remove', choice: OSLO }),
    );
  });

  it('is a multi-selectable list', async () => {
    const { user, input } = draw();
    await user.click(input);
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
  });

  it('focuses the last tag on the first Backspace and removes it on the second', async () => {
    const { user, input } = draw({ defaultValue: [OSLO, BERGEN] });
    input.focus();
    await user.keyboard('{Backspace}');
    expect(removeButton('Bergen')).toHaveFocus();
    expect(chosen()).toHaveLength(2);
    await user.keyboard('{Backspace}');
    expect(chosen()).toEqual(['Oslo']);
    expect(screen.getByRole('status')).toHaveTextContent('1 selected');
    expect(removeButton('Oslo')).toHaveFocus();
    await user.keyboard('{Delete}');
    expect(chosen()).toEqual([]);
    expect(input).toHaveFocus();
  });

  it.each([
    ['{ArrowLeft}', 'Oslo'],
    ['{ArrowLeft}{ArrowLeft}', 'Oslo'],
    ['{ArrowLeft}{ArrowRight}', 'Bergen'],
  ])('moves along the tags with %s to %s', async (keys, label) => {
    const { user, input } = draw({ defaultValue: [OSLO, BERGEN] });
    input.focus();
    await user.keyboard(`{Backspace}${keys}`);
    expect(removeButton(label)).toHaveFocus();
  });

  it.each(['{ArrowRight}', '{Escape}'])('returns from the tags with %s', async (key) => {
    const { user, input } = draw({ defaultValue: [OSLO] });
    input.focus();
    await user.keyboard(`{Backspace}${key}`);
    expect(input).toHaveFocus();
    expect(chosen()).toEqual(['Oslo']);
  });

  it('removes a tag on click and focuses the input', async () => {
    const { user, input, onValueChange } = draw({ defaultValue: [OSLO, BERGEN] });
    input.focus();
    await user.click(removeButton('Oslo'));
    expect(onValueChange).toHaveBeenLastCalledWith(
      [BERGEN],
      expect.objectContaining({ reason: 'remove' }),
    );
    expect(input).toHaveFocus();
  });

  it('describes the number of selected options and how to reach them', () => {
    const { input } = draw({ defaultValue: [OSLO, BERGEN], hint: 'Where you work.' });
    expect(input).toHaveAccessibleDescription(
      'Where you work. 2 selected. Backspace moves to the selected options',
    );
  });

  it('accepts no more than its maximum, and explains why', async () => {
    const { user, input, onValueChange } = draw({ defaultValue: [OSLO, BERGEN], max: 2 });
    await user.click(input);
    expect(
      screen.getByText('At most 2 can be selected; remove one to select another'),
    ).toBeVisible();
    expect(screen.getByRole('option', { name: 'Rome' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('option', { name: 'Rome' }));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('At most 2');
    await user.click(screen.getByRole('option', { name: 'Oslo' }));
    expect(chosen()).toEqual(['Bergen']);
  });

  it('shows the controlled value', async () => {
    const { user, input } = draw({ value: [] });
    await user.type(input, '{ArrowDown}{Enter}');
    expect(chosen()).toEqual([]);
  });

  it('clears typed text on blur', async () => {
    const { user, input, onValueChange } = draw();
    await user.type(input, 'Osl');
    await user.tab();
    expect(input).toHaveValue('');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('submits one value per option', () => {
    const { container } = renderUi(
      <form>
        <MultiSelectField label="Cities" name="city" options={CITIES} defaultValue={[OSLO, ROME]} />
      </form>,
    );
    const form = container.querySelector('form');
    expect(form && new FormData(form).getAll('city')).toEqual(['osl', 'rom']);
  });

  it.each([{ disabled: true }, { readOnly: true }])(
    'shows its selection read-only when %o',
    async (props) => {
      const { user, input } = draw({ ...props, defaultValue: [OSLO] });
      await user.click(input);
      await user.keyboard('{Backspace}');
      expect(chosen()).toEqual(['Oslo']);
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.queryByRole('listbox')).toBeNull();
    },
  );
});
