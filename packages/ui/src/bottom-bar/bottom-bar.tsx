import type { ComponentPropsWithRef } from 'react';
import { Badge } from '../badge/index.ts';
import { Icon, type Glyph } from '../icon/index.ts';
import { BareLink } from '../link/index.ts';
import type { NavEntry } from '../nav-list/index.ts';
import * as S from './bottom-bar.styles.ts';

export interface BottomBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the navigation, such as "Main". */
  label: string;
  /** Three to five destinations, each with an icon and a label of one or two words. */
  items: readonly (NavEntry & { glyph: Glyph })[];
}

/**
 * The main navigation of an app with few screens, at the bottom of a narrow window, where a thumb
 * reaches it. Belongs into `AppFrame` as `bottomBar`. For more than five destinations use `NavList`
 * in the drawer.
 */
export function BottomBar({ label, items, ...rest }: BottomBarProps) {
  return (
    <S.Root {...rest} aria-label={label} data-component="bottom-bar">
      <ul>
        {items.map(({ id, label: name, href, glyph, badge, current = false }) => (
          <li key={id}>
            <BareLink href={href} aria-current={current ? 'page' : undefined}>
              <Icon glyph={glyph} size="large" />
              <span data-part="label">{name}</span>
              {badge && <Badge tone="brand" {...badge} />}
            </BareLink>
          </li>
        ))}
      </ul>
    </S.Root>
  );
}
