import type { OwnSession } from '@alms/lis-domain/identity';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Text } from '@alms/ui/text';
import type { SecurityActions } from './security-actions.ts';
import { securityMessages } from './words/index.ts';

export interface SessionsCardProps extends Pick<
  SecurityActions,
  'onEndSession' | 'onEndOtherSessions'
> {
  sessions: readonly OwnSession[];
  /** Whether an action is in progress. */
  busy: boolean;
}

/** Active sessions of the account. The current one is ended by signing out in the menu. */
export function SessionsCard({
  sessions,
  busy,
  onEndSession,
  onEndOtherSessions,
}: SessionsCardProps) {
  const words = useMessages(securityMessages);
  const format = useFormat();
  const deviceOf = ({ browser, system }: OwnSession) => {
    if (browser !== null && system !== null) return words.browserOn({ browser, system });
    return browser ?? system ?? words.unknownDevice;
  };
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <Card
      heading={words.sessions}
      body="lines"
      footer={words.sessionsNote}
      headerActions={
        hasOthers && (
          <Button size="small" busy={busy} onClick={() => void onEndOtherSessions()}>
            {words.signOutOthers}
          </Button>
        )
      }
    >
      {sessions.map((session) => (
        <li key={session.id}>
          <div data-part="words">
            <Inline>
              <Text as="span" strong>
                {deviceOf(session)}
              </Text>
              {session.current && <Chip tone="positive">{words.thisDevice}</Chip>}
            </Inline>
            <Text size="small" tone="muted">
              {words.since({
                started: format.dateTime(session.started_at),
                seen: format.dateTime(session.seen_at),
              })}
            </Text>
            {session.ip !== null && (
              <Text size="small" tone="muted">
                {words.networkAddress({ ip: session.ip })}
              </Text>
            )}
          </div>
          {!session.current && (
            <Button
              size="small"
              busy={busy}
              aria-label={words.signOutDevice({ device: deviceOf(session) })}
              onClick={() => void onEndSession({ id: session.id })}
            >
              {words.signOut}
            </Button>
          )}
        </li>
      ))}
    </Card>
  );
}
