import type { RequestedReport } from '@alms/lis-domain/results';
import type { OrderId } from '@alms/lis-domain/orders';
import type { Resource } from '@alms/ui/resource';
import { useEffect, useRef } from 'react';

/**
 * Moves focus when the report that was just marked leaves the list: to the first action of the row
 * that takes its place, or to the list; and when the form of an acknowledged result leaves its row,
 * to the next action of that row. Focus never falls to the page.
 */
export function useFocusNextRow(reports: Resource<readonly RequestedReport[]>) {
  const list = useRef<HTMLDivElement>(null);
  const marked = useRef<{ id: OrderId; place: number } | null>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-order]') ?? [])];
  const onMarked = (id: OrderId) => {
    marked.current = { id, place: rows().findIndex((row) => row.dataset['order'] === id) };
  };
  useEffect(() => {
    if (marked.current === null || reports.status === 'loading') return;
    const { id, place } = marked.current;
    const left = rows();
    const own = left.find((row) => row.dataset['order'] === id);
    const isFocusLost = document.activeElement === document.body;
    // The row keeps its place and the focus until it is marked. An acknowledged result takes only
    // its form, with the focus.
    if (own && !isFocusLost) return;
    marked.current = null;
    // The user may have moved on while the request was under way.
    if (!isFocusLost) return;
    const next = own ?? left[Math.min(place, left.length - 1)];
    (
      next?.querySelector<HTMLElement>(
        '[data-part="acknowledgement"] input, [data-part="actions"] :is(a, button)',
      ) ?? list.current
    )?.focus();
  }, [reports]);
  return { list, onMarked };
}
