import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../heading/index.ts';
import { t } from '../theme/index.ts';

const Root = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${t.space.s3};
  [data-part='words'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    flex: 1 1 18rem;
    min-inline-size: 0;
  }
  [data-part='words'] h1 {
    outline: none;
  }
  [data-part='trail'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  [data-part='trail'] a {
    color: inherit;
  }
  [data-part='title-line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${t.space.s1} ${t.space.s3};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='context'] {
    color: ${t.color.textMuted};
    max-inline-size: 72ch;
    min-block-size: 1lh;
    align-content: center;
    text-wrap: pretty;
  }
  [data-part='end'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s2};
    min-block-size: ${t.density.control};
    margin-block-start: 2px;
  }
  [data-part='freshness'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    font-variant-numeric: tabular-nums;
  }
  @media print {
    [data-part='end'] {
      display: none;
    }
  }
`;

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /**
   * The page's only `h1`. Focused by script after navigation, so that screen readers announce the
   * new page.
   */
  title: ReactNode;
  /** Path to the page above the title: a `Link` to each page that contains it. Omit for none. */
  trail?: ReactNode;
  /**
   * Identifiers and status on the line of the title, such as a code and a `Chip`. Omit for none.
   */
  titleTrailing?: ReactNode;
  /** One-sentence summary of the page's status. Omit for none. */
  context?: ReactNode;
  /** Age of the data, e.g. "Updated 08:42"; placed before the actions. */
  freshness?: ReactNode;
  /** Actions of the page; the main action is last, at the end of the line. */
  actions?: ReactNode;
}

/**
 * Header of every signed-in page: its name, one sentence of context, and the actions at the end.
 */
export function PageHeader({
  title,
  trail,
  titleTrailing,
  context,
  freshness,
  actions,
  ...rest
}: PageHeaderProps) {
  const hasEnd = freshness !== undefined || actions !== undefined;
  return (
    <Root {...rest} data-component="page-header">
      <div data-part="words">
        {trail !== undefined && <div data-part="trail">{trail}</div>}
        <div data-part="title-line">
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          {titleTrailing}
        </div>
        {context !== undefined && <div data-part="context">{context}</div>}
      </div>
      {hasEnd && (
        <div data-part="end">
          {freshness !== undefined && <span data-part="freshness">{freshness}</span>}
          {actions}
        </div>
      )}
    </Root>
  );
}
