import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { PasswordField } from './index.ts';

describeConformance(PasswordField, {
  component: 'password-field',
  props: { label: 'Password' },
  receiver: 'input',
});

describe('PasswordField', () => {
  it('hides the password until it is revealed, and hides it again', async () => {
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

  it('declares its purpose to password managers, and disables corrections by the browser', () => {
    renderUi(<PasswordField label="Password" autoComplete="current-password" />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('spellcheck', 'false');
  });

  it('does not submit its form when the password is revealed', async () => {
    const onSubmit = vi.fn();
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <PasswordField label="Password" />
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('PasswordField strength', () => {
  it.each([
    ['aaaaaaaaaaaa', 'Easy to guess: it repeats itself.'],
    ['abcdefgh1234', 'Easy to guess: sequences like abc or 321 are tried first.'],
    ['20051998', 'Easy to guess: dates and years are tried first.'],
    ['northgate2026', 'Easy to guess: it is made of common words.'],
    ['xkqw', 'Easy to guess: a longer one is stronger.'],
    ['xkq7wm2pz', 'Fair: a few more characters make it strong.'],
    ['correct horse battery', 'Hard to guess.'],
  ])('of %j is described in text', async (password, message) => {
    renderUi(
      <PasswordField
        label="Password"
        strength
        knownWords={['northgate']}
        value={password}
        onChange={() => {}}
      />,
    );
    expect(await screen.findByText(message)).toHaveRole('status');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Password')).toBeValid();
  });

  it('follows the input, and is empty without input', async () => {
    const onInput = vi.fn();
    const { user } = renderUi(<PasswordField label="Password" strength onInput={onInput} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    expect(await screen.findByText('Hard to guess.')).toBeInTheDocument();
    expect(onInput).toHaveBeenCalled();
    await user.clear(screen.getByLabelText('Password'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is not estimated by default', () => {
    renderUi(<PasswordField label="Password" defaultValue="secret" />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
