import {
  chooseMailedNotifications,
  readNotificationPreferences,
  type MailedChoice,
  type NotificationType,
} from '@alms/lis-domain/notifications';
import { useState } from 'react';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useNotSaved } from '../../../data/use-not-saved.ts';
import { useApi } from '../../../session/session-provider.tsx';

/**
 * Returns the notification types sent by email. A choice is applied optimistically and reverted on
 * error.
 */
export function useMailedChoice() {
  const { call } = useApi();
  const notSaved = useNotSaved();
  const { resource, reload } = useEndpoint(readNotificationPreferences, {});
  /** Choices not confirmed by the server yet. */
  const [chosen, setChosen] = useState<readonly MailedChoice[]>([]);

  const choose = async (choice: MailedChoice) => {
    setChosen((choices) => [...choices, choice]);
    try {
      await call(chooseMailedNotifications, { body: choice });
      await reload();
    } catch (error) {
      notSaved(error);
    } finally {
      setChosen((choices) => choices.filter((each) => each !== choice));
    }
  };
  const preferences =
    resource.status === 'ready'
      ? { ...resource, data: { mailed: chosen.reduce(withChoice, resource.data.mailed) } }
      : resource;
  return { preferences, choose, reload };
}

function withChoice(types: NotificationType[], { type, mailed }: MailedChoice): NotificationType[] {
  const others = types.filter((each) => each !== type);
  return mailed ? [...others, type] : others;
}
