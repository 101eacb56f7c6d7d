import type { PublicInfo } from '@alms/lis-domain/facility';
import { Heading } from '@alms/ui/heading';
import { Icon, type IconProps } from '@alms/ui/icon';
import { Logo } from '@alms/ui/logo';
import type { Resource } from '@alms/ui/resource';
import { t } from '@alms/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ProductName } from '../product-name/index.ts';

const Root = /* @__PURE__ */ styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
  padding: ${t.space.s6} ${t.layout.gutter};

  [data-part='message'] {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${t.space.s3};
    padding-block: ${t.space.s8} ${t.space.s16};
    text-align: center;
    overflow-wrap: anywhere;
    font-size: ${t.size.s3};
    line-height: ${t.line.s3};
  }
  [data-part='picture'] {
    display: grid;
    place-items: center;
    inline-size: 56px;
    block-size: 56px;
    margin-block-end: ${t.space.s2};
    border-radius: ${t.radius.full};
    background: ${t.brand.tint};
    color: ${t.brand.text};
  }
  &[data-tone='critical'] [data-part='picture'] {
    background: ${t.tone.critical.background};
    color: ${t.tone.critical.text};
  }
  h1:focus {
    outline: none;
  }
  [data-part='body'] {
    max-inline-size: 46ch;
    color: ${t.color.textMuted};
    text-wrap: pretty;
  }
  [data-part='body'] [data-component='alert'] {
    margin-block-start: ${t.space.s4};
    text-align: start;
  }
  [data-part='action'] {
    margin-block-start: ${t.space.s4};
  }
`;

export interface MessagePageProps {
  /** Value of the screen’s `data-component`. */
  component: string;
  glyph: IconProps['glyph'];
  /** Tone of the page; `critical` only for failures. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  title: ReactNode;
  /** Explanation for the user, in one or two sentences. */
  body: ReactNode;
  /** The single action of the page. */
  action: ReactNode;
  /** Facility of the address, whose logo is shown. Until it is known, the product’s. */
  facility?: Resource<PublicInfo> | undefined;
}

/**
 * A page that consists of a message, such as not found, not allowed or failed. Within a page with
 * other content, use `ErrorState`.
 */
export function MessagePage({
  component,
  glyph,
  tone = 'neutral',
  title,
  body,
  action,
  facility,
}: MessagePageProps) {
  return (
    <Root data-component={component} data-tone={tone}>
      {facility?.status === 'ready' ? (
        <Logo
          name={facility.data.facility_name}
          src={facility.data.branding.logo}
          naming="beside"
        />
      ) : (
        <ProductName />
      )}
      <div data-part="message">
        <span data-part="picture">
          <Icon glyph={glyph} />
        </span>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <div data-part="body">{body}</div>
        <div data-part="action">{action}</div>
      </div>
    </Root>
  );
}
