import type { LotComparison } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, CriticalGlyph, Icon, InfoGlyph, PlusGlyph } from '@alms/ui/icon';
import type { Resource } from '@alms/ui/resource';
import { CellText } from '@alms/ui/table';
import { comparisonsMessages } from './words/index.ts';

export interface ComparisonsCardProps {
  /** Comparisons on the instrument, latest first. */
  comparisons: Resource<readonly LotComparison[]>;
  onMore?: (() => void) | undefined;
  onOpen: (comparison: LotComparison) => void;
  /** Opens the dialog for a new comparison. When omitted, the user may not. */
  onNew?: (() => void) | undefined;
  onRetry?: (() => void | Promise<void>) | undefined;
}

/** Lot-to-lot comparisons on an instrument. */
export function ComparisonsCard({
  comparisons,
  onMore,
  onOpen,
  onNew,
  onRetry,
}: ComparisonsCardProps) {
  const words = useMessages(comparisonsMessages);
  return (
    <Card
      heading={words.title}
      body="flush"
      {...(onNew && {
        headerActions: (
          <Button
            aria-haspopup="dialog"
            leading={<Icon glyph={PlusGlyph} size="small" />}
            onClick={onNew}
          >
            {words.newComparison}
          </Button>
        ),
      })}
    >
      <DataTable<LotComparison>
        columns={useColumns()}
        resource={comparisons}
        rowKey={({ id }) => id}
        caption={words.title}
        headingLevel={3}
        lines={2}
        height="40vh"
        onRowOpen={onOpen}
        paging={moreRows({ onMore })}
        empty={{ 'none-yet': { title: words.emptyTitle, body: words.emptyBody } }}
        {...(onRetry && { onRetry })}
      />
    </Card>
  );
}

function useColumns(): DataTableColumn<LotComparison>[] {
  const words = useMessages(comparisonsMessages);
  const format = useFormat();
  return [
    {
      id: 'lots',
      header: words.lots,
      rowHeader: true,
      render: ({ lot, current_lot, test }) => (
        <CellText note={[test.name, lot.name].join(' · ')}>
          <bdi dir="ltr">
            {words.against({ lot: lot.lot_number, current: current_lot.lot_number })}
          </bdi>
        </CellText>
      ),
    },
    {
      id: 'started',
      header: words.started,
      render: ({ created_at, created_by }) => (
        <CellText note={created_by.name}>{format.dateTime(created_at)}</CellText>
      ),
    },
    {
      id: 'specimens',
      header: words.specimens,
      align: 'end',
      render: ({ pairs }) => format.number(pairs.length),
    },
    {
      id: 'verdict',
      header: words.verdict,
      render: (comparison) => <VerdictChip {...comparison} />,
    },
    {
      id: 'decision',
      header: words.decision,
      render: ({ decided }) =>
        decided === null ? (
          words.undecided
        ) : (
          <CellText note={decided.by.name}>{words[decided.decision]}</CellText>
        ),
    },
  ];
}

const APPEARANCE = {
  accept: { tone: 'positive', glyph: CheckGlyph },
  reject: { tone: 'critical', glyph: CriticalGlyph },
  not_enough: { tone: 'neutral', glyph: InfoGlyph },
} as const;

/** Proposed verdict, as a word with its mark. */
export function VerdictChip({ verdict }: Pick<LotComparison, 'verdict'>) {
  const words = useMessages(comparisonsMessages);
  return <Chip {...APPEARANCE[verdict]}>{words[verdict]}</Chip>;
}
