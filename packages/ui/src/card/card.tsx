import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as S from './card.styles.ts';

export interface CardProps extends ComponentPropsWithRef<'section'> {
  /** Names the card, on screen and as a region. When omitted there is no head; give `aria-label` if it still needs a name. */
  heading?: ReactNode;
  /** The heading's place in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** What stands at the end of the head: a link, a chip, one or two small buttons. Needs a `heading`. */
  headerActions?: ReactNode;
  /** A quiet last line: where figures come from, how many are left out. */
  footer?: ReactNode;
  /**
   * How the content meets the edge. `flush`: a table or strip that brings its own padding.
   * `lines`: `<li>` children, padded and parted by hairlines, in a list. @default 'padded'
   */
  body?: 'padded' | 'flush' | 'lines';
}

/**
 * A hairline box around things that are read together. Inside it, part rows by hairlines (`body="lines"`), never by
 * more cards. For related figures use `StatStrip`; for a message to the reader, `Alert`.
 */
export function Card({
  heading,
  headingLevel = 2,
  headerActions,
  footer,
  body = 'padded',
  children,
  ...rest
}: CardProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const Body = body === 'lines' ? 'ul' : 'div';
  const hasHeading = heading !== undefined;
  return (
    <S.Root
      aria-labelledby={hasHeading ? headingId : undefined}
      {...rest}
      data-component="card"
      data-body={body}
    >
      {hasHeading && (
        <div data-part="header">
          <Heading id={headingId} data-part="heading">
            {heading}
          </Heading>
          {headerActions !== undefined && <div data-part="actions">{headerActions}</div>}
        </div>
      )}
      {children !== undefined && <Body data-part="body">{children}</Body>}
      {footer !== undefined && <div data-part="footer">{footer}</div>}
    </S.Root>
  );
}
