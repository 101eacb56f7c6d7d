import {
  readScannedCode,
  type ScannedCode,
  type StockItem,
  type SupplierOrder,
} from '@alms/lis-domain/inventory';
import { Alert } from '@alms/ui/alert';
import { BarcodeField } from '@alms/ui/barcode-field';
import { Button } from '@alms/ui/button';
import { useNow } from '@alms/ui/clock';
import { DateField } from '@alms/ui/date-field';
import { Dialog } from '@alms/ui/dialog';
import { FieldArray } from '@alms/ui/field-array';
import { Form, FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useRef, useState } from 'react';
import { SubmissionAlert } from '../../../shared/submission-alert/index.ts';
import { ItemPicker, type FindItems } from '../../../shared/stock-words/index.ts';
import {
  bodyOf,
  faultsOf,
  linesOfOrder,
  withScan,
  type ReceiptBody,
  type ReceiptLine,
} from './receipt-lines.ts';
import { receivingMessages } from './words/index.ts';

export interface ReceiveDialogProps {
  /** The delivery to receive, with or without a purchase order. Undefined closes the dialog. */
  delivery: { order: SupplierOrder | null } | undefined;
  onClose: () => void;
  /** Searches items by text. */
  findItems: FindItems;
  /**
   * Finds the item of a package code; null if there is none. Must not reject: undefined means that
   * the lookup failed.
   */
  findArticle: (article: string) => Promise<StockItem | null | undefined>;
  /** Records the delivery. Must not reject. */
  onReceive: (body: ReceiptBody) => Promise<Submission>;
  /** Links a package code to an item. Must not reject. */
  onLink: (item: StockItem, article: string) => Promise<Submission>;
  /** Creates an item with the package code. */
  onNewItem: (article: string) => void;
}

/**
 * Receives a delivery by package. Each scan fills in a lot and its expiry date; other data is
 * typed.
 */
export function ReceiveDialog({ delivery, ...rest }: ReceiveDialogProps) {
  const words = useMessages(receivingMessages);
  return (
    <Dialog
      open={delivery !== undefined}
      onClose={rest.onClose}
      size="large"
      title={delivery?.order ? words.titleOf({ number: delivery.order.number }) : words.title}
    >
      {delivery && <ReceiveForm order={delivery.order} {...rest} />}
    </Dialog>
  );
}

/** Outcome of the last scan. */
type Scanned =
  | { kind: 'added'; name: string }
  | { kind: 'unknown'; code: ScannedCode }
  | { kind: 'unreadable' | 'failed' };

function ReceiveForm({
  order,
  onClose,
  findItems,
  findArticle,
  onReceive,
  onLink,
  onNewItem,
}: Omit<ReceiveDialogProps, 'delivery'> & { order: SupplierOrder | null }) {
  const words = useMessages(receivingMessages);
  const format = useFormat();
  const today = format.dayOf(new Date(useNow()).toISOString());
  const made = useRef(0);
  const [lines, setLines] = useState<readonly ReceiptLine[]>(order ? linesOfOrder(order) : []);
  const [reference, setReference] = useState('');
  const [scanned, setScanned] = useState<Scanned>();
  const [tried, setTried] = useState(false);
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const nextId = () => {
    made.current += 1;
    return `line-${made.current}`;
  };

  const add = (item: StockItem, code: ScannedCode) => {
    setLines((known) => withScan(known, item, code, nextId()));
    setScanned({ kind: 'added', name: item.name });
  };
  const scan = async (typed: string) => {
    const reading = readScannedCode(typed, today);
    if (reading.kind === 'unreadable') return setScanned({ kind: 'unreadable' });
    const item = await findArticle(reading.code.article);
    if (item) return add(item, reading.code);
    setScanned(item === null ? { kind: 'unknown', code: reading.code } : { kind: 'failed' });
  };
  const link = async (item: StockItem, code: ScannedCode) => {
    setSubmission({ status: 'submitting' });
    const outcome = await onLink(item, code.article);
    setSubmission(outcome.status === 'done' ? { status: 'idle' } : outcome);
    if (outcome.status === 'done') add(item, code);
  };
  const send = async () => {
    setTried(true);
    if (lines.length === 0 || lines.some((line) => Object.keys(faultsOf(line, today)).length > 0))
      return;
    setSubmission({ status: 'submitting' });
    const outcome = await onReceive(bodyOf(lines, order, reference));
    setSubmission(outcome);
    if (outcome.status === 'done') onClose();
  };

  return (
    <Form onSubmit={() => void send()} aria-label={words.title}>
      <Stack gap="s5">
        <SubmissionAlert submission={submission} words={words} />
        <BarcodeField label={words.scan} hint={words.scanHint} onScan={(code) => void scan(code)} />
        {scanned && (
          <ScanOutcome
            scanned={scanned}
            findItems={findItems}
            onLink={(item, code) => void link(item, code)}
            onNewItem={onNewItem}
          />
        )}
        <ItemPicker
          label={words.addByName}
          item={null}
          findItems={findItems}
          onItemChange={(item) =>
            item &&
            setLines((known) => [
              ...known,
              { id: nextId(), item, lot_number: '', expiry_date: '', quantity: '1', location: '' },
            ])
          }
        />
        <FieldArray
          label={words.lots}
          rowLabel={words.lot}
          rows={lines}
          onRowsChange={setLines}
          error={tried && lines.length === 0 ? words.nothingToReceive : undefined}
          renderRow={(line) => (
            <LineFields
              line={line}
              today={today}
              tried={tried}
              onChange={(change) =>
                setLines((known) =>
                  known.map((each) => (each.id === line.id ? { ...each, ...change } : each)),
                )
              }
            />
          )}
        />
        <TextField
          label={words.reference}
          optional
          autoComplete="off"
          maxLength={120}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
      </Stack>
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={submission.status === 'submitting'}>
          {words.receiveNow}
        </Button>
      </FormActions>
    </Form>
  );
}

interface LineFieldsProps {
  line: ReceiptLine;
  today: string;
  /** Whether submission was attempted. Errors are shown only afterwards. */
  tried: boolean;
  onChange: (change: Partial<ReceiptLine>) => void;
}

function LineFields({ line, today, tried, onChange }: LineFieldsProps) {
  const words = useMessages(receivingMessages);
  const faults = tried ? faultsOf(line, today) : {};
  const errorText = (
    fault: (keyof typeof words & ('lotRequired' | 'quantityWhole' | 'hasExpired')) | undefined,
  ) => (fault === undefined ? undefined : words[fault]);
  return (
    <Stack gap="s3">
      <b>{line.item.name}</b>
      <Grid>
        <TextField
          label={words.lotNumber}
          autoComplete="off"
          dir="ltr"
          maxLength={40}
          value={line.lot_number}
          error={errorText(faults.lot_number)}
          onChange={(event) => onChange({ lot_number: event.target.value })}
        />
        <DateField
          label={words.expiry}
          optional
          value={line.expiry_date}
          error={errorText(faults.expiry_date)}
          onValueChange={(expiry_date) => onChange({ expiry_date })}
        />
        <TextField
          label={words.quantityIn({ unit: line.item.unit })}
          inputMode="numeric"
          autoComplete="off"
          value={line.quantity}
          error={errorText(faults.quantity)}
          onChange={(event) => onChange({ quantity: event.target.value })}
        />
        <TextField
          label={words.location}
          optional
          autoComplete="off"
          maxLength={60}
          value={line.location}
          onChange={(event) => onChange({ location: event.target.value })}
        />
      </Grid>
    </Stack>
  );
}

interface ScanOutcomeProps {
  scanned: Scanned;
  findItems: FindItems;
  onLink: (item: StockItem, code: ScannedCode) => void;
  onNewItem: (article: string) => void;
}

/** Outcome of a scan. An unknown code can be linked to an existing item or used for a new one. */
function ScanOutcome({ scanned, findItems, onLink, onNewItem }: ScanOutcomeProps) {
  const words = useMessages(receivingMessages);
  const [item, setItem] = useState<StockItem | null>(null);
  switch (scanned.kind) {
    case 'added':
      return (
        <Alert tone="positive" live="polite">
          {words.added({ name: scanned.name })}
        </Alert>
      );
    case 'unreadable':
      return (
        <Alert tone="critical" live="assertive">
          {words.unreadable}
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="critical" live="assertive">
          {words.failed}
        </Alert>
      );
    case 'unknown':
      return (
        <Alert
          tone="caution"
          live="polite"
          title={words.unknownTitle({ code: scanned.code.article })}
        >
          <Stack gap="s3">
            <p>{words.unknownBody}</p>
            <ItemPicker
              label={words.belongsTo}
              item={item}
              findItems={findItems}
              onItemChange={setItem}
            />
            <Inline gap="s2">
              <Button disabled={item === null} onClick={() => item && onLink(item, scanned.code)}>
                {words.link}
              </Button>
              <Button onClick={() => onNewItem(scanned.code.article)}>{words.newItem}</Button>
            </Inline>
          </Stack>
        </Alert>
      );
  }
}
