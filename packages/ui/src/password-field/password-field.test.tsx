import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderUi } from '../testing/index.js';
import { PasswordField } from './index.js';

describeConformance(PasswordField, { component: 'password-field', props: { label: 'Password' }, receiver: 'input' });

describe('PasswordField', () => {
  it('hides what is typed until asked to show it, and hides it again', async () => {
    const { user } = renderUi(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    await user.type(input, 'secret');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('secret');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('accepts a pasted password', async () => {
    const { user } = renderUi(<PasswordField label="Password" />);
    await user.click(screen.getByLabelText('Password'));
    await user.paste('from-the-manager');
    expect(screen.getByLabelText('Password')).toHaveValue('from-the-manager');
  });

  it('tells password managers what it is for, and the browser to correct nothing', () => {
    renderUi(<PasswordField label="Password" autoComplete="current-password" />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('spellcheck', 'false');
  });

  it('never sends its form by showing', async () => {
    const onSubmit = vi.fn();
    const { user } = renderUi(<form onSubmit={onSubmit}><PasswordField label="Password" /></form>);
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
