import { departments, type Department } from '@alms/lis-domain/catalogue';
import type { UserId } from '@alms/lis-domain/identity';
import {
  competenceNeeds,
  type AuthorizationId,
  type Competence,
  type CompetenceNeed,
} from '@alms/lis-domain/identity/competence';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { useState } from 'react';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { AuthorizeDialog, type AuthorizeDialogProps } from './authorize-dialog.tsx';
import { CompetenceTable } from './competence-table.tsx';
import { RecordsDialog } from './records-dialog.tsx';
import { competenceMessages } from './words/index.ts';

/** Filter of the list. Empty strings match all staff. */
export interface CompetenceFilter {
  query: string;
  department: Department | '';
  need: CompetenceNeed | '';
}

/** Staff loaded so far. */
export interface CompetencePage {
  items: readonly Competence[];
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null;
}

export interface CompetenceScreenProps extends Pick<AuthorizeDialogProps, 'onAuthorize'> {
  viewerId: UserId;
  /**
   * Whether the facility requires authorizations for work on results. When omitted, it is not known
   * yet.
   */
  isRequired?: boolean | undefined;
  /** Page where an administrator can require them. When omitted, the user may not open it. */
  settingsHref?: string | undefined;
  filter: CompetenceFilter;
  onFilterChange: (filter: CompetenceFilter) => void;
  staff: Resource<CompetencePage>;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  onRetry?: () => void | Promise<void>;
  /** Withdraws an authorization, with a reason. Must not reject. */
  onWithdraw: (withdrawal: { id: AuthorizationId; reason: string }) => Promise<Submission>;
}

/**
 * Competence and authorizations of staff by department: who may enter, verify and release results
 * (ISO 15189:2022, 6.2.3).
 */
export function CompetenceScreen({
  viewerId,
  isRequired,
  settingsHref,
  filter,
  onFilterChange,
  staff,
  onMore,
  onRetry,
  onAuthorize,
  onWithdraw,
}: CompetenceScreenProps) {
  const words = useMessages(competenceMessages);
  const [opened, setOpened] = useState<{ kind: 'authorize' | 'records'; id: UserId }>();
  const close = () => setOpened(undefined);
  const items = staff.status === 'ready' ? staff.data.items : [];
  const openedAs = (kind: 'authorize' | 'records') =>
    opened?.kind === kind ? items.find(({ id }) => id === opened.id) : undefined;
  return (
    <Stack gap="s5" data-screen="competence">
      <PageHeader title={words.title} context={words.context} />
      {isRequired === false && (
        <Alert
          tone="info"
          actions={settingsHref && <Link href={settingsHref}>{words.openSettings}</Link>}
        >
          {words.notRequired}
        </Alert>
      )}
      <Filters filter={filter} onFilterChange={onFilterChange} />
      <Card body="flush" aria-label={words.list}>
        <ResourceView
          resource={staff}
          label={words.list}
          headingLevel={2}
          flush
          skeleton={<CompetenceTable staff={[]} viewerId={viewerId} skeletonRows={6} />}
          empty={{
            'none-yet': { title: words.emptyTitle, body: words.emptyBody },
            'no-match': { title: words.noMatchTitle, body: words.noMatchBody },
          }}
          {...(onRetry && { onRetry })}
        >
          {(page, freshness) => (
            <CompetenceTable
              staff={page.items}
              viewerId={viewerId}
              onAuthorize={
                freshness === 'stale' ? undefined : ({ id }) => setOpened({ kind: 'authorize', id })
              }
              onOpenRecords={({ id }) => setOpened({ kind: 'records', id })}
            />
          )}
        </ResourceView>
      </Card>
      {staff.status === 'ready' && staff.data.nextCursor !== null && onMore && (
        <Button onClick={onMore}>{words.more}</Button>
      )}
      <AuthorizeDialog member={openedAs('authorize')} onClose={close} onAuthorize={onAuthorize} />
      <RecordsDialog
        member={openedAs('records')}
        onClose={close}
        onWithdraw={
          staff.status === 'ready' && staff.freshness === 'stale' ? undefined : onWithdraw
        }
      />
    </Stack>
  );
}

function Filters({
  filter,
  onFilterChange,
}: Pick<CompetenceScreenProps, 'filter' | 'onFilterChange'>) {
  const words = useMessages(competenceMessages);
  const departmentWords = useDepartmentWords();
  const change = (part: Partial<CompetenceFilter>) => onFilterChange({ ...filter, ...part });
  const { query, department, need } = filter;
  return (
    <Inline role="search" aria-label={words.filters} gap="s3" align="end">
      <SearchField
        label={words.search}
        labelVisibility="visible"
        placeholder={words.name}
        value={query}
        onChange={(event) => change({ query: event.target.value })}
      />
      <SelectField
        dense
        label={words.department}
        placeholder={words.anyDepartment}
        options={departments.map((value) => ({ value, label: departmentWords[value] }))}
        value={department}
        onChange={({ target }) =>
          change({ department: departments.find((each) => each === target.value) ?? '' })
        }
      />
      <SelectField
        dense
        label={words.status}
        placeholder={words.anyStatus}
        options={competenceNeeds.map((value) => ({ value, label: words[`need_${value}`] }))}
        value={need}
        onChange={({ target }) =>
          change({ need: competenceNeeds.find((each) => each === target.value) ?? '' })
        }
      />
      {(query !== '' || department !== '' || need !== '') && (
        <Button
          variant="quiet"
          onClick={() => onFilterChange({ query: '', department: '', need: '' })}
        >
          {words.clear}
        </Button>
      )}
    </Inline>
  );
}
