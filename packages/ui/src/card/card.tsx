import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as S from './card.styles.ts';

export interface CardProps extends ComponentPropsWithRef<'section'> {
  /**
   * Visible heading and accessible name of the card. When omitted there is no header; set
   * `aria-label` if a name is still needed.
   */
  heading?: ReactNode;
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /**
   * Content at the end of the header: a link, a chip, one or two small buttons. Requires a
   * `heading`.
   */
  headerActions?: ReactNode;
  /** Secondary last line, such as the source of the figures or the number of omitted items. */
  footer?: ReactNode;
  /**
   * Spacing of the content. `flush`: a table or strip with its own padding. `lines`: a list of
   * `<li>` children with padding and hairlines. @default 'padded'
   */
  body?: 'padded' | 'flush' | 'lines';
}

/**
 * A box with a hairline border around related content. Inside it, separate rows with hairlines
 * (`body="lines"`), never with nested cards. For related figures use `StatStrip`; for a message to
 * the user, `Alert`.
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
