import type { Result } from '@alms/lis-domain/results';
import type { Resource, Submission } from '@alms/ui/resource';
import { useEffect, useRef, type RefObject } from 'react';

export interface AdvanceOptions {
  /** State of the verification. */
  state: Submission;
  onSelect: (sampleId: string) => void;
  /** Results of the open specimen. */
  results: Resource<readonly Result[]>;
  /** First other specimen of the list; null for none, undefined while the list is loading. */
  firstOther: string | null | undefined;
  panel: RefObject<HTMLElement | null>;
}

/** What to focus in a specimen: verification first, because letters are typed into fields. */
const TARGETS = ['[data-part="verify"]', 'input', 'button'];

/** Whether the user has to decide something about a verified result. */
const needsDecision = ({ reflexes }: Result) => reflexes.some(({ state }) => state === 'proposed');

/**
 * Opens specimens by key or after a verification, and focuses their first action once they are
 * loaded, so that the focus never falls back to the page. A specimen whose verification proposed a
 * reflex test stays open.
 */
export function useAdvance({ state, onSelect, results, firstOther, panel }: AdvanceOptions) {
  const after = useRef<{ state: Submission; sampleId: string | null | undefined }>(undefined);
  /** The specimen to focus once it is loaded. */
  const opened = useRef<string>(undefined);
  const shown = results.status === 'ready' ? results.data : [];
  const open = (sampleId: string) => {
    opened.current = sampleId;
    onSelect(sampleId);
  };
  useEffect(() => {
    const waiting = after.current;
    if (!waiting || state === waiting.state || state.status === 'submitting') return;
    const advances = state.status === 'done' && !shown.some(needsDecision);
    const { sampleId = firstOther } = waiting;
    if (advances && sampleId === undefined) return;
    after.current = undefined;
    if (advances && sampleId) open(sampleId);
  });
  const [first] = shown;
  useEffect(() => {
    if (opened.current === undefined || first?.sample_id !== opened.current) return;
    opened.current = undefined;
    const entry = panel.current?.querySelector('[data-component="entry-panel"]');
    TARGETS.map((target) => entry?.querySelector<HTMLElement>(target))
      .find((element) => element)
      ?.focus();
  });
  return {
    open,
    /**
     * Opens a specimen once the verification that starts now has succeeded; when undefined, the
     * first of the list once it is loaded.
     */
    openAfter: (sampleId: string | null | undefined) => {
      after.current = { state, sampleId };
    },
  };
}
