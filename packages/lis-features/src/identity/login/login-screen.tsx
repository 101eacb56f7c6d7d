import type { PublicInfo } from '@alms/lis-domain/facility';
import { Alert } from '@alms/ui/alert';
import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { ClockGlyph, WarningGlyph } from '@alms/ui/icon';
import { Link } from '@alms/ui/link';
import type { Resource, Submission } from '@alms/ui/resource';
import { FacilityMark } from '../../shared/facility-mark/index.ts';
import { PublicPage } from '../../shared/public-page/index.ts';
import { LoginForm, type SignInValues } from './login-form.tsx';
import { loginMessages } from './words/index.ts';
import { useFacilityHead } from './use-facility-head.tsx';

/** Reason for a redirect to the sign-in page. */
export type LoginReason =
  | 'session_expired'
  | 'verification_failed'
  | 'access_denied'
  | 'tenant_not_found'
  | 'hand_over_expired';

const REASON_LOOK = {
  session_expired: { tone: 'info', glyph: ClockGlyph },
  verification_failed: { tone: 'caution', glyph: WarningGlyph },
  access_denied: { tone: 'caution', glyph: WarningGlyph },
  tenant_not_found: { tone: 'caution', glyph: WarningGlyph },
  hand_over_expired: { tone: 'info', glyph: ClockGlyph },
} as const satisfies Record<LoginReason, object>;

export interface LoginScreenProps {
  /** The facility at this address; `empty` on the main site, which belongs to none. */
  facility: Resource<PublicInfo>;
  /** The host name as users type it: `riverside.example.com`. */
  address: string;
  /** Reason for the redirect. When omitted, the user opened the page directly. */
  reason?: LoginReason;
  /**
   * State of the sign-in. Known form errors: `invalid_credentials`, `rate_limited` (also for a
   * temporarily locked account), `tenant_mismatch`, `portal_closed`. Any other is shown as “not
   * accepted”.
   *
   * A failure of the kind `unauthenticated` is treated as `invalid_credentials`.
   */
  submission: Submission;
  /**
   * Email address of a native form submission that was refused. When omitted, the field is empty.
   */
  email?: string;
  onSignIn: (values: SignInValues) => void | Promise<void>;
  /**
   * `signIn` accepts the native form submission, before scripts load: `POST` with `username` and
   * `password`.
   */
  hrefs: {
    signIn: string;
    forgotPassword: string;
    register: string;
    /** Access request of a facility’s staff. */
    requestAccess: string;
    otherFacility: string;
    privacy: string;
    terms: string;
  };
}

/** Sign-in page of a facility with its name, logo, message and form. */
export function LoginScreen({
  facility,
  address,
  reason,
  submission,
  email,
  onSignIn,
  hrefs,
}: LoginScreenProps) {
  const words = useMessages(loginMessages);
  const { isMissing, isUnavailable, ...head } = useFacilityHead(facility, address);
  const hasRefusal = submission.status === 'rejected' || submission.status === 'failed';
  return (
    <PublicPage
      component="login-screen"
      mark={<FacilityMark facility={facility} />}
      {...head}
      footer={
        <>
          {!isMissing && (
            <Link quiet href={hrefs.otherFacility}>
              {words.otherFacility}
            </Link>
          )}
          {facility.status === 'ready' && (
            <Link quiet href={hrefs.requestAccess}>
              {words.requestAccess}
            </Link>
          )}
          {facility.status === 'empty' && (
            <Link quiet href={hrefs.register}>
              {words.register}
            </Link>
          )}
          <Link quiet href={hrefs.privacy}>
            {words.privacy}
          </Link>
          <Link quiet href={hrefs.terms}>
            {words.terms}
          </Link>
        </>
      }
    >
      {isMissing ? (
        <LinkButton href={hrefs.otherFacility} variant="primary" size="large" wide>
          {words.otherFacility}
        </LinkButton>
      ) : (
        <>
          {reason !== undefined && !hasRefusal && (
            <Alert {...REASON_LOOK[reason]} size="large" live="polite">
              {words[reason]}
            </Alert>
          )}
          {isUnavailable && (
            <Alert tone="caution" size="large">
              {words.facilityUnavailable}
            </Alert>
          )}
          <LoginForm
            atFacility={facility.status !== 'empty'}
            submission={submission}
            email={email}
            onSignIn={onSignIn}
            hrefs={hrefs}
          />
        </>
      )}
    </PublicPage>
  );
}
