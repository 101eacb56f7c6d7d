import { useCommandShortcut, type CommandShortcutOptions } from '@alms/ui/command-palette';

/** Listens for the keys that open the commands. */
export default function CommandsKey({ onOpen }: Pick<CommandShortcutOptions, 'onOpen'>) {
  useCommandShortcut({ onOpen });
  return null;
}
