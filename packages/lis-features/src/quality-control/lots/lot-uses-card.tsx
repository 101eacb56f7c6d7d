import type { LotUse } from '@alms/lis-domain/quality-control';
import { Button, IconButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, MoreGlyph, PlusGlyph } from '@alms/ui/icon';
import { Menu } from '@alms/ui/menu';
import type { Resource } from '@alms/ui/resource';
import { Segmented } from '@alms/ui/segmented';
import { CellText } from '@alms/ui/table';
import { lotsMessages } from './words/index.ts';

export interface LotUseActions {
  /** Opens the form that puts a lot into use. When omitted, the user may not. */
  onLoad?: (() => void) | undefined;
  onEnd?: ((use: LotUse) => void) | undefined;
  onVoid?: ((use: LotUse) => void) | undefined;
}

export interface LotUsesCardProps extends LotUseActions {
  /** Lots used on the instrument, latest first. */
  uses: Resource<readonly LotUse[]>;
  /** Whether only lots in use are listed. */
  inUse: boolean;
  onInUseChange: (inUse: boolean) => void;
  onMore?: (() => void) | undefined;
  onRetry?: (() => void | Promise<void>) | undefined;
}

/** Reagent and calibrator lots of an instrument, in use or also earlier. */
export function LotUsesCard({
  uses,
  inUse,
  onInUseChange,
  onMore,
  onRetry,
  onLoad,
  ...actions
}: LotUsesCardProps) {
  const words = useMessages(lotsMessages);
  return (
    <Card
      heading={words.lotsOnInstrument}
      body="flush"
      headerActions={
        onLoad && (
          <Button
            aria-haspopup="dialog"
            leading={<Icon glyph={PlusGlyph} size="small" />}
            onClick={onLoad}
          >
            {words.load}
          </Button>
        )
      }
    >
      <DataTable<LotUse>
        columns={useColumns(actions)}
        resource={uses}
        rowKey={({ id }) => id}
        caption={words.lotsOnInstrument}
        headingLevel={3}
        lines={2}
        height="40vh"
        filter={
          <Segmented
            label={words.lotsOnInstrument}
            options={[
              { value: 'in-use', label: words.inUse },
              { value: 'all', label: words.allUses },
            ]}
            value={inUse ? 'in-use' : 'all'}
            onValueChange={(value) => onInUseChange(value === 'in-use')}
          />
        }
        paging={moreRows({ onMore })}
        empty={{ 'none-yet': { title: words.noUsesTitle, body: words.noUsesBody } }}
        {...(onRetry && { onRetry })}
      />
    </Card>
  );
}

function useColumns(actions: Omit<LotUseActions, 'onLoad'>): DataTableColumn<LotUse>[] {
  const words = useMessages(lotsMessages);
  const format = useFormat();
  const isChanged = actions.onEnd !== undefined || actions.onVoid !== undefined;
  return [
    {
      id: 'lot',
      header: words.lot,
      rowHeader: true,
      render: ({ lot, kind }) => (
        <CellText note={[words[kind], lot.name].join(' · ')}>
          <bdi dir="ltr">{lot.lot_number}</bdi>
        </CellText>
      ),
    },
    {
      id: 'tests',
      header: words.tests,
      render: ({ tests }) => tests.map(({ code }) => code).join(', '),
    },
    {
      id: 'since',
      header: words.since,
      render: ({ started_at, started_by, ended_at }) => (
        <CellText note={started_by.name}>
          {ended_at === null
            ? format.dateTime(started_at)
            : words.period({ from: format.dateTime(started_at), to: format.dateTime(ended_at) })}
        </CellText>
      ),
    },
    {
      id: 'status',
      header: words.status,
      render: (use) => <UseStatus {...use} />,
    },
    ...(isChanged
      ? [
          {
            id: 'actions',
            header: words.actions,
            render: (use: LotUse) => <UseMenu use={use} {...actions} />,
          },
        ]
      : []),
  ];
}

function UseStatus({ lot, ended_at, voided }: LotUse) {
  const words = useMessages(lotsMessages);
  if (voided)
    return (
      <CellText note={words.reasonBy({ reason: voided.reason, name: voided.by.name })}>
        <Chip tone="neutral">{words.voided}</Chip>
      </CellText>
    );
  if (lot.recalled) return <Chip tone="critical">{words.recalled}</Chip>;
  return ended_at === null ? (
    <Chip tone="positive">{words.inUse}</Chip>
  ) : (
    <Chip tone="neutral">{words.outOfUse}</Chip>
  );
}

function UseMenu({
  use,
  onEnd,
  onVoid,
}: { use: LotUse } & Pick<LotUseActions, 'onEnd' | 'onVoid'>) {
  const words = useMessages(lotsMessages);
  const items = [
    ...(onEnd && use.ended_at === null && !use.voided
      ? [{ id: 'end', label: words.end, onSelect: () => onEnd(use) }]
      : []),
    ...(onVoid && !use.voided
      ? [
          {
            id: 'void',
            label: words.voidEntry,
            tone: 'critical' as const,
            onSelect: () => onVoid(use),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      align="end"
      items={items}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} size="small" label={words.actionsOf({ name: use.lot.lot_number })}>
          <Icon glyph={MoreGlyph} size="small" />
        </IconButton>
      )}
    />
  );
}
