import {
  isInForce,
  type Authorization,
  type AuthorizationId,
  type Competence,
} from '@alms/lis-domain/identity/competence';
import { Button } from '@alms/ui/button';
import { DescriptionList } from '@alms/ui/description-list';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { ReasonForm } from '../../shared/reason-form/index.ts';
import { AuthorizationChip } from './authorization-chip.tsx';
import { useTaskList } from './use-task-list.ts';
import { competenceMessages } from './words/index.ts';

export interface RecordsDialogProps {
  /** The staff member whose records are shown; undefined closes the dialog. */
  member: Competence | undefined;
  onClose: () => void;
  /**
   * Withdraws an authorization, with a reason. Must not reject. When omitted, the data is stale and
   * read-only.
   */
  onWithdraw?:
    | ((withdrawal: { id: AuthorizationId; reason: string }) => Promise<Submission>)
    | undefined;
}

/** All authorizations of a staff member, the newest first, also expired and withdrawn ones. */
export function RecordsDialog({ member, onClose, onWithdraw }: RecordsDialogProps) {
  const words = useMessages(competenceMessages);
  const [withdrawn, setWithdrawn] = useState<Authorization>();
  const back = () => setWithdrawn(undefined);
  const close = () => {
    back();
    onClose();
  };
  return (
    <Dialog
      open={member !== undefined}
      onClose={close}
      size="large"
      title={member && words.recordsTitle({ name: member.full_name })}
    >
      {member && withdrawn && onWithdraw && (
        <WithdrawForm
          member={member}
          authorization={withdrawn}
          onWithdraw={onWithdraw}
          onBack={back}
        />
      )}
      {member && !withdrawn && (
        <Stack gap="s5">
          {member.authorizations.length === 0 && <Text tone="muted">{words.noRecords}</Text>}
          {member.authorizations.map((authorization) => (
            <Record
              key={authorization.id}
              authorization={authorization}
              onWithdraw={onWithdraw && (() => setWithdrawn(authorization))}
            />
          ))}
          <FormActions align="end">
            <Button onClick={close}>{words.close}</Button>
          </FormActions>
        </Stack>
      )}
    </Dialog>
  );
}

interface WithdrawFormProps {
  member: Competence;
  authorization: Authorization;
  onWithdraw: NonNullable<RecordsDialogProps['onWithdraw']>;
  onBack: () => void;
}

function WithdrawForm({ member, authorization, onWithdraw, onBack }: WithdrawFormProps) {
  const words = useMessages(competenceMessages);
  const departments = useDepartmentWords();
  const { submission, run } = useOutcome(onBack);
  return (
    <ReasonForm
      body={words.withdrawBody({
        name: member.full_name,
        department: departments[authorization.department],
      })}
      confirm={words.withdrawNow}
      words={words}
      submission={submission}
      onCancel={onBack}
      onConfirm={({ reason }) => run(() => onWithdraw({ id: authorization.id, reason }))}
    />
  );
}

function Record({
  authorization,
  onWithdraw,
}: {
  authorization: Authorization;
  onWithdraw: (() => void) | undefined;
}) {
  const { department, state, withdrawal, granted_by, granted_at, remark } = authorization;
  const words = useMessages(competenceMessages);
  const departments = useDepartmentWords();
  const tasks = useTaskList();
  const format = useFormat();
  const by = (name: string, at: string) => words.byAt({ name, time: format.dateTime(at) });
  return (
    <Stack role="group" gap="s2" aria-label={departments[department]}>
      <Inline gap="s3" justify="between">
        <Inline gap="s2">
          <Heading level={3}>{departments[department]}</Heading>
          <AuthorizationChip state={state} />
        </Inline>
        {onWithdraw && isInForce(state) && (
          <Button size="small" aria-haspopup="dialog" onClick={onWithdraw}>
            {words.withdraw}
          </Button>
        )}
      </Inline>
      <DescriptionList
        layout="grid"
        items={[
          { id: 'tasks', term: words.tasks, description: tasks(authorization.tasks) },
          {
            id: 'assessed',
            term: words.assessed,
            description: words.assessedByOn({
              name: authorization.assessed_by,
              date: format.longDate(authorization.assessed_on),
            }),
          },
          {
            id: 'valid',
            term: words.validUntil,
            description: format.longDate(authorization.valid_until),
          },
          { id: 'granted', term: words.granted, description: by(granted_by.name, granted_at) },
          ...(remark ? [{ id: 'remark', term: words.remark, description: remark }] : []),
          ...(withdrawal
            ? [
                {
                  id: 'withdrawal',
                  term: words.withdrawn,
                  description: `${by(withdrawal.by.name, withdrawal.at)}. ${withdrawal.reason}`,
                },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}
