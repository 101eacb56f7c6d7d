import type { Calibration } from '@alms/lis-domain/quality-control';
import { Button, IconButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useNow } from '@alms/ui/clock';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, MoreGlyph, PlusGlyph } from '@alms/ui/icon';
import { Menu } from '@alms/ui/menu';
import type { Resource } from '@alms/ui/resource';
import { CellText } from '@alms/ui/table';
import { lotsMessages } from './words/index.ts';

export interface CalibrationsCardProps {
  /** Calibrations of the instrument, latest first. */
  calibrations: Resource<readonly Calibration[]>;
  onMore?: (() => void) | undefined;
  onRetry?: (() => void | Promise<void>) | undefined;
  /** Opens the calibration form. When omitted, the user may not. */
  onCalibrate?: (() => void) | undefined;
  onVoid?: ((calibration: Calibration) => void) | undefined;
}

/** Calibrations of an instrument with outcome and next due time. */
export function CalibrationsCard({
  calibrations,
  onMore,
  onRetry,
  onCalibrate,
  onVoid,
}: CalibrationsCardProps) {
  const words = useMessages(lotsMessages);
  return (
    <Card
      heading={words.calibrations}
      body="flush"
      headerActions={
        onCalibrate && (
          <Button
            aria-haspopup="dialog"
            leading={<Icon glyph={PlusGlyph} size="small" />}
            onClick={onCalibrate}
          >
            {words.calibrate}
          </Button>
        )
      }
    >
      <DataTable<Calibration>
        columns={useColumns(onVoid)}
        resource={calibrations}
        rowKey={({ id }) => id}
        caption={words.calibrations}
        headingLevel={3}
        lines={2}
        height="40vh"
        paging={moreRows({ onMore })}
        empty={{ 'none-yet': { title: words.noCalibrationsTitle, body: words.noCalibrationsBody } }}
        {...(onRetry && { onRetry })}
      />
    </Card>
  );
}

function useColumns(onVoid: CalibrationsCardProps['onVoid']): DataTableColumn<Calibration>[] {
  const words = useMessages(lotsMessages);
  const format = useFormat();
  return [
    {
      id: 'at',
      header: words.performed,
      rowHeader: true,
      render: ({ at, performed_by }) => (
        <CellText note={performed_by.name}>{format.dateTime(at)}</CellText>
      ),
    },
    {
      id: 'tests',
      header: words.tests,
      render: ({ tests }) => tests.map(({ code }) => code).join(', '),
    },
    {
      id: 'calibrator',
      header: words.calibratorLot,
      render: ({ calibrator_lot: lot }) =>
        lot === null ? (
          words.notRecorded
        ) : (
          <CellText note={lot.name}>
            <bdi dir="ltr">{lot.lot_number}</bdi>
          </CellText>
        ),
    },
    { id: 'outcome', header: words.outcome, render: (row) => <Outcome {...row} /> },
    { id: 'due', header: words.due, render: ({ due_at }) => <Due at={due_at} /> },
    ...(onVoid
      ? [
          {
            id: 'actions',
            header: words.actions,
            render: (calibration: Calibration) =>
              !calibration.voided && (
                <Menu
                  align="end"
                  items={[
                    {
                      id: 'void',
                      label: words.voidEntry,
                      tone: 'critical' as const,
                      onSelect: () => onVoid(calibration),
                    },
                  ]}
                  renderTrigger={(trigger) => (
                    <IconButton
                      {...trigger}
                      size="small"
                      label={words.actionsOf({ name: format.dateTime(calibration.at) })}
                    >
                      <Icon glyph={MoreGlyph} size="small" />
                    </IconButton>
                  )}
                />
              ),
          },
        ]
      : []),
  ];
}

function Outcome({ outcome, remark, voided }: Calibration) {
  const words = useMessages(lotsMessages);
  if (voided)
    return (
      <CellText note={words.reasonBy({ reason: voided.reason, name: voided.by.name })}>
        <Chip tone="neutral">{words.voided}</Chip>
      </CellText>
    );
  return (
    <CellText note={remark}>
      <Chip tone={outcome === 'accepted' ? 'positive' : 'critical'}>{words[outcome]}</Chip>
    </CellText>
  );
}

function Due({ at }: { at: string | null }) {
  const words = useMessages(lotsMessages);
  const format = useFormat();
  const now = useNow();
  if (at === null) return null;
  return Date.parse(at) < now ? (
    <Chip tone="caution">{words.overdueSince({ date: format.dateTime(at) })}</Chip>
  ) : (
    format.dateTime(at)
  );
}
