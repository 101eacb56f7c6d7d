import {
  isWithheldVisibility,
  portalVisibility,
  refusesPortalRelease,
  type Result,
  type ResultId,
} from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { ConfirmDialog } from '@alms/ui/confirm-dialog';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { useFormWords } from '../lis-form/index.ts';
import { useOutcome } from '../outcome/index.ts';
import { portalVisibilityMessages } from './words/index.ts';
import { usePortalVisibilityNow } from './use-portal-visibility-now.ts';
import { usePortalVisibilityWords } from './use-portal-visibility-words.ts';

type SeenPart = Pick<
  Result,
  'status' | 'released_at' | 'portal_from' | 'awaiting_notification' | 'test'
>;

/** Releases one version of a result to the patient portal. Resolves to the outcome. */
export type OnShow = (result: { id: ResultId; version: number }) => Promise<Submission>;

/**
 * Returns whether a note on portal visibility applies. A result entered in error can never be
 * released to the patient.
 */
export function isWithheld({ test, ...result }: SeenPart, now: string): boolean {
  return (
    result.status !== 'entered_in_error' &&
    isWithheldVisibility(portalVisibility(result, test.portal, now))
  );
}

export interface PortalVisibilityNoteProps {
  result: SeenPart & Pick<Result, 'id' | 'version'>;
  /** Releases the result to the patient portal. When omitted, the user may not. */
  onShow: OnShow | undefined;
}

/**
 * Note on a reported result that is not visible in the patient portal: when it becomes visible or
 * what it waits for, and the action to release it now. Renders nothing otherwise.
 */
export function PortalVisibilityNote({ result, onShow }: PortalVisibilityNoteProps) {
  const words = useMessages(portalVisibilityMessages);
  const visibilityWords = usePortalVisibilityWords();
  const now = usePortalVisibilityNow(result);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { submission, run, reset } = useOutcome(() => setDialogOpen(false));
  const { submissionText } = useFormWords(words, undefined);
  const { id, version, test, portal_from } = result;
  const visibility = portalVisibility(result, test.portal, now);
  if (!isWithheld(result, now) || !isWithheldVisibility(visibility)) return null;
  const close = () => {
    reset();
    setDialogOpen(false);
  };
  const refusal = submissionText(submission);
  return (
    <Inline gap="s3">
      <Text as="span" tone="muted">
        {visibilityWords(visibility, portal_from)}
      </Text>
      {onShow && refusesPortalRelease(visibility) === undefined && (
        <Button
          size="small"
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={words.showNamed({ test: test.name })}
          onClick={() => setDialogOpen(true)}
        >
          {words.show}
        </Button>
      )}
      <ConfirmDialog
        open={isDialogOpen}
        tone="neutral"
        title={words.title({ test: test.name })}
        confirmLabel={words.confirm}
        busy={submission.status === 'submitting'}
        refusal={refusal}
        onConfirm={() => onShow && run(() => onShow({ id, version }))}
        onClose={close}
      >
        {words.body}
      </ConfirmDialog>
    </Inline>
  );
}
