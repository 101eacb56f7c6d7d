import { useId, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat, useMessages } from '../i18n/index.ts';
import { toneVariables, UnknownValue } from '../internal/index.ts';
import { t } from '../theme/index.ts';
import { progressMessages } from './words/index.ts';

const Root = /* @__PURE__ */ styled.div`
  ${toneVariables}
  display: grid;
  gap: 6px;

  & > [data-part='words'] {
    display: flex;
    justify-content: space-between;
    gap: ${t.space.s3};
  }
  & > [data-part='words'] > [data-part='label'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part='words'] > [data-part='value'] {
    font-weight: ${t.weight.medium};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > [data-part='track'] {
    block-size: 6px;
    overflow: hidden;
    border-radius: 3px;
    background: ${t.chart.track};
  }
  & > [data-part='track'] > span {
    display: block;
    block-size: 100%;
    border-radius: 3px;
    background: var(--tone-text);
    translate: calc(var(--progress) * 1% - 100%);
    transition: translate ${t.motion.base} ${t.motion.ease};
    &:dir(rtl) {
      translate: calc(100% - var(--progress) * 1%);
    }
  }
  &[data-tone='brand'] > [data-part='track'] > span {
    background: ${t.brand.solid};
  }
  @media (forced-colors: active) {
    & > [data-part='track'] {
      border: 1px solid CanvasText;
    }
    & > [data-part='track'] > span {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Label above the bar. */
  label: ReactNode;
  /** Progress in percent, 0 to 100; values outside are clamped. `null` when unknown. */
  value: number | null;
  /** Text shown and read instead of the percentage, e.g. "3 of 8". */
  valueText?: string;
  /** Tone of the bar. @default 'brand' */
  tone?: 'brand' | 'neutral' | 'positive' | 'caution' | 'critical';
}

/** Progress as a bar and text. For short waits use a `busy` button or a `Skeleton`. */
export function ProgressBar({
  label,
  value,
  valueText,
  tone = 'brand',
  ...rest
}: ProgressBarProps) {
  const words = useMessages(progressMessages);
  const format = useFormat();
  const labelId = useId();
  const percent = value === null ? null : Math.min(100, Math.max(0, value));
  const text =
    valueText ??
    (percent === null ? undefined : format.number(percent / 100, { style: 'percent' }));
  return (
    <Root {...rest} data-component="progress-bar" data-tone={tone}>
      <div data-part="words">
        <span id={labelId} data-part="label">
          {label}
        </span>
        <span data-part="value" aria-hidden="true">
          {text ?? <UnknownValue />}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={text ?? words.unknown}
        data-part="track"
      >
        <span style={{ '--progress': percent ?? 0 } as CSSProperties} />
      </div>
    </Root>
  );
}
