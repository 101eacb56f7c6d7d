import { idleRuleFor } from '@alms/lis-domain/identity';
import { SessionWarning } from '@alms/ui/session-warning';
import { useLocation } from 'react-router-dom';
import { useIdleWatch } from './use-idle-watch.ts';
import { useSignOut } from './use-sign-out.ts';

/** Warns before an idle session ends. Rendered on every page while a user is signed in. */
export default function IdleGuard() {
  const { pathname } = useLocation();
  const { endsAt, stay } = useIdleWatch(idleRuleFor(pathname));
  const signOut = useSignOut();
  return <SessionWarning endsAt={endsAt} onStay={stay} onSignOut={() => void signOut()} />;
}
