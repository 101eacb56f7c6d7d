import type { Priority } from '@alms/lis-domain/orders';
import { useMessages } from '@alms/ui/i18n';
import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import { priorityMarkMessages } from './priority-mark.messages.js';

const Root = /* @__PURE__ */ styled.strong`
  display: inline-block;
  padding-inline: ${t.space.s1};
  border: 1.5px solid currentColor;
  border-radius: ${t.radius.small};
  color: ${t.color.text};
  font-size: ${t.size.s1};
  line-height: 16px;
  font-weight: ${t.weight.strong};
  letter-spacing: 0.03em;
  white-space: nowrap;
`;

export interface PriorityMarkProps {
  priority: Priority;
}

/** Marks what goes before the rest. Routine is quiet: nothing is drawn. */
export function PriorityMark({ priority }: PriorityMarkProps) {
  const words = useMessages(priorityMarkMessages);
  return priority === 'routine' ? null : <Root data-component="priority-mark">{words[priority]}</Root>;
}

/** The word for a priority, routine included: for choices and columns. */
export function usePriorityWords(): Readonly<Record<Priority, string>> {
  return useMessages(priorityMarkMessages);
}
