import type { OrderableTest } from '@alms/lis-domain/catalogue';
import {
  diagnosisText,
  hasCollected,
  type Order,
  type UpdatedOrder,
} from '@alms/lis-domain/orders';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { DescriptionList, type DescriptionItem } from '@alms/ui/description-list';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource, Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useMemo, useState } from 'react';
import {
  ClinicalFields,
  clinicalInformationMessages,
  useFastingWords,
  type ClinicalInformation,
  type ClinicalValues,
} from '../../shared/clinical-information/index.ts';
import { useConditionWord } from '../../shared/interval-text/index.ts';
import { LisForm } from '../../shared/lis-form/index.ts';
import { useLaterAnswers } from '../../shared/outcome/index.ts';
import { ReevaluationNote } from '../../shared/reevaluation-note/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type SaveOutcome,
} from '../../shared/versioned-form/index.ts';
import {
  clinicalInformationForm,
  clinicalUpdateOf,
  clinicalFieldsOf,
  type ClinicalInformationUpdate,
  type ClinicalInformationFields,
} from './order.form.ts';
import { orderMessages } from './words/index.ts';

/** Outcome of a save. A successful one includes the effect on existing results. */
export type ClinicalInformationOutcome =
  | Exclude<SaveOutcome<Order>, { status: 'saved' }>
  | { status: 'saved'; record: Order; reread: UpdatedOrder['reread'] };

export interface ClinicalInformationEditing {
  /** State of the save. Each new object is a new response. */
  submission: Submission;
  /**
   * Saves against the version of the order it is based on. Must not reject; field errors from the
   * server arrive as `submission`.
   */
  onUpdate: (change: {
    values: ClinicalInformationUpdate;
    base: Order;
  }) => Promise<ClinicalInformationOutcome>;
}

interface ClinicalInformationCardProps {
  order: Order;
  /** Test catalogue; determines which conditions to ask for. */
  catalogue: Resource<readonly OrderableTest[]>;
  /** Editing of the clinical information. When omitted, the user may not. */
  clinicalInformation: ClinicalInformationEditing | undefined;
}

/** Clinical information on the order. Missing values are shown as not provided. */
export function ClinicalInformationCard({
  order,
  catalogue,
  clinicalInformation,
}: ClinicalInformationCardProps) {
  const words = useMessages(orderMessages);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const parts = useClinicalInformationParts();
  return (
    <Card
      heading={words.aboutPatient}
      headerActions={
        clinicalInformation && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words.updateClinicalInformation}
          </Button>
        )
      }
    >
      <DescriptionList
        layout="grid"
        items={parts.map(({ name, label, show }): DescriptionItem => ({
          id: name,
          term: label,
          description: show(order),
        }))}
      />
      {clinicalInformation && (
        <Dialog
          open={open}
          onClose={close}
          size="large"
          title={words.changeTitle({ number: order.order_number })}
        >
          <UpdateForm
            order={order}
            catalogue={catalogue}
            {...clinicalInformation}
            onClose={close}
          />
        </Dialog>
      )}
    </Card>
  );
}

/** Formats each part of the clinical information. */
function useClinicalInformationParts(): readonly {
  name: keyof ClinicalInformation;
  label: string;
  show: (info: ClinicalInformation) => string;
}[] {
  const words = useMessages(clinicalInformationMessages);
  const format = useFormat();
  const fasting = useFastingWords();
  const conditionWord = useConditionWord();
  return [
    {
      name: 'clinical_info',
      label: words.clinicalInfo,
      show: (info) => info.clinical_info || words.noClinicalInfo,
    },
    {
      name: 'diagnosis_codes',
      label: words.diagnoses,
      show: (info) =>
        info.diagnosis_codes.length === 0
          ? words.noDiagnoses
          : format.list(info.diagnosis_codes.map(diagnosisText)),
    },
    {
      name: 'conditions',
      label: words.conditions,
      show: (info) =>
        info.conditions.length === 0
          ? words.noConditions
          : format.list(info.conditions.map(conditionWord)),
    },
    { name: 'fasting', label: fasting.label, show: (info) => fasting.of(info.fasting) },
  ];
}

/** Mounted each time the dialog opens, so that it starts from the saved data. */
function UpdateForm({
  order,
  catalogue,
  submission,
  onUpdate,
  onClose,
}: Omit<ClinicalInformationCardProps, 'clinicalInformation'> &
  ClinicalInformationEditing & { onClose: () => void }) {
  const words = { ...useMessages(clinicalInformationMessages), ...useMessages(orderMessages) };
  const parts = useClinicalInformationParts();
  const current = useLaterAnswers(submission);
  const [done, setDone] = useState<Pick<UpdatedOrder, 'reread'>>();
  const collected = hasCollected(order.items);
  const schema = useMemo(() => clinicalInformationForm({ collected }), [collected]);
  const { form, conflict, onSettle, onBack } = useVersionedForm<
    ClinicalInformationFields,
    ClinicalInformationUpdate,
    Order
  >(schema, {
    record: order,
    valuesOf: clinicalUpdateOf,
    fieldsOf: clinicalFieldsOf,
    words,
    failureKey: 'changeFailed',
    submission: current,
    onSave: async (change) => {
      const outcome = await onUpdate(change);
      if (outcome.status === 'saved') setDone({ reread: outcome.reread });
      return outcome;
    },
  });
  const { field, methods } = form;
  const entered = methods.watch();
  const setValues = (change: Partial<ClinicalValues>) => {
    for (const name of Object.keys(change) as (keyof ClinicalValues)[]) {
      methods.setValue(name, change[name] ?? entered[name], { shouldDirty: true });
      methods.clearErrors(name);
    }
  };
  if (done) {
    return (
      <Stack>
        <ReevaluationNote title={words.updated} reread={done.reread} />
        <FormActions align="end">
          <Button onClick={onClose}>{words.close}</Button>
        </FormActions>
      </Stack>
    );
  }
  const ordered =
    catalogue.status === 'ready'
      ? catalogue.data.filter(({ id }) => order.items.some((item) => item.test_parameter_id === id))
      : [];
  return (
    <>
      <LisForm form={form} label={words.aboutPatient}>
        {collected && <Text>{words.changeBody}</Text>}
        <ClinicalFields
          field={field}
          values={entered}
          onChange={setValues}
          tests={ordered}
          sex={order.patient.sex_for_ranges}
        />
        {collected && (
          <TextField
            label={words.changeReason}
            hint={words.changeReasonHint}
            maxLength={300}
            {...field('reason')}
          />
        )}
        <FormActions align="end">
          <Button onClick={onClose}>{words.notNow}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {words.changeSave}
          </Button>
        </FormActions>
      </LisForm>
      {/* The reason belongs to this user’s change and is kept when a conflict is resolved. */}
      <EditConflictDialog
        conflict={conflict}
        fields={parts}
        onSettle={(values) => onSettle({ ...values, reason: entered.reason.trim() })}
        onBack={onBack}
      />
    </>
  );
}
