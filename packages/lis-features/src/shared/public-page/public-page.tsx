import { Heading } from '@alms/ui/heading';
import { Inline } from '@alms/ui/inline';
import { LanguageLinks } from '@alms/ui/language-links';
import { SplitPage } from '@alms/ui/split-page';
import type { ReactNode } from 'react';
import { ProductMark } from '../product-name/index.ts';
import * as S from './public-page.styles.ts';
import { Smear } from './smear.tsx';

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
      picture={<Smear />}
      footer={
        <S.Foot>
          <Inline gap="s6">{footer}</Inline>
          <LanguageLinks />
        </S.Foot>
      }
    >
      <S.Head>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {context !== undefined && <div data-part="context">{context}</div>}
      </S.Head>
      {children}
    </SplitPage>
  );
}
