import { BareLink } from '@alms/ui/link';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import { moveFocus } from '@alms/ui/arrow-keys';
import { useRef } from 'react';
import type { NavigationItems } from '../main-navigation.tsx';
import { ENTRIES } from '../navigation-words.ts';
import { layoutMessages } from '../words/index.ts';
import { screenKeys } from './screen-keys.ts';
import { appCommandsMessages } from './words/index.ts';
import * as S from './go-to.styles.ts';

export interface GoToProps {
  open: boolean;
  onClose: () => void;
  /** Entries of the main menu that the user may open. */
  navigation: NavigationItems;
  /** Called with the link of the selected screen. */
  onGo: (href: string) => void;
}

/** Screens of the main menu, each with the key that opens it. */
export function GoTo({ open, onClose, navigation, onGo }: GoToProps) {
  const words = useMessages(appCommandsMessages);
  const layout = useMessages(layoutMessages);
  const list = useRef<HTMLUListElement>(null);
  const entries = [...navigation.top, ...navigation.groups.flatMap((group) => group.entries)];
  const labels = entries.map(({ id }) => layout[ENTRIES[id].word]);
  const keys = screenKeys(labels);
  const go = (href: string) => {
    onClose();
    onGo(href);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.goTo}
      size="small"
      initialFocus={{
        get current() {
          return list.current?.querySelector('a') ?? null;
        },
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const chosen = entries[keys.indexOf(event.key.toLocaleLowerCase())];
        if (!chosen) return;
        event.preventDefault();
        go(chosen.href);
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move focus between the links inside */}
      <S.Screens
        ref={list}
        onKeyDown={(event) => moveFocus(event, event.currentTarget.querySelectorAll('a'))}
      >
        {entries.map(({ href }, index) => (
          <li key={href}>
            <BareLink href={href} aria-keyshortcuts={keys[index]} onClick={onClose}>
              <span>{labels[index]}</span>
              <kbd aria-hidden>{keys[index]?.toLocaleUpperCase()}</kbd>
            </BareLink>
          </li>
        ))}
      </S.Screens>
    </Dialog>
  );
}
