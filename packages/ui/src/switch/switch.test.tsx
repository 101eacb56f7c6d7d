import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Switch } from './index.ts';

describeConformance(Switch, {
  component: 'switch',
  props: { label: 'E-mail me' },
  receiver: 'input',
});

describe('Switch', () => {
  it('is a switch, toggled by its label and by Space', async () => {
    const { user } = renderUi(<Switch label="E-mail me" />);
    const control = screen.getByRole('switch', { name: 'E-mail me' });
    await user.click(screen.getByText('E-mail me'));
    expect(control).toBeChecked();
    await user.keyboard(' ');
    expect(control).not.toBeChecked();
  });

  it('follows the controlled state', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Switch label="E-mail me" checked={false} onChange={onChange} />);
    await user.click(screen.getByRole('switch'));
    expect(onChange).toHaveBeenCalledOnce();
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('has the descriptions and states of every field', () => {
    renderUi(<Switch label="E-mail me" hint="Once a day." error="Could not be saved." />);
    expect(screen.getByRole('switch')).toHaveAccessibleDescription(
      'Once a day. Could not be saved.',
    );
    expect(screen.getByRole('switch')).toHaveAttribute('aria-invalid', 'true');
  });

  it('cannot be toggled when disabled', async () => {
    const { user } = renderUi(<Switch label="E-mail me" disabled />);
    await user.click(screen.getByText('E-mail me'));
    expect(screen.getByRole('switch')).not.toBeChecked();
  });
});
