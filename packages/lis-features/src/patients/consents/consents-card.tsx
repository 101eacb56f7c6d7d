import type { Consent, ConsentKind } from '@alms/lis-domain/patients';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, HoldGlyph, WarningGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { consentsMessages } from './words/index.ts';
import * as S from './consents.styles.ts';

export interface ConsentsCardProps {
  consents: Resource<readonly Consent[]>;
  /**
   * The user: the patient, or staff recording the patient’s answer. Consent to a portal account is
   * recorded only by staff.
   */
  viewer: 'patient' | 'staff';
  /** Records an answer. When omitted, access is read-only. */
  onRecord?: ((answer: { kind: ConsentKind; granted: boolean }) => void) | undefined;
  /** State of the recording. */
  recording: Submission;
  onRetry?: () => void | Promise<void>;
}

const LOOKS = {
  granted: { tone: 'positive', glyph: CheckGlyph },
  refused: { tone: 'caution', glyph: HoldGlyph },
  notAsked: { tone: 'neutral', glyph: WarningGlyph },
} as const satisfies Record<string, Pick<ChipProps, 'tone' | 'glyph'>>;

const stateOf = ({ granted }: Consent): keyof typeof LOOKS =>
  granted === null ? 'notAsked' : granted ? 'granted' : 'refused';

/** A patient’s consents by question. Unanswered questions count as not consented. */
export function ConsentsCard({
  consents,
  viewer,
  onRecord,
  recording,
  onRetry,
}: ConsentsCardProps) {
  const words = useMessages(consentsMessages);
  const format = useFormat();
  const [pending, setPending] = useState<ConsentKind>();
  const questions = viewer === 'patient' ? words.ownTitle : words.title;
  const textOf: Record<ConsentKind, { label: string; hint: string }> = {
    portal: { label: words.portal, hint: words.portalHint },
    email: { label: words.email, hint: words.emailHint },
    sms: { label: words.sms, hint: words.smsHint },
    research: { label: words.research, hint: words.researchHint },
  };
  const labels =
    viewer === 'patient'
      ? { grant: words.ownGrant, refuse: words.ownRefuse, withdraw: words.ownWithdraw }
      : { grant: words.grant, refuse: words.refuse, withdraw: words.withdraw };
  const isBusy = recording.status === 'submitting';
  const answer = (kind: ConsentKind, granted: boolean) => () => {
    setPending(kind);
    onRecord?.({ kind, granted });
  };
  return (
    <Card heading={questions} data-component="consents-card">
      <Stack gap="s4">
        <SubmissionAlert submission={recording} words={words} />
        <ResourceView
          resource={consents}
          label={questions}
          skeleton={<Skeleton count={4} />}
          {...(onRetry && { onRetry })}
        >
          {(all) => (
            <S.Questions>
              {all
                .filter(({ kind }) => viewer === 'staff' || kind !== 'portal')
                .map((consent) => {
                  const { kind, granted, at, by } = consent;
                  const { label, hint } = textOf[kind];
                  const state = stateOf(consent);
                  return (
                    <li key={kind}>
                      <Inline gap="s2">
                        <b>{label}</b> <Chip {...LOOKS[state]}>{words[state]}</Chip>
                      </Inline>
                      <Text size="small" tone="muted">
                        {hint}
                        {at !== null &&
                          ` ${words.recorded({ name: by ?? '', time: format.dateTime(at) })}`}
                      </Text>
                      {onRecord && (
                        <Inline gap="s2">
                          {granted !== true && (
                            <Answer
                              label={labels.grant}
                              question={label}
                              busy={isBusy && pending === kind}
                              onClick={answer(kind, true)}
                            />
                          )}
                          {granted !== false && (
                            <Answer
                              label={granted === null ? labels.refuse : labels.withdraw}
                              question={label}
                              busy={isBusy && pending === kind}
                              onClick={answer(kind, false)}
                            />
                          )}
                        </Inline>
                      )}
                    </li>
                  );
                })}
            </S.Questions>
          )}
        </ResourceView>
      </Stack>
    </Card>
  );
}

/** Button for one answer, with an accessible name that includes the question. */
function Answer({
  label,
  question,
  ...button
}: {
  label: string;
  question: string;
  busy: boolean;
  onClick: () => void;
}) {
  const words = useMessages(consentsMessages);
  return (
    <Button size="small" aria-label={words.named({ answer: label, what: question })} {...button}>
      {label}
    </Button>
  );
}
