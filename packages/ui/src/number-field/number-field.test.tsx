import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { NumberField, type NumberFieldProps } from './index.ts';

describeConformance(NumberField, {
  component: 'number-field',
  props: { label: 'Weight', unit: 'kg' },
  receiver: 'input',
});

/** A caller that controls the value. */
function StatefulNumberField({ value: first, ...props }: NumberFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <NumberField {...props} value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue('7.50')}>
        Set
      </button>
      <p>{value ?? 'none'}</p>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Weight' });

describe('NumberField', () => {
  it('reports every change as decimal text, digits as typed', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(<NumberField label="Weight" onValueChange={onValueChange} />);
    await user.type(field(), '4.10');
    expect(onValueChange.mock.calls.map(([value, { problem }]) => [value, problem])).toEqual([
      ['4', undefined],
      [undefined, 'incomplete'],
      ['4.1', undefined],
      ['4.10', undefined],
    ]);
    expect(onValueChange.mock.lastCall?.[1]).toMatchObject({ reason: 'typed', text: '4.10' });
  });

  it.each([
    ['0', '0'],
    ['', undefined],
  ])('distinguishes %j from an empty value', async (text, value) => {
    const onValueChange = vi.fn();
    const { user } = renderUi(
      <NumberField label="Weight" defaultValue="5" onValueChange={onValueChange} />,
    );
    await user.clear(field());
    if (text !== '') await user.type(field(), text);
    expect(onValueChange).toHaveBeenLastCalledWith(
      value,
      expect.objectContaining({ problem: undefined }),
    );
  });

  it('reads and writes only the decimal mark of the language', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(
      <NumberField label="Weight" defaultValue="3.5" onValueChange={onValueChange} />,
      { locale: 'de' },
    );
    expect(field()).toHaveValue('3,5');
    await user.type(field(), '0');
    expect(onValueChange).toHaveBeenLastCalledWith('3.50', expect.anything());
    await user.clear(field());
    await user.type(field(), '4.2');
    expect(onValueChange).toHaveBeenLastCalledWith(
      undefined,
      expect.objectContaining({ problem: 'mark' }),
    );
  });

  it('keeps text with thousands separators as typed and explains the rejection on blur', async () => {
    const { user } = renderUi(<StatefulNumberField label="Weight" />);
    await user.type(field(), '1,234');
    expect(field()).toBeValid();
    await user.tab();
    expect(field()).toHaveValue('1,234');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Write “1,234” without thousands marks');
    expect(screen.getByRole('status')).toHaveTextContent('Write “1,234” without thousands marks');
    await user.type(field(), '{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(field()).toBeValid();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['15', 'Enter 14 or less'],
    ['-1', 'Enter 0 or more'],
    ['4.', 'Write digits on both sides of “.”'],
    ['4kg', '“4kg” is not a number'],
    ['<4', 'Write a number without < or >'],
  ])('reports on Enter the problem of %j', async (text, error) => {
    const { user } = renderUi(<NumberField label="Weight" min="0" max="14" />);
    await user.type(field(), `${text}{Enter}`);
    expect(field()).toHaveAccessibleDescription(`Between 0 and 14 ${error}`);
  });

  it('gives the caller’s error precedence', async () => {
    const { user } = renderUi(<NumberField label="Weight" error="Enter the weight" />);
    await user.type(field(), 'x');
    await user.tab();
    expect(field()).toHaveAccessibleDescription('Enter the weight');
  });

  it('is described by its bounds and its unit', () => {
    renderUi(<NumberField label="Weight" unit="kg" min="0.5" />, { locale: 'de' });
    expect(field()).toHaveAccessibleDescription('\u20680,5\u2069 or more kg');
  });

  it('shows the controlled value, and leaves equivalent text unchanged', async () => {
    const { user } = renderUi(<StatefulNumberField label="Weight" value="4" />, { locale: 'de' });
    await user.type(field(), ',5');
    expect(field()).toHaveValue('4,5');
    expect(screen.getByText('4.5')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(field()).toHaveValue('7,50');
  });

  it('accepts comparators where allowed', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(
      <NumberField label="Weight" comparators={['<', '>']} onValueChange={onValueChange} />,
    );
    await user.type(field(), '< 0.5');
    expect(onValueChange).toHaveBeenLastCalledWith(
      '<0.5',
      expect.objectContaining({ problem: undefined }),
    );
    expect(field()).toHaveAttribute('inputmode', 'text');
  });

  it('is not changed by arrow keys or the wheel without a step', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(
      <NumberField label="Weight" defaultValue="5" onValueChange={onValueChange} />,
    );
    await user.type(field(), '{ArrowUp}{ArrowDown}');
    expect(field()).toHaveValue('5');
    expect(field()).toHaveAttribute('type', 'text');
    expect(field()).toHaveAttribute('inputmode', 'decimal');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('steps up and down exactly', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(
      <NumberField
        label="Weight"
        step="0.1"
        min="0"
        max="0.4"
        defaultValue="0.2"
        onValueChange={onValueChange}
      />,
    );
    const spin = screen.getByRole('spinbutton', { name: 'Weight' });
    await user.type(spin, '{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([
      ['0.3', 'stepped'],
      ['0.4', 'stepped'],
      ['0.4', 'stepped'],
    ]);
    expect(spin).toHaveAttribute('aria-valuenow', '0.4');
  });

  it('leaves invalid text unchanged instead of stepping it', async () => {
    const { user } = renderUi(<NumberField label="Weight" step="1" />);
    const spin = screen.getByRole('spinbutton');
    await user.type(spin, '1,234{ArrowUp}');
    expect(spin).toHaveValue('1,234');
    expect(spin).not.toHaveAttribute('aria-valuenow');
  });

  it('submits the value under its name, independent of the language', () => {
    const { container } = renderUi(
      <form>
        <NumberField label="Weight" name="weight" defaultValue="3.5" />
      </form>,
      { locale: 'de' },
    );
    const form = container.querySelector('form');
    expect(form && [...new FormData(form)]).toEqual([['weight', '3.5']]);
  });
});
