import { idleRuleFor } from '@alms/lis-domain/identity';
import { SessionWarning } from '@alms/ui/session-warning';
import { useLocation } from 'react-router-dom';
import { useIdleWatch } from './use-idle-watch.ts';
import { useSignOut } from './use-sign-out.ts';

/** Asks whether somebody is still there before a session that nobody uses ends. Rendered while somebody is signed in, on every page. */
export default function IdleGuard() {
  const { pathname } = useLocation();
  const { endsAt, stay } = useIdleWatch(idleRuleFor(pathname));
  const signOut = useSignOut();
  return <SessionWarning endsAt={endsAt} onStay={stay} onSignOut={() => void signOut()} />;
}
