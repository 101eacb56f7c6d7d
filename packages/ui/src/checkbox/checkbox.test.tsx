import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Checkbox } from './index.ts';

describeConformance(Checkbox, {
  component: 'checkbox',
  props: { label: 'Remember me' },
  receiver: 'input',
});

describe('Checkbox', () => {
  it('renders three elements without a hint', () => {
    const { container } = renderUi(<Checkbox label="Remember me" />);
    expect(
      container.querySelectorAll('[data-component=checkbox], [data-component=checkbox] *'),
    ).toHaveLength(3);
  });

  it('is toggled by its label and by Space', async () => {
    const { user } = renderUi(<Checkbox label="Remember me" />);
    const box = screen.getByRole('checkbox', { name: 'Remember me' });
    await user.click(screen.getByText('Remember me'));
    expect(box).toBeChecked();
    await user.keyboard(' ');
    expect(box).not.toBeChecked();
  });

  it('has the descriptions and states of every field', () => {
    renderUi(<Checkbox label="I accept" hint="You can withdraw." error="Accept to go on." />);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
      'You can withdraw. Accept to go on.',
    );
    expect(screen.getByRole('checkbox')).toBeInvalid();
  });

  it('is named by a visually hidden label', () => {
    renderUi(<Checkbox label="Choose row 7" labelVisibility="hidden" />);
    expect(screen.getByRole('checkbox', { name: 'Choose row 7' })).toBeInTheDocument();
  });

  it('stays indeterminate while its owner sets it, despite user input', async () => {
    const onChange = vi.fn();
    const { user, rerender } = renderUi(
      <Checkbox label="All" indeterminate checked={false} onChange={onChange} />,
    );
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
    await user.click(screen.getByRole('checkbox'));
    expect(onChange).toHaveBeenCalledOnce();
    rerender(<Checkbox label="All" checked onChange={onChange} />);
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
    rerender(<Checkbox label="All" indeterminate checked={false} onChange={onChange} />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  });
});
