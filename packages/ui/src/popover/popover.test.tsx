import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { renderUi } from '../testing/index.ts';
import { Popover, type PopoverProps } from './index.ts';

const draw = (props: Partial<PopoverProps> = {}) => {
  const onOpenChange = vi.fn<NonNullable<PopoverProps['onOpenChange']>>();
  const drawn = renderUi(
    <>
      <Popover
        renderTrigger={(attributes) => <Button {...attributes}>How it is counted</Button>}
        onOpenChange={onOpenChange}
        {...props}
      >
        {props.children ?? <a href="#more">More</a>}
      </Popover>
      <button type="button">After</button>
    </>,
  );
  return {
    ...drawn,
    onOpenChange,
    trigger: screen.getByRole('button', { name: 'How it is counted' }),
  };
};

describe('Popover', () => {
  it('is not rendered until its trigger is activated, and is named by the trigger', async () => {
    const { user, trigger } = draw();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await user.click(trigger);
    expect(screen.getByRole('dialog', { name: 'How it is counted' })).toHaveAttribute(
      'id',
      trigger.getAttribute('aria-controls'),
    );
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  it('accepts its own name and style, and marks its root', async () => {
    const { user, trigger } = draw({
      'aria-label': 'Explanation',
      className: 'own',
      style: { marginBlockStart: '7px' },
    });
    await user.click(trigger);
    const popover = screen.getByRole('dialog', { name: 'Explanation' });
    expect(popover).toHaveClass('own');
    expect(popover).toHaveAttribute('data-component', 'popover');
    expect(popover.style.marginBlockStart).toBe('7px');
  });

  it('takes focus on opening', async () => {
    const { user, trigger } = draw();
    await user.click(trigger);
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  it('focuses the element chosen by the caller', async () => {
    function WithField() {
      const name = useRef<HTMLInputElement>(null);
      return (
        <Popover
          initialFocus={name}
          renderTrigger={(attributes) => <Button {...attributes}>Rename</Button>}
        >
          <input ref={name} aria-label="Name" />
        </Popover>
      );
    }
    const { user } = renderUi(<WithField />);
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it.each([
    [
      'trigger',
      (user: ReturnType<typeof renderUi>['user'], trigger: HTMLElement) => user.click(trigger),
    ],
    ['escape', (user: ReturnType<typeof renderUi>['user']) => user.keyboard('{Escape}')],
  ])('closes by %s, and returns focus', async (reason, action) => {
    const { user, trigger, onOpenChange } = draw();
    await user.click(trigger);
    await action(user, trigger);
    expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(trigger).toHaveFocus();
  });

  it('closes when focus leaves it, without moving focus', async () => {
    const { user, trigger, onOpenChange } = draw();
    await user.click(trigger);
    await user.tab();
    expect(screen.getByRole('link', { name: 'More' })).toHaveFocus();
    await user.tab();
    expect(onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'focus-left' }),
    );
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('prevents the browser from closing the popover that was just opened', () => {
    expect(fireEvent.click(draw().trigger)).toBe(false);
  });

  it('follows the controlled state', async () => {
    const { user, trigger, onOpenChange } = draw({ open: false });
    await user.click(trigger);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
      true,
      expect.objectContaining({ reason: 'trigger' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not pass its Escape to a surrounding dialog', async () => {
    const onClose = vi.fn<() => void>();
    const { user } = renderUi(
      <Dialog open title="Filter" onClose={onClose}>
        <Popover renderTrigger={(attributes) => <Button {...attributes}>Why</Button>}>
          Because.
        </Popover>
      </Dialog>,
    );
    await user.click(screen.getByRole('button', { name: 'Why' }));
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByText('Because.')).toBeNull();
  });
});
