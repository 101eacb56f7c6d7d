import type { Operator } from '@alms/lis-domain/tenancy';
import { DescriptionList } from '@alms/ui/description-list';
import { useMessages } from '@alms/ui/i18n';
import { LegalPage } from '../../shared/legal-page/index.ts';
import { OperatorParticulars } from '../../shared/operator-particulars/index.ts';
import { usePlanTerms } from '../../shared/plan-terms/index.ts';
import { termsMessages } from './words/index.ts';

/** Date of this version. */
const DATE = '2026-11-24';

export interface TermsScreenProps {
  operator: Operator;
  /** Whether all plans are currently free. */
  beta: boolean;
  hrefs: {
    landing: string;
    privacy: string;
    contactSales: string;
    feedback: string;
    /** Link to the third-party software notices. */
    notices: string;
  };
}

/** Terms of service between a facility and the service operator. */
export function TermsScreen({ operator, beta, hrefs }: TermsScreenProps) {
  const words = useMessages(termsMessages);
  const terms = usePlanTerms();
  return (
    <LegalPage
      component="terms-screen"
      title={words.title}
      summary={words.summary}
      date={DATE}
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
          id: 'operator',
          title: words.operatorTitle,
          body: [<OperatorParticulars key="operator" operator={operator} hrefs={hrefs} />],
        },
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
          body: [
            words.plans1,
            `${terms.trial} ${beta ? terms.beta : terms.afterTrial}`,
            ...(beta ? [`${terms.pricesApply} ${words.plans2}`] : []),
            words.plans3,
          ],
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
        {
          id: 'law',
          title: words.lawTitle,
          body: [<LawAndCourts key="law" operator={operator} />, words.severability],
        },
      ]}
    />
  );
}

/** Law and courts of the operator; those of its seat when the deployment names none. */
function LawAndCourts({ operator: { law, courts } }: { operator: Operator }) {
  const words = useMessages(termsMessages);
  const named = [
    ...(law === undefined ? [] : [{ id: 'law', term: words.governingLaw, description: law }]),
    ...(courts === undefined ? [] : [{ id: 'courts', term: words.courts, description: courts }]),
  ];
  return (
    <>
      {named.length > 0 && <DescriptionList items={named} />}
      {law === undefined && <p>{words.lawOfSeat}</p>}
      {courts === undefined && <p>{words.courtsOfSeat}</p>}
    </>
  );
}
