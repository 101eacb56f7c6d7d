import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { ChevronDownGlyph, Icon } from '../icon/index.ts';
import { useControllable } from '../internal/index.ts';
import * as S from './panel.styles.ts';

export interface PanelProps extends ComponentPropsWithRef<'section'> {
  /** Names the region, on screen and for listeners. */
  heading: ReactNode;
  /** The heading's place in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** A sentence under the heading. When omitted, there is none. */
  context?: ReactNode;
  /** What can be done with this region, at the end of its head; they stay in sight while it is folded away. */
  actions?: ReactNode;
  /** The heading is a button that folds the content away. What is typed inside is kept. @default false */
  collapsible?: boolean;
  /** Whether the content shows, when the caller keeps it. */
  open?: boolean;
  /** Whether it shows at first. @default true */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean, details: { event: MouseEvent<HTMLButtonElement> }) => void;
}

/**
 * A titled part of a page, with no box round it: cards, tables and forms stand in it. For a box of things that are
 * read together use `Card`; for several parts of which one shows at a time, `Tabs`; for many that fold, `Accordion`.
 */
export function Panel({
  heading,
  headingLevel = 2,
  context,
  actions,
  collapsible = false,
  open,
  defaultOpen = true,
  onOpenChange,
  children,
  ...rest
}: PanelProps) {
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const headingId = useId();
  const bodyId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <S.Root aria-labelledby={headingId} {...rest} data-component="panel">
      <div data-part="header">
        <div data-part="words">
          <Heading data-part="heading">
            {collapsible ? (
              <button
                type="button"
                data-part="toggle"
                aria-expanded={isOpen}
                aria-controls={bodyId}
                onClick={(event) => setOpen(!isOpen, { event })}
              >
                <Icon glyph={ChevronDownGlyph} size="small" />
                <span id={headingId}>{heading}</span>
              </button>
            ) : (
              <span id={headingId}>{heading}</span>
            )}
          </Heading>
          {context !== undefined && <div data-part="context">{context}</div>}
        </div>
        {actions !== undefined && <div data-part="actions">{actions}</div>}
      </div>
      <div id={bodyId} data-part="body" hidden={collapsible && !isOpen}>
        {children}
      </div>
    </S.Root>
  );
}
