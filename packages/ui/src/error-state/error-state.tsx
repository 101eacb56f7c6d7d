import { useMessages } from '../i18n/index.ts';
import { CriticalGlyph, Icon } from '../icon/index.ts';
import { StateMessage, type StateMessageProps } from '../internal/index.ts';
import { errorStateMessages } from './words/index.ts';

export interface ErrorStateProps extends StateMessageProps {
  /** The number a person reads to support. When omitted, no line for it is drawn. */
  requestId?: string | undefined;
}

/**
 * Stands where something could not be shown: what failed, what was kept, one way on. It does not announce itself;
 * `ResourceView` does. For a failure beside content that is still there use `Alert`.
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
