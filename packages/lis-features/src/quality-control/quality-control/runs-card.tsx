import { canVoid, type ControlRun } from '@alms/lis-domain/quality-control';
import { Button, IconButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, MoreGlyph } from '@alms/ui/icon';
import { Menu } from '@alms/ui/menu';
import { CellText, Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { qualityControlMessages } from './words/index.ts';
import { RUN_APPEARANCE } from './appearance.ts';
import * as S from './quality-control.styles.ts';

export interface RunActions {
  /** Opens the dialog to void a run. When omitted, the user may not. */
  onVoid?: ((run: ControlRun) => void) | undefined;
  /** Opens the correction of a run that violated a rule. */
  onOpen: (run: ControlRun) => void;
}

export interface RunsCardProps extends RunActions {
  /** QC runs, latest first. */
  runs: readonly ControlRun[];
}

/** Maximum number of runs listed; the table view of the chart has all of them. */
const LISTED = 12;

/** Latest runs with their values, status and violated rules. */
export function RunsCard({ runs, ...actions }: RunsCardProps) {
  const words = useMessages(qualityControlMessages);
  const format = useFormat();
  const signed = (z: number) =>
    format
      .number(z, { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 })
      .replace('-', '\u2212');
  const listed = runs.slice(0, LISTED);
  const levels = [
    ...new Set(listed.flatMap(({ points }) => points.map(({ level }) => level))),
  ].toSorted();
  const columns: TableColumn<ControlRun>[] = [
    {
      id: 'at',
      header: words.when,
      rowHeader: true,
      width: '10.5rem',
      render: ({ at, operator }) => (
        <CellText note={operator?.name}>
          <Text as="span" figures>
            {format.dateTime(at)}
          </Text>
        </CellText>
      ),
    },
    ...levels.map((level): TableColumn<ControlRun> => ({
      id: `level-${level}`,
      header: words.level({ level }),
      render: ({ points }) =>
        points
          .filter((point) => point.level === level)
          .map(({ id, value, z }) => (
            <CellText key={id} note={z !== null && <bdi>{words.sds({ z: signed(z) })}</bdi>}>
              <Text as="span" figures>
                {value}
              </Text>
            </CellText>
          )),
    })),
    {
      id: 'status',
      header: words.status,
      width: '9.5rem',
      render: ({ status, violations, voided }) => (
        <CellText
          note={
            voided
              ? words.voidedBy({ reason: voided.reason, name: voided.by.name })
              : violations.length > 0 && (
                  <bdi dir="ltr">{[...new Set(violations.map(({ rule }) => rule))].join(', ')}</bdi>
                )
          }
        >
          <Chip {...RUN_APPEARANCE[status]}>{words[status]}</Chip>
        </CellText>
      ),
    },
    {
      id: 'actions',
      header: words.actionsColumn,
      width: '8rem',
      render: (run) => <RunMenu run={run} {...actions} />,
    },
  ];
  return (
    <Card heading={words.runs} body="flush">
      <Table<ControlRun>
        columns={columns}
        rows={listed}
        rowKey={({ id }) => id}
        caption={words.runs}
      />
    </Card>
  );
}

function RunMenu({ run, onVoid, onOpen }: { run: ControlRun } & RunActions) {
  const words = useMessages(qualityControlMessages);
  return (
    <S.RowActions>
      {(run.violations.length > 0 || run.status === 'overdue') && (
        <Button
          size="small"
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={words.correctionOf({ number: run.number })}
          onClick={() => onOpen(run)}
        >
          {words.correction}
        </Button>
      )}
      {onVoid && canVoid(run.status) && (
        <Menu
          align="end"
          items={[
            {
              id: 'void',
              label: words.voidRun,
              tone: 'critical',
              onSelect: () => onVoid(run),
            },
          ]}
          renderTrigger={(trigger) => (
            <IconButton {...trigger} size="small" label={words.actionsOf({ number: run.number })}>
              <Icon glyph={MoreGlyph} size="small" />
            </IconButton>
          )}
        />
      )}
    </S.RowActions>
  );
}
