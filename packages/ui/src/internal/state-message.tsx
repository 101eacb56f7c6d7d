import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

const Root = /* @__PURE__ */ styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${t.space.s2};
  min-block-size: 12rem;
  padding: ${t.space.s6} ${t.space.s4};
  text-align: center;
  overflow-wrap: anywhere;

  & > [data-part='picture'] {
    color: ${t.color.textMuted};
  }
  &[data-component='error-state'] > [data-part='picture'] {
    color: ${t.tone.critical.text};
  }
  & > [data-part='title'] {
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
    font-weight: ${t.weight.strong};
    text-wrap: balance;
  }
  & > [data-part='body'] {
    max-inline-size: 44ch;
    color: ${t.color.textMuted};
    text-wrap: pretty;
  }
  & > [data-part='detail'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  & > [data-part='action'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${t.space.s2};
    margin-block-start: ${t.space.s1};
  }
`;

/** What the states of "nothing to show" have in common. */
export interface StateMessageProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'children'
> {
  /** What is the matter, in a few words. */
  title: ReactNode;
  /** The title's place in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Why, and what follows from it, in a sentence or two. */
  body?: ReactNode;
  /** The one way on: a button or a link that looks like one. */
  action?: ReactNode;
}

interface StateMessageParts extends StateMessageProps {
  /** The root's `data-component`. */
  component: string;
  picture?: ReactNode;
  detail?: ReactNode;
}

/** The centered column `EmptyState` and `ErrorState` share. */
export function StateMessage({
  component,
  picture,
  title,
  headingLevel = 3,
  body,
  detail,
  action,
  ...rest
}: StateMessageParts) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest} data-component={component}>
      {picture !== undefined && <div data-part="picture">{picture}</div>}
      <Heading data-part="title">{title}</Heading>
      {body !== undefined && <p data-part="body">{body}</p>}
      {detail !== undefined && <p data-part="detail">{detail}</p>}
      {action !== undefined && <div data-part="action">{action}</div>}
    </Root>
  );
}
