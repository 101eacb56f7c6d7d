import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Dialog, type DialogProps } from './index.ts';

describeConformance(Dialog, {
  component: 'dialog',
  props: { open: true, title: 'Discard the draft?' },
});

function DialogExample({ onClose, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Discard…</Button>
      <Dialog
        title="Discard the draft?"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep</Button>
            <Button tone="critical">Discard</Button>
          </>
        }
        {...props}
        open={open}
        onClose={(details) => {
          onClose?.(details);
          setOpen(false);
        }}
      >
        {props.children ?? 'What you wrote is lost.'}
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('is named by its title and renders nothing while closed', async () => {
    const { user } = renderUi(<DialogExample />);
    expect(screen.queryByText('What you wrote is lost.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Discard…' }));
    expect(screen.getByRole('dialog', { name: 'Discard the draft?' })).toHaveTextContent(
      'What you wrote is lost.',
    );
  });

  it('focuses the first action and restores focus on close', async () => {
    const { user } = renderUi(<DialogExample />);
    await user.click(screen.getByRole('button', { name: 'Discard…' }));
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(screen.getByRole('button', { name: 'Discard…' })).toHaveFocus();
  });

  it('focuses the element chosen by the caller', async () => {
    function WithField() {
      const reason = useRef<HTMLInputElement>(null);
      return (
        <DialogExample initialFocus={reason}>
          <input ref={reason} aria-label="Reason" />
        </DialogExample>
      );
    }
    const { user } = renderUi(<WithField />);
    await user.click(screen.getByRole('button', { name: 'Discard…' }));
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  });

  it.each([
    ['escape', '{Escape}'],
    ['close-button', '{Shift>}{Tab}{/Shift}{Enter}'],
  ])('reports that it was closed by %s', async (reason, keys) => {
    const onClose = vi.fn<NonNullable<DialogProps['onClose']>>();
    const { user } = renderUi(<DialogExample onClose={onClose} />);
    await user.click(screen.getByRole('button', { name: 'Discard…' }));
    await user.keyboard(keys);
    expect(onClose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is centred unless it is placed at the end', () => {
    const { rerender } = renderUi(<Dialog open title="Return" />);
    expect(screen.getByRole('dialog')).toHaveAttribute('data-placement', 'center');
    rerender(<Dialog open title="Return" placement="end" />);
    expect(screen.getByRole('dialog')).toHaveAttribute('data-placement', 'end');
  });

  it('stays open without a close handler', async () => {
    const { user } = renderUi(
      <Dialog open title="Your session ends soon" actions={<Button>Stay</Button>} />,
    );
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('leaves Escape to an overlay that is open inside it', async () => {
    const onClose = vi.fn<NonNullable<DialogProps['onClose']>>();
    const { user } = renderUi(
      <Dialog open title="Filter" onClose={onClose}>
        <input aria-label="Name" onKeyDown={(event) => event.preventDefault()} />
      </Dialog>,
    );
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});
