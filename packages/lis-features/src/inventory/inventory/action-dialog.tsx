import type { NamedLaboratory } from '@alms/lis-domain/facility';
import type { StockItem, StockLot } from '@alms/lis-domain/inventory';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOutcome } from '../../shared/outcome/index.ts';
import { LisForm, useLisForm, type LisFormState } from '../../shared/lis-form/index.ts';
import {
  adjustForm,
  consumeForm,
  disposeForm,
  moveForm,
  recordQcForm,
  quarantineForm,
  type RequestedAction,
  type StockAction,
} from './stock-actions.ts';
import { inventoryMessages } from './words/index.ts';

/** The open dialog with its action and item. */
export interface OpenAction {
  kind: RequestedAction;
  /** The lot; for consumption, the proposed one. */
  lot: StockLot | undefined;
}

export interface ActionDialogProps {
  item: StockItem;
  /** Available lots of the item, in the order of use. */
  lots: readonly StockLot[];
  /** Active sites of the facility, for transfers; empty in a facility with one. */
  sites: readonly NamedLaboratory[];
  /** The open dialog; undefined closes it. */
  opened: OpenAction | undefined;
  onClose: () => void;
  /** Performs the action. Must not reject. */
  onAction: (action: StockAction) => Promise<Submission>;
}

interface AnswerProps extends Omit<ActionDialogProps, 'opened' | 'onAction'> {
  submission: Submission;
  onAnswer: (action: StockAction) => Promise<void>;
}

/** Asks for the quantity, lot and reason of an action. The button names the action. */
export function ActionDialog({ opened, onAction, ...rest }: ActionDialogProps) {
  const words = useMessages(inventoryMessages);
  const { submission, run, reset } = useOutcome(() => close());
  const close = () => {
    reset();
    rest.onClose();
  };
  const answer = async (action: StockAction) => {
    await run(() => onAction(action));
  };
  const {
    item: { name },
    lots,
  } = rest;
  const lot = opened?.lot?.lot_number ?? '';
  const titles: Record<RequestedAction, string> = {
    consume: words.consumeTitle({ name }),
    adjust: words.adjustTitle({ lot }),
    dispose: words.disposeTitle({ lot }),
    move: words.moveTitle({ lot }),
    quarantine: words.quarantineTitle({ lot }),
    record_qc: words.recordQcTitle({ lot }),
  };
  return (
    <Dialog open={opened !== undefined} onClose={close} title={opened ? titles[opened.kind] : ''}>
      {opened?.kind === 'consume' && (
        <ConsumeForm
          {...rest}
          proposed={opened.lot}
          onClose={close}
          submission={submission}
          onAnswer={answer}
        />
      )}
      {opened?.lot && opened.kind !== 'consume' && (
        <LotForm
          {...rest}
          kind={opened.kind}
          lot={opened.lot}
          lots={lots}
          onClose={close}
          submission={submission}
          onAnswer={answer}
        />
      )}
    </Dialog>
  );
}

function ConsumeForm({
  item,
  lots,
  proposed,
  onClose,
  onAnswer,
  submission,
}: AnswerProps & { proposed: StockLot | undefined }) {
  const words = useMessages(inventoryMessages);
  const format = useFormat();
  const usable = lots.filter(({ status }) => status === 'active' || status === 'in_use');
  const first = usable[0]?.id;
  const offered = [...usable, ...lots.filter(({ status }) => status === 'quarantined')];
  const form = useLisForm(consumeForm(first), {
    defaultValues: {
      quantity: '1',
      lot_id: proposed && proposed.id !== first ? proposed.id : '',
      reason: '',
      for_controls: proposed?.status === 'quarantined',
      reference: '',
    },
    words,
    onSubmit: (body) => onAnswer({ kind: 'consume', item, body }),
    submission,
  });
  const { lot_id: chosen, for_controls: isForControls } = form.methods.watch();
  const lotLabel = (lot: StockLot) =>
    lot.use_by === null
      ? words.lotLeft({ lot: lot.lot_number, count: lot.on_hand })
      : words.lotLeftUntil({
          lot: lot.lot_number,
          count: lot.on_hand,
          date: format.longDate(lot.use_by),
        });
  return (
    <ActionForm form={form} confirmLabel={words.consumeNow} onClose={onClose}>
      <TextField
        label={words.quantityIn({ unit: item.unit })}
        inputMode="numeric"
        {...form.field('quantity')}
      />
      <SelectField
        label={words.lot}
        hint={words.fefoHint}
        placeholder={words.firstEnding}
        options={offered.map((lot) => ({ value: lot.id, label: lotLabel(lot) }))}
        {...form.field('lot_id')}
      />
      {chosen !== '' && chosen !== first && !isForControls && (
        <TextField label={words.whyAnotherLot} maxLength={200} {...form.field('reason')} />
      )}
      <Checkbox label={words.forControls} {...form.field('for_controls')} />
      <TextField label={words.reference} optional maxLength={120} {...form.field('reference')} />
    </ActionForm>
  );
}

function LotForm({
  kind,
  lot,
  ...rest
}: AnswerProps & { kind: Exclude<RequestedAction, 'consume'>; lot: StockLot }) {
  switch (kind) {
    case 'adjust':
      return <AdjustForm lot={lot} {...rest} />;
    case 'dispose':
      return <DisposeForm lot={lot} {...rest} />;
    case 'move':
      return <MoveForm lot={lot} {...rest} />;
    case 'quarantine':
      return <QuarantineForm lot={lot} {...rest} />;
    case 'record_qc':
      return <RecordQcForm lot={lot} {...rest} />;
  }
}

function AdjustForm({ item, lot, onClose, onAnswer, submission }: AnswerProps & { lot: StockLot }) {
  const words = useMessages(inventoryMessages);
  const form = useLisForm(adjustForm, {
    defaultValues: { counted: String(lot.on_hand), reason: '' },
    words,
    onSubmit: (body) => onAnswer({ kind: 'adjust', lot, body }),
    submission,
  });
  return (
    <ActionForm form={form} confirmLabel={words.adjustNow} onClose={onClose}>
      <TextField
        label={words.countedIn({ unit: item.unit })}
        hint={words.onRecord({ count: lot.on_hand })}
        inputMode="numeric"
        {...form.field('counted')}
      />
      <TextField label={words.reason} maxLength={200} {...form.field('reason')} />
    </ActionForm>
  );
}

function DisposeForm({
  item,
  lot,
  onClose,
  onAnswer,
  submission,
}: AnswerProps & { lot: StockLot }) {
  const words = useMessages(inventoryMessages);
  const form = useLisForm<
    { quantity: string; type: string; reason: string },
    Extract<StockAction, { kind: 'dispose' }>['body']
  >(disposeForm, {
    defaultValues: { quantity: String(lot.on_hand), type: 'disposal', reason: '' },
    words,
    onSubmit: (body) => onAnswer({ kind: 'dispose', lot, body }),
    submission,
  });
  return (
    <ActionForm form={form} confirmLabel={words.disposeNow} tone="critical" onClose={onClose}>
      <TextField
        label={words.quantityIn({ unit: item.unit })}
        inputMode="numeric"
        {...form.field('quantity')}
      />
      <SelectField
        label={words.whereTo}
        options={[
          { value: 'disposal', label: words.thrownAway },
          { value: 'return', label: words.sentBack },
        ]}
        {...form.field('type')}
      />
      <TextField label={words.reason} maxLength={200} {...form.field('reason')} />
    </ActionForm>
  );
}

/** Transfers stock to another site. */
function MoveForm({
  item,
  lot,
  sites,
  onClose,
  onAnswer,
  submission,
}: AnswerProps & { lot: StockLot }) {
  const words = useMessages(inventoryMessages);
  const form = useLisForm<
    { laboratory_id: string; quantity: string; location: string },
    Extract<StockAction, { kind: 'move' }>['body']
  >(moveForm, {
    defaultValues: { laboratory_id: '', quantity: String(lot.on_hand), location: '' },
    words,
    onSubmit: (body) => onAnswer({ kind: 'move', lot, body }),
    submission,
  });
  return (
    <ActionForm form={form} confirmLabel={words.moveNow} onClose={onClose}>
      <p>{words.moveBody}</p>
      <SelectField
        label={words.site}
        placeholder={words.chooseSite}
        options={sites
          .filter(({ id }) => id !== lot.laboratory?.id)
          .map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('laboratory_id')}
      />
      <TextField
        label={words.quantityIn({ unit: item.unit })}
        inputMode="numeric"
        {...form.field('quantity')}
      />
      <TextField label={words.newPlace} optional maxLength={60} {...form.field('location')} />
    </ActionForm>
  );
}

function QuarantineForm({ lot, onClose, onAnswer, submission }: AnswerProps & { lot: StockLot }) {
  const words = useMessages(inventoryMessages);
  const form = useLisForm(quarantineForm, {
    defaultValues: { reason: '' },
    words,
    onSubmit: (body) => onAnswer({ kind: 'quarantine', lot, body }),
    submission,
  });
  return (
    <ActionForm form={form} confirmLabel={words.quarantineNow} onClose={onClose}>
      <p>{words.quarantineBody}</p>
      <TextField label={words.reason} maxLength={200} {...form.field('reason')} />
    </ActionForm>
  );
}

function RecordQcForm({ lot, onClose, onAnswer, submission }: AnswerProps & { lot: StockLot }) {
  const words = useMessages(inventoryMessages);
  const form = useLisForm<
    { outcome: string; note: string },
    Extract<StockAction, { kind: 'record_qc' }>['body']
  >(recordQcForm, {
    defaultValues: { outcome: '', note: '' },
    words,
    onSubmit: (body) => onAnswer({ kind: 'record_qc', lot, body }),
    submission,
  });
  return (
    <ActionForm form={form} confirmLabel={words.recordQcNow} onClose={onClose}>
      <p>{words.recordQcBody}</p>
      <SelectField
        label={words.controls}
        placeholder={words.chooseOutcome}
        options={[
          { value: 'passed', label: words.controlsPassed },
          { value: 'failed', label: words.controlsFailed },
        ]}
        {...form.field('outcome')}
      />
      <TextField label={words.controlsNote} maxLength={200} {...form.field('note')} />
    </ActionForm>
  );
}

interface ActionFormProps<Values extends FieldValues, Output> {
  form: LisFormState<Values, Output>;
  /** Label of the button. */
  confirmLabel: string;
  tone?: 'neutral' | 'critical';
  onClose: () => void;
  children: ReactNode;
}

function ActionForm<Values extends FieldValues, Output>({
  form,
  confirmLabel,
  tone = 'neutral',
  onClose,
  children,
}: ActionFormProps<Values, Output>) {
  const words = useMessages(inventoryMessages);
  return (
    <LisForm form={form} label={confirmLabel} brief>
      <Stack gap="s4">{children}</Stack>
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" tone={tone} busy={form.busy}>
          {confirmLabel}
        </Button>
      </FormActions>
    </LisForm>
  );
}
