import { Button } from '@alms/ui/button';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

type OnClose = (...details: unknown[]) => void;

interface OpenedProps {
  onClose: OnClose;
  children: (args: { open: boolean; onClose: OnClose }) => ReactNode;
}

/** What is open until it asks to be closed, and then the way to open it again. */
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

/** Whatever a story opens by its arguments closes when it asks to, as in an app: by Escape, by its close button, by Cancel. */
export const withClosing: Decorator = (Story, { args }) => {
  const { open, onClose } = args;
  if (open !== true || typeof onClose !== 'function') return <Story />;
  return (
    <Opened onClose={onClose as OnClose}>
      {(closing) => <Story args={{ ...args, ...closing }} />}
    </Opened>
  );
};
