import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useFormat, useMessages } from '../i18n/index.ts';
import { visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';
import { badgeMessages } from './words/index.ts';

const Root = /* @__PURE__ */ styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 22px;
  block-size: 20px;
  padding-inline: 6px;
  border-radius: ${t.radius.full};
  background: ${t.color.sunken};
  color: ${t.color.textMuted};
  font-size: ${t.size.s1};
  line-height: 1;
  font-weight: ${t.weight.strong};
  letter-spacing: 0;
  font-variant-numeric: tabular-nums;

  &[data-tone='brand'] {
    background: ${t.brand.tintStrong};
    color: ${t.brand.text};
  }
  &[data-tone='critical'] {
    background: ${t.tone.critical.solid};
    color: ${t.tone.critical.on};
  }
  [data-part='words'] {
    ${visuallyHidden}
  }
`;

export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The count. Zero is rendered too: omit the badge where zero carries no information. */
  count: number;
  /** Short text displayed instead of the count: “2 open”. */
  text?: string;
  /** Counts above this are shown as this number with a plus sign. @default 99 */
  max?: number;
  /** `critical` is filled, for items that require action. @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'critical';
  /**
   * Accessible text that replaces the number, e.g. "3 unread". When omitted, the number is read.
   */
  label?: string;
}

/** A count beside the name of the counted items. For a status use `Chip`. */
export function Badge({ count, text, max = 99, tone = 'neutral', label, ...rest }: BadgeProps) {
  const words = useMessages(badgeMessages);
  const format = useFormat();
  const figure = text ?? (count > max ? words.over({ max }) : format.number(count));
  return (
    <Root {...rest} data-component="badge" data-tone={tone}>
      {label === undefined ? (
        figure
      ) : (
        <>
          <span aria-hidden="true">{figure}</span>
          <span data-part="words">{label}</span>
        </>
      )}
    </Root>
  );
}
