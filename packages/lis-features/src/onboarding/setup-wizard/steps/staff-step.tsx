import { staffRoles } from '@alms/lis-domain/access';
import { Button } from '@alms/ui/button';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useRef, type ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { InferOutput } from 'valibot';
import { useLisForm, type LisFormState } from '../../../shared/lis-form/index.ts';
import { useRoleWords } from '../../../shared/role-words/index.ts';
import { staffForm, type StaffValues } from '../setup-wizard.form.ts';
import { setupWizardMessages } from '../words/index.ts';
import * as S from '../setup-wizard.styles.ts';
import { StepFrame, type StepMoves } from '../step-frame.tsx';

export interface StaffStepProps extends StepMoves<StaffValues> {
  values: StaffValues;
  submission: Submission;
  /** Explains why invitations are not emailed. */
  notice: ReactNode;
  onSave: (data: InferOutput<typeof staffForm>, draft: StaffValues) => Promise<void>;
  onSkip: () => Promise<void>;
}

const NOBODY_YET = { full_name: '', email: '', role: 'technician' } as const;

/** Staff who receive an invitation link to set a password. */
export function StaffStep({ values, submission, notice, onSave, onSkip, onBack }: StaffStepProps) {
  const words = useMessages(setupWizardMessages);
  const roleWords = useRoleWords();
  const form: LisFormState<StaffValues, InferOutput<typeof staffForm>> = useLisForm(staffForm, {
    defaultValues: values,
    words,
    onSubmit: (data) => onSave(data, form.methods.getValues()),
    submission,
    failureKey: 'failed',
  });
  const { field, methods } = form;
  const { fields, append, remove } = useFieldArray({ control: methods.control, name: 'invites' });
  const addButton = useRef<HTMLButtonElement>(null);
  const roleOptions = staffRoles.map((role) => ({ value: role, label: roleWords[role] }));

  // Removing a row removes its focused button, so the focus must move elsewhere.
  const removePerson = (index: number) => {
    remove(index);
    addButton.current?.focus();
  };

  return (
    <StepFrame
      step="staff_management"
      context={words.staffContext}
      form={form}

      onBack={onBack && (() => onBack(methods.getValues()))}
      onSkip={() => void onSkip()}
    >
      {notice}
      {fields.length === 0 && <Text tone="muted">{words.noInvitations}</Text>}
      {fields.map(({ id }, index) => {
        const person = words.invitation({ number: index + 1 });
        return (
          <S.Invitation key={id}>
            <legend>{person}</legend>
            <Grid fill="stretch" columnWidth="14rem">
              <TextField label={words.fullName} {...field(`invites.${index}.full_name`)} />
              <TextField
                label={words.inviteEmail}
                type="email"
                {...field(`invites.${index}.email`)}
              />
              <SelectField
                label={words.role}
                options={roleOptions}
                {...field(`invites.${index}.role`)}
              />
              <div data-part="remove">
                <Button
                  size="large"
                  variant="quiet"
                  tone="critical"
                  onClick={() => removePerson(index)}
                >
                  {words.removePerson({ name: person })}
                </Button>
              </div>
            </Grid>
          </S.Invitation>
        );
      })}
      <Inline>
        <Button
          ref={addButton}
          leading={<Icon glyph={PlusGlyph} size="small" />}
          onClick={() => append(NOBODY_YET)}
        >
          {words.addPerson}
        </Button>
      </Inline>
    </StepFrame>
  );
}
