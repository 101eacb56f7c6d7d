import { Heading } from '@alms/ui/heading';
import { Inline } from '@alms/ui/inline';
import { LanguageLinks } from '@alms/ui/language-links';
import { SplitPage } from '@alms/ui/split-page';
import { t } from '@alms/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ProductMark } from '../product-name/index.ts';
import { SmearPicture } from '../smear-picture/index.ts';

const Head = /* @__PURE__ */ styled.div`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;

  h1:focus {
    outline: none;
  }
  [data-part='context'] {
    color: ${t.color.textMuted};
    text-wrap: pretty;
  }
`;

const Foot = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${t.space.s3} ${t.space.s6};
  font-size: ${t.size.s2};
`;

export interface PublicPageProps {
  /** Screen name, rendered as `data-screen` for design and debugging. */
  component: string;
  /** Logo of the page, about 52 px high. When omitted, the product’s. */
  mark?: ReactNode;
  title: ReactNode;
  /** One or two lines below the title. When omitted, none. */
  context?: ReactNode;
  /** Secondary links in the page footer. When omitted, none. */
  footer?: ReactNode;
  /** The form or its outcome. */
  children?: ReactNode;
}

/** Page before sign-in with one form, beside a picture in the facility’s colour. */
export function PublicPage({
  component,
  mark = <ProductMark />,
  title,
  context,
  footer,
  children,
}: PublicPageProps) {
  return (
    <SplitPage
      data-screen={component}
      mark={mark}
      picture={<SmearPicture />}
      footer={
        <Foot>
          <Inline gap="s6">{footer}</Inline>
          <LanguageLinks />
        </Foot>
      }
    >
      <Head>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {context !== undefined && <div data-part="context">{context}</div>}
      </Head>
      {children}
    </SplitPage>
  );
}
