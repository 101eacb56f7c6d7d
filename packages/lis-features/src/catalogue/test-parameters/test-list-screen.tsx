import { hasUnconfirmedLimits, type TestParameter } from '@alms/lis-domain/catalogue';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useMessages } from '@alms/ui/i18n';
import {
  BoxGlyph,
  ClockGlyph,
  HoldGlyph,
  Icon,
  PlusGlyph,
  UploadGlyph,
  WarningGlyph,
} from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import type { Resource } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { CellText } from '@alms/ui/table';
import { useEffect, useRef, useState } from 'react';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { LeftOutTests, StarterPacksDialog, type StarterPacks } from './starter-packs-dialog.tsx';
import { TestFilters, type TestFilter } from './test-filters.tsx';
import { testListMessages } from './words/test-list/index.ts';
import * as S from './test-parameters.styles.ts';
import { testWordsMessages } from './words/test-words/index.ts';

export interface TestListScreenProps {
  filter: TestFilter;
  onFilterChange: (filter: TestFilter) => void;
  /** Tests loaded so far, of any status. */
  tests: Resource<readonly TestParameter[]>;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  /** Returns the link to a test. When omitted, tests cannot be opened. */
  testHref?: ((test: TestParameter) => string) | undefined;
  /** Link to add a test. When omitted, the user may not edit the catalogue. */
  newTestHref?: string | undefined;
  /** Link to the catalogue export and import. When omitted, the user may not edit the catalogue. */
  importHref?: string | undefined;
  /** Link to the consistency rules. When omitted, the user may not edit the catalogue. */
  rulesHref?: string | undefined;
  /** Link to the coded comments. When omitted, the user may not edit the catalogue. */
  commentsHref?: string | undefined;
  /** Starter packs of tests. When omitted, none are offered. */
  starterPacks?: StarterPacks | undefined;
  /** Called when the pack dialog opens, to load the packs. */
  onStarterPacks?: (() => void) | undefined;
  /** Link of the test from which the user returns: its row takes the focus once. Omit for none. */
  leftHref?: string | undefined;
  onRetry?: () => void | Promise<void>;
}

/**
 * The test catalogue: all tests and panels of the laboratory, searchable by code, name and
 * department.
 */
export function TestListScreen({
  filter,
  onFilterChange,
  tests,
  onMore,
  testHref,
  newTestHref,
  importHref,
  rulesHref,
  commentsHref,
  starterPacks,
  onStarterPacks,
  leftHref,
  onRetry,
}: TestListScreenProps) {
  const words = useMessages(testListMessages);
  const [choosing, setChoosing] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const left = useRef(leftHref);
  const hasRows = tests.status === 'ready';
  useEffect(() => {
    if (!hasRows || left.current === undefined) return;
    root.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(left.current)}"]`)?.focus();
    left.current = undefined;
  }, [hasRows]);
  const actions = (
    <>
      {rulesHref !== undefined && (
        <LinkButton href={rulesHref}>{words.consistencyRules}</LinkButton>
      )}
      {commentsHref !== undefined && (
        <LinkButton href={commentsHref}>{words.codedComments}</LinkButton>
      )}
      {importHref !== undefined && (
        <LinkButton href={importHref} leading={<Icon glyph={UploadGlyph} size="small" />}>
          {words.importExport}
        </LinkButton>
      )}
      {starterPacks && (
        <Button
          leading={<Icon glyph={BoxGlyph} size="small" />}
          onClick={() => {
            setChoosing(true);
            onStarterPacks?.();
          }}
        >
          {words.starterPacks}
        </Button>
      )}
      {newTestHref !== undefined && (
        <LinkButton
          variant="primary"
          href={newTestHref}
          leading={<Icon glyph={PlusGlyph} size="small" />}
        >
          {words.newTest}
        </LinkButton>
      )}
    </>
  );
  return (
    <Stack gap="s5" data-screen="test-list" ref={root}>
      <PageHeader title={words.title} context={words.context} actions={actions} />
      {starterPacks && (
        <StarterPacksDialog open={choosing} onClose={() => setChoosing(false)} {...starterPacks} />
      )}
      <LeftOutTests names={starterPacks?.leftOut ?? []} />
      <Card body="flush" aria-label={words.list}>
        <DataTable<TestParameter>
          columns={useColumns()}
          resource={tests}
          rowKey={({ id }) => id}
          rowHref={testHref}
          caption={words.list}
          lines={2}
          headingLevel={2}
          filter={<TestFilters filter={filter} onFilterChange={onFilterChange} />}
          paging={moreRows({ onMore })}
          empty={{
            'none-yet': { title: words.emptyTitle, body: words.emptyBody },
            'no-match': { title: words.noMatchTitle, body: words.noMatchBody },
          }}
          {...(onRetry && { onRetry })}
        />
      </Card>
    </Stack>
  );
}

function useColumns(): DataTableColumn<TestParameter>[] {
  const words = useMessages(testListMessages);
  const names = useMessages(testWordsMessages);
  const departmentWords = useDepartmentWords();
  const specimens = useSpecimenWords();
  return [
    {
      id: 'name',
      header: words.name,
      rowHeader: true,
      render: ({ name, short_name, kind, members }) => {
        const aside = kind === 'panel' ? words.members({ count: members.length }) : short_name;
        return <CellText note={aside !== name && aside}>{name}</CellText>;
      },
    },
    {
      id: 'code',
      header: words.code,
      width: 'clamp(6rem, 14cqi, 10rem)',
      render: ({ code }) => <S.Code>{code}</S.Code>,
    },
    {
      id: 'department',
      header: words.department,
      width: 'clamp(7rem, 15cqi, 11rem)',
      render: ({ department }) => departmentWords[department],
    },
    {
      id: 'specimen',
      header: words.specimen,
      width: 'clamp(7rem, 15cqi, 11rem)',
      render: ({ specimens: all }) =>
        all.flatMap((each) => (each.default ? [specimens.type(each.type)] : [])).join(''),
    },
    {
      id: 'unit',
      header: words.unit,
      width: 'clamp(5.5rem, 11cqi, 8rem)',
      render: ({ unit_display }) => unit_display !== null && <bdi dir="ltr">{unit_display}</bdi>,
    },
    {
      id: 'status',
      header: words.status,
      width: 'clamp(7rem, 15cqi, 12rem)',
      render: ({ status, proposal }) => (
        <>
          {status === 'active' ? names.active : <Chip {...LOOKS[status]}>{names[status]}</Chip>}
          {hasUnconfirmedLimits({ proposal }) && (
            <Chip tone="caution" glyph={WarningGlyph}>
              {words.unconfirmedMark}
            </Chip>
          )}
        </>
      ),
    },
  ];
}

const LOOKS: Record<'draft' | 'retired', Pick<ChipProps, 'tone' | 'glyph'>> = {
  draft: { tone: 'info', glyph: ClockGlyph },
  retired: { glyph: HoldGlyph },
};
