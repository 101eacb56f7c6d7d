import { Button } from '@alms/ui/button';
import { Chip } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { idle } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { TextAreaField } from '@alms/ui/text-area-field';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { PublicPage } from '../../shared/public-page/index.ts';
import { SalesDesk, type SalesDeskProps } from '../../shared/sales-desk/index.ts';
import {
  contactSalesForm,
  MESSAGE_LENGTH,
  NOTHING,
  type ContactRequest,
} from './contact-sales.form.ts';
import { contactSalesMessages } from './words/index.ts';

export interface ContactSalesScreenProps {
  /** The plan of interest. */
  plan: string;
  sales: SalesDeskProps;
  /**
   * Called with the valid entries. Sends nothing: the route continues to the confirmation page,
   * which states this.
   */
  onContinue: (request: ContactRequest) => void | Promise<void>;
  hrefs: { landing: string; pricing: string };
}

/** Sales contact details and enquiry form. */
export function ContactSalesScreen({ plan, sales, onContinue, hrefs }: ContactSalesScreenProps) {
  const words = useMessages(contactSalesMessages);
  const form = useLisForm(contactSalesForm, {
    defaultValues: NOTHING,
    words,
    onSubmit: onContinue,
    submission: idle,
  });
  return (
    <PublicPage
      component="contact-sales-screen"
      title={words.title}
      context={words.context}
      footer={
        <>
          <Link quiet href={hrefs.landing}>
            {words.back}
          </Link>
          <Link quiet href={hrefs.pricing}>
            {words.pricing}
          </Link>
        </>
      }
    >
      <SalesDesk {...sales} />
      <LisForm form={form}>
        <Inline gap="s2">
          <Text as="span" tone="muted">
            {words.plan}
          </Text>
          <Chip tone="brand">{plan}</Chip>
        </Inline>
        <TextField label={words.fullName} autoComplete="name" {...form.field('full_name')} />
        <TextField label={words.email} type="email" autoComplete="email" {...form.field('email')} />
        <TextField
          label={words.organization}
          autoComplete="organization"
          {...form.field('organization')}
        />
        <TextField
          label={words.phone}
          type="tel"
          autoComplete="tel"
          optional
          {...form.field('phone')}
        />
        <TextAreaField
          label={words.message}
          rows={5}
          maxLength={MESSAGE_LENGTH}
          {...form.field('message')}
        />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          {words.continue}
        </Button>
      </LisForm>
    </PublicPage>
  );
}
