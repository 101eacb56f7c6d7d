import { updateAppearance, type Appearance, type User } from '@alms/lis-domain/identity';
import type { Api } from '../data/api.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Resolves when the server has saved the choice. Rejects with the reason for the first waiting
 * caller if it has not.
 */
export type ChooseAppearance = (change: Partial<Appearance>) => Promise<void>;

/** One instance per session store, shared by the whole portal. */
const choices = new WeakMap<SessionStore, ChooseAppearance>();

/**
 * Manages the signed-in user’s appearance settings. A choice applies immediately, and requests are
 * sent one at a time. Choices made during a request are combined into the next one, so that the
 * server keeps the last choice in any order of responses. On error, the server’s settings are
 * restored.
 */
export function appearanceChoice(store: SessionStore, api: Pick<Api, 'call'>): ChooseAppearance {
  const known = choices.get(store);
  if (known) return known;
  const choose = openAppearanceChoice(store, api);
  choices.set(store, choose);
  return choose;
}

function openAppearanceChoice(store: SessionStore, { call }: Pick<Api, 'call'>): ChooseAppearance {
  let sending: Promise<void> | undefined;
  let isSent = true;

  const send = async (before: User) => {
    let saved = before;
    /** Choices are never sent for or applied to another user. */
    const person = () => {
      const user = store.read()?.user;
      return user?.id === before.id ? user : undefined;
    };
    try {
      for (let user = person(); user && !isSent; user = person()) {
        isSent = true;
        const { language, color_scheme, density, scan_sounds } = user;
        // The next request is sent after this response.
        // oxlint-disable-next-line no-await-in-loop
        saved = await call(updateAppearance, {
          body: { language, color_scheme, density, scan_sounds },
        });
      }
    } finally {
      sending = undefined;
      if (person()) store.replaceUser(saved);
    }
  };

  return (change) => {
    const before = store.read()?.user;
    if (!before) return Promise.resolve();
    isSent = false;
    store.replaceUser({ ...before, ...change });
    if (sending) return sending.catch(() => {});
    sending = send(before);
    return sending;
  };
}
