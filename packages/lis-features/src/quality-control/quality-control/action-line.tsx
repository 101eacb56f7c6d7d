import { refusesActionVerification, type CorrectiveAction } from '@alms/lis-domain/quality-control';
import type { UserId } from '@alms/lis-domain/identity';
import { Button } from '@alms/ui/button';
import { Chip } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { CheckGlyph, ClockGlyph } from '@alms/ui/icon';
import { Text } from '@alms/ui/text';
import { qualityControlMessages } from './words/index.ts';
import * as S from './quality-control.styles.ts';

export interface CorrectiveActionHandlers {
  /** Id of the signed-in user, who may not verify their own action. */
  viewerId: UserId;
  /** Completes the action. When omitted, the user may not. */
  onComplete?: ((action: CorrectiveAction) => void) | undefined;
  onVerify?: ((action: CorrectiveAction) => void) | undefined;
}

export interface ActionLineProps extends CorrectiveActionHandlers {
  action: CorrectiveAction;
  /** One line with the subject, author and time. */
  about: string;
  /** Whether completing or verifying it is the next thing to do. @default false */
  isNext?: boolean;
}

/** One corrective action with its description, status and verification by a second person. */
export function ActionLine({
  action,
  about,
  isNext = false,
  viewerId,
  onComplete,
  onVerify,
}: ActionLineProps) {
  const words = useMessages(qualityControlMessages);
  const { type, text, state, by, verified } = action;
  const isOwn =
    refusesActionVerification(
      { state, author_id: by.id, verified: verified !== null },
      viewerId,
    ) === 'action_verifier_is_author';
  return (
    <S.Lot>
      <div data-part="line">
        <b>{words[type]}</b>
        <Chip
          {...(state === 'completed'
            ? { tone: 'positive', glyph: CheckGlyph }
            : { tone: 'info', glyph: ClockGlyph })}
        >
          {words[state]}
        </Chip>
      </div>
      <Text>{text}</Text>
      <Text tone="muted" size="small">
        {about}
      </Text>
      {verified && (
        <Text tone="muted" size="small">
          {words.verifiedBy({ name: verified.by.name })}
        </Text>
      )}
      {state !== 'completed' && onComplete && (
        <div>
          <Button
            size="small"
            variant={isNext ? 'primary' : 'secondary'}
            onClick={() => onComplete(action)}
          >
            {words.completeAction}
          </Button>
        </div>
      )}
      {state === 'completed' && !verified && onVerify && (
        <div>
          <Button
            size="small"
            inertReason={isOwn ? words.ownAction : undefined}
            onClick={() => onVerify(action)}
          >
            {words.verifyAction}
          </Button>
        </div>
      )}
    </S.Lot>
  );
}
