import { Heading } from '@alms/ui/heading';
import { SplitPage } from '@alms/ui/split-page';
import { t } from '@alms/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ProductName } from '../product-name/index.js';
import { SmearPicture } from '../smear-picture/index.js';

const Content = styled.div`
  display: grid;
  gap: ${t.space.s5};
  font-size: ${t.size.s3};
  line-height: ${t.line.s3};
  overflow-wrap: anywhere;

  [data-part='head'] { display: grid; gap: 2px; }
  [data-part='head'] > h1:focus { outline: none; }
  [data-part='context'] { color: ${t.color.textMuted}; text-wrap: pretty; }
`;

export interface PublicPageProps {
  /** The screen's `data-component`. */
  component: string;
  /** Whose page it is. When omitted, the product's. */
  sign?: ReactNode;
  title: ReactNode;
  /** A line or two under the title. When omitted, none. */
  context?: ReactNode;
  /** Quiet links at the foot of the page. When omitted, none. */
  footer?: ReactNode;
  /** The form, or what came of it. */
  children?: ReactNode;
}

/** A page before signing in that is mostly one form, beside a picture in the facility's colour. */
export function PublicPage({ component, sign = <ProductName />, title, context, footer, children }: PublicPageProps) {
  return (
    <SplitPage picture={<SmearPicture />} footer={footer}>
      <Content data-component={component}>
        {sign}
        <div data-part="head">
          <Heading level={1} tabIndex={-1}>{title}</Heading>
          {context !== undefined && <div data-part="context">{context}</div>}
        </div>
        {children}
      </Content>
    </SplitPage>
  );
}
