import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { InfoGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { MessagePage } from '../../shared/message-page/index.ts';
import { mailHref, phoneHref, type SalesDeskProps } from '../../shared/sales-desk/index.ts';
import { thankYouMessages } from './words/index.ts';

/** A sales enquiry as entered. */
export interface TypedRequest {
  full_name: string;
  email: string;
  organization: string;
  /** Empty when not given. */
  phone: string;
  message: string;
}

export interface ThankYouScreenProps {
  /** The plan of interest. */
  plan: string;
  /**
   * The entries for the email draft. When omitted (the page was opened directly), the draft has
   * only a subject.
   */
  request?: TypedRequest | undefined;
  sales: SalesDeskProps;
  hrefs: { landing: string };
}

/** States that nothing was sent and how to send the enquiry to sales (safe reading 26). */
export function ThankYouScreen({ plan, request, sales, hrefs }: ThankYouScreenProps) {
  const words = useMessages(thankYouMessages);
  const subject = words.subject({ plan });
  return (
    <MessagePage
      component="thank-you-screen"
      glyph={InfoGlyph}
      title={words.title}
      body={
        <Stack gap="s2">
          <p>{words.notSent}</p>
          {request && <p>{words.letterHolds}</p>}
        </Stack>
      }
      action={
        <Stack gap="s5" align="center">
          <Inline gap="s3" justify="center">
            <LinkButton
              variant="primary"
              size="large"
              href={mailHref(sales.email, { subject, ...(request && { body: letterOf(request) }) })}
            >
              {words.write}
            </LinkButton>
            <LinkButton size="large" href={phoneHref(sales.phone)}>
              {words.call({ phone: sales.phone })}
            </LinkButton>
          </Inline>
          <Text tone="muted">
            {words.writeTo}{' '}
            <Link href={mailHref(sales.email)}>
              <bdi dir="ltr">{sales.email}</bdi>
            </Link>
          </Text>
          <Link href={hrefs.landing}>{words.back}</Link>
        </Stack>
      }
    />
  );
}

/** Composes the email draft from the user’s own words, without added text. */
function letterOf({ message, full_name, organization, email, phone }: TypedRequest): string {
  return [message, '', full_name, organization, email, ...(phone === '' ? [] : [phone])].join('\n');
}
