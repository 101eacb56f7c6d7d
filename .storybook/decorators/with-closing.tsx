import { Button } from '@alms/ui/button';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

type OnClose = (...details: unknown[]) => void;

interface OpenedProps {
  onClose: OnClose;
  children: (args: { open: boolean; onClose: OnClose }) => ReactNode;
}

/** Content that is open until it requests closing, followed by a button to reopen it. */
function Opened({ onClose, children }: OpenedProps) {
  const [open, setOpen] = useState(true);
  const close: OnClose = (...details) => {
    onClose(...details);
    setOpen(false);
  };
  return (
    <>
      {!open && <Button onClick={() => setOpen(true)}>Open again</Button>}
      {children({ open, onClose: close })}
    </>
  );
}

/**
 * Closes overlays that a story opens by its args, as an app would: by Escape, the close button or
 * Cancel.
 */
export const withClosing: Decorator = (Story, { args }) => {
  const { open, onClose } = args;
  if (open !== true || typeof onClose !== 'function') return <Story />;
  return (
    <Opened onClose={onClose as OnClose}>
      {(closing) => <Story args={{ ...args, ...closing }} />}
    </Opened>
  );
};
