import type { EqaLimit } from '@alms/lis-domain/quality-control';
import { Button, IconButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { ConfirmDialog } from '@alms/ui/confirm-dialog';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { RemoveGlyph, Icon } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import type { Resource, Submission } from '@alms/ui/resource';
import { CellText } from '@alms/ui/table';
import { useState } from 'react';
import { SubmissionAlert } from '../../../../shared/submission-alert/index.ts';
import { useOutcome } from '../../../../shared/outcome/index.ts';
import type { CatalogueTest } from '../../set-up-forms.tsx';
import { AdoptDialog, type AdoptSet } from './adopt-dialog.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { useLimitText } from './limit-text.tsx';
import type { LimitValues } from './limits.form.ts';
import { limitsMessages } from './words/index.ts';

export interface LimitsCardProps {
  /** Allowable errors loaded so far, by test. */
  limits: Resource<readonly EqaLimit[]>;
  onMore?: (() => void) | undefined;
  /** Tests with QC or EQA. */
  catalogue: readonly CatalogueTest[];
  /** Must not reject. When omitted, the user may not. */
  onAdd?: ((limit: LimitValues) => Promise<Submission>) | undefined;
  onDelete?: ((limit: EqaLimit) => Promise<Submission>) | undefined;
  /** Adopts a published set and returns what was adopted. Must not reject. */
  onAdopt?: AdoptSet | undefined;
  onRetry: () => void | Promise<void>;
}

/** Allowable errors by which EQA results are scored, each in force from a day on. */
export function LimitsCard({
  limits,
  onMore,
  catalogue,
  onAdd,
  onDelete,
  onAdopt,
  onRetry,
}: LimitsCardProps) {
  const words = useMessages(limitsMessages);
  const [opened, setOpened] = useState<'add' | 'adopt' | EqaLimit>();
  const close = () => setOpened(undefined);
  const { submission, run, reset } = useOutcome(close);
  return (
    <Card
      body="flush"
      heading={words.title}
      {...((onAdd || onAdopt) && {
        headerActions: (
          <Inline gap="s2">
            {onAdopt && (
              <Button size="small" aria-haspopup="dialog" onClick={() => setOpened('adopt')}>
                {words.adopt}
              </Button>
            )}
            {onAdd && (
              <Button size="small" aria-haspopup="dialog" onClick={() => setOpened('add')}>
                {words.add}
              </Button>
            )}
          </Inline>
        ),
      })}
    >
      <DataTable<EqaLimit>
        columns={useColumns(onDelete && setOpened)}
        resource={limits}
        rowKey={({ id }) => id}
        caption={words.title}
        lines={2}
        headingLevel={3}
        height="50vh"
        paging={moreRows({ onMore })}
        empty={{ 'none-yet': { title: words.emptyTitle, body: words.emptyBody } }}
        onRetry={onRetry}
      />
      {opened === 'add' && onAdd && (
        <LimitDialog catalogue={catalogue} onAdd={onAdd} onClose={close} />
      )}
      {opened === 'adopt' && onAdopt && <AdoptDialog onAdopt={onAdopt} onClose={close} />}
      {typeof opened === 'object' && onDelete && (
        <ConfirmDialog
          open
          title={words.deleteTitle({ test: opened.test.name })}
          confirmLabel={words.deleteNow}
          busy={submission.status === 'submitting'}
          refusal={
            submission.status === 'rejected' || submission.status === 'failed' ? (
              <SubmissionAlert submission={submission} words={words} />
            ) : undefined
          }
          onConfirm={() => run(() => onDelete(opened))}
          onClose={() => {
            reset();
            close();
          }}
        >
          {words.deleteBody}
        </ConfirmDialog>
      )}
    </Card>
  );
}

function useColumns(onDelete: ((limit: EqaLimit) => void) | undefined) {
  const words = useMessages(limitsMessages);
  const format = useFormat();
  const textOf = useLimitText();
  const columns: DataTableColumn<EqaLimit>[] = [
    {
      id: 'test',
      header: words.test,
      rowHeader: true,
      render: ({ test }) => (
        <CellText note={<bdi dir="ltr">{test.code}</bdi>}>{test.name}</CellText>
      ),
    },
    {
      id: 'from',
      header: words.validFrom,
      width: '10rem',
      render: ({ valid_from }) => format.longDate(valid_from),
    },
    {
      id: 'limit',
      header: words.limit,
      render: ({ test, required_score, ...limit }) => (
        <CellText
          note={
            limit.unit === null || limit.unit === test.unit
              ? words.eventRequires({ score: required_score })
              : words.otherUnit({ unit: test.unit ?? '–' })
          }
        >
          {textOf(limit)}
        </CellText>
      ),
    },
    { id: 'source', header: words.source, render: ({ source }) => <bdi>{source}</bdi> },
  ];
  if (onDelete)
    columns.push({
      id: 'actions',
      header: words.actions,
      width: '5rem',
      render: (limit) => (
        <IconButton
          size="small"
          aria-haspopup="dialog"
          label={words.deleteOf({
            test: limit.test.name,
            date: format.longDate(limit.valid_from),
          })}
          onClick={() => onDelete(limit)}
        >
          <Icon glyph={RemoveGlyph} size="small" />
        </IconButton>
      ),
    });
  return columns;
}
