import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type MouseEvent,
} from 'react';
import { useMessages } from '../i18n/index.ts';
import { CriticalGlyph, Icon } from '../icon/index.ts';
import { goToSection } from './go-to-section.ts';
import * as S from './section-index.styles.ts';
import { useCurrentSection } from './use-current-section.ts';
import { sectionIndexMessages } from './words/index.ts';

/** A section of the page. */
export interface IndexedSection {
  /** Id of the section’s element, which has `tabIndex={-1}`. */
  id: string;
  /** The section’s heading. */
  label: string;
  /** Whether the section has unsaved changes, or invalid fields. @default no mark */
  mark?: 'changed' | 'error' | undefined;
}

export interface SectionIndexProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name. @default "Sections" */
  label?: string;
  /** Sections in page order. */
  sections: readonly IndexedSection[];
}

/**
 * The sections of a long page, with the current one marked while the page scrolls. A column beside
 * the page, or one scrolling line above it, by the width of its place. For views of which one is
 * visible use `Tabs`; for pages, `NavList`.
 */
export function SectionIndex({ label, sections, ref, ...rest }: SectionIndexProps) {
  const words = useMessages(sectionIndexMessages);
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  const { current, choose } = useCurrentSection(sections.map(({ id }) => id));

  // In one line, the current section can be outside the visible part.
  useLayoutEffect(() => {
    const list = root.current?.querySelector('ul');
    const link = list?.querySelector('[aria-current]');
    if (!list || !link || list.scrollWidth <= list.clientWidth) return;
    const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
    if (inner.left < outer.left) list.scrollLeft += inner.left - outer.left;
    else if (inner.right > outer.right) list.scrollLeft += inner.right - outer.right;
  }, [current]);

  const open = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(id);
    goToSection(id);
  };

  return (
    <S.Root {...rest} ref={root} aria-label={label ?? words.label} data-component="section-index">
      <ul>
        {sections.map(({ id, label: name, mark }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => open(event, id)}
            >
              <span data-part="label">{name}</span>
              {mark && (
                <span data-part="mark" data-mark={mark}>
                  {mark === 'error' && <Icon glyph={CriticalGlyph} size="small" />}
                  <span data-part="words">{words[mark]}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </S.Root>
  );
}
