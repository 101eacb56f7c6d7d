import type { SampleId } from '@alms/lis-domain/samples';
import { useState } from 'react';

/** Specimens of the list that are selected for an action on all of them. */
export interface SpecimenSelection {
  /** Selected specimens that are shown, in display order: actions apply to these only. */
  shown: readonly SampleId[];
  has: (sampleId: SampleId) => boolean;
  /**
   * Selects or deselects a specimen; with `toHere` also all between it and the one chosen before.
   */
  toggle: (sampleId: SampleId, toHere?: boolean) => void;
  /** Selects all specimens shown, or deselects them if all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

const NONE: ReadonlySet<SampleId> = new Set();

/**
 * Selection of listed specimens. It survives a search and a reload, and ends with the tab.
 * @param order Specimens in display order.
 */
export function useSelection(order: readonly SampleId[], tab: string): SpecimenSelection {
  const [ids, setIds] = useState(NONE);
  const [anchor, setAnchor] = useState<SampleId>();
  const [lastTab, setLastTab] = useState(tab);
  if (lastTab !== tab) {
    setLastTab(tab);
    setIds(NONE);
    setAnchor(undefined);
  }
  const set = (changed: readonly SampleId[], selected: boolean) => {
    const next = new Set(ids);
    for (const id of changed) {
      if (selected) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  };
  const shown = order.filter((id) => ids.has(id));
  return {
    shown,
    has: (sampleId) => ids.has(sampleId),
    toggle: (sampleId, toHere = false) => {
      const [from, to] = [
        anchor === undefined ? -1 : order.indexOf(anchor),
        order.indexOf(sampleId),
      ];
      const isRange = toHere && from !== -1 && to !== -1;
      set(
        isRange ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [sampleId],
        !ids.has(sampleId),
      );
      setAnchor(sampleId);
    },
    toggleAll: () => set(order, shown.length < order.length),
    clear: () => setIds(NONE),
  };
}
