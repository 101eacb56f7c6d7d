import { useEffect, useRef } from 'react';

/** Elements that Enter operates itself, and dialogs with buttons of their own. */
const OPERATED =
  'a, button, select, textarea, summary, dialog, [role="menu"], input:not([type="checkbox"], [type="radio"])';

/** Calls `run` when Enter is pressed anywhere that does not use Enter itself. */
export function useEnterKey(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(OPERATED)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
