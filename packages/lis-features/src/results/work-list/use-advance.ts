import type { Result } from '@alms/lis-domain/results';
import type { SampleId } from '@alms/lis-domain/samples';
import type { Resource, Submission } from '@alms/ui/resource';
import { groupState, type GroupState } from './sample-groups.ts';
import { useEffect, useRef, type RefObject } from 'react';

/** An act that opens the next specimen once it has succeeded. */
export type WorkAction = 'enter' | 'verify' | 'hold';

export interface AdvanceOptions {
  /** State of each act that opens the next specimen. */
  states: Record<WorkAction, Submission>;
  onSelect: (sampleId: SampleId) => void;
  /** Results of the open specimen. */
  results: Resource<readonly Result[]>;
  /** First other specimen of the list; null for none, undefined while the list is loading. */
  firstOther: SampleId | null | undefined;
  panel: RefObject<HTMLElement | null>;
}

/** What to focus in a specimen: verification first, because letters are typed into fields. */
const TARGETS = ['[data-part="verify"]', 'input', 'button'];

/** States of a saved specimen that need the user’s attention before the next one. */
const UNFINISHED: readonly GroupState['kind'][] = ['to-enter', 'critical', 'held'];

/** Whether the user has more to do in the open specimen. */
const isUnfinished: Record<WorkAction, (results: readonly Result[]) => boolean> = {
  enter: (results) => UNFINISHED.includes(groupState(results).kind),
  verify: (results) =>
    results.some(({ reflexes }) => reflexes.some(({ state }) => state === 'proposed')),
  hold: () => false,
};

/**
 * Opens specimens by key, or after values were saved, verified or put on hold, and focuses their
 * first action once they are loaded, so that the focus never falls back to the page. A specimen
 * stays open while values are missing, critical or on hold, or when its verification proposed a
 * reflex test.
 */
export function useAdvance({ states, onSelect, results, firstOther, panel }: AdvanceOptions) {
  const after = useRef<{
    act: WorkAction;
    state: Submission;
    sampleId: SampleId | null | undefined;
  }>(undefined);
  /** The specimen to focus once it is loaded. */
  const opened = useRef<SampleId>(undefined);
  const shown = results.status === 'ready' ? results.data : [];
  const open = (sampleId: SampleId) => {
    opened.current = sampleId;
    onSelect(sampleId);
  };
  useEffect(() => {
    const waiting = after.current;
    if (!waiting) return;
    const { act, sampleId = firstOther } = waiting;
    const state = states[act];
    if (state === waiting.state || state.status === 'submitting') return;
    const advances = state.status === 'done' && !isUnfinished[act](shown);
    if (advances && sampleId === undefined) return;
    after.current = undefined;
    if (advances && sampleId) open(sampleId);
    // The button that was pressed is gone.
    else if (document.activeElement === document.body) panel.current?.focus();
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
     * Opens a specimen once the act that starts now has succeeded; when undefined, the first of the
     * list once it is loaded.
     */
    openAfter: (act: WorkAction, sampleId: SampleId | null | undefined) => {
      after.current = { act, state: states[act], sampleId };
    },
  };
}
