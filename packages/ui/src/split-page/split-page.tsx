import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-block-size: 100dvh;
  background: ${t.color.surface};
  [data-part='page'] {
    display: flex;
    flex-direction: column;
    gap: ${t.space.s8};
    padding: ${t.space.s8} ${t.space.s16};
  }
  main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s5};
    inline-size: 100%;
    max-inline-size: 400px;
    margin: auto;
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
  }
  &[data-width='wide'] main {
    max-inline-size: ${t.layout.form};
  }
  [data-part='mark'] {
    inline-size: fit-content;
  }
  [data-part='footer'] {
    color: ${t.color.textMuted};
  }
  [data-part='picture'] {
    position: relative;
    overflow: hidden;
    border-inline-start: 1px solid ${t.color.border};
    background: ${t.brand.tint};
  }
  [data-part='picture'] > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 112px minmax(0, 1fr);
    [data-part='picture'] {
      order: -1;
      grid-row: 1;
      border: 0;
    }
    [data-part='page'] {
      grid-row: 2;
      position: relative;
      padding: ${t.space.s6} ${t.space.s4};
    }
    main {
      max-inline-size: ${t.layout.form};
      margin-block: 0 auto;
      gap: ${t.space.s4};
    }
    [data-part='mark'] {
      margin-block-start: -58px;
      border-radius: 14px;
      box-shadow: 0 0 0 4px ${t.color.surface};
    }
  }
  @media print {
    display: block;
    [data-part='picture'] {
      display: none;
    }
  }
`;

export interface SplitPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Logo of the facility or product, about 52 px high; overlaps the picture on narrow screens. */
  mark?: ReactNode;
  /** The form, with the page's `h1`. */
  children: ReactNode;
  /**
   * A decorative `<svg>` or `<img alt="">` that fills its half. When omitted, that half has the
   * brand colour.
   */
  picture?: ReactNode;
  /** Small links at the end of the form's half. */
  footer?: ReactNode;
  /** Form width: 400 px for sign-in, 640 px for a form with several columns. @default 'narrow' */
  width?: 'narrow' | 'wide';
}

/**
 * A public page with one form and a picture at its end. On narrow screens the picture becomes a
 * band at the top. Signed-in pages use `AppFrame`.
 */
export function SplitPage({
  mark,
  children,
  picture,
  footer,
  width = 'narrow',
  ...rest
}: SplitPageProps) {
  return (
    <Root {...rest} data-component="split-page" data-width={width}>
      <div data-part="page">
        <main>
          {mark !== undefined && <div data-part="mark">{mark}</div>}
          {children}
        </main>
        {footer !== undefined && (
          <footer id="first-view-end" data-part="footer">
            {footer}
          </footer>
        )}
      </div>
      <div data-part="picture" aria-hidden="true">
        {picture}
      </div>
    </Root>
  );
}
