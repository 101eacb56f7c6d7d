import { useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../theme/index.ts';
import { Tag, type TagProps } from './tag.tsx';

const Root = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2};
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s2};
    min-inline-size: 0;
  }
  li {
    display: flex;
    max-inline-size: 100%;
  }
`;

/** A value of the list. */
export interface TagItem extends Pick<TagProps, 'label' | 'name'> {
  /** Unique key of the value. */
  id: string;
}

export interface TagListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the list: "Filters". */
  label: string;
  items: readonly TagItem[];
  /** Removes a value. When omitted, the list is read-only. */
  onRemove?: (id: string, details: { event: MouseEvent<HTMLButtonElement> }) => void;
  /** Content after the last tag: a button that removes all values, or adds one. Omit for none. */
  trailing?: ReactNode;
}

/** A list of removable values. After a removal, focus moves to the next value and is never lost. */
export function TagList({ label, items, onRemove, trailing, ...rest }: TagListProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string, event: MouseEvent<HTMLButtonElement>) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = buttons.indexOf(event.currentTarget);
    (buttons[index + 1] ?? buttons[index - 1] ?? list.current)?.focus();
    onRemove?.(id, { event });
  };
  return (
    <Root {...rest} data-component="tag-list">
      <ul ref={list} aria-label={label} tabIndex={-1}>
        {items.map(({ id, ...tag }) => (
          <li key={id}>
            <Tag {...tag} {...(onRemove && { onRemove: (event) => remove(id, event) })} />
          </li>
        ))}
      </ul>
      {trailing}
    </Root>
  );
}
