import {
  storageConditions,
  type StockCount,
  type StockCountSummary,
} from '@alms/lis-domain/inventory';
import type { UserId } from '@alms/lis-domain/identity';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { Dialog } from '@alms/ui/dialog';
import { Form, FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, ClockGlyph, PlusGlyph, Icon, WarningGlyph } from '@alms/ui/icon';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { useState } from 'react';
import { useOutcome } from '../../../shared/outcome/index.ts';
import { SubmissionAlert } from '../../../shared/submission-alert/index.ts';
import { stockItemWordsMessages } from '../../../shared/words/stock-item-words/index.ts';
import type { CountAction } from './count-actions.ts';
import { CountSheet } from './count-sheet.tsx';
import { countsMessages } from './words/index.ts';

export interface CountsViewProps {
  /** Stock counts loaded so far, newest first. */
  counts: Resource<readonly StockCountSummary[]>;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  /** The open count with its lots; `idle` when none is open. */
  count: Resource<StockCount>;
  /** Opens a count; null closes it. */
  onOpen: (countId: string | null) => void;
  /** Performs an action. Must not reject. */
  onAction: (action: CountAction) => Promise<Submission>;
  /** Id of the signed-in user, who may not approve their own count. */
  userId: UserId;
  onRetry?: () => void | Promise<void>;
}

const LOOKS: Record<StockCountSummary['status'], Pick<ChipProps, 'tone' | 'glyph'>> = {
  counting: { tone: 'info', glyph: ClockGlyph },
  submitted: { tone: 'caution', glyph: WarningGlyph },
  approved: { tone: 'positive', glyph: CheckGlyph },
  cancelled: {},
};

/** Stock counts: in progress, awaiting approval, and completed. */
export function CountsView({
  counts,
  onMore,
  count,
  onOpen,
  onAction,
  userId,
  onRetry,
}: CountsViewProps) {
  const words = useMessages(countsMessages);
  const format = useFormat();
  const [isStarting, setStarting] = useState(false);
  const retry = onRetry && { onRetry };
  if (count.status !== 'idle') {
    return (
      <Stack gap="s4">
        <div>
          <Button onClick={() => onOpen(null)}>{words.toList}</Button>
        </div>
        <ResourceView
          resource={count}
          label={words.sheet}
          headingLevel={2}
          skeleton={
            <Card>
              <Skeleton count={8} />
            </Card>
          }
          {...retry}
        >
          {(read) => <CountSheet key={read.id} count={read} onAction={onAction} userId={userId} />}
        </ResourceView>
      </Stack>
    );
  }
  // Only a facility with several sites names them.
  const hasSites = counts.status === 'ready' && counts.data.some(({ laboratory }) => laboratory);
  const columns: DataTableColumn<StockCountSummary>[] = [
    {
      id: 'number',
      header: words.number,
      rowHeader: true,
      width: '8rem',
      render: ({ number }) => <bdi dir="ltr">{number}</bdi>,
    },
    ...(hasSites
      ? [
          {
            id: 'site',
            header: words.site,
            render: ({ laboratory }: StockCountSummary) => <bdi>{laboratory?.name ?? '–'}</bdi>,
          },
        ]
      : []),
    {
      id: 'begun',
      header: words.begun,
      render: ({ created_at, started_by }) =>
        words.by({ time: format.dateTime(created_at), name: started_by.name }),
    },
    {
      id: 'progress',
      header: words.progress,
      width: '10rem',
      render: ({ counted, lots }) => words.countedOf({ counted, lots }),
    },
    {
      id: 'differences',
      header: words.differences,
      align: 'end',
      width: '8rem',
      render: ({ differences }) => format.number(differences),
    },
    {
      id: 'status',
      header: words.status,
      width: '12rem',
      render: ({ status }) => <Chip {...LOOKS[status]}>{words[status]}</Chip>,
    },
  ];
  return (
    <Card
      body="flush"
      heading={words.counts}
      headerActions={
        <Button
          aria-haspopup="dialog"
          size="small"
          leading={<Icon glyph={PlusGlyph} size="small" />}
          onClick={() => setStarting(true)}
        >
          {words.start}
        </Button>
      }
    >
      <DataTable<StockCountSummary>
        columns={columns}
        resource={counts}
        rowKey={({ id }) => id}
        caption={words.counts}
        headingLevel={3}
        onRowOpen={({ id }) => onOpen(id)}
        paging={onMore && moreRows({ onMore })}
        empty={{ 'none-yet': { title: words.emptyTitle, body: words.emptyBody } }}
        {...retry}
      />
      <StartDialog open={isStarting} onClose={() => setStarting(false)} onAction={onAction} />
    </Card>
  );
}

function StartDialog({
  open,
  onClose,
  onAction,
}: Pick<CountsViewProps, 'onAction'> & { open: boolean; onClose: () => void }) {
  const words = useMessages(countsMessages);
  return (
    <Dialog open={open} onClose={onClose} title={words.startTitle}>
      {open && <StartForm onClose={onClose} onAction={onAction} />}
    </Dialog>
  );
}

function StartForm({
  onClose,
  onAction,
}: Pick<CountsViewProps, 'onAction'> & { onClose: () => void }) {
  const words = useMessages(countsMessages);
  const names = useMessages(stockItemWordsMessages);
  const [storage, setStorage] = useState('');
  const { submission, run } = useOutcome(onClose);
  const send = async () => {
    await run(() =>
      onAction({
        kind: 'start',
        storage: storageConditions.find((each) => each === storage) ?? null,
      }),
    );
  };
  return (
    <Form onSubmit={() => void send()} aria-label={words.startTitle}>
      <Stack gap="s4">
        <SubmissionAlert submission={submission} words={words} />
        <p>{words.startBody}</p>
        <SelectField
          label={words.where}
          placeholder={words.everywhere}
          options={storageConditions.map((value) => ({ value, label: names[value] }))}
          value={storage}
          onChange={(event) => setStorage(event.target.value)}
        />
      </Stack>
      <FormActions align="end">
        <Button onClick={onClose}>{words.close}</Button>
        <Button type="submit" variant="primary" busy={submission.status === 'submitting'}>
          {words.startNow}
        </Button>
      </FormActions>
    </Form>
  );
}
