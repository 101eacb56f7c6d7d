import type { ComponentPropsWithRef, ReactNode } from 'react';
import { UnknownValue } from '../internal/index.ts';
import * as S from './description-list.styles.ts';

/** One property and its value. */
export interface DescriptionItem {
  /** Unique in the list. */
  id: string;
  term: ReactNode;
  /** `null` when it is not known: drawn as a dash and read as "unknown". Leave the item out where it does not apply. */
  description: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
  /**
   * `inline`: a line of small terms over values, for banners. `stacked`: terms beside values, parted by hairlines.
   * `grid`: as many columns as fit. @default 'stacked'
   */
  layout?: 'inline' | 'stacked' | 'grid';
}

/** The properties of one thing. For several things with the same properties use `Table`; for figures, `StatStrip`. */
export function DescriptionList({ items, layout = 'stacked', ...rest }: DescriptionListProps) {
  return (
    <S.Root {...rest} data-component="description-list" data-layout={layout}>
      {items.map(({ id, term, description }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{description === null ? <UnknownValue /> : description}</dd>
        </div>
      ))}
    </S.Root>
  );
}
