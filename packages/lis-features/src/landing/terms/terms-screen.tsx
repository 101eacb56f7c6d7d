import { useMessages } from '@alms/ui/i18n';
import { LegalPage } from '../../shared/legal-page/index.ts';
import { termsMessages } from './words/index.ts';

/** Date of this draft. */
const DRAFTED = '2026-11-21';

export interface TermsScreenProps {
  hrefs: {
    landing: string;
    privacy: string;
    contactSales: string;
    /** Link to the third-party software notices. */
    notices: string;
  };
}

/** Draft terms of service between a facility and the service operator. */
export function TermsScreen({ hrefs }: TermsScreenProps) {
  const words = useMessages(termsMessages);
  return (
    <LegalPage
      component="terms-screen"
      title={words.title}
      summary={words.summary}
      date={DRAFTED}
      hrefs={hrefs}
      links={[
        { href: hrefs.landing, label: words.landing },
        { href: hrefs.privacy, label: words.privacy },
        { href: hrefs.contactSales, label: words.contactSales },
        { href: hrefs.notices, label: words.notices },
      ]}
      sections={[
        { id: 'about', title: words.aboutTitle, body: [words.about1, words.about2] },
        {
          id: 'accounts',
          title: words.accountsTitle,
          body: [
            words.accounts1,
            [words.accounts2, words.accounts3, words.accounts4],
            words.accounts5,
          ],
        },
        {
          id: 'service',
          title: words.serviceTitle,
          body: [words.service1, words.service2, words.service3],
        },
        {
          id: 'duties',
          title: words.dutiesTitle,
          body: [[words.duties1, words.duties2, words.duties3, words.duties4, words.duties5]],
        },
        {
          id: 'plans',
          title: words.plansTitle,
          body: [words.plans1, words.plans2, words.plans3, words.plans4],
        },
        {
          id: 'use',
          title: words.useTitle,
          body: [words.use1, [words.use2, words.use3, words.use4, words.use5], words.use6],
        },
        { id: 'data', title: words.dataTitle, body: [words.data1, words.data2] },
        {
          id: 'availability',
          title: words.availabilityTitle,
          body: [words.availability1, words.availability2],
        },
        { id: 'changes', title: words.changesTitle, body: [words.changes1, words.changes2] },
        { id: 'ending', title: words.endingTitle, body: [words.ending1, words.ending2] },
        { id: 'property', title: words.propertyTitle, body: [words.property1] },
        {
          id: 'liability',
          title: words.liabilityTitle,
          body: [words.liability1, words.liability2],
        },
        { id: 'law', title: words.lawTitle, body: [words.law1] },
      ]}
    />
  );
}
