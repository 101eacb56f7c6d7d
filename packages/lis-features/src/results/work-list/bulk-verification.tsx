import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useEffect, useMemo } from 'react';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { useAnswersTo } from '../../shared/outcome/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import type { SampleGroup } from './sample-groups.ts';
import type { VerificationActions } from './entry-panel.tsx';
import { bulkVerificationMessages } from './words/bulk-verification/index.ts';
import { workListMessages } from './words/index.ts';
import * as S from './bulk-verification.styles.ts';

export interface BulkVerificationProps {
  open: boolean;
  /** The specimens to verify, each with results within all checks. */
  groups: readonly SampleGroup[];
  onVerify: NonNullable<VerificationActions['onVerify']>;
  /** State of the verification. */
  state: Submission;
  onClose: () => void;
}

/**
 * Preview of the results that are about to be verified together. Closes on success; after a
 * refusal, it shows the reason, and the reloaded list beneath.
 */
export function BulkVerification({
  open,
  groups,
  onVerify,
  state,
  onClose,
}: BulkVerificationProps) {
  const words = useMessages(workListMessages);
  const own = useMessages(bulkVerificationMessages);
  const opened = useMemo(() => (open ? {} : undefined), [open]);
  const current = useAnswersTo(opened, state);
  useEffect(() => {
    if (open && current.status === 'done') onClose();
  }, [open, current.status, onClose]);
  const results = groups.flatMap((group) => group.results);
  return (
    <Dialog
      open={open}
      size="large"
      onClose={onClose}
      title={own.title({ count: groups.length })}
      actions={
        <>
          <Button onClick={onClose}>{own.cancel}</Button>
          <Button
            variant="primary"
            busy={current.status === 'submitting'}
            inertReason={results.length === 0 ? own.noneWithin : undefined}
            onClick={() =>
              onVerify({ items: results.map(({ id, version }) => ({ id, version })), bulk: true })
            }
          >
            {words.verify({ count: results.length })}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <SubmissionAlert submission={current} words={words} />
        <Text tone="muted">{own.body}</Text>
        <S.Preview>
          {groups.map(({ sampleId, first, results: ofSample }) => (
            <li key={sampleId}>
              <span data-part="who">
                <b>{first.patient.full_name}</b>
                <bdi>{first.accession_number}</bdi>
              </span>
              <ul>
                {ofSample.map(({ id, test, value_text, unit_display, flag, flag_reason }) => (
                  <li key={id}>
                    <span>{test.name}</span>
                    <span data-part="value">
                      <b>
                        <bdi>{value_text}</bdi>
                      </b>{' '}
                      <bdi>{unit_display}</bdi>
                    </span>
                    <ClinicalFlag flag={flag} reason={flag_reason} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </S.Preview>
      </Stack>
    </Dialog>
  );
}
