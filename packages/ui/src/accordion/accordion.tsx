import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { ChevronDownGlyph, Icon } from '../icon/index.ts';
import * as S from './accordion.styles.ts';

/** One part that folds. */
export interface AccordionItem {
  /** Tells the parts apart. */
  id: string;
  /** What the part is about, or the question it answers. */
  title: string;
  /** A few quiet words at the end of the line, such as a count. When omitted, there are none. */
  note?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly AccordionItem[];
  /** The ids of the parts that are open at first; the browser keeps them from then on. @default [] */
  defaultOpen?: readonly string[];
  /** Opening one part closes the others. @default false */
  exclusive?: boolean;
  /** The titles' place in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

const NONE: readonly string[] = [];

/**
 * Parts of a page under titles that fold, in any order: questions and answers, details few people need. Native
 * `details`, so the browser's search in the page opens what it finds. For one part that folds use a collapsible
 * `Panel`; for parts of which one always shows, `Tabs`.
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
