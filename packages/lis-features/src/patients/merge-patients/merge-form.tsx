import {
  movedKinds,
  type MergeField,
  type MergePreview,
  type Patient,
} from '@alms/lis-domain/patients';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { RadioGroup } from '@alms/ui/radio-group';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { useContactWords } from '../../shared/patient-particulars/index.ts';
import { usePatientWords } from '../../shared/patient-words/index.ts';
import { PatientBanner } from '../../shared/patient-banner/index.ts';
import { mergeForm, type MergeChoice } from './merge-patients.form.ts';
import { mergePatientsMessages } from './words/index.ts';

export interface MergeFormProps {
  preview: MergePreview;
  onMerge: (choice: MergeChoice) => Promise<Submission>;
}

/**
 * Both records with their differences and one choice per field, the data to be moved, and the
 * reason for merging.
 */
export function MergeForm({ preview, onMerge }: MergeFormProps) {
  const words = useMessages(mergePatientsMessages);
  const { survivor, loser, moves, differs, identity_differs: identityDiffers, refusal } = preview;
  const { submission, run } = useOutcome(() => {});
  const [taken, setTaken] = useState<readonly MergeField[]>([]);
  const valueOf = useFieldWords();
  const form = useLisForm<
    { reason: string; identity_reason: string },
    { reason: string; identity_reason: string }
  >(mergeForm({ identityDiffers }), {
    defaultValues: { reason: '', identity_reason: '' },
    words,
    submission,
    failureKey: 'mergeFailed',
    onSubmit: ({ reason, identity_reason }) =>
      run(() =>
        onMerge({
          loser_id: loser.id,
          taken: [...taken],
          reason,
          ...(identity_reason !== '' && { identity_reason }),
        }),
      ),
  });
  return (
    <Stack gap="s5">
      <PatientBanner frame="card" patient={loser} context={words.givenUp} />
      {refusal === null ? (
        <LisForm form={form} label={words.title}>
          {identityDiffers && (
            <Alert tone="critical" title={words.identityDiffersTitle}>
              {words.identityDiffersBody}
            </Alert>
          )}
          <Card heading={words.differences}>
            <Stack gap="s4">
              {differs.length === 0 && <Text>{words.noDifferences}</Text>}
              {differs.map((field) => (
                <RadioGroup
                  key={field}
                  variant="cards"
                  label={words[field]}
                  options={[
                    {
                      value: 'survivor',
                      label: <bdi>{valueOf(survivor, field)}</bdi>,
                      description: words.ofStaying({ mrn: survivor.mrn }),
                    },
                    {
                      value: 'loser',
                      label: <bdi>{valueOf(loser, field)}</bdi>,
                      description: words.ofGivenUp({ mrn: loser.mrn }),
                    },
                  ]}
                  value={taken.includes(field) ? 'loser' : 'survivor'}
                  onValueChange={(side) =>
                    setTaken((before) =>
                      side === 'loser'
                        ? [...before, field]
                        : before.filter((each) => each !== field),
                    )
                  }
                />
              ))}
            </Stack>
          </Card>
          <Card heading={words.moves}>
            <ul>
              {movedKinds
                .filter((kind) => moves[kind] > 0)
                .map((kind) => (
                  <li key={kind}>{words[kind]({ count: moves[kind] })}</li>
                ))}
            </ul>
            <Text tone="muted">{words.movesNote({ mrn: loser.mrn })}</Text>
          </Card>
          {identityDiffers && (
            <TextField
              label={words.identityReason}
              maxLength={300}
              {...form.field('identity_reason')}
            />
          )}
          <TextField
            label={words.reason}
            hint={words.reasonHint}
            maxLength={300}
            {...form.field('reason')}
          />
          <FormActions>
            <Button type="submit" variant="primary" tone="critical" busy={form.busy}>
              {words.merge}
            </Button>
          </FormActions>
        </LisForm>
      ) : (
        <Alert tone="caution" size="large" title={words.refused}>
          {words[refusal]}
        </Alert>
      )}
    </Stack>
  );
}

/** Formats the value of a field of a record. */
function useFieldWords() {
  const words = useMessages(mergePatientsMessages);
  const { born, died } = usePatientWords();
  const contact = useContactWords();
  const deathOf = ({ deceased, deceased_at }: Patient) =>
    deceased ? (deceased_at === null ? words.deceased : died(deceased_at)) : words.alive;
  return (patient: Patient, field: MergeField): string => {
    if (field === 'address') return contact.address(patient.address) ?? words.empty;
    if (field === 'language') return contact.language(patient.language) ?? words.empty;
    if (field === 'preferred_contact')
      return contact.preferred(patient.preferred_contact) ?? words.empty;
    if (field === 'emergency_contact' || field === 'guardian')
      return contact.person(patient[field]) ?? words.empty;
    if (field === 'gender' || field === 'sex_for_ranges') return words[`sex_${patient[field]}`];
    if (field === 'birth_date') return born(patient);
    if (field === 'deceased') return deathOf(patient);
    return patient[field] === '' ? words.empty : patient[field];
  };
}
