import { aUser, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { ProfileScreenProps } from './profile-screen.tsx';

export const profileArgs: ProfileScreenProps = {
  user: ready(aUser('nurse'), FIXTURE_NOW),
  submission: idle,
  onSave: () => {},
  onAppearanceChange: () => {},
  notifications: ready({ mailed: ['critical_result'] }, FIXTURE_NOW),
  onMailedChange: () => {},
  onNotificationsRetry: () => {},
  onRetry: () => {},
  hrefs: { security: '/app/profile/security' },
};
