import {
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
} from 'react';
import { styled } from 'styled-components';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { useNow } from '../clock/index.ts';
import { useFormat, useMessages } from '../i18n/index.ts';
import { CheckGlyph, ClockGlyph, Icon, WarningGlyph } from '../icon/index.ts';
import { t } from '../theme/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { draftNoticeMessages } from './words/index.ts';
import type { Draft } from './use-draft.ts';

const Root = /* @__PURE__ */ styled.div`
  display: grid;
  gap: ${t.space.s2};
  &:focus {
    outline: none;
  }

  > p {
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: ${t.line.s2};
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    font-variant-numeric: tabular-nums;
    > svg {
      flex: none;
    }
  }
  &[data-state='failed'] > p {
    color: ${t.tone.caution.text};
    font-weight: ${t.weight.medium};
  }
  @media print {
    display: none;
  }
`;

export interface DraftNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Draft state from `useDraft`. */
  draft: Pick<Draft<object>, 'state' | 'savedAt' | 'restoredAt'>;
  /**
   * Called when the user discards the draft: delete it and reset the fields. When omitted, there is
   * no button.
   */
  onDiscard?: (details: { event: MouseEvent<HTMLButtonElement> }) => void;
}

/**
 * Shows the status of a form's draft: restored from an earlier visit, saved with its time, or not
 * saved. Placed above the fields or beside the submit buttons. After a successful submission use a
 * toast.
 */
export function DraftNotice({
  draft: { state, savedAt, restoredAt },
  onDiscard,
  ref,
  ...rest
}: DraftNoticeProps) {
  const words = useMessages(draftNoticeMessages);
  const format = useFormat();
  const today = format.dayOf(new Date(useNow()).toISOString());
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [wasDiscarded, setDiscarded] = useState(false);

  /** Only the time, for a draft saved today. */
  const when = (instant: string) =>
    format.dayOf(instant) === today ? format.time(instant) : format.dateTime(instant);

  const discard = (event: MouseEvent<HTMLButtonElement>) => {
    setDiscarded(true);
    // The button is removed together with the draft, so focus moves to the root.
    root.current?.focus();
    onDiscard?.({ event });
  };

  const status = {
    none: undefined,
    waiting: { glyph: ClockGlyph, text: words.waiting },
    // The restored draft already shows this time.
    saved:
      savedAt === undefined || savedAt === restoredAt
        ? undefined
        : { glyph: CheckGlyph, text: words.saved({ when: when(savedAt) }) },
    failed: { glyph: WarningGlyph, text: words.failed },
  }[state];

  return (
    <Root {...rest} ref={root} tabIndex={-1} data-component="draft-notice" data-state={state}>
      {restoredAt !== undefined && (
        <Alert
          actions={
            onDiscard && (
              <Button size="small" onClick={discard}>
                {words.discard}
              </Button>
            )
          }
        >
          {words.restored({ when: when(restoredAt) })}
        </Alert>
      )}
      {status && (
        <p>
          <Icon glyph={status.glyph} size="small" />
          {status.text}
        </p>
      )}
      {/* Saving is not announced, because it happens every few words. */}
      <VisuallyHidden role="status">
        {state === 'failed' && words.failed}
        {wasDiscarded && state === 'none' && words.discarded}
      </VisuallyHidden>
    </Root>
  );
}
