import { roles } from '@alms/lis-domain/access';
import type { PublicInfo } from '@alms/lis-domain/facility';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import type { Resource } from '@alms/ui/resource';
import { FacilityMark } from '../../shared/facility-mark/index.ts';
import { PublicPage } from '../../shared/public-page/index.ts';
import { useRoleWords } from '../../shared/role-words/index.ts';
import { liveDemoMessages } from './words/index.ts';
import * as S from './live-demo.styles.ts';

export interface LiveDemoScreenProps {
  /** The demo facility. */
  facility: Resource<PublicInfo>;
  /** Local time of the nightly reset with its zone. When omitted, the demo is never reset. */
  resetAt?: string | undefined;
  /** The chosen role could not be opened. @default false */
  failed?: boolean;
  /**
   * `open` accepts the form: `POST` with `role`. When omitted, no sign-in with an account is
   * offered.
   */
  hrefs: { open: string; landing: string; login?: string };
}

/** Offers the demo facility in every role, without an account. Works without scripts. */
export function LiveDemoScreen({ facility, resetAt, failed = false, hrefs }: LiveDemoScreenProps) {
  const words = useMessages(liveDemoMessages);
  const names = useRoleWords();
  return (
    <PublicPage
      component="live-demo-screen"
      mark={<FacilityMark facility={facility} />}
      title={words.title}
      context={
        <>
          {words.context} {resetAt !== undefined && words.reset({ time: resetAt })}
        </>
      }
      footer={
        <>
          <Link quiet href={hrefs.landing}>
            {words.about}
          </Link>
          {hrefs.login !== undefined && (
            <Link quiet href={hrefs.login}>
              {words.signIn}
            </Link>
          )}
        </>
      }
    >
      {failed && (
        <Alert tone="critical" live="assertive">
          {words.failed}
        </Alert>
      )}
      <form method="post" action={hrefs.open}>
        <S.Roles aria-label={words.roles}>
          {roles.map((role) => (
            <li key={role}>
              <div>
                <b>{names[role]}</b>
                <span>{words[role]}</span>
              </div>
              <Button
                type="submit"
                name="role"
                value={role}
                aria-label={words.openAs({ role: names[role] })}
              >
                {words.open}
              </Button>
            </li>
          ))}
        </S.Roles>
      </form>
    </PublicPage>
  );
}
