import type { Priority } from '@alms/lis-domain/orders';
import { useMessages } from '@alms/ui/i18n';
import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import { priorityTagMessages } from './words/index.ts';

const Root = styled.span`
  display: inline-block;
  flex: none;
  padding: 0 4px;
  border: 1.5px solid currentColor;
  border-radius: ${t.radius.small};
  color: ${t.color.text};
  font-size: ${t.size.s1};
  line-height: 16px;
  font-weight: ${t.weight.strong};
  letter-spacing: 0.03em;
`;

export interface PriorityTagProps {
  /** Priority of the order; routine is not shown, so that others stand out. */
  priority: Priority;
}

/** Label for urgent work, without colour because colour is reserved for results. */
export function PriorityTag({ priority }: PriorityTagProps) {
  const words = useMessages(priorityTagMessages);
  if (priority === 'routine') return null;
  return <Root data-component="priority-tag">{words[priority]}</Root>;
}
