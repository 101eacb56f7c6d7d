import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n/index.ts';
import { t } from '../theme/index.ts';
import { sampleFrameMessages } from './words/index.ts';

const Root = /* @__PURE__ */ styled.div`
  position: relative;
  min-inline-size: 0;
  padding: ${t.space.s3};
  color: ${t.color.textMuted};

  & > [data-part='label'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s1} ${t.space.s2};
    margin-block-end: ${t.space.s3};
    color: ${t.color.text};
  }
  & > [data-part='label'] > strong {
    padding-inline: 6px;
    border: 1px dashed ${t.color.borderStrong};
    border-radius: ${t.radius.small};
    background: ${t.color.surface};
    font-size: ${t.size.s1};
    line-height: 20px;
    font-weight: ${t.weight.medium};
  }
  /* The hatching covers the content, so that it is visible over any background. It has the text
     colour, which keeps text legible. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px dashed ${t.color.borderStrong};
    border-radius: ${t.radius.control};
    background-image: repeating-linear-gradient(
      -45deg,
      color-mix(in oklch, ${t.color.text} 12%, transparent) 0 1px,
      transparent 1px 10px
    );
    pointer-events: none;
  }
  &[data-flush] {
    padding: 0;
  }
  &[data-flush] > [data-part='label'] {
    margin: 0;
    padding: ${t.space.s3} ${t.space.s4};
  }
  &[data-flush]::after {
    border-width: 0;
    border-radius: 0;
  }
`;

export interface SampleFrameProps extends ComponentPropsWithRef<'div'> {
  /** The content has its own padding, as in a flush `Card`. @default false */
  flush?: boolean;
}

/**
 * Marks sample data with hatching and a label, so that it is not mistaken for real data.
 * `ResourceView` applies it to `sample` data; use it directly around a permanent example. Offer no
 * actions inside.
 */
export function SampleFrame({ flush = false, children, ...rest }: SampleFrameProps) {
  const words = useMessages(sampleFrameMessages);
  return (
    <Root {...rest} data-component="sample-frame" data-flush={flush || undefined}>
      <p data-part="label">
        <strong>{words.sample}</strong>
        {words.note}
      </p>
      {children}
    </Root>
  );
}
