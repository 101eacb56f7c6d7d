import { SignedInLayout } from '@alms/lis-features/layout';
import type { OpenCommands } from '@alms/lis-features/layout/app-commands';
import { ShortcutsProvider } from '@alms/lis-features/layout/shortcuts';
import { PageScanProvider } from '@alms/ui/barcode-field';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { patternOf } from '../../../app/paths.ts';
import { loaded, onceLoaded } from '../../../app/screen.tsx';
import { useCurrentFigures } from '../../../data/use-current-figures.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { useSessionCheck } from '../../../session/use-session-check.ts';
import { useLayout } from './use-layout.ts';
import { useSingleKeys } from './use-single-keys.ts';
import { useTrialNotice } from './use-trial-notice.ts';

/** Loaded when the bell is first used, which most sessions do not need at the start. */
const BellPanel = loaded(() => import('./bell-panel.tsx'));
/** Loaded in parallel with the page, without blocking it. */
const LiveNotifications = loaded(() => import('./live-notifications.tsx'));
/** Loaded when the command palette is first opened. */
const Commands = loaded(() => import('./commands.tsx'));
/** Loaded after the first screen, without blocking it. */
const CommandsKey = loaded(() => import('./commands-key.tsx'));
/** Loaded for patients. */
const NewReports = loaded(() => import('./new-reports.tsx'));
/** Loaded near the end of a trial. */
const TrialNotice = loaded(() => import('./trial-notice.tsx'));

/**
 * Preloads what every page needs besides its layout, so that the first responses do not compete
 * with code for bandwidth.
 */
export async function preloadParts(): Promise<void> {
  await Promise.all([LiveNotifications, CommandsKey].map(({ preload }) => preload()));
}

/** Notation of the shortcut on this keyboard. */
const COMMANDS_SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';

/** Layout of every screen in the signed-in area. */
export default function SignedInRoute() {
  const [newReports, setNewReports] = useState<number>();
  const layout = useLayout(newReports);
  const trial = useTrialNotice();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<OpenCommands | null>();
  const singleKeys = useSingleKeys();
  // A patient has few screens, and no use for shortcuts.
  const hasCommands = useSignedIn().user.role !== 'patient';
  const openCommands = () => setOpened('palette');
  useCurrentFigures();
  useSessionCheck({ screen: patternOf(pathname) });
  return (
    <ShortcutsProvider enabled={singleKeys.enabled && hasCommands}>
      <SignedInLayout
        {...layout}
        notificationPanel={onceLoaded(<BellPanel />)}
        search={hasCommands ? { onOpen: openCommands, shortcut: COMMANDS_SHORTCUT } : undefined}
        notice={trial && onceLoaded(<TrialNotice />)}
      >
        <PageScanProvider>{onceLoaded(<Outlet />)}</PageScanProvider>
        {onceLoaded(hasCommands && <CommandsKey onOpen={setOpened} />)}
        {onceLoaded(<LiveNotifications />)}
        {onceLoaded(layout.navigation.bar && <NewReports onCount={setNewReports} />)}
        {onceLoaded(
          opened !== undefined && (
            <Commands
              opened={opened}
              onOpenedChange={setOpened}
              singleKeys={singleKeys}
              navigation={layout.navigation}
              shortcut={COMMANDS_SHORTCUT}
            />
          ),
        )}
      </SignedInLayout>
    </ShortcutsProvider>
  );
}
