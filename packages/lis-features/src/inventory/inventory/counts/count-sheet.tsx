import type { StockCount, StockCountLine } from '@alms/lis-domain/inventory';
import type { UserId } from '@alms/lis-domain/identity';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { ConfirmDialog } from '@alms/ui/confirm-dialog';
import { Form, FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Table, type TableColumn } from '@alms/ui/table';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import { SubmissionAlert } from '../../../shared/submission-alert/index.ts';
import { useTypedCells, type TypedCells } from '../../../shared/typed-cells/index.ts';
import type { CountAction } from './count-actions.ts';
import { countsMessages } from './words/index.ts';

export interface CountSheetProps {
  count: StockCount;
  /** Performs an action. Must not reject. */
  onAction: (action: CountAction) => Promise<Submission>;
  /** Id of the signed-in user, who may not approve their own count. */
  userId: UserId;
}

/** Returns whether the input is a whole number or empty. */
const isCount = (typed: string) => /^\d{0,6}$/.test(typed.trim());

/**
 * One stock count by lot, in shelf order. Recorded quantities stay hidden until the count is
 * submitted, so that they do not bias it.
 *
 * Afterwards the differences are shown, and another user approves them.
 */
export function CountSheet({ count, onAction, userId }: CountSheetProps) {
  const words = useMessages(countsMessages);
  const format = useFormat();
  const { typed, type, saved } = useTypedCells();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const [isLeaving, setLeaving] = useState(false);
  const { status, number, lines, submitted_by } = count;
  const isCounting = status === 'counting';
  const shown = ({ lot_id, counted }: StockCountLine) =>
    typed[lot_id] ?? (counted === null ? '' : String(counted));
  const changed = lines.filter(
    (line) => shown(line) !== (line.counted === null ? '' : String(line.counted)),
  );
  const isBusy = submission.status === 'submitting';

  const perform = async (next: CountAction, sent?: TypedCells) => {
    setSubmission({ status: 'submitting' });
    const outcome = await onAction(next);
    setSubmission(outcome);
    if (outcome.status === 'done') {
      if (sent) saved(sent);
      setLeaving(false);
    }
  };
  const save = () => {
    if (isBusy || changed.length === 0 || changed.some((line) => !isCount(shown(line)))) return;
    void perform(
      {
        kind: 'enter',
        count,
        lines: changed.map((line) => ({
          lot_id: line.lot_id,
          counted: shown(line).trim() === '' ? null : Number(shown(line)),
        })),
      },
      typed,
    );
  };

  const item: TableColumn<StockCountLine> = {
    id: 'item',
    header: words.item,
    rowHeader: true,
    render: ({ item_name, lot_number, location }) =>
      words.lotOf({
        item: item_name,
        lot: lot_number,
        place: location === '' ? words.noPlace : location,
      }),
  };
  const columns: TableColumn<StockCountLine>[] = isCounting
    ? [
        item,
        {
          id: 'counted',
          header: words.counted,
          width: '12rem',
          render: (line) => (
            <TextField
              label={words.countedOfLot({ item: line.item_name, lot: line.lot_number })}
              labelVisibility="hidden"
              dense
              inputMode="numeric"
              autoComplete="off"
              value={shown(line)}
              error={isCount(shown(line)) ? undefined : words.quantityWhole}
              onChange={(event) => type(line.lot_id, event.target.value)}
            />
          ),
        },
        { id: 'unit', header: words.unit, width: '8rem', render: ({ unit }) => unit },
      ]
    : [
        item,
        {
          id: 'expected',
          header: words.expected,
          align: 'end',
          width: '8rem',
          render: ({ expected }) => (expected === null ? '' : format.number(expected)),
        },
        {
          id: 'counted',
          header: words.counted,
          align: 'end',
          width: '8rem',
          render: ({ counted }) => (counted === null ? '' : format.number(counted)),
        },
        {
          id: 'difference',
          header: words.difference,
          align: 'end',
          width: '8rem',
          render: ({ counted, expected }) =>
            counted === null || expected === null || counted === expected ? (
              words.equal
            ) : (
              <b dir="ltr">{format.number(counted - expected, { signDisplay: 'always' })}</b>
            ),
        },
      ];

  return (
    <Card heading={words.sheetOf({ number })}>
      <Form onSubmit={save} aria-label={words.sheetOf({ number })}>
        <Stack gap="s4">
          <SubmissionAlert submission={submission} words={words} />
          {status === 'submitted' && (
            <Alert tone="caution" title={words.decideTitle({ count: count.differences })}>
              {submitted_by?.user_id === userId ? words.decideOther : words.decideBody}
            </Alert>
          )}
          {status === 'approved' && <Alert tone="positive">{words.doneBody}</Alert>}
          {status === 'cancelled' && <Alert tone="info">{words.cancelledBody}</Alert>}
          <Table
            columns={columns}
            rows={lines}
            rowKey={({ lot_id }) => lot_id}
            caption={words.sheetOf({ number })}
          />
        </Stack>
        {(isCounting || status === 'submitted') && (
          <FormActions
            align="end"
            note={words.countedOf({ counted: count.counted, lots: count.lots })}
          >
            <Button tone="critical" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
              {words.cancel}
            </Button>
            {isCounting && (
              <Button type="submit" busy={isBusy}>
                {words.save}
              </Button>
            )}
            {isCounting && (
              <Button
                variant="primary"
                disabled={changed.length > 0 || count.counted < count.lots}
                onClick={() => void perform({ kind: 'submit', count })}
              >
                {words.submit}
              </Button>
            )}
            {status === 'submitted' && submitted_by?.user_id !== userId && (
              <Button
                variant="primary"
                busy={isBusy}
                onClick={() => void perform({ kind: 'approve', count })}
              >
                {words.approve}
              </Button>
            )}
          </FormActions>
        )}
      </Form>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={words.cancelTitle({ number })}
        confirmLabel={words.cancel}
        reason={{ minLength: 3 }}
        busy={isBusy}
        onConfirm={({ reason }) => perform({ kind: 'cancel', count, reason })}
      >
        <p>{words.cancelBody}</p>
      </ConfirmDialog>
    </Card>
  );
}
