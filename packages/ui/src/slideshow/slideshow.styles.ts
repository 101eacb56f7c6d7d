import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

/**
 * The scrims are measured against white pictures. Where text is allowed (the first two fifths, the
 * top line, everywhere on narrow screens), white text has a contrast of 4.5:1. Product colours are
 * used, because no facility branding is known here.
 */
export const Root = /* @__PURE__ */ styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: linear-gradient(180deg, oklch(0.245 0.052 250), oklch(0.34 0.085 252));
  color: oklch(1 0 0);

  [data-part='pictures'],
  [data-part='pictures']::after {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  [data-part='pictures'] img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 100% 100%;
    opacity: 0;
    /* Fades in on the compositor: repainting would make the picture a late largest contentful
       paint. */
    will-change: opacity;
    transition: opacity ${t.motion.base} ${t.motion.ease};
  }
  [data-part='pictures'] img[data-shown][data-arrived] {
    opacity: 1;
  }
  @media (scripting: none) {
    [data-part='pictures'] img[data-shown] {
      opacity: 1;
    }
  }
  [data-part='pictures']::after {
    content: '';
    z-index: 0;
    background:
      linear-gradient(180deg, oklch(0.2 0.05 250 / 0.8) 40px, oklch(0.2 0.05 250 / 0) 130px),
      linear-gradient(
        90deg,
        oklch(0.2 0.05 250 / 0.82),
        oklch(0.2 0.05 250 / 0.66) 42%,
        oklch(0.2 0.05 250 / 0) 78%
      );
  }
  &:dir(rtl) [data-part='pictures'] {
    transform: scaleX(-1);
  }
  @media (max-width: 60rem) {
    [data-part='pictures']::after {
      background: oklch(0.2 0.05 250 / 0.68);
    }
  }

  [data-part='column'] {
    display: flex;
    flex-direction: column;
    max-inline-size: calc(1200px + 2 * ${t.space.s6});
    min-block-size: inherit;
    margin-inline: auto;
    padding-inline: ${t.space.s6};
  }
  @media (max-width: 60rem) {
    [data-part='column'] {
      padding-inline: ${t.space.s4};
    }
  }
  [data-part='content'] {
    flex: 1;
  }
  [data-part='controls'] {
    order: 1;
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    padding-block: ${t.space.s5};
  }
  [data-part='controls'] button {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    padding: 0;
    border: 1px solid oklch(1 0 0 / 0.5);
    border-radius: ${t.radius.full};
    background: oklch(0.2 0.05 250 / 0.7);
    color: inherit;
    cursor: pointer;
  }
  [data-part='controls'] button:hover {
    background: oklch(0.2 0.05 250 / 0.9);
    border-color: oklch(1 0 0 / 0.8);
  }
  :focus-visible {
    outline-color: oklch(1 0 0);
  }
  [data-part='places'] {
    display: flex;
    gap: ${t.space.s2};
    padding: 7px;
    border-radius: ${t.radius.full};
    background: oklch(0.2 0.05 250 / 0.7);
  }
  [data-part='places'] i {
    inline-size: 24px;
    block-size: 4px;
    border-radius: 2px;
    background: oklch(1 0 0 / 0.45);
  }
  [data-part='places'] i[data-shown] {
    background: oklch(1 0 0);
  }
  @media (pointer: coarse) {
    [data-part='controls'] button {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    [data-part='pictures'] {
      display: none;
    }
    [data-part='places'] i {
      background: GrayText;
    }
    [data-part='places'] i[data-shown] {
      background: CanvasText;
    }
  }
`;
