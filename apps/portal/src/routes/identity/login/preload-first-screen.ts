import { loadCode } from '@alms/ui/load-code';
import { Dashboard, IdleGuard, SignedIn } from '../../../app/signed-in-screens.ts';

/** Modules of the first signed-in screen, layout first. */
const firstScreen: readonly (() => Promise<unknown>)[] = [
  SignedIn.preload,
  Dashboard.preload,
  IdleGuard.preload,
  async () =>
    (await loadCode(async () => (await import('../../dashboard/route.tsx')).preloadParts))(),
  async () =>
    (await loadCode(async () => (await import('../../layout/signed-in/route.tsx')).preloadParts))(),
];

/** Preloads the first signed-in screen, so that "Sign In" waits only for the response. */
export async function preloadFirstScreen(): Promise<void> {
  for (const load of firstScreen) await load();
}
