import { updateAppearance, type Appearance, type User } from '@alms/lis-domain/identity';
import type { Api } from '../data/api.ts';
import type { SessionStore } from './session-store.ts';

/** Resolves when the server has kept the choice. Rejects with why it has not, to the first who waits for it. */
export type ChooseAppearance = (change: Partial<Appearance>) => Promise<void>;

/** One for each session store, wherever in the portal somebody chooses. */
const choices = new WeakMap<SessionStore, ChooseAppearance>();

/**
 * How the product looks to the person who is signed in. A choice shows at once and is sent one at a time: what is chosen meanwhile goes with
 * the next sending, so that the server keeps what was chosen last, in whatever order answers come. Refused, it looks as the server has it.
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
    let kept = before;
    /** Nobody else's choice is sent, or changed, by what this person has chosen. */
    const person = () => {
      const user = store.read()?.user;
      return user?.id === before.id ? user : undefined;
    };
    try {
      for (let user = person(); user && !isSent; user = person()) {
        isSent = true;
        const { language, color_scheme, density } = user;
        // The next is sent when this has arrived.
        // oxlint-disable-next-line no-await-in-loop
        kept = await call(updateAppearance, { body: { language, color_scheme, density } });
      }
    } finally {
      sending = undefined;
      if (person()) store.replaceUser(kept);
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
