import { DescriptionList } from '@alms/ui/description-list';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import { appCommandsMessages } from './words/index.ts';

export interface ShortcutHelpProps {
  open: boolean;
  onClose: () => void;
  /** Keyboard shortcut that opens the palette, as displayed. */
  shortcut: string;
}

/** Keyboard shortcuts available on every screen. */
export function ShortcutHelp({ open, onClose, shortcut }: ShortcutHelpProps) {
  const words = useMessages(appCommandsMessages);
  return (
    <Dialog open={open} onClose={onClose} title={words.shortcuts}>
      <DescriptionList
        items={[
          { id: 'commands', term: words.openCommands, description: <kbd>{shortcut}</kbd> },
          {
            id: 'rows',
            term: words.moveRows,
            description: (
              <>
                <kbd>{'↑'}</kbd> <kbd>{'↓'}</kbd>
              </>
            ),
          },
          {
            id: 'ends',
            term: words.firstLast,
            description: (
              <>
                <kbd>{'Home'}</kbd> <kbd>{'End'}</kbd>
              </>
            ),
          },
          { id: 'open', term: words.openRow, description: <kbd>{'Enter'}</kbd> },
          { id: 'leave', term: words.leave, description: <kbd>{'Esc'}</kbd> },
        ]}
      />
    </Dialog>
  );
}
