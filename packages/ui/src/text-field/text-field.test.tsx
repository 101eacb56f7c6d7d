import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { TextField } from './index.ts';

describeConformance(TextField, {
  component: 'text-field',
  props: { label: 'City' },
  receiver: 'input',
});
describeConformance(TextField, {
  component: 'text-field',
  props: { label: 'Price', leading: '$' },
  receiver: 'input',
});

describe('TextField', () => {
  it('renders three elements without hint and affixes', () => {
    const { container } = renderUi(<TextField label="City" />);
    expect(
      container.querySelectorAll('[data-component=text-field], [data-component=text-field] *'),
    ).toHaveLength(3);
  });

  it('forwards native props and accepts input', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        maxLength={5}
        required
        onChange={onChange}
      />,
    );
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    await user.type(input, 'a@b.example');
    expect(input).toHaveValue('a@b.e');
    expect(onChange).toHaveBeenCalledTimes(5);
    expect(input).toBeRequired();
    expect(input).toHaveAttribute('name', 'email');
    expect(input).toHaveAttribute('autocomplete', 'username');
    expect(input).toHaveAttribute('inputmode', 'email');
  });

  it('orders the description: hint, affixes, error', () => {
    renderUi(
      <TextField
        label="Address"
        leading="https://"
        trailing=".lis.example"
        hint="Lowercase."
        error="Too short."
      />,
    );
    const input = screen.getByRole('textbox', { name: 'Address' });
    expect(input).toHaveAccessibleDescription('Lowercase. https:// .lis.example Too short.');
    expect(input).toBeInvalid();
  });

  it('supports form-library registration: callback ref, name and native handlers', async () => {
    const onBlur = vi.fn();
    const register = vi.fn();
    const { user } = renderUi(
      <TextField label="City" name="city" ref={register} onBlur={onBlur} defaultValue="Oslo" />,
    );
    expect(register).toHaveBeenCalledExactlyOnceWith(screen.getByRole('textbox'));
    await user.tab();
    await user.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });
});
