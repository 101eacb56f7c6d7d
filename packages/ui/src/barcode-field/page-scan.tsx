import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { isScannerPace } from './scan-timing.ts';

type ScanHandler = (code: string) => void;

/** How long a scan waits for a page that is still loading, in milliseconds. */
const KEPT_MS = 10_000;

/**
 * Silence before a code, in milliseconds. A shorter pause within a code is typing: what follows it
 * must never count as a whole code.
 */
const SILENCE_MS = 300;

/** A field that receives the characters of a scan because it has the focus. */
type Receiver = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const receiverOf = (target: EventTarget | null): Receiver | undefined =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement
    ? target
    : undefined;

/** Restores the value of a field and notifies the page, as after a change by the user. */
function restore(field: Receiver, value: string): void {
  if (field.value === value || !field.isConnected) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

interface PageScans {
  /** Listens to the keyboard of the page until the returned function is called. */
  listen: () => () => void;
  /** Delivers scans until the returned function is called, first those that wait. */
  deliverTo: (handler: ScanHandler) => () => void;
}

function pageScans(): PageScans {
  const handlers: ScanHandler[] = [];
  let keys: { text: string; at: number; target: EventTarget | null }[] = [];
  let before: { field: Receiver; value: string } | undefined;
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const forget = () => {
    clearTimeout(timer);
    waiting = [];
  };
  const begin = (target: EventTarget | null) => {
    keys = [];
    const field = receiverOf(target);
    before = field && { field, value: field.value };
  };
  const finish = (event: KeyboardEvent) => {
    const burst = keys;
    keys = [];
    if (!isScannerPace([...burst.map(({ at }) => at), event.timeStamp])) return;
    // An open dialog asks something else.
    if (document.querySelector('dialog[open]')) return;
    const code = burst
      .map(({ text }) => text)
      .join('')
      .trim();
    if (code === '') return;
    const handler = handlers.at(-1);
    if (!handler) {
      // In a field of another page, the code is ordinary input.
      if (before) return;
      clearTimeout(timer);
      waiting.push(code);
      timer = setTimeout(forget, KEPT_MS);
      return;
    }
    // The closing Enter must not press a focused button or submit a form.
    event.preventDefault();
    event.stopPropagation();
    if (before) restore(before.field, before.value);
    handler(code);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return finish(event);
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.key.length > 1) {
      // Shift occurs in many codes; other named keys indicate manual input.
      if (event.key !== 'Shift') keys = [];
      return;
    }
    const last = keys.at(-1);
    if (last?.target !== event.target || event.timeStamp - last.at > SILENCE_MS)
      begin(event.target);
    keys.push({ text: event.key, at: event.timeStamp, target: event.target });
  };

  return {
    listen: () => {
      document.addEventListener('keydown', keyDown, { capture: true });
      // A press elsewhere ends the scan.
      document.addEventListener('pointerdown', forget, { capture: true });
      return () => {
        document.removeEventListener('keydown', keyDown, { capture: true });
        document.removeEventListener('pointerdown', forget, { capture: true });
        forget();
      };
    },
    deliverTo: (handler) => {
      handlers.push(handler);
      const codes = waiting;
      forget();
      for (const code of codes) handler(code);
      return () => {
        handlers.splice(handlers.lastIndexOf(handler), 1);
      };
    },
  };
}

const Context = createContext<PageScans | undefined>(undefined);

/**
 * Keeps scans made while a page is still loading, and delivers them to that page’s `usePageScan`
 * within ten seconds, unless the user goes on to something else. Put it around all pages.
 */
export function PageScanProvider({ children }: { children: ReactNode }) {
  const [scans] = useState(pageScans);
  useEffect(() => scans.listen(), [scans]);
  return <Context value={scans}>{children}</Context>;
}

export interface PageScanOptions {
  /** Whether a scan can be used. Until then it waits, for ten seconds at most. @default true */
  ready?: boolean;
}

/**
 * Calls `onScan` with every code that a keyboard-wedge scanner sends anywhere on the page,
 * whichever element has the focus. A focused field keeps its value. Keystroke timing distinguishes
 * scans from typing, as in `BarcodeField`. Of several mounted hooks, the last one receives the
 * scan.
 */
export function usePageScan(onScan: ScanHandler, { ready = true }: PageScanOptions = {}): void {
  const shared = use(Context);
  const [own] = useState(pageScans);
  const scans = shared ?? own;
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => (shared ? undefined : own.listen()), [shared, own]);
  useEffect(
    () => (ready ? scans.deliverTo((code) => latest.current(code)) : undefined),
    [scans, ready],
  );
}
