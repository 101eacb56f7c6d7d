import { useCommandShortcut, type CommandShortcutOptions } from '@alms/ui/command-palette';

/** Listens for the keyboard shortcut of the command palette. */
export default function CommandsKey({ onOpen }: Pick<CommandShortcutOptions, 'onOpen'>) {
  useCommandShortcut({ onOpen });
  return null;
}
