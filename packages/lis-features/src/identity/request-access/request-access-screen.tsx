import type { PublicInfo } from '@alms/lis-domain/facility';
import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import type { Resource, Submission } from '@alms/ui/resource';
import { FacilityMark } from '../../shared/facility-mark/index.ts';
import { NewAccountForm, type NewAccountValues } from '../../shared/new-account/index.ts';
import { PublicPage } from '../../shared/public-page/index.ts';
import { requestAccessMessages } from './words/index.ts';

export interface RequestAccessScreenProps {
  /** The facility to join. */
  facility: Resource<PublicInfo>;
  /**
   * State of the request. `done` shows the same message whether or not the address has an account.
   */
  submission: Submission;
  onRequest: (values: NewAccountValues) => void | Promise<void>;
  hrefs: { login: string };
}

/** Form in which a member of staff requests access to a facility. */
export function RequestAccessScreen({
  facility,
  submission,
  onRequest,
  hrefs,
}: RequestAccessScreenProps) {
  const words = useMessages(requestAccessMessages);
  const mark = <FacilityMark facility={facility} />;
  const name = facility.status === 'ready' ? facility.data.facility_name : undefined;
  if (submission.status === 'done') {
    return (
      <PublicPage
        component="request-access-screen"
        mark={mark}
        title={words.sentTitle}
        context={words.sentContext}
      >
        <LinkButton href={hrefs.login} variant="primary" size="large" wide>
          {words.backToLogin}
        </LinkButton>
      </PublicPage>
    );
  }
  return (
    <PublicPage
      component="request-access-screen"
      mark={mark}
      title={name === undefined ? words.title : words.titleAt({ facility: name })}
      context={words.context}
      footer={
        <span>
          {words.haveAccount} <Link href={hrefs.login}>{words.signIn}</Link>
        </span>
      }
    >
      <NewAccountForm
        submission={submission}
        onCreate={onRequest}
        submitLabel={words.send}
        words={words}
      />
    </PublicPage>
  );
}
