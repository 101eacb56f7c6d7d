import type { AccountSecurity } from '@alms/lis-domain/identity/two-step';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Text } from '@alms/ui/text';
import type { ReactNode } from 'react';
import { securityMessages } from './words/index.ts';

/** Actions of the card. */
export type TwoStepAction =
  | { kind: 'set-up' }
  | { kind: 'add-passkey' }
  | { kind: 'remove-authenticator' }
  | { kind: 'remove-passkey'; id: string; name: string }
  | { kind: 'renew-codes' };

export interface TwoStepCardProps {
  security: AccountSecurity;
  /** Whether this browser supports passkeys at this address. */
  canAddPasskey: boolean;
  onAction: (action: TwoStepAction) => void;
}

/** Two-step verification methods of the account, with actions to add and remove them. */
export function TwoStepCard({ security, canAddPasskey, onAction }: TwoStepCardProps) {
  const words = useMessages(securityMessages);
  const format = useFormat();
  const { authenticator, passkeys, recovery_codes_left: left, required } = security;
  const hasAny = authenticator !== null || passkeys.length > 0;
  const passkeyNote = canAddPasskey ? words.passkeysNone : words.passkeysImpossible;
  return (
    <Card
      heading={words.twoStep}
      body="lines"
      footer={required ? words.requiredNote : words.twoStepNote}
    >
      <Line
        title={words.authenticator}
        note={
          authenticator
            ? words.onSince({ date: format.date(authenticator.since) })
            : words.authenticatorOff
        }
      >
        {authenticator ? (
          <Button
            size="small"
            aria-haspopup="dialog"
            onClick={() => onAction({ kind: 'remove-authenticator' })}
          >
            {words.remove}
          </Button>
        ) : (
          <Button
            size="small"
            variant={hasAny ? 'secondary' : 'primary'}
            aria-haspopup="dialog"
            onClick={() => onAction({ kind: 'set-up' })}
          >
            {words.setUp}
          </Button>
        )}
      </Line>
      <Line title={words.passkeys} note={passkeyNote}>
        {canAddPasskey && (
          <Button
            size="small"
            aria-haspopup="dialog"
            onClick={() => onAction({ kind: 'add-passkey' })}
          >
            {words.addPasskey}
          </Button>
        )}
      </Line>
      {passkeys.map(({ id, name, host, last_used_at: used }) => (
        <Line
          key={id}
          title={name}
          note={
            used === null
              ? words.passkeyUnused({ host })
              : words.passkeyUsed({ host, date: format.date(used) })
          }
        >
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={words.removePasskey({ name })}
            onClick={() => onAction({ kind: 'remove-passkey', id, name })}
          >
            {words.remove}
          </Button>
        </Line>
      ))}
      {hasAny && (
        <Line title={words.recoveryCodes} note={words.codesLeft({ count: left })}>
          <Button
            size="small"
            aria-haspopup="dialog"
            onClick={() => onAction({ kind: 'renew-codes' })}
          >
            {words.newCodes}
          </Button>
        </Line>
      )}
    </Card>
  );
}

function Line({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <li>
      <div data-part="words">
        <Text strong>{title}</Text>
        <Text size="small" tone="muted">
          {note}
        </Text>
      </div>
      {children}
    </li>
  );
}
