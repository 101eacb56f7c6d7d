import type { PatientMerge } from '@alms/lis-domain/patients';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { ConfirmDialog } from '@alms/ui/confirm-dialog';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { mergePatientsMessages } from './words/index.ts';

export interface EarlierMergesProps {
  merges: Resource<readonly PatientMerge[]>;
  onUndo: (merge: PatientMerge, reason: string) => Promise<Submission>;
  onRetry?: () => void | Promise<void>;
}

/** Records merged into this one, with an option to undo each merge. */
export function EarlierMerges({ merges, onUndo, onRetry }: EarlierMergesProps) {
  const words = useMessages(mergePatientsMessages);
  const format = useFormat();
  const [selected, setSelected] = useState<PatientMerge>();
  const { submission, run, reset } = useOutcome(() => setSelected(undefined));
  const { submissionText } = useFormWords(words, 'undoFailed');
  const close = () => {
    reset();
    setSelected(undefined);
  };
  const refusal = submissionText(submission);
  return (
    <Card heading={words.earlier}>
      <ResourceView
        resource={merges}
        label={words.earlier}
        flush
        skeleton={<Skeleton />}
        empty={{ 'none-yet': { title: words.noneEarlier } }}
        {...(onRetry && { onRetry })}
      >
        {(items) => (
          <Stack gap="s3">
            {items.map((merge) => (
              <Inline key={merge.id} gap="s3">
                <Text as="span">
                  {words.mergedLine({
                    name: merge.loser.full_name,
                    mrn: merge.loser.mrn,
                    by: merge.by,
                    time: format.dateTime(merge.at),
                    reason: merge.reason,
                  })}
                </Text>
                {merge.undone ? (
                  <Text as="span" tone="muted">
                    {words.undoneLine({
                      by: merge.undone.by,
                      time: format.dateTime(merge.undone.at),
                      reason: merge.undone.reason,
                    })}
                  </Text>
                ) : (
                  <Button
                    size="small"
                    aria-haspopup="dialog"
                    aria-label={words.undoOf({ mrn: merge.loser.mrn })}
                    onClick={() => setSelected(merge)}
                  >
                    {words.undo}
                  </Button>
                )}
              </Inline>
            ))}
          </Stack>
        )}
      </ResourceView>
      <ConfirmDialog
        open={selected !== undefined}
        title={words.undoTitle}
        confirmLabel={words.undoAction}
        reason={{ minLength: 1, label: words.reason }}
        busy={submission.status === 'submitting'}
        refusal={refusal}
        onConfirm={({ reason }) => selected && run(() => onUndo(selected, reason))}
        onClose={close}
      >
        {words.undoBody}
      </ConfirmDialog>
    </Card>
  );
}
