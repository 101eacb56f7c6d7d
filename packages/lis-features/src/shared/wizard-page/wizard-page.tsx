import { Heading } from '@alms/ui/heading';
import { t } from '@alms/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ProductName } from '../product-name/index.ts';

const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
  overflow-x: clip;
  background: ${t.color.page};

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: ${t.space.s4};
    min-block-size: 64px;
    padding: ${t.space.s2} ${t.layout.gutter};
    border-block-end: 1px solid ${t.color.border};
    background: ${t.color.surface};
    font-size: ${t.size.s3};
  }
  > main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: ${t.space.s6};
    inline-size: 100%;
    max-inline-size: calc(960px + 2 * ${t.layout.gutter});
    margin-inline: auto;
    padding: ${t.space.s8} ${t.layout.gutter} 0;
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
  }
  [data-part='head'] {
    display: grid;
    gap: ${t.space.s2};
  }
  [data-part='context'] {
    max-inline-size: 72ch;
    color: ${t.color.textMuted};
    text-wrap: pretty;
  }
  h1:focus {
    outline: none;
  }
`;

export interface WizardPageProps {
  /** Value of the screen’s `data-component`. */
  component: string;
  title: ReactNode;
  /** One or two lines below the title. When omitted, none. */
  context?: ReactNode;
  /** Exit link with a sentence, at the end of the top bar. */
  aside: ReactNode;
  /** The wizard, or its placeholder while loading. */
  children: ReactNode;
}

/**
 * Full-width page for one `WizardFrame`, with the product’s name above. For a page with one form
 * use `PublicPage`.
 */
export function WizardPage({ component, title, context, aside, children }: WizardPageProps) {
  return (
    <Root data-component={component}>
      <header>
        <ProductName />
        <span>{aside}</span>
      </header>
      <main>
        <div data-part="head">
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          {context !== undefined && <div data-part="context">{context}</div>}
        </div>
        {children}
      </main>
    </Root>
  );
}
