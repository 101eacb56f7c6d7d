import { useNow } from '@alms/ui/clock';
import { useMessages } from '@alms/ui/i18n';
import { ClockGlyph, CriticalGlyph, Icon } from '@alms/ui/icon';
import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import { criticalWaitMessages } from './critical-wait.messages.js';

const MINUTE = 60_000;

const Root = /* @__PURE__ */ styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: ${t.color.textMuted};
  font-size: ${t.size.s1};
  line-height: ${t.line.s1};
  font-variant-numeric: tabular-nums;
  &[data-over] { color: ${t.tone.critical.text}; font-weight: ${t.weight.strong}; }
`;

export interface CriticalWaitProps {
  /** When the critical value was entered. */
  since: string;
  /** Within how many minutes the facility wants it reported. While that is not known, only the time is told. */
  withinMinutes: number | undefined;
}

/** How long a critical value has waited to be verified and reported, and how much of the facility's time for that is left. */
export function CriticalWait({ since, withinMinutes }: CriticalWaitProps) {
  const words = useMessages(criticalWaitMessages);
  const waited = Math.max(0, Math.floor((useNow() - Date.parse(since)) / MINUTE));
  const left = withinMinutes === undefined ? undefined : withinMinutes - waited;
  const isOver = left !== undefined && left < 0;
  const inWords = (minutes: number) => (minutes < 60 ? words.minutes({ minutes }) : words.hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 }));
  const text = () => {
    const time = inWords(waited);
    if (left === undefined) return words.waits({ time });
    return isOver ? words.over({ time, over: inWords(-left) }) : words.left({ time, left: inWords(left) });
  };
  return (
    <Root data-component="critical-wait" data-over={isOver || undefined}>
      <Icon glyph={isOver ? CriticalGlyph : ClockGlyph} size="small" />
      {text()}
    </Root>
  );
}
