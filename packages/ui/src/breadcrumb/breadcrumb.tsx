import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { useMessages } from '../i18n/index.ts';
import { ChevronEndGlyph, ChevronStartGlyph, Icon, MoreGlyph } from '../icon/index.ts';
import { BareLink } from '../link/index.ts';
import { breadcrumbMessages } from './words/index.ts';
import * as S from './breadcrumb.styles.ts';

/** A parent page in the trail. */
export interface Crumb {
  /** Unique key of the page. */
  id: string;
  label: string;
  href: string;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Parent pages from the outermost; at least one. */
  trail: readonly Crumb[];
  /** Name of the current page, which is not a link. */
  current: string;
}

/** Maximum number of visible pages. The middle of a longer trail is collapsed behind a button. */
const SHOWN = 3;

/**
 * The position of this page in the product, with links to its parents. Placed above `PageHeader`.
 * On narrow screens only the direct parent is shown. For sibling pages use `NavList` or `Tabs`; for
 * steps of a task, `Stepper`.
 */
export function Breadcrumb({ trail, current, ...rest }: BreadcrumbProps) {
  const words = useMessages(breadcrumbMessages);
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // The pressed button is removed, so focus moves to the first page that it revealed.
  useLayoutEffect(() => {
    if (whole) list.current?.querySelectorAll('a')[1]?.focus();
  }, [whole]);
  const folded = trail.length > SHOWN && !whole;
  const hidden = folded ? trail.slice(1, trail.length - 1) : [];
  const parent = trail.at(-1);
  return (
    <S.Root aria-label={words.label} {...rest} data-component="breadcrumb">
      <ol ref={list}>
        {trail.map((crumb) => {
          if (hidden.includes(crumb)) {
            // A single button represents all hidden pages.
            if (crumb !== hidden[0]) return null;
            return (
              <li key={crumb.id}>
                <Icon glyph={ChevronEndGlyph} size="small" mirrored data-part="parting" />
                <button type="button" aria-label={words.showAll} onClick={() => setWhole(true)}>
                  <Icon glyph={MoreGlyph} size="small" />
                </button>
              </li>
            );
          }
          return (
            <li key={crumb.id} data-parent={crumb === parent || undefined}>
              {crumb === trail[0] ? null : (
                <Icon glyph={ChevronEndGlyph} size="small" mirrored data-part="parting" />
              )}
              <Icon glyph={ChevronStartGlyph} size="small" mirrored data-part="back" />
              <BareLink href={crumb.href}>{crumb.label}</BareLink>
            </li>
          );
        })}
        <li>
          <Icon glyph={ChevronEndGlyph} size="small" mirrored data-part="parting" />
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </S.Root>
  );
}
