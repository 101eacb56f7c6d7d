import { readProfile, updateProfile, type Appearance } from '@alms/lis-domain/identity';
import { ProfileScreen, type ProfileValues } from '@alms/lis-features/identity/profile';
import { paths } from '../../../app/paths.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useAction } from '../../../data/use-action.ts';
import { useSessionStore } from '../../../session/session-provider.tsx';
import { useAppearance } from '../../../session/use-appearance.ts';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { useOwnAuthorizations } from './use-own-authorizations.ts';
import { useMailedChoice } from './use-mailed-choice.ts';

/** `/app/profile` */
export default function ProfileRoute() {
  const store = useSessionStore();
  const authorizations = useOwnAuthorizations();
  const { resource, reload } = useEndpoint(readProfile, {});
  usePageReading(resource);
  const update = useAction(updateProfile, {
    onDone: async (user) => {
      store.replaceUser(user);
      await reload();
    },
  });
  const choose = useAppearance();
  const mailed = useMailedChoice();

  const onSave = async ({ version, ...values }: ProfileValues & { version: number }) => {
    await update.submit({ body: values, version });
  };
  const onAppearanceChange = async (change: Partial<Appearance>) => {
    await choose(change);
    await reload();
  };
  return (
    <ProfileScreen
      user={resource}
      submission={update.state}
      onSave={onSave}
      onAppearanceChange={(change) => void onAppearanceChange(change)}
      notifications={mailed.preferences}
      onMailedChange={(choice) => void mailed.choose(choice)}
      onNotificationsRetry={mailed.reload}
      authorizations={authorizations?.resource}
      onAuthorizationsRetry={authorizations?.reload}
      onRetry={reload}
      hrefs={{ security: paths.security }}
    />
  );
}
