import {
  commentText,
  type CodedComment,
  type CodedCommentDefinition,
} from '@alms/lis-domain/catalogue/coded-comments';
import { comparedText } from '@alms/lis-domain/http';
import { chosenLanguage, directionOf } from '@alms/lis-domain/language';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { DataTable, type DataTableColumn } from '@alms/ui/data-table';
import { useLanguage, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, Icon, PauseGlyph, PlusGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import type { Resource, Submission } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { Stack } from '@alms/ui/stack';
import { CellText } from '@alms/ui/table';
import { useState } from 'react';
import { onDemand } from '../../shared/on-demand/index.ts';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { CodedCommentDialog, type CodedCommentDialogProps } from './coded-comment-dialog.tsx';
import type { ImportComments, ImportCommentsDialogProps } from './import-comments-dialog.tsx';
import { codedCommentsMessages } from './words/coded-comments/index.ts';

const ImportCommentsDialog = onDemand<ImportCommentsDialogProps>(
  async () => (await import('./import-comments-dialog.tsx')).ImportCommentsDialog,
  ({ open }) => open,
);

export interface CodedCommentsScreenProps extends Pick<CodedCommentDialogProps, 'tests'> {
  comments: Resource<readonly CodedComment[]>;
  /** Search text of the list. */
  query: string;
  onSearch: (query: string) => void;
  /** Saves a comment: the given one, or a new one. Must not reject. */
  onSave: (comment: CodedCommentDefinition, of: CodedComment | undefined) => Promise<Submission>;
  /** Imports a file. When omitted, the user may not. */
  onImport?: ImportComments | undefined;
  listHref: string;
  onRetry?: () => void | Promise<void>;
}

/** Returns the comments whose code or text contains a search text. */
function matching(
  comments: Resource<readonly CodedComment[]>,
  query: string,
): Resource<readonly CodedComment[]> {
  const searched = comparedText(query);
  if (comments.status !== 'ready' || searched === '') return comments;
  const found = comments.data.filter(({ code, texts }) =>
    [code, ...Object.values(texts)].some((text) => comparedText(text).includes(searched)),
  );
  return found.length === 0
    ? { status: 'empty', reason: 'no-match' }
    : { ...comments, data: found };
}

/** Dictionary of coded comments on results, with their texts and rules. */
export function CodedCommentsScreen({
  comments,
  query,
  onSearch,
  onSave,
  onImport,
  listHref,
  onRetry,
  tests,
}: CodedCommentsScreenProps) {
  const words = useMessages(codedCommentsMessages);
  const [opened, setOpened] = useState<{ comment: CodedComment | undefined; isOpen: boolean }>({
    comment: undefined,
    isOpen: false,
  });
  const [isImporting, setImporting] = useState(false);
  return (
    <Stack gap="s5" data-screen="coded-comments">
      <PageHeader
        title={words.title}
        context={words.context}
        actions={
          <>
            <LinkButton href={listHref}>{words.toList}</LinkButton>
            {onImport && (
              <Button aria-haspopup="dialog" onClick={() => setImporting(true)}>
                {words.import}
              </Button>
            )}
            <Button
              variant="primary"
              leading={<Icon glyph={PlusGlyph} size="small" />}
              onClick={() => setOpened({ comment: undefined, isOpen: true })}
            >
              {words.addComment}
            </Button>
          </>
        }
      />
      <SearchField
        label={words.search}
        value={query}
        onChange={(event) => onSearch(event.target.value)}
      />
      <Card body="flush" aria-label={words.list}>
        <DataTable<CodedComment>
          columns={useColumns()}
          resource={matching(comments, query)}
          rowKey={({ id }) => id}
          onRowOpen={(comment) => setOpened({ comment, isOpen: true })}
          caption={words.list}
          lines={2}
          headingLevel={2}
          empty={{
            'none-yet': { title: words.emptyTitle, body: words.emptyBody },
            'no-match': {
              title: words.noMatchTitle,
              body: words.noMatchBody,
              action: <Button onClick={() => onSearch('')}>{words.showAll}</Button>,
            },
          }}
          {...(onRetry && { onRetry })}
        />
      </Card>
      <CodedCommentDialog
        open={opened.isOpen}
        comment={opened.comment}
        tests={tests}
        onSave={(comment) => onSave(comment, opened.comment)}
        onClose={() => setOpened({ ...opened, isOpen: false })}
      />
      {onImport && (
        <ImportCommentsDialog
          open={isImporting}
          onClose={() => setImporting(false)}
          onImport={onImport}
        />
      )}
    </Stack>
  );
}

function useColumns(): DataTableColumn<CodedComment>[] {
  const words = useMessages(codedCommentsMessages);
  const departmentWords = useDepartmentWords();
  const language = chosenLanguage(useLanguage().locale);
  return [
    {
      id: 'code',
      header: words.code,
      rowHeader: true,
      width: 'clamp(8rem, 18cqi, 14rem)',
      render: ({ code, department }) => (
        <CellText note={department === null ? words.allDepartments : departmentWords[department]}>
          <bdi dir="ltr">{code}</bdi>
        </CellText>
      ),
    },
    {
      id: 'text',
      header: words.text,
      render: ({ texts }) => <bdi>{commentText(texts, language)}</bdi>,
    },
    {
      id: 'languages',
      header: words.languages,
      width: 'clamp(6rem, 14cqi, 9rem)',
      render: ({ texts }) => <bdi dir={directionOf('en')}>{Object.keys(texts).join(', ')}</bdi>,
    },
    {
      id: 'rules',
      header: words.rules,
      width: 'clamp(5rem, 10cqi, 7rem)',
      render: ({ rules }) =>
        rules.length === 0 ? words.byHand : words.ruleCount({ count: rules.length }),
    },
    {
      id: 'status',
      header: words.status,
      width: 'clamp(6rem, 12cqi, 8rem)',
      render: ({ active }) =>
        active ? (
          <Chip tone="positive" glyph={CheckGlyph}>
            {words.isActive}
          </Chip>
        ) : (
          <Chip glyph={PauseGlyph}>{words.isInactive}</Chip>
        ),
    },
  ];
}
