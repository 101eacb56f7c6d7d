import { departments } from '@alms/lis-domain/catalogue';
import { resultTasks, type Competence } from '@alms/lis-domain/identity/competence';
import { Button } from '@alms/ui/button';
import { CheckboxGroup } from '@alms/ui/checkbox-group';
import { useNow } from '@alms/ui/clock';
import { DateField } from '@alms/ui/date-field';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { MultiSelectField } from '@alms/ui/multi-select-field';
import { ready, type Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useTaskWords } from '../../shared/authorization/index.ts';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import {
  authorizationForm,
  type AuthorizationFields,
  type AuthorizationRequest,
} from './competence.form.ts';
import { competenceMessages } from './words/index.ts';

export interface AuthorizeDialogProps {
  /** The staff member to authorize; undefined closes the dialog. */
  member: Competence | undefined;
  onClose: () => void;
  /** Grants the authorization. Must not reject. */
  onAuthorize: (member: Competence, request: AuthorizationRequest) => Promise<Submission>;
}

/** Authorizes a staff member for tasks in departments, with the competence assessment. */
export function AuthorizeDialog({ member, onClose, onAuthorize }: AuthorizeDialogProps) {
  const words = useMessages(competenceMessages);
  return (
    <Dialog
      open={member !== undefined}
      onClose={onClose}
      size="large"
      title={member && words.authorizeTitle({ name: member.full_name })}
    >
      {member && <AuthorizeForm member={member} onClose={onClose} onAuthorize={onAuthorize} />}
    </Dialog>
  );
}

type FormProps = Omit<AuthorizeDialogProps, 'member'> & { member: Competence };

function AuthorizeForm({ member, onClose, onAuthorize }: FormProps) {
  const words = useMessages(competenceMessages);
  const taskWords = useTaskWords();
  const format = useFormat();
  const today = format.dayOf(new Date(useNow()).toISOString());
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm<AuthorizationFields, AuthorizationRequest>(authorizationForm(today), {
    defaultValues: {
      departments: [],
      tasks: [],
      assessed_on: '',
      assessed_by: '',
      valid_until: '',
      remark: '',
    },
    words,
    submission,
    onSubmit: (request) => run(() => onAuthorize(member, request)),
  });
  const { field, methods } = form;
  const tasks = field('tasks');
  const dateProps = (name: 'assessed_on' | 'valid_until') => {
    const { onChange: _onChange, ...bound } = field(name);
    return {
      ...bound,
      value: methods.watch(name),
      onValueChange: (value: string) => {
        methods.setValue(name, value, { shouldDirty: true });
        methods.clearErrors(name);
      },
    };
  };
  return (
    <LisForm form={form} label={words.form}>
      <Stack gap="s5">
        <DepartmentsField form={form} />
        <CheckboxGroup
          id={tasks.id}
          label={words.tasks}
          error={tasks.error}
          options={resultTasks.map((value) => ({
            value,
            label: taskWords.name(value),
            disabled: !member.tasks.includes(value),
            description: member.tasks.includes(value)
              ? value === 'release' && words.releaseHint
              : words.noPermission,
          }))}
          value={methods.watch('tasks')}
          onValueChange={(chosen) => {
            methods.setValue(
              'tasks',
              resultTasks.filter((task) => chosen.includes(task)),
              { shouldDirty: true },
            );
            methods.clearErrors('tasks');
          }}
        />
        <Grid>
          <DateField label={words.assessedOn} max={today} {...dateProps('assessed_on')} />
          <TextField
            label={words.assessedBy}
            hint={words.assessedByHint}
            {...field('assessed_by')}
          />
          <DateField
            label={words.validUntil}
            hint={words.validUntilHint}
            min={today}
            {...dateProps('valid_until')}
          />
          <TextField label={words.remark} optional {...field('remark')} />
        </Grid>
      </Stack>
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.authorize}
        </Button>
      </FormActions>
    </LisForm>
  );
}

function DepartmentsField({
  form: { field, methods },
}: {
  form: ReturnType<typeof useLisForm<AuthorizationFields, AuthorizationRequest>>;
}) {
  const words = useMessages(competenceMessages);
  const departmentWords = useDepartmentWords();
  const { onChange: _onChange, ...bound } = field('departments');
  const choiceOf = (value: AuthorizationFields['departments'][number]) => ({
    value,
    label: departmentWords[value],
  });
  return (
    <MultiSelectField
      {...bound}
      label={words.departments}
      options={ready(departments.map(choiceOf), new Date(0).toISOString())}
      value={methods.watch('departments').map(choiceOf)}
      onValueChange={(next) => {
        methods.setValue(
          'departments',
          departments.filter((each) => next.some(({ value }) => value === each)),
          { shouldDirty: true },
        );
        methods.clearErrors('departments');
      }}
    />
  );
}
