import { useMessages } from '../i18n/index.ts';
import { CriticalGlyph, Icon } from '../icon/index.ts';
import { StateMessage, type StateMessageProps } from '../internal/index.ts';
import { errorStateMessages } from './words/index.ts';

export interface ErrorStateProps extends StateMessageProps {
  /** Reference number for support. When omitted, its line is not shown. */
  requestId?: string | undefined;
}

/**
 * Replaces content that could not be shown: what failed, what is retained, one action. It does not
 * announce itself; `ResourceView` does. For a failure beside content that is still visible use
 * `Alert`.
 */
export function ErrorState({ requestId, ...rest }: ErrorStateProps) {
  const words = useMessages(errorStateMessages);
  const detail = requestId === undefined ? undefined : words.request({ id: requestId });
  return (
    <StateMessage
      {...rest}
      component="error-state"
      picture={<Icon glyph={CriticalGlyph} />}
      detail={detail}
    />
  );
}
