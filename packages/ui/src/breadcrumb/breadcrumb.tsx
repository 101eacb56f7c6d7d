import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { useMessages } from '../i18n/index.ts';
import { ChevronEndGlyph, ChevronStartGlyph, Icon, MoreGlyph } from '../icon/index.ts';
import { BareLink } from '../link/index.ts';
import { breadcrumbMessages } from './words/index.ts';
import * as S from './breadcrumb.styles.ts';

/** A page on the way to this one. */
export interface Crumb {
  /** Tells the pages apart. */
  id: string;
  label: string;
  href: string;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The pages above this one, from the outermost; at least one. */
  trail: readonly Crumb[];
  /** The name of this page, which is no link. */
  current: string;
}

/** More pages than these would not be read; the middle of a longer trail waits behind a button. */
const SHOWN = 3;

/**
 * Where in the product this page lies, and the ways back up. Stands above `PageHeader`. Where there is little room only
 * the page above is left. For places beside one another use `NavList` or `Tabs`; for steps of a task, `Stepper`.
 */
export function Breadcrumb({ trail, current, ...rest }: BreadcrumbProps) {
  const words = useMessages(breadcrumbMessages);
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // The pressed button goes; the focus goes on to the first page it stood for.
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
            // One button stands for all that is hidden.
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
