import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

const Root = /* @__PURE__ */ styled.header`
  display: flex;
  align-items: center;
  gap: ${t.space.s3};
  min-block-size: ${t.layout.topBar};
  padding-inline: ${t.layout.gutter} ${t.space.s6};
  border-block-end: 1px solid ${t.color.border};
  background: ${t.color.surface};
  [data-part='title'] {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: ${t.weight.strong};
  }
  [data-part='actions'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s3};
  }
  @media (max-width: 60rem) {
    padding-inline: ${t.space.s3};
    [data-part='actions'] {
      gap: ${t.space.s1};
    }
  }
  @media print {
    display: none;
  }
`;

export interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> {
  /** Whose place this is; cut off with an ellipsis where there is no room. */
  title: ReactNode;
  /** Before the title: `AppFrame`'s `DrawerButton`. */
  leading?: ReactNode;
  /** At the end: search, switches, the person's own menu. */
  actions?: ReactNode;
}

/** The line at the top of every signed-in page. The page's own name and acts stand in its `PageHeader`. */
export function TopBar({ title, leading, actions, ...rest }: TopBarProps) {
  return (
    <Root {...rest} data-component="top-bar">
      {leading}
      <div data-part="title">{title}</div>
      {actions !== undefined && <div data-part="actions">{actions}</div>}
    </Root>
  );
}
