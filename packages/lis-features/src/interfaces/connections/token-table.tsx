import type { ApiToken } from '@alms/lis-domain/interfaces/connections';
import { Button } from '@alms/ui/button';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CellText, Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { connectionsMessages } from './words/index.ts';
import * as S from './connections.styles.ts';
import { useScopeWords } from './use-scope-words.ts';

export interface TokenTableProps {
  tokens: readonly ApiToken[];
  /**
   * Called with the token to revoke. When omitted, tokens cannot be revoked because the data is
   * stale.
   */
  onRevoke?: ((token: ApiToken) => void) | undefined;
  /** Number of placeholder rows shown instead of data. */
  skeletonRows?: number;
}

/** API tokens with their system, scopes and expiry. */
export function TokenTable({ tokens, onRevoke, skeletonRows = 0 }: TokenTableProps) {
  const words = useMessages(connectionsMessages);
  const scopeWords = useScopeWords();
  const format = useFormat();
  const columns: TableColumn<ApiToken>[] = [
    {
      id: 'name',
      header: words.name,
      rowHeader: true,
      render: ({ name, prefix }) => (
        <CellText note={<Text as="span" code dir="ltr">{`${prefix}…`}</Text>}>{name}</CellText>
      ),
    },
    {
      id: 'scopes',
      header: words.scopes,
      render: ({ scopes, patient_authority }) => (
        <S.Lines>
          {scopes.map((scope) => (
            <span key={scope}>{scopeWords[scope]}</span>
          ))}
          {patient_authority !== null && (
            <Text as="span" tone="muted">
              <bdi>{words.authorityOf({ authority: patient_authority })}</bdi>
            </Text>
          )}
        </S.Lines>
      ),
    },
    {
      id: 'used',
      header: words.lastUsed,
      width: '12rem',
      render: ({ last_used_at, created_at, created_by }) => (
        <CellText note={words.made({ date: format.longDate(created_at), name: created_by })}>
          {last_used_at === null ? words.never : format.dateTime(last_used_at)}
        </CellText>
      ),
    },
    {
      id: 'until',
      header: words.until,
      width: '12rem',
      render: (token) => <Until token={token} />,
    },
  ];
  const actions: TableColumn<ApiToken> = {
    id: 'actions',
    header: words.actions,
    headerHidden: true,
    align: 'end',
    width: '7rem',
    render: (token) =>
      token.status === 'active' &&
      onRevoke && (
        <Button
          size="small"
          tone="critical"
          aria-haspopup="dialog"
          aria-label={words.revokeNamed({ name: token.name })}
          onClick={() => onRevoke(token)}
        >
          {words.revoke}
        </Button>
      ),
  };
  return (
    <Table<ApiToken>
      columns={onRevoke || skeletonRows > 0 ? [...columns, actions] : columns}
      rows={tokens}
      rowKey={({ id }) => id}
      caption={words.tokens}
      skeletonRows={skeletonRows}
    />
  );
}

function Until({ token: { status, expires_at, revoked_at } }: { token: ApiToken }) {
  const words = useMessages(connectionsMessages);
  const format = useFormat();
  if (status === 'active') return <span data-part="figures">{format.longDate(expires_at)}</span>;
  return (
    <CellText note={format.longDate(revoked_at ?? expires_at)}>
      <Chip>{words[status]}</Chip>
    </CellText>
  );
}
