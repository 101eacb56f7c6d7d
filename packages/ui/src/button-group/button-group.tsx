import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

const Root = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s2};

  &[data-joined] {
    display: inline-flex;
    flex-wrap: nowrap;
    gap: 0;
    > :is(button, a) {
      border-radius: 0;
      &:first-of-type {
        border-start-start-radius: ${t.radius.control};
        border-end-start-radius: ${t.radius.control};
      }
      &:last-of-type {
        border-start-end-radius: ${t.radius.control};
        border-end-end-radius: ${t.radius.control};
      }
      &:not(:first-of-type) {
        margin-inline-start: -1px;
      }
      &:is(:hover, :focus-visible, [aria-pressed='true'], [aria-expanded='true']) {
        z-index: 1;
      }
    }
  }
`;

export interface ButtonGroupProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the group; not visible. */
  label: string;
  /**
   * Joins the buttons, with hairlines between them. For two to four short `secondary` buttons.
   * @default false
   */
  joined?: boolean;
}

/**
 * A group of related buttons, at most about five. Each is a separate tab stop. To choose one of a
 * few views use `Segmented`.
 */
export function ButtonGroup({ label, joined = false, ...rest }: ButtonGroupProps) {
  return (
    <Root
      {...rest}
      role="group"
      aria-label={label}
      data-component="button-group"
      data-joined={joined || undefined}
    />
  );
}
