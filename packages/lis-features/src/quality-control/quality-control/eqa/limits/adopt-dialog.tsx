import {
  allowableErrorSetIds,
  allowableErrorSets,
  type AdoptedLimits,
} from '@alms/lis-domain/quality-control';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { idle, type Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import { LisForm, useLisForm } from '../../../../shared/lis-form/index.ts';
import * as S from '../eqa-panel.styles.ts';
import { adoptForm, type AdoptFields, type AdoptValues } from './limits.form.ts';
import { limitsMessages } from './words/index.ts';

/** Adopts a set; the limits are undefined unless the submission is done. Must not reject. */
export type AdoptSet = (
  values: AdoptValues,
) => Promise<{ submission: Submission; limits: AdoptedLimits | undefined }>;

export interface AdoptDialogProps {
  onAdopt: AdoptSet;
  onClose: () => void;
}

/** Adopts a published set of allowable errors, and names the limits that were not adopted. */
export function AdoptDialog({ onAdopt, onClose }: AdoptDialogProps) {
  const words = useMessages(limitsMessages);
  const [submission, setSubmission] = useState<Submission>(idle);
  const [adopted, setAdopted] = useState<AdoptedLimits>();
  return (
    <Dialog open onClose={onClose} title={words.adoptTitle}>
      {adopted ? (
        <Adopted limits={adopted} onClose={onClose} />
      ) : (
        <AdoptForm
          submission={submission}
          onClose={onClose}
          onAdopt={async (values) => {
            setSubmission({ status: 'submitting' });
            const outcome = await onAdopt(values);
            setSubmission(outcome.submission);
            setAdopted(outcome.limits);
          }}
        />
      )}
    </Dialog>
  );
}

function AdoptForm({
  submission,
  onAdopt,
  onClose,
}: {
  submission: Submission;
  onAdopt: (values: AdoptValues) => Promise<void>;
  onClose: () => void;
}) {
  const words = useMessages(limitsMessages);
  const form = useLisForm<AdoptFields, AdoptValues>(adoptForm, {
    defaultValues: { set: '', valid_from: '' },
    words,
    submission,
    onSubmit: onAdopt,
  });
  const { onChange: chosen, ...set } = form.field('set');
  return (
    <LisForm form={form} label={words.adoptTitle}>
      <Text>{words.adoptBody}</Text>
      <SelectField
        label={words.set}
        placeholder={words.chooseSet}
        options={allowableErrorSetIds.map((value) => ({ value, label: words[`set_${value}`] }))}
        {...set}
        onChange={(event) => {
          const from = allowableErrorSets.find(({ id }) => id === event.target.value)?.valid_from;
          if (from !== undefined) form.methods.setValue('valid_from', from);
          void chosen(event);
        }}
      />
      <TextField
        label={words.validFrom}
        hint={words.validFromHint}
        type="date"
        {...form.field('valid_from')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.adoptNow}
        </Button>
      </FormActions>
    </LisForm>
  );
}

function Adopted({
  limits: { adopted, skipped },
  onClose,
}: {
  limits: AdoptedLimits;
  onClose: () => void;
}) {
  const words = useMessages(limitsMessages);
  return (
    <Stack gap="s4">
      <Alert tone={adopted.length > 0 ? 'positive' : 'caution'} live="polite">
        {words.adopted({ count: adopted.length })}
      </Alert>
      {skipped.length > 0 && (
        <section aria-label={words.skipped}>
          <Text>{words.skipped}</Text>
          <S.Samples>
            {skipped.map(({ name, test, reason }) => (
              <li key={`${name} ${test}`}>
                <Text size="small" tone="muted">
                  {words[`skipped_${reason}`]({ name, test: test ?? '' })}
                </Text>
              </li>
            ))}
          </S.Samples>
        </section>
      )}
      <FormActions align="end">
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      </FormActions>
    </Stack>
  );
}
