import { useNow } from '@alms/ui/clock';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ClockGlyph, CriticalGlyph, Icon } from '@alms/ui/icon';
import { t } from '@alms/ui/theme';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { styled } from 'styled-components';
import { useToday } from '../patient-words/index.ts';
import { dueTimeMessages } from './words/index.ts';

const MINUTE = 60_000;
/** Minutes before the due time from which it is highlighted. */
const SOON = 15;

const Root = /* @__PURE__ */ styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: ${t.color.textMuted};
  font-size: ${t.size.s1};
  line-height: ${t.line.s1};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-urgency='soon'] {
    color: ${t.tone.caution.text};
    font-weight: ${t.weight.strong};
  }
  &[data-urgency='overdue'] {
    color: ${t.tone.critical.text};
    font-weight: ${t.weight.strong};
  }
`;

export interface DueTimeProps {
  /** The due time. */
  dueAt: string;
  /**
   * `distance`: the time left or overdue. `time`: the time of day, or the date of another day, for
   * dense lists; the distance is read by screen readers. @default 'distance'
   */
  as?: 'distance' | 'time';
}

/**
 * Time until something is due or since it became overdue, shown by words and an icon, not by colour
 * alone. The last 15 minutes are highlighted.
 */
export function DueTime({ dueAt, as = 'distance' }: DueTimeProps) {
  const format = useFormat();
  const today = useToday();
  const words = useMessages(dueTimeMessages);
  const left = Math.floor((Date.parse(dueAt) - useNow()) / MINUTE);
  const isOverdue = left < 0;
  const minutes = Math.abs(left);
  const hours = Math.floor(minutes / 60);
  const time = () => {
    if (hours < 1) return words.minutes({ count: minutes });
    return hours < 48
      ? words.hours({ count: hours })
      : words.days({ count: Math.floor(hours / 24) });
  };
  const urgency = () => {
    if (isOverdue) return 'overdue';
    return left <= SOON ? 'soon' : undefined;
  };
  const text = () => {
    if (left === 0) return words.now;
    return isOverdue ? words.overdue({ time: time() }) : words.due({ time: time() });
  };
  return (
    <Root data-component="due-time" data-urgency={urgency()}>
      {as === 'distance' ? (
        <>
          <Icon glyph={isOverdue ? CriticalGlyph : ClockGlyph} size="small" />
          {text()}
        </>
      ) : (
        <>
          {isOverdue && <Icon glyph={CriticalGlyph} size="small" />}
          <span title={text()}>
            {format.dayOf(dueAt) === today
              ? format.time(dueAt)
              : format.dayMonth(format.dayOf(dueAt))}
          </span>
          <VisuallyHidden>{text()}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}
