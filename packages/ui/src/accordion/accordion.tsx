import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { ChevronDownGlyph, Icon } from '../icon/index.ts';
import * as S from './accordion.styles.ts';

/** A collapsible section. */
export interface AccordionItem {
  /** Unique key of the section. */
  id: string;
  /** Section title: a topic, or the question that the section answers. */
  title: string;
  /** Short secondary text at the end of the line, such as a count. Omit for none. */
  note?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly AccordionItem[];
  /**
   * Ids of the sections that are open initially. The browser manages their state afterwards.
   * @default []
   */
  defaultOpen?: readonly string[];
  /** Whether opening one section closes the others. @default false */
  exclusive?: boolean;
  /** Heading level of the titles. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

const NONE: readonly string[] = [];

/**
 * Independent collapsible sections for questions and answers or details that few users need. Uses
 * native `details`, so the browser's find-in-page opens matching sections. For a single collapsible
 * section use a collapsible `Panel`. For sections of which exactly one is visible, use `Tabs`.
 */
export function Accordion({
  items,
  defaultOpen = NONE,
  exclusive = false,
  headingLevel = 3,
  ...rest
}: AccordionProps) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <S.Root {...rest} data-component="accordion">
      {items.map(({ id, title, note, content }) => (
        <details key={id} name={exclusive ? group : undefined} open={defaultOpen.includes(id)}>
          <summary>
            <Icon glyph={ChevronDownGlyph} size="small" />
            <Heading data-part="title">{title}</Heading>
            {note !== undefined && <span data-part="note">{note}</span>}
          </summary>
          <div data-part="content">{content}</div>
        </details>
      ))}
    </S.Root>
  );
}
