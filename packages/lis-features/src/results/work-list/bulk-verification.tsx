import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { Heading } from '@alms/ui/heading';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import type { SampleGroup } from './sample-groups.ts';
import type { VerificationActions } from './entry-panel.tsx';
import { useClosingDialog } from './use-closing-dialog.ts';
import { SpecimenIdentity } from './specimen-identity.tsx';
import type { ExcludedGroup } from './within-checks.ts';
import { bulkVerificationMessages } from './words/bulk-verification/index.ts';
import { workListMessages } from './words/index.ts';
import * as S from './bulk-verification.styles.ts';

export interface BulkVerificationProps {
  open: boolean;
  /** The specimens to verify or release, each with results within all checks. */
  groups: readonly SampleGroup[];
  /** Selected specimens that need individual review. @default [] */
  excluded?: readonly ExcludedGroup[];
  /** Whether the results are verified, and await release by a second person. @default false */
  isRelease?: boolean;
  onVerify: NonNullable<VerificationActions['onVerify']>;
  /** State of the verification. */
  state: Submission;
  onClose: () => void;
}

const NONE: readonly ExcludedGroup[] = [];

/**
 * Preview of the results that are about to be verified or released together. Closes on success;
 * after a refusal, it shows the reason, and the reloaded list beneath.
 */
export function BulkVerification({
  open,
  groups,
  excluded = NONE,
  isRelease = false,
  onVerify,
  state,
  onClose,
}: BulkVerificationProps) {
  const words = useMessages(workListMessages);
  const own = useMessages(bulkVerificationMessages);
  const current = useClosingDialog(open, state, onClose);
  const results = groups.flatMap((group) => group.results);
  return (
    <Dialog
      open={open}
      size="large"
      onClose={onClose}
      title={own[isRelease ? 'releaseTitle' : 'title']({ count: groups.length })}
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
            {words[isRelease ? 'release' : 'verify']({ count: results.length })}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <SubmissionAlert submission={current} words={words} />
        <Text tone="muted">{isRelease ? own.releaseBody : own.body}</Text>
        {groups.length > 0 && (
          <S.Preview>
            {groups.map(({ sampleId, first, results: ofSample }) => (
              <li key={sampleId}>
                <SpecimenIdentity first={first} />
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
        )}
        {excluded.length > 0 && (
          <section aria-label={own.excluded({ count: excluded.length })}>
            <Heading level={3} size="small">
              {own.excluded({ count: excluded.length })}
            </Heading>
            <S.Preview>
              {excluded.map(({ group: { sampleId, first }, reason }) => (
                <li key={sampleId}>
                  <SpecimenIdentity first={first} />
                  <span>{own[reason]}</span>
                </li>
              ))}
            </S.Preview>
          </section>
        )}
      </Stack>
    </Dialog>
  );
}
