import { useId, useRef } from 'react';
import { Button } from '../button/index.ts';
import { useNow } from '../clock/index.ts';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import { useFormat, useMessages } from '../i18n/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { sessionWarningMessages } from './words/index.ts';
import * as S from './session-warning.styles.ts';

export interface SessionWarningProps extends Omit<
  DialogProps,
  'open' | 'onClose' | 'title' | 'actions' | 'size' | 'initialFocus' | 'children'
> {
  /** End of the session in milliseconds since 1970. Nothing is shown while undefined. */
  endsAt: number | undefined;
  /** Called when the user extends the session: the caller restarts the timeout in all tabs. */
  onStay: () => void;
  /** Called when the user signs out: the caller ends the session immediately. */
  onSignOut: () => void;
}

/** Times of the screen-reader announcements, in seconds before the end. */
const ANNOUNCED_AT = [10, 30, 60];

/**
 * Asks the user to extend a session before it ends by inactivity (WCAG 2.2.1). The caller's own
 * clock ends the session. For a question about a user action, use `Dialog`.
 */
export function SessionWarning({ endsAt, onStay, onSignOut, ...rest }: SessionWarningProps) {
  const words = useMessages(sessionWarningMessages);
  const bodyId = useId();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      aria-describedby={bodyId}
      data-component="session-warning"
      {...rest}
      open={endsAt !== undefined}
      size="small"
      title={words.title}
      initialFocus={stay}
      actions={
        <>
          <Button onClick={onSignOut}>{words.signOut}</Button>
          <Button ref={stay} variant="primary" onClick={onStay}>
            {words.stay}
          </Button>
        </>
      }
    >
      <p id={bodyId}>{words.body}</p>
      {endsAt !== undefined && <Countdown endsAt={endsAt} />}
    </Dialog>
  );
}

/** Remaining time, updated every second and announced only at `ANNOUNCED_AT`. */
function Countdown({ endsAt }: { endsAt: number }) {
  const words = useMessages(sessionWarningMessages);
  const format = useFormat();
  const seconds = Math.max(0, Math.ceil((endsAt - useNow(1000)) / 1000));
  const announced = ANNOUNCED_AT.find((moment) => seconds <= moment);
  return (
    <S.Countdown>
      <span data-part="time" role="timer" aria-label={words.timeLeft}>
        {`${format.number(Math.floor(seconds / 60))}:${format.number(seconds % 60, { minimumIntegerDigits: 2 })}`}
      </span>
      <VisuallyHidden role="status">
        {announced !== undefined && words.left({ seconds: announced })}
      </VisuallyHidden>
    </S.Countdown>
  );
}
