import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { ChevronDownGlyph, Icon } from '../icon/index.ts';
import { useControllable } from '../internal/index.ts';
import * as S from './panel.styles.ts';

export interface PanelProps extends ComponentPropsWithRef<'section'> {
  /** Visible heading and accessible name of the region. */
  heading: ReactNode;
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** A sentence below the heading. Omit for none. */
  context?: ReactNode;
  /** Actions of the region at the end of its header; visible while collapsed. */
  actions?: ReactNode;
  /** Makes the heading a button that collapses the content. Input inside is kept. @default false */
  collapsible?: boolean;
  /** Whether the content is visible, when controlled. */
  open?: boolean;
  /** Whether the content is visible initially. @default true */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean, details: { event: MouseEvent<HTMLButtonElement> }) => void;
}

/**
 * A titled section of a page without a border, for cards, tables and forms. For a bordered box of
 * related content use `Card`; for sections of which one is visible at a time, `Tabs`; for several
 * collapsible sections, `Accordion`.
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
