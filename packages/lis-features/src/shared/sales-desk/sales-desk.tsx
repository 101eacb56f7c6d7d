import { DescriptionList } from '@alms/ui/description-list';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { mailHref, phoneHref } from './hrefs.ts';
import { salesDeskMessages } from './words/index.ts';

export interface SalesDeskProps {
  /** Phone number in display format, with country code. */
  phone: string;
  email: string;
}

/** Contact details of the sales team. */
export function SalesDesk({ phone, email }: SalesDeskProps) {
  const words = useMessages(salesDeskMessages);
  return (
    <DescriptionList
      layout="inline"
      items={[
        {
          id: 'phone',
          term: words.phone,
          description: (
            <Link href={phoneHref(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </Link>
          ),
        },
        {
          id: 'email',
          term: words.email,
          description: (
            <Link href={mailHref(email)}>
              <bdi dir="ltr">{email}</bdi>
            </Link>
          ),
        },
      ]}
    />
  );
}
