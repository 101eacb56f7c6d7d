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
  /** Whether it is shown. Each time it opens with an empty search. */
  open: boolean;
  /** Escape, a press beside it, or the choice of a command: the caller closes it. */
  onClose: (details: CloseDetails | ChosenDetails) => void;
  /** Everything that can be done or gone to from here. Keep the array: it is prepared for searching once. */
  groups: readonly CommandGroup<PaletteItem>[];
  /** Ids of what was chosen lately, the latest first; offered first. @default none */
  recent?: readonly string[];
  /** A command was chosen. Called right after `onClose`; the focus goes back to where it was as soon as the palette is gone. */
  onSelect: (item: PaletteItem, details: { event: SyntheticEvent }) => void;
}

/** A command was chosen. */
export interface ChosenDetails {
  reason: 'chosen';
  event: SyntheticEvent;
}

const NONE: readonly string[] = [];

/**
 * Any action or screen by typing a part of its name, for those who would rather not reach for the mouse. It repeats
 * what can be reached otherwise and is never the only way. Open it by `useCommandShortcut` and by a visible button.
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the darkened page; Escape does the same by keyboard
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
