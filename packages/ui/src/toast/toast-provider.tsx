import {
  createContext,
  use,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useClock } from '../clock/index.ts';
import { usePageVisible } from '../internal/index.ts';
import { nextQueue, VISIBLE_TOASTS, type ToastInput } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

/** Resolution of a toast's timer, in milliseconds. */
const TICK_MS = 250;

/** Return value of `useToasts`. */
export interface Toasts {
  /** Shows a toast, or queues it while three are visible. Returns its id for `dismiss`. */
  show: (toast: ToastInput) => number;
  /** Removes a toast early; does nothing if it is already gone. */
  dismiss: (id: number) => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

/**
 * Shows toasts in the nearest `ToastProvider`. Use toasts for confirmations; an error must also
 * remain visible on the page.
 */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts)
    throw new Error(
      '@alms/ui: useToasts was called outside a ToastProvider. Mount one at the root of the app.',
    );
  return toasts;
}

export interface ToastProviderProps {
  children: ReactNode;
}

/**
 * Shows short confirmations at the top end corner, at most three at once, and removes them after
 * their duration. The timer pauses while the pointer or focus is on them and while the tab is
 * hidden (WCAG 2.2.1). For messages that must not be missed use `Alert`. Mount it once, inside
 * `ThemeScope`. A native modal dialog covers the toasts until it closes.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const clock = useClock();
  const [queue, dispatch] = useReducer(nextQueue, []);
  const [isPointerOver, setPointerOver] = useState(false);
  const [isFocusWithin, setFocusWithin] = useState(false);
  const isPageVisible = usePageVisible();
  const lastId = useRef(0);

  const isEmpty = queue.length === 0;
  // A toast removed under the pointer or focus fires no leave event, so the state is reset for the
  // next one.
  if (isEmpty && isPointerOver) setPointerOver(false);
  if (isEmpty && isFocusWithin) setFocusWithin(false);

  const isRunning = !isEmpty && !isPointerOver && !isFocusWithin && isPageVisible;
  useEffect(() => {
    if (!isRunning) return undefined;
    let last = clock.now();
    return clock.subscribe(() => {
      const now = clock.now();
      dispatch({ type: 'elapse', ms: now - last });
      last = now;
    }, TICK_MS);
  }, [clock, isRunning]);

  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        lastId.current += 1;
        dispatch({ type: 'show', id: lastId.current, toast });
        return lastId.current;
      },
      dismiss: (id) => dispatch({ type: 'dismiss', id }),
    }),
    [],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion
        toasts={queue.slice(0, VISIBLE_TOASTS)}
        onDismiss={toasts.dismiss}
        onPointerChange={setPointerOver}
        onFocusChange={setFocusWithin}
      />
    </ToastContext>
  );
}
