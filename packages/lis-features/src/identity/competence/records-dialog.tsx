import {
  isInForce,
  type Authorization,
  type AuthorizationId,
  type Competence,
} from '@alms/lis-domain/identity/competence';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { AuthorizationRecord } from '../../shared/authorization/index.ts';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { ReasonForm } from '../../shared/reason-form/index.ts';
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
            <AuthorizationRecord
              key={authorization.id}
              authorization={authorization}
              action={
                onWithdraw &&
                isInForce(authorization.state) && (
                  <Button
                    size="small"
                    aria-haspopup="dialog"
                    onClick={() => setWithdrawn(authorization)}
                  >
                    {words.withdraw}
                  </Button>
                )
              }
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
