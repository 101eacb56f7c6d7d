import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useEffectEvent } from '../effect-event/index.ts';
import { Button } from '../button/index.ts';
import { useFormat, useMessages } from '../i18n/index.ts';
import * as S from './save-bar.styles.ts';
import { saveBarMessages } from './words/index.ts';

export interface SaveBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Id of the form that the button, and Ctrl+S, submit. */
  form: string;
  /** Names of the unsaved changes in page order, each a field or a row. Empty: nothing changed. */
  changes: readonly string[];
  /** Opens the confirmation to discard the changes. When omitted, there is no button. */
  onDiscard?: (() => void) | undefined;
  /** Label of the submit button. @default "Save changes" */
  saveLabel?: string;
  /** Whether the form can be saved although nothing changed. @default false */
  savesUnchanged?: boolean;
  /**
   * Text while nothing has changed, such as the outcome of saving. @default "No unsaved changes"
   */
  unchangedLabel?: string;
  /** Effect of saving, in one short sentence. Omit for none. */
  note?: ReactNode;
  /** Whether the form is being saved. @default false */
  busy?: boolean;
}

/** Ctrl+S or Cmd+S; on a keyboard without Latin letters, the key at the place of S. */
function isSaveKey({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): boolean {
  const isS = key.toLowerCase() === 's' || (code === 'KeyS' && !/^[a-z]$/i.test(key));
  return (ctrlKey || metaKey) && !altKey && !shiftKey && isS;
}

/**
 * Saves a long form from any place in it: the number and names of the unsaved changes, and the
 * buttons to discard and save them. Stays at the lower edge of the scroll container. For a form
 * that fits on the screen use `FormActions`.
 */
export function SaveBar({
  form,
  changes,
  onDiscard,
  saveLabel,
  savesUnchanged = false,
  unchangedLabel,
  note,
  busy = false,
  ...rest
}: SaveBarProps) {
  const words = useMessages(saveBarMessages);
  const format = useFormat();
  const save = useRef<HTMLButtonElement>(null);
  const isUnchanged = changes.length === 0;

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    // The browser would otherwise offer to save the page.
    event.preventDefault();
    if (!event.repeat && document.querySelector('dialog[open]') === null) save.current?.click();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => saveByKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <S.Root {...rest} data-component="save-bar">
      <div data-part="status">
        {!isUnchanged && <span data-part="dot" aria-hidden="true" />}
        <p title={isUnchanged ? undefined : format.list(changes)}>
          <span data-part={isUnchanged ? undefined : 'count'} role="status">
            {isUnchanged && unchangedLabel !== undefined
              ? unchangedLabel
              : words.changes({ count: changes.length })}
          </span>{' '}
          {!isUnchanged && format.list(changes)}
        </p>
      </div>
      {note && !isUnchanged && <span data-part="note">{note}</span>}
      <div data-part="actions">
        {onDiscard && !isUnchanged && (
          <Button aria-haspopup="dialog" onClick={onDiscard}>
            {words.discard}
          </Button>
        )}
        <Button
          ref={save}
          type="submit"
          form={form}
          variant="primary"
          busy={busy}
          inertReason={isUnchanged && !savesUnchanged ? words.changes({ count: 0 }) : undefined}
          aria-keyshortcuts="Control+S"
          trailing={<kbd aria-hidden="true">{'Ctrl+S'}</kbd>}
        >
          {saveLabel ?? words.save}
        </Button>
      </div>
    </S.Root>
  );
}
