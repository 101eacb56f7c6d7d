import type { ApiToken } from '@alms/lis-domain/interfaces/connections';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { CopyButton } from '@alms/ui/copy-button';
import { useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { idle, ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { useState, type ReactNode } from 'react';
import type { NewApiToken } from './connections.form.ts';
import { connectionsMessages } from './words/index.ts';
import * as S from './connections.styles.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { IncomingPanel, type IncomingPanelProps } from './incoming-panel.tsx';
import { MessagesPanel, type MessagesPanelProps } from './messages-panel.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { TokenTable } from './token-table.tsx';

/** API tokens loaded so far. */
export interface ApiTokenPage {
  items: readonly ApiToken[];
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null;
}

/** Actions of the panel. */
export interface ConnectionActions {
  /**
   * Resolves to the new token, which is available only once. Resolves to undefined on failure; the
   * panel’s `submission` has the reason.
   */
  onCreate: (token: NewApiToken) => Promise<string | undefined>;
  onRevoke: (token: { id: string }) => Promise<Submission>;
}

export interface ConnectionsPanelProps extends ConnectionActions {
  /** Incoming messages. When omitted, they are not shown. */
  incoming?: IncomingPanelProps | undefined;
  /** Connections to analysers. When omitted, they are not shown. */
  analysers?: ReactNode;
  /** Outgoing messages. When omitted, they are not shown. */
  messages?: MessagesPanelProps | undefined;
  tokens: Resource<ApiTokenPage>;
  /** FHIR base URL of the facility. */
  fhirAddress: string;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  onRetry?: () => void | Promise<void>;
  /** State of the token creation. Known refusal: `password_refused`. */
  submission: Submission;
}

/**
 * API tokens of systems that may read data or send orders. Tokens are created, shown once and
 * revoked here.
 */
export function ConnectionsPanel({
  tokens,
  fhirAddress,
  onMore,
  onRetry,
  submission,
  incoming,
  messages,
  analysers,
  onCreate,
  onRevoke,
}: ConnectionsPanelProps) {
  const words = useMessages(connectionsMessages);
  const [opened, setOpened] = useState<'create' | ApiToken>();
  const [made, setMade] = useState<string>();
  // The outcome of an earlier creation does not apply to the next one.
  const [answered, setAnswered] = useState<Submission>();
  const close = () => {
    setAnswered(submission);
    setOpened(undefined);
  };
  const create = async (wanted: NewApiToken) => {
    const token = await onCreate(wanted);
    if (token === undefined) return;
    close();
    setMade(token);
  };

  return (
    <S.Root data-component="connections-panel">
      <Card
        heading={words.title}
        body="flush"
        headerActions={
          <Button
            size="small"
            aria-haspopup="dialog"
            leading={<Icon glyph={PlusGlyph} size="small" />}
            onClick={() => setOpened('create')}
          >
            {words.create}
          </Button>
        }
        footer={<FhirAddress address={fhirAddress} />}
      >
        <S.Note>
          <Text tone="muted">{words.context}</Text>
        </S.Note>
        <ResourceView
          resource={tokens}
          label={words.tokens}
          headingLevel={3}
          flush
          skeleton={<TokenTable tokens={[]} skeletonRows={2} />}
          empty={{ 'none-yet': { title: words.emptyTitle, body: words.emptyBody } }}
          {...(onRetry && { onRetry })}
        >
          {({ items }, freshness) => (
            <TokenTable tokens={items} onRevoke={freshness === 'stale' ? undefined : setOpened} />
          )}
        </ResourceView>
        {onMore && (
          <S.Note>
            <Button onClick={onMore}>{words.more}</Button>
          </S.Note>
        )}
      </Card>
      {analysers}
      {incoming && <IncomingPanel {...incoming} />}
      {messages && <MessagesPanel {...messages} />}
      <CreateTokenDialog
        open={opened === 'create'}
        submission={submission === answered ? idle : submission}
        onClose={close}
        onCreate={create}
      />
      <TokenDialog token={made} onConfirm={() => setMade(undefined)} />
      <RevokeDialog
        token={opened === 'create' ? undefined : opened}
        onRevoke={onRevoke}
        onClose={close}
      />
    </S.Root>
  );
}

function FhirAddress({ address }: { address: string }) {
  const words = useMessages(connectionsMessages);
  return (
    <S.Address>
      <span>{words.fhirAddress}</span>
      <Text as="span" code dir="ltr">
        {address}
      </Text>
      <CopyButton value={address} what={words.theAddress} shape="icon" />
    </S.Address>
  );
}
