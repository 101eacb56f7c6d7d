import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';

/** A single-key shortcut of a screen. */
export interface Shortcut {
  /** The key: a letter or a sign. Inside a text field, letters need Alt. */
  key: string;
  /**
   * Whether the letter is pressed with Shift, where it has another action without. When false,
   * Shift makes no difference, as signs need it. @default false
   */
  shift?: boolean;
  /** What it does, for the list of shortcuts. Empty: not listed. */
  label: string;
  run: () => void;
}

export type ShortcutEntry = Pick<Shortcut, 'key' | 'shift' | 'label'>;

interface Registry {
  enabled: boolean;
  /** Silence before and after a key that runs an action, in milliseconds. */
  silence: number;
  entries: readonly ShortcutEntry[];
  register: (entries: readonly ShortcutEntry[]) => () => void;
}

const alone: Registry = { enabled: true, silence: 0, entries: [], register: () => () => {} };

/**
 * A scanner sends the letters of a code within 40 ms of each other (`BarcodeField`): a letter of a
 * scanned number must never verify a result.
 */
const SCANNER_SILENCE_MS = 60;
const Context = createContext(alone);

export interface ShortcutsProviderProps {
  /** Whether single keys run actions. Users can switch them off (WCAG 2.2, 2.1.4). */
  enabled: boolean;
  children: ReactNode;
}

/** Collects the shortcuts of the displayed screen for their list. */
export function ShortcutsProvider({ enabled, children }: ShortcutsProviderProps) {
  const [lists, setLists] = useState<readonly (readonly ShortcutEntry[])[]>([]);
  const register = useCallback((entries: readonly ShortcutEntry[]) => {
    setLists((all) => [...all, entries]);
    return () => setLists((all) => all.filter((each) => each !== entries));
  }, []);
  const registry = useMemo(
    () => ({ enabled, silence: SCANNER_SILENCE_MS, entries: lists.flat(), register }),
    [enabled, lists, register],
  );
  return <Context value={registry}>{children}</Context>;
}

/** The shortcuts of the displayed screen. */
export const useShortcutEntries = (): readonly ShortcutEntry[] => useContext(Context).entries;

/** Whether the focus is where letters are typed or select an option. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'));

const isModalOpen = () => document.querySelector('dialog[open], [role="menu"]') !== null;

/** Keys that are held while a sign is typed. */
const MODIFIERS = new Set(['Shift', 'Alt', 'AltGraph', 'Control', 'Meta']);

const isOffered = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.repeat) &&
  (!isTyping(event.target) || event.altKey) &&
  !isModalOpen();

/**
 * Option keys of some keyboards write other signs with Alt, so letters are compared by position.
 */
const isPressed = (event: KeyboardEvent, key: string): boolean =>
  event.altKey
    ? event.code === `Key${key.toUpperCase()}`
    : event.key.toLowerCase() === key.toLowerCase();

function pressedOf(event: KeyboardEvent, shortcuts: readonly Shortcut[]): Shortcut | undefined {
  const ofKey = shortcuts.filter(({ key }) => isPressed(event, key));
  return (
    (event.shiftKey ? ofKey.find(({ shift }) => shift) : undefined) ??
    ofKey.find(({ shift = false }) => !shift)
  );
}

/**
 * Runs actions on single keys while the component is mounted. They are off inside text fields (with
 * Alt, letters still work), while a dialog or menu is open, and where the user switched them off.
 * Inside `ShortcutsProvider`, the letters of a scan are ignored.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const { enabled, silence, register } = useContext(Context);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const signature = JSON.stringify(
    shortcuts.flatMap(({ key, shift, label }) => (label === '' ? [] : [{ key, shift, label }])),
  );
  useEffect(
    () => register(JSON.parse(signature) as readonly ShortcutEntry[]),
    [signature, register],
  );
  useEffect(() => {
    if (!enabled) return;
    let isSilent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const afterSilence = (run: () => void) => {
      if (silence === 0) return run();
      clearTimeout(timer);
      isSilent = false;
      timer = setTimeout(() => {
        isSilent = true;
        run();
      }, silence);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (MODIFIERS.has(event.key)) return;
      const pressed = isOffered(event) ? pressedOf(event, latest.current) : undefined;
      if (pressed) event.preventDefault();
      const isAlone = isSilent;
      afterSilence(() => {
        if (isAlone) pressed?.run();
      });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [enabled, silence]);
}
