import type { Notification, NotificationType } from '@alms/lis-domain/notifications';
import { IconButton } from '@alms/ui/button';
import { useNow } from '@alms/ui/clock';
import { useFormat, useMessages } from '@alms/ui/i18n';
import {
  BellGlyph,
  BoxGlyph,
  CalendarGlyph,
  CheckGlyph,
  ClockGlyph,
  CriticalGlyph,
  DocumentCheckGlyph,
  Icon,
  MoneyGlyph,
  PersonGlyph,
  QualityGlyph,
  TubeGlyph,
  type Glyph,
} from '@alms/ui/icon';
import { Link } from '@alms/ui/link';
import { Text } from '@alms/ui/text';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import type { ReactNode } from 'react';
import { notificationRowMessages } from './words/index.ts';
import * as S from './notification-row.styles.ts';

export interface NotificationRowProps {
  notification: Notification;
  /** Called when a notification is opened or marked as read, unless it is already read. */
  onRead: (notification: Notification) => void;
  /** Additional actions as icon buttons. When omitted, none are shown. */
  actions?: ReactNode;
}

const glyphs: Record<NotificationType, Glyph> = {
  critical_result: CriticalGlyph,
  result_ready: DocumentCheckGlyph,
  sample_rejected: TubeGlyph,
  qc_failure: QualityGlyph,
  low_stock: BoxGlyph,
  expiry: ClockGlyph,
  appointment_reminder: CalendarGlyph,
  order_assigned: DocumentCheckGlyph,
  payment: MoneyGlyph,
  onboarding: PersonGlyph,
  system: BellGlyph,
};

const tones = { low: undefined, normal: undefined, high: 'caution', critical: 'critical' } as const;

/** A notification in two lines: type, text, age and read status. Its title links to its subject. */
export function NotificationRow({ notification, onRead, actions }: NotificationRowProps) {
  const words = useMessages(notificationRowMessages);
  const ageOf = useAge();
  const { type, title, message, priority, read, created_at, actor, link } = notification;
  const tone = tones[priority];
  const handleOpen = () => {
    if (!read) onRead(notification);
  };
  return (
    <S.Row data-component="notification-row" data-unread={!read || undefined}>
      <Text as="span" data-part="kind" {...(tone && { tone })}>
        <Icon glyph={glyphs[type]} />
      </Text>
      <div>
        <div data-part="title">
          {!read && <VisuallyHidden>{words.unread}</VisuallyHidden>}{' '}
          {link === null ? (
            <bdi>{title}</bdi>
          ) : (
            <Link href={link} onClick={handleOpen}>
              <bdi>{title}</bdi>
            </Link>
          )}
        </div>
        <div data-part="message">
          <bdi>{message}</bdi>
        </div>
        {actor && (
          <Text size="small" tone="muted">
            {words.from({ name: actor.name })}
          </Text>
        )}
      </div>
      <div data-part="aside">
        <span data-part="age">{ageOf(created_at)}</span>
        <div data-part="marks">
          {!read && <span data-part="dot" />}
          <div data-part="actions">
            {!read && (
              <IconButton
                size="small"
                label={words.markRead({ title })}
                onClick={() => onRead(notification)}
              >
                <Icon glyph={CheckGlyph} size="small" />
              </IconButton>
            )}
            {actions}
          </div>
        </div>
      </div>
    </S.Row>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Returns a function that formats an age, or the date for older instants. */
function useAge(): (instant: string) => string {
  const words = useMessages(notificationRowMessages);
  const format = useFormat();
  const now = useNow();
  return (instant) => {
    const age = now - Date.parse(instant);
    if (age < MINUTE) return words.now;
    if (age < HOUR) return words.minutes({ count: Math.floor(age / MINUTE) });
    return age < 24 * HOUR ? words.hours({ count: Math.floor(age / HOUR) }) : format.date(instant);
  };
}
