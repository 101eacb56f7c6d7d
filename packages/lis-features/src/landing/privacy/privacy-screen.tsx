import type { Operator } from '@alms/lis-domain/tenancy';
import { useMessages } from '@alms/ui/i18n';
import { LegalPage } from '../../shared/legal-page/index.ts';
import { OperatorParticulars } from '../../shared/operator-particulars/index.ts';
import { RecordsKept } from './records-kept.tsx';
import { privacyMessages } from './words/index.ts';

/** Date of this version. */
const DATE = '2026-11-24';

export interface PrivacyScreenProps {
  operator: Operator;
  hrefs: { landing: string; terms: string; contactSales: string; feedback: string };
}

/** Privacy notice: personal data, purposes, retention periods and recipients. */
export function PrivacyScreen({ operator, hrefs }: PrivacyScreenProps) {
  const words = useMessages(privacyMessages);
  return (
    <LegalPage
      component="privacy-screen"
      title={words.title}
      summary={words.summary}
      date={DATE}
      hrefs={hrefs}
      links={[
        { href: hrefs.landing, label: words.landing },
        { href: hrefs.terms, label: words.terms },
        { href: hrefs.contactSales, label: words.contactSales },
      ]}
      sections={[
        { id: 'who', title: words.whoTitle, body: [words.who1, words.who2] },
        {
          id: 'records',
          title: words.recordsTitle,
          body: [<RecordsKept key="records" />, words.records1],
        },
        {
          id: 'not-kept',
          title: words.notKeptTitle,
          body: [[words.notKept1, words.notKept2, words.notKept3, words.notKept4]],
        },
        {
          id: 'browser',
          title: words.browserTitle,
          body: [
            words.browser1,
            [words.browser2, words.browser3, words.browser4, words.browser5],
            words.browser6,
          ],
        },
        {
          id: 'retention',
          title: words.retentionTitle,
          body: [words.retention1, words.retention2],
        },
        {
          id: 'rights',
          title: words.rightsTitle,
          body: [words.rights1, words.rights2, words.rights3],
        },
        {
          id: 'security',
          title: words.securityTitle,
          body: [
            [words.security1, words.security2, words.security3, words.security4, words.security5],
          ],
        },
        {
          id: 'processors',
          title: words.processorsTitle,
          body: [words.processors1, words.processors2],
        },
        { id: 'places', title: words.placesTitle, body: [words.places1] },
        { id: 'breach', title: words.breachTitle, body: [words.breach1] },
        { id: 'changes', title: words.changesTitle, body: [words.changes1] },
        {
          id: 'contact',
          title: words.contactTitle,
          body: [
            words.contact1,
            <OperatorParticulars key="operator" operator={operator} hrefs={hrefs} />,
          ],
        },
      ]}
    />
  );
}
