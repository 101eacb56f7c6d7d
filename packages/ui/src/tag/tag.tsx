import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n/index.ts';
import { CloseGlyph, Icon } from '../icon/index.ts';
import { t } from '../theme/index.ts';
import { tagMessages } from './words/index.ts';

const Root = /* @__PURE__ */ styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.s1};
  max-inline-size: 100%;
  min-block-size: 26px;
  padding-inline: ${t.space.s2};
  border: 1px solid color-mix(in oklch, ${t.color.borderStrong} 40%, ${t.color.border});
  border-radius: ${t.radius.small};
  background: ${t.color.surface};
  color: ${t.color.text};
  font-size: ${t.size.s2};
  line-height: ${t.line.s2};
  overflow-wrap: anywhere;

  &:has(> button) {
    padding-inline-end: 0;
  }
  [data-part='label'] {
    min-inline-size: 0;
  }
  [data-part='name'] {
    color: ${t.color.textMuted};
  }
  & > button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: ${t.radius.small};
    background: none;
    color: ${t.color.textMuted};
    cursor: pointer;
  }
  & > button:hover {
    background: ${t.color.hover};
    color: ${t.color.text};
  }
  & > button:focus-visible {
    outline-offset: -1px;
  }
  & > button > svg {
    inline-size: 14px;
    block-size: 14px;
  }
  @media (pointer: coarse) {
    & > button {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`;

export interface TagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The value as displayed. */
  label: string;
  /**
   * Name of the property, such as "Gate", before the value. When omitted, only the value is shown.
   */
  name?: ReactNode;
  /** Removes the value. When omitted, there is no button. */
  onRemove?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * A selected or assigned value: a filter, a recipient, a label. It has no tone. For a status use
 * `Chip`; for a count, `Badge`. Place several removable tags in a `TagList`.
 */
export function Tag({ label, name, onRemove, ...rest }: TagProps) {
  const words = useMessages(tagMessages);
  return (
    <Root {...rest} data-component="tag">
      <span data-part="label">
        {name !== undefined && <span data-part="name">{name} </span>}
        {label}
      </span>
      {onRemove && (
        <button type="button" aria-label={words.remove({ label })} onClick={onRemove}>
          <Icon glyph={CloseGlyph} size="small" />
        </button>
      )}
    </Root>
  );
}
