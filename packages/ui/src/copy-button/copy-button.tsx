import { useEffect, useState, type MouseEvent } from 'react';
import { Button, IconButton, type ButtonProps } from '../button/index.ts';
import { useClock } from '../clock/index.ts';
import { useMessages } from '../i18n/index.ts';
import { CheckGlyph, CopyGlyph, CriticalGlyph, Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { copyButtonMessages } from './words/index.ts';

/** How long the button says what came of it, in milliseconds. */
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
  /** The text that is copied. */
  value: string;
  /** What is copied, in words that follow "Copy": `the address`. */
  what: string;
  /** @default 'quiet' */
  variant?: 'secondary' | 'quiet';
  /** `icon` where many stand in a column; what it does is then heard and shown to a pointer. @default 'words' */
  shape?: 'words' | 'icon';
  /** Called when the text has reached the clipboard. */
  onCopied?: (details: { event: MouseEvent<HTMLButtonElement> }) => void;
}

type Outcome = 'copied' | 'failed';

/**
 * Puts a text on the clipboard when it is pressed, and says in place and to listeners whether that worked: a browser
 * may refuse. For any other act use `Button`.
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
      // Refused by the browser, or there is no clipboard on an insecure page: the reader is told.
      setOutcome('failed');
      return;
    }
    setOutcome('copied');
    onCopied?.({ event });
  };

  const glyph =
    outcome === 'copied' ? CheckGlyph : outcome === 'failed' ? CriticalGlyph : CopyGlyph;
  const said = {
    copied: words.copiedNamed({ what }),
    failed: words.failedNamed({ what }),
  } satisfies Record<Outcome, string>;
  const label = outcome ? said[outcome] : words.copyNamed({ what });
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
      <VisuallyHidden role="status">{outcome && said[outcome]}</VisuallyHidden>
    </>
  );
}
