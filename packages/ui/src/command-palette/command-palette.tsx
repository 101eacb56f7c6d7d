import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { useMessages } from '../i18n/index.ts';
import { useModal, type CloseDetails } from '../internal/index.ts';
import { commandPaletteMessages } from './words/index.ts';
import * as S from './command-palette.styles.ts';
import { PaletteSearch, type PaletteItem, type SearchElsewhere } from './palette-search.tsx';
import type { CommandGroup } from './rank-commands.ts';

export interface CommandPaletteProps
  extends
    SearchElsewhere,
    Omit<
      ComponentPropsWithRef<'dialog'>,
      'open' | 'onClose' | 'onCancel' | 'onSelect' | 'children'
    > {
  /** Whether the palette is open. It opens with an empty search each time. */
  open: boolean;
  /**
   * Called on Escape, a click outside, or selection of a command; the caller closes the palette.
   */
  onClose: (details: CloseDetails | ChosenDetails) => void;
  /** All available commands. Pass a stable array: it is indexed for search once. */
  groups: readonly CommandGroup<PaletteItem>[];
  /** Ids of recently selected commands, latest first; listed first. @default none */
  recent?: readonly string[];
  /**
   * Called when a command is selected, right after `onClose`. Focus returns to its previous element
   * when the palette is unmounted.
   */
  onSelect: (item: PaletteItem, details: { event: SyntheticEvent }) => void;
}

/** Details of a close caused by selecting a command. */
export interface ChosenDetails {
  reason: 'chosen';
  event: SyntheticEvent;
}

const NONE: readonly string[] = [];

/**
 * Runs any action or opens any screen by typing part of its name, for keyboard users. Every command
 * must also be available elsewhere. Open it with `useCommandShortcut` and with a visible button.
 */
export function CommandPalette({
  open,
  onClose,
  groups,
  found,
  onSearchChange,
  recent = NONE,
  onSelect,
  ref,
  onKeyDown,
  onClick,
  ...rest
}: CommandPaletteProps) {
  const words = useMessages(commandPaletteMessages);
  const modal = useModal({
    ref,
    open,
    onClose,
    initialFocus: (dialog) => dialog.querySelector('input'),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- click on the backdrop; Escape does the same by keyboard
    <S.Root
      aria-label={words.label}
      {...rest}
      {...modal}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        modal.onKeyDown(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.target === event.currentTarget) onClose({ reason: 'scrim', event });
      }}
      data-component="command-palette"
    >
      {open && (
        <PaletteSearch
          groups={groups}
          found={found}
          onSearchChange={onSearchChange}
          recent={recent}
          onChoose={(item, event) => {
            onClose({ reason: 'chosen', event });
            onSelect(item, { event });
          }}
        />
      )}
    </S.Root>
  );
}
