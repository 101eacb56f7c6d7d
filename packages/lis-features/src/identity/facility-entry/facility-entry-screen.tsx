import { deriveBranding, type Branding } from '@alms/lis-domain/facility';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { Logo } from '@alms/ui/logo';
import { idle, type Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { ThemeScope } from '@alms/ui/theme';
import { useEffect, useRef } from 'react';
import { PublicPage } from '../../shared/public-page/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { facilityEntryMessages } from './words/index.ts';

/** A facility that accepts the user’s sign-in. */
export interface FacilityLink {
  name: string;
  branding: Branding;
  /** Host as users type it: `riverside.example.com`. */
  address: string;
  /** Page of the facility that takes the code, by a form. */
  action: string;
  /** One-time code. */
  code: string;
}

export interface FacilityEntryScreenProps {
  /** Facilities to choose from. Empty until known. */
  facilities: readonly FacilityLink[];
  /** Opens a single facility without a click. @default true */
  automatic?: boolean;
  /** State of the request for the facilities. @default idle */
  submission?: Submission;
  /** Repeats a failed request. When omitted, no retry is offered. */
  onRetry?: () => void | Promise<void>;
  hrefs: { login: string };
}

/**
 * Continues from the main site to a facility. The code is sent in a form: in an address, it would
 * remain in the browser’s history and in logs.
 */
function EntryForm({ facility, automatic }: { facility: FacilityLink; automatic: boolean }) {
  const words = useMessages(facilityEntryMessages);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (automatic) form.current?.submit();
  }, [automatic, facility]);
  return (
    <form ref={form} method="post" action={facility.action}>
      <input type="hidden" name="code" value={facility.code} />
      <Button type="submit" variant="primary" size="large" wide>
        {words.open({ facility: facility.name })}
      </Button>
    </form>
  );
}

/**
 * Shows the facility of a sign-in on the main site and opens it, or offers the choice of several.
 */
export function FacilityEntryScreen({
  facilities,
  automatic = true,
  submission = idle,
  onRetry,
  hrefs,
}: FacilityEntryScreenProps) {
  const words = useMessages(facilityEntryMessages);
  const [first, second] = facilities;
  const footer = (
    <Link quiet href={hrefs.login}>
      {words.backToLogin}
    </Link>
  );
  if (first === undefined) {
    const hasFailed = submission.status === 'rejected' || submission.status === 'failed';
    return (
      <PublicPage
        component="facility-entry-screen"
        title={hasFailed ? words.title : <span role="status">{words.opening}</span>}
        footer={footer}
      >
        <SubmissionAlert submission={submission} words={words} />
        {hasFailed && onRetry && (
          <Button variant="primary" size="large" wide onClick={() => void onRetry()}>
            {words.retry}
          </Button>
        )}
      </PublicPage>
    );
  }
  if (second === undefined) {
    return (
      <ThemeScope brand={deriveBranding(first.branding)}>
        <PublicPage
          component="facility-entry-screen"
          mark={<Logo name={first.name} src={first.branding.logo} size="large" />}
          title={<span role="status">{words.opening}</span>}
          context={<Text code>{first.address}</Text>}
          footer={footer}
        >
          <EntryForm facility={first} automatic={automatic} />
        </PublicPage>
      </ThemeScope>
    );
  }
  return (
    <PublicPage
      component="facility-entry-screen"
      title={words.choose}
      context={words.chooseContext}
      footer={footer}
    >
      <Stack gap="s6">
        {facilities.map((facility) => (
          <ThemeScope key={facility.address} brand={deriveBranding(facility.branding)}>
            <Stack gap="s2">
              <Logo name={facility.name} src={facility.branding.logo} />
              <Text code size="medium">
                {facility.address}
              </Text>
              <EntryForm facility={facility} automatic={false} />
            </Stack>
          </ThemeScope>
        ))}
      </Stack>
    </PublicPage>
  );
}
