import type { Authorization } from '@alms/lis-domain/identity/competence';
import { DescriptionList } from '@alms/ui/description-list';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Stack } from '@alms/ui/stack';
import type { ReactNode } from 'react';
import { useDepartmentWords } from '../department-words/index.ts';
import { AuthorizationChip } from './authorization-chip.tsx';
import { useTaskWords } from './use-task-words.ts';
import { authorizationMessages } from './words/index.ts';

export interface AuthorizationRecordProps {
  authorization: Authorization;
  /** Button beside the department. */
  action?: ReactNode;
}

/** An authorization with its competence assessment, and its withdrawal. */
export function AuthorizationRecord({ authorization, action }: AuthorizationRecordProps) {
  const { department, state, withdrawal, granted_by, granted_at, remark } = authorization;
  const words = useMessages(authorizationMessages);
  const departments = useDepartmentWords();
  const tasks = useTaskWords();
  const format = useFormat();
  const by = (name: string, at: string) => words.byAt({ name, time: format.dateTime(at) });
  return (
    <Stack role="group" gap="s2" aria-label={departments[department]}>
      <Inline gap="s3" justify="between">
        <Inline gap="s2">
          <Heading level={3}>{departments[department]}</Heading>
          <AuthorizationChip state={state} />
        </Inline>
        {action}
      </Inline>
      <DescriptionList
        layout="grid"
        items={[
          { id: 'tasks', term: words.tasks, description: tasks.list(authorization.tasks) },
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
