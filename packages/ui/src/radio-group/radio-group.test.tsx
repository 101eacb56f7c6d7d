import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { RadioGroup } from './index.ts';

const SIZES = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium', description: 'For most people' },
  { value: 'l', label: 'Large' },
];

describeConformance(RadioGroup, {
  component: 'radio-group',
  props: { label: 'Size', options: SIZES.slice(0, 1) },
  receiver: 'input',
});

describe('RadioGroup', () => {
  it('is a named group without a default selection', () => {
    renderUi(<RadioGroup label="Size" options={SIZES} />);
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('names each option by its label and describes it by the rest', () => {
    renderUi(<RadioGroup label="Size" options={SIZES} variant="cards" />);
    expect(screen.getByRole('radio', { name: 'Medium' })).toHaveAccessibleDescription(
      'For most people',
    );
    expect(screen.getByRole('radio', { name: 'Small' })).not.toHaveAttribute('aria-describedby');
  });

  it('stores its selection, starting with its default', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(
      <RadioGroup label="Size" options={SIZES} defaultValue="m" onValueChange={onValueChange} />,
    );
    expect(screen.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await user.click(screen.getByText('Large'));
    expect(screen.getByRole('radio', { name: 'Large' })).toBeChecked();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('l', expect.anything());
  });

  it('shows the controlled value', async () => {
    const onValueChange = vi.fn();
    const { user, rerender } = renderUi(
      <RadioGroup label="Size" options={SIZES} value="s" onValueChange={onValueChange} />,
    );
    await user.click(screen.getByRole('radio', { name: 'Large' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('l', expect.anything());
    expect(screen.getByRole('radio', { name: 'Small' })).toBeChecked();
    rerender(<RadioGroup label="Size" options={SIZES} value="l" />);
    expect(screen.getByRole('radio', { name: 'Large' })).toBeChecked();
  });

  it('is a single tab stop, navigated with the arrow keys', async () => {
    const { user } = renderUi(
      <>
        <RadioGroup label="Size" options={SIZES} defaultValue="s" />
        <button type="button">Next</button>
      </>,
    );
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await user.tab();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('passes a form library’s registration to every radio button', async () => {
    const register = vi.fn();
    const onChange = vi.fn(
      (event: { target: { name: string; value: string } }) =>
        `${event.target.name}=${event.target.value}`,
    );
    const { user } = renderUi(
      <RadioGroup label="Size" name="size" options={SIZES} ref={register} onChange={onChange} />,
    );
    expect(register.mock.calls.flat()).toEqual(screen.getAllByRole('radio'));
    await user.click(screen.getByRole('radio', { name: 'Large' }));
    expect(onChange).toHaveReturnedWith('size=l');
  });

  it('has the descriptions and states of every field, and keeps its id for the error summary', () => {
    renderUi(
      <RadioGroup
        id="size"
        label="Size"
        optional
        options={SIZES}
        hint="You can change it."
        error="Choose a size."
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Size (optional)' });
    expect(group).toHaveAccessibleDescription('You can change it. Choose a size.');
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(group).toHaveAttribute('id', 'size');
  });

  it('can have single options or all options disabled', () => {
    const { rerender } = renderUi(
      <RadioGroup
        label="Size"
        options={[
          { value: 's', label: 'Small', disabled: true },
          { value: 'm', label: 'Medium' },
        ]}
      />,
    );
    expect(screen.getByRole('radio', { name: 'Small' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Medium' })).toBeEnabled();
    rerender(<RadioGroup label="Size" disabled options={SIZES} />);
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  });
});
