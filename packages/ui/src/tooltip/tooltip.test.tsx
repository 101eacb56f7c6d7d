import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { renderUi } from '../testing/index.ts';
import { Tooltip } from './index.ts';

const tip = (
  <Tooltip
    text="Counts from midnight"
    className="own"
    renderTrigger={(attributes) => <Button {...attributes}>Today</Button>}
  />
);

const draw = () => {
  const drawn = renderUi(
    <>
      {tip}
      <p>Elsewhere</p>
    </>,
  );
  return { ...drawn, trigger: screen.getByRole('button', { name: 'Today' }) };
};

describe('Tooltip', () => {
  it('describes its trigger whether it is visible or not', async () => {
    const { user, trigger } = draw();
    expect(trigger).toHaveAccessibleDescription('Counts from midnight');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.hover(trigger);
    expect(trigger).toHaveAccessibleDescription('Counts from midnight');
    expect(screen.getByRole('tooltip')).toHaveTextContent('Counts from midnight');
    expect(screen.getByRole('tooltip')).toHaveClass('own');
  });

  it('is shown while its trigger or the tooltip itself is hovered', async () => {
    const { user, trigger } = draw();
    await user.hover(trigger);
    const tooltip = screen.getByRole('tooltip');
    fireEvent.pointerOut(trigger, { relatedTarget: tooltip });
    expect(tooltip).toBeInTheDocument();
    fireEvent.pointerOut(tooltip, { relatedTarget: screen.getByText('Elsewhere') });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('is shown while its trigger has keyboard focus', async () => {
    const { user } = draw();
    await user.tab();
    expect(screen.getByRole('tooltip')).toHaveAttribute('data-by', 'focus');
    await user.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('is not shown by touch', () => {
    const { trigger } = draw();
    fireEvent.pointerEnter(trigger, { pointerType: 'touch' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('is hidden by Escape wherever focus is, and leaves the surrounding dialog open', async () => {
    const onClose = vi.fn<() => void>();
    const { user } = renderUi(
      <Dialog open title="Day" onClose={onClose}>
        {tip}
      </Dialog>,
    );
    await user.hover(screen.getByRole('button', { name: 'Today' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
