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
  & > [data-part='actions'] {
    display: flex;
    align-items: center;
    gap: ${t.space.s3};
  }
  @media (max-width: 60rem) {
    padding-inline: ${t.space.s3};
    & > [data-part='actions'] {
      gap: ${t.space.s1};
    }
  }
  @media print {
    display: none;
  }
`;

export interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> {
  /** Name of the facility or product; truncated with an ellipsis on narrow screens. */
  title: ReactNode;
  /** Content before the title: `AppFrame`'s `DrawerButton`. */
  leading?: ReactNode;
  /** Content at the end: search, switches, the user menu. */
  actions?: ReactNode;
}

/**
 * The bar at the top of every signed-in page. The page name and actions are in its `PageHeader`.
 */
export function TopBar({ title, leading, actions, ...rest }: TopBarProps) {
  return (
    <Root {...rest} data-component="top-bar">
      {leading}
      <div data-part="title">{title}</div>
      {actions !== undefined && <div data-part="actions">{actions}</div>}
    </Root>
  );
}
