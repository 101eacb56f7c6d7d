import { DescriptionList } from '@alms/ui/description-list';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import { Stack } from '@alms/ui/stack';
import { Switch } from '@alms/ui/switch';
import { useShortcutEntries } from '../../shared/shortcuts/index.ts';
import { appCommandsMessages } from './words/index.ts';

export interface SingleKeys {
  /** Whether single keys run actions. */
  enabled: boolean;
  onChange: (enabled: boolean) => void;
}

export interface ShortcutHelpProps {
  open: boolean;
  onClose: () => void;
  /** Keyboard shortcut that opens the palette, as displayed. */
  shortcut: string;
  singleKeys: SingleKeys;
}

/** Keyboard shortcuts of the displayed screen, and those available on every screen. */
export function ShortcutHelp({ open, onClose, shortcut, singleKeys }: ShortcutHelpProps) {
  const words = useMessages(appCommandsMessages);
  const entries = useShortcutEntries();
  return (
    <Dialog open={open} onClose={onClose} title={words.shortcuts}>
      <Stack gap="s5">
        <DescriptionList
          items={[
            ...(singleKeys.enabled ? entries : []).map(({ key, shift = false, label }) => ({
              id: shift ? `shift-${key}` : key,
              term: label,
              description: (
                <>
                  {shift && (
                    <>
                      <kbd>{'Shift'}</kbd>{' '}
                    </>
                  )}
                  <kbd>{key.toUpperCase()}</kbd>
                </>
              ),
            })),
            ...(singleKeys.enabled
              ? [
                  {
                    id: 'screens',
                    term: words.goToScreen,
                    description: <kbd>{'G'}</kbd>,
                  },
                ]
              : []),
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
        <Switch
          label={words.singleKeys}
          hint={words.singleKeysHint}
          checked={singleKeys.enabled}
          onChange={(event) => singleKeys.onChange(event.target.checked)}
        />
      </Stack>
    </Dialog>
  );
}
