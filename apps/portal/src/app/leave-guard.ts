import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';

type Held = () => void;

/** Pages that ask the user to confirm before leaving them. */
export interface LeaveGuards {
  /** Registers a page. Its function returns whether it holds the navigation `go` for later. */
  register: (hold: (go: Held) => boolean) => () => void;
  /** Offers a navigation to the registered pages. Returns whether one of them holds it. */
  hold: (go: Held) => boolean;
}

export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<(go: Held) => boolean>();
  return {
    register: (guard) => {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    hold: (go) => [...guards].some((guard) => guard(go)),
  };
}

export const LeaveGuardContext = createContext<LeaveGuards | undefined>(undefined);

/**
 * Holds every navigation away from this page while it has unsaved changes, and makes the browser
 * ask before it closes or reloads the tab.
 *
 * @returns `setUnsaved` records whether there are unsaved changes; it causes no render. `leaving`
 *   is the navigation that awaits the user’s decision.
 */
export function useLeaveGuard(startsUnsaved = false) {
  const guards = useContext(LeaveGuardContext);
  const unsaved = useRef(startsUnsaved);
  const [held, setHeld] = useState<{ go: Held }>();

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    const unregister = guards?.register((go) => {
      if (unsaved.current) setHeld({ go });
      return unsaved.current;
    });
    return () => {
      window.removeEventListener('beforeunload', ask);
      unregister?.();
    };
  }, [guards]);

  return useMemo(
    () => ({
      setUnsaved: (isUnsaved: boolean) => {
        unsaved.current = isUnsaved;
      },
      leaving: held && {
        onLeave: () => {
          setHeld(undefined);
          held.go();
        },
        onStay: () => setHeld(undefined),
      },
    }),
    [held],
  );
}
