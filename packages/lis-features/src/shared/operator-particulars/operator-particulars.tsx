import type { Operator } from '@alms/lis-domain/tenancy';
import { DescriptionList } from '@alms/ui/description-list';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { mailHref } from '../sales-desk/index.ts';
import { operatorParticularsMessages } from './words/index.ts';

export interface OperatorParticularsProps {
  operator: Operator;
  hrefs: { feedback: string };
}

/**
 * Name, address and contact of the operator. The feedback form replaces a missing email address,
 * and a sentence that is always true replaces a missing name.
 */
export function OperatorParticulars({
  operator: { name, address, email, privacyEmail },
  hrefs,
}: OperatorParticularsProps) {
  const words = useMessages(operatorParticularsMessages);
  const link = (to: string | undefined) =>
    to === undefined ? (
      <Link href={hrefs.feedback}>{words.feedback}</Link>
    ) : (
      <Link href={mailHref(to)}>
        <bdi dir="ltr">{to}</bdi>
      </Link>
    );
  return (
    <>
      {name === undefined && <p>{words.unnamed}</p>}
      <DescriptionList
        items={[
          ...(name === undefined ? [] : [{ id: 'name', term: words.name, description: name }]),
          ...(address === undefined
            ? []
            : [{ id: 'address', term: words.address, description: address }]),
          { id: 'contact', term: words.contact, description: link(email) },
          { id: 'privacy', term: words.privacy, description: link(privacyEmail ?? email) },
        ]}
      />
    </>
  );
}
