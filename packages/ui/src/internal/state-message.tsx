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

/** Props common to the empty and error states. */
export interface StateMessageProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'children'
> {
  /** Short description of the state. */
  title: ReactNode;
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Cause and consequence, in one or two sentences. */
  body?: ReactNode;
  /** The only action: a button, or a link styled as one. */
  action?: ReactNode;
}

interface StateMessageParts extends StateMessageProps {
  /** Value of the root's `data-component`. */
  component: string;
  picture?: ReactNode;
  detail?: ReactNode;
}

/** Centred column shared by `EmptyState` and `ErrorState`. */
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
