import type { Notification } from '@alms/lis-domain/notifications';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotSaved } from '../../../data/use-not-saved.ts';
import { useNotificationActions } from '../../../data/use-notifications.ts';
import { notificationOutcomeMessages } from './words/notification-outcome/index.ts';

/** Undo period of a deletion, in ms. */
const UNDO_MS = 6000;

/**
 * Deletes a notification after the undo period; until then it is only hidden. Leaving the screen
 * deletes it immediately. After an error it is kept and visible again.
 */
export function useDeletion() {
  const { remove } = useNotificationActions();
  const { show, dismiss } = useToasts();
  const words = useMessages(notificationOutcomeMessages);
  const notSaved = useNotSaved();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, () => void>());

  const reveal = (id: string) =>
    setHidden((ids) => new Set([...ids].filter((each) => each !== id)));

  const begin = (notification: Notification) => {
    const { id } = notification;
    setHidden((ids) => new Set([...ids, id]));
    const stop = () => {
      clearTimeout(timer);
      waiting.current.delete(id);
    };
    const undo = () => {
      stop();
      reveal(id);
    };
    const toast = show({
      tone: 'info',
      message: words.deleted,
      durationMs: UNDO_MS,
      action: { label: words.undo, onAction: undo },
    });
    const commit = () => {
      stop();
      dismiss(toast);
      remove(notification).catch((error: unknown) => {
        reveal(id);
        notSaved(error);
      });
    };
    const timer = setTimeout(commit, UNDO_MS);
    waiting.current.set(id, commit);
  };

  const commitAll = useEffectEvent(() => {
    for (const commit of waiting.current.values()) commit();
  });
  useEffect(() => () => commitAll(), []);

  return { begin, hidden };
}
