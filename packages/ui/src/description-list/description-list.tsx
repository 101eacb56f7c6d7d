import type { ComponentPropsWithRef, ReactNode } from 'react';
import { UnknownValue } from '../internal/index.ts';
import * as S from './description-list.styles.ts';

/** A property and its value. */
export interface DescriptionItem {
  /** Unique in the list. */
  id: string;
  term: ReactNode;
  /**
   * `null` when unknown: shown as a dash and read as "unknown". Omit the item where it does not
   * apply.
   */
  description: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
  /**
   * `inline`: a row of small terms above values, for banners. `stacked`: terms beside values,
   * separated by hairlines. `grid`: as many columns as fit. @default 'stacked'
   */
  layout?: 'inline' | 'stacked' | 'grid';
}

/**
 * Properties of one object. For several objects with the same properties use `Table`; for figures,
 * `StatStrip`.
 */
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
