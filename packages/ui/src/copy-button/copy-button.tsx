import { useEffect, useState, type MouseEvent } from 'react';
import { Button, IconButton, type ButtonProps } from '../button/index.ts';
import { useClock } from '../clock/index.ts';
import { useMessages } from '../i18n/index.ts';
import { CheckGlyph, CopyGlyph, CriticalGlyph, Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { copyButtonMessages } from './words/index.ts';

/** Duration of the outcome message, in milliseconds. */
const SAID_FOR_MS = 3000;

export interface CopyButtonProps extends Omit<
  ButtonProps,
  | 'children'
  | 'leading'
  | 'trailing'
  | 'variant'
  | 'tone'
  | 'wide'
  | 'busy'
  | 'value'
  | 'aria-label'
> {
  /** Text to copy. */
  value: string;
  /** Name of the copied text, following "Copy": `the address`. */
  what: string;
  /** Emphasis of the button. @default 'quiet' */
  variant?: 'secondary' | 'quiet';
  /**
   * `icon` for many buttons in a column; the label is then an accessible name and tooltip. @default
   * 'words'
   */
  shape?: 'words' | 'icon';
  /** Called when the text is on the clipboard. */
  onCopied?: (details: { event: MouseEvent<HTMLButtonElement> }) => void;
}

type Outcome = 'copied' | 'failed';

/**
 * Copies a text to the clipboard and reports success or failure visibly and to screen readers,
 * because a browser can reject it. For any other action use `Button`.
 */
export function CopyButton({
  value,
  what,
  variant = 'quiet',
  shape = 'words',
  size = 'small',
  onCopied,
  onClick,
  ...rest
}: CopyButtonProps) {
  const words = useMessages(copyButtonMessages);
  const clock = useClock();
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(
    () => (outcome ? clock.subscribe(() => setOutcome(undefined), SAID_FOR_MS) : undefined),
    [clock, outcome],
  );

  const copy = async (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // The browser rejected it, or an insecure page has no clipboard: show the failure.
      setOutcome('failed');
      return;
    }
    setOutcome('copied');
    onCopied?.({ event });
  };

  const glyph =
    outcome === 'copied' ? CheckGlyph : outcome === 'failed' ? CriticalGlyph : CopyGlyph;
  const labels = {
    copied: words.copiedNamed({ what }),
    failed: words.failedNamed({ what }),
  } satisfies Record<Outcome, string>;
  const label = outcome ? labels[outcome] : words.copyNamed({ what });
  const shared = {
    ...rest,
    variant,
    size,
    'data-outcome': outcome,
    onClick: (event: MouseEvent<HTMLButtonElement>) => void copy(event),
  };
  const icon = <Icon glyph={glyph} size="small" />;
  return (
    <>
      {shape === 'icon' ? (
        <IconButton {...shared} label={label}>
          {icon}
        </IconButton>
      ) : (
        <Button {...shared} leading={icon} aria-label={label}>
          {words[outcome ?? 'copy']}
        </Button>
      )}
      <VisuallyHidden role="status">{outcome && labels[outcome]}</VisuallyHidden>
    </>
  );
}
