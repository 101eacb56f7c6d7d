import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { useMessages } from '../i18n/index.ts';
import { visuallyHidden } from '../internal/index.ts';
import { t } from '../theme/index.ts';
import { spinnerMessages } from './words/index.ts';

const appear = /* @__PURE__ */ keyframes`from { opacity: 0; }`;

/** Invisible for 150 ms, so that short operations do not flash. */
const Root = /* @__PURE__ */ styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.s2};
  min-inline-size: 0;
  color: ${t.color.textMuted};
  animation: ${appear} ${t.motion.base} ${t.motion.ease} 150ms both;

  [data-part='ring'] {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    border: 2px solid ${t.brand.text};
    border-inline-end-color: transparent;
    border-radius: ${t.radius.full};
    animation: ${t.motion.turn};
  }
  &[data-size='large'] {
    flex-direction: column;
    gap: ${t.space.s3};
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
    text-align: center;
  }
  &[data-size='large'] > [data-part='ring'] {
    inline-size: 32px;
    block-size: 32px;
    border-width: 3px;
  }
  &[data-label='hidden'] > [data-part='words'] {
    ${visuallyHidden}
  }

  @media (forced-colors: active) {
    [data-part='ring'] {
      border-color: CanvasText;
      border-inline-end-color: Canvas;
    }
  }
`;

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Short name of the operation. @default 'Loading…' */
  label?: string;
  /**
   * Whether the label is visible, or for screen readers only where adjacent text shows it. @default
   * 'visible'
   */
  labelVisibility?: 'visible' | 'hidden';
  /**
   * 16 px in a line of text, or 32 px above its label in the middle of an empty area. @default
   * 'medium'
   */
  size?: 'medium' | 'large';
}

/**
 * An operation of unknown duration and result: a search, the validation of a field. Where the
 * layout of the result is known use `Skeleton`; for known progress `ProgressBar`. A button has its
 * own `busy` state.
 */
export function Spinner({
  label,
  labelVisibility = 'visible',
  size = 'medium',
  ...rest
}: SpinnerProps) {
  const words = useMessages(spinnerMessages);
  return (
    <Root
      role="status"
      {...rest}
      data-component="spinner"
      data-size={size}
      data-label={labelVisibility}
    >
      <span data-part="ring" aria-hidden="true" />
      <span data-part="words">{label ?? words.label}</span>
    </Root>
  );
}
