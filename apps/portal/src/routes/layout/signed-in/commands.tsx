import { mayOpen } from '@alms/lis-domain/access';
import { searchPatients, type PatientId } from '@alms/lis-domain/patients';
import { AppCommands, type AppCommandsProps } from '@alms/lis-features/layout/app-commands';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefOf, paths } from '../../../app/paths.ts';
import { patientsNamed } from '../../../app/task-links.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useMayCall, useSignedIn } from '../../../session/session-provider.tsx';
import { useAppearance } from '../../../session/use-appearance.ts';
import { useSignOut } from '../../../session/use-sign-out.ts';

/** Minimum query length: a single letter matches too many names. */
const ENOUGH = 2;
/** Maximum number of matches; the full list is linked. */
const FEW = '6';

/** Command palette: all pages and actions available to this user, from any screen. */
export default function Commands({
  ...layout
}: Pick<AppCommandsProps, 'opened' | 'onOpenedChange' | 'singleKeys' | 'navigation' | 'shortcut'>) {
  const { user } = useSignedIn();
  const may = useMayCall();
  const navigate = useNavigate();
  const choose = useAppearance();
  const signOut = useSignOut();
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const settled = useDebouncedValue(query, 300);

  const findsPatients =
    may(searchPatients) && mayOpen(user, '/app/patient-portal').allowed && user.role !== 'patient';
  const isSearching = findsPatients && query.length >= ENOUGH;
  const { resource } = usePages(
    searchPatients,
    isSearching && settled.length >= ENOUGH ? { query: { q: settled, limit: FEW } } : undefined,
    { emptiness: 'no-match' },
  );
  // Matches of an earlier query are not displayed.
  const waits = isSearching && settled !== query;

  const onGo = useCallback((href: string) => void navigate(href), [navigate]);
  return (
    <AppCommands
      {...layout}
      hrefs={{
        profile: paths.profile,
        notifications: paths.notifications,
        settings: paths.settings,
        ...(mayOpen(user, '/app/patient-portal/new').allowed && {
          registerPatient: paths.registerPatient,
        }),
        ...(mayOpen(user, '/app/orders/new').allowed && { newOrder: paths.newOrder }),
      }}
      {...(findsPatients && {
        patients: {
          found: waits ? { status: 'loading' } : resource,
          query,
          onSearch: setTyped,
          href: (patientId: PatientId) => hrefOf(paths.patient, { patientId }),
          allHref: patientsNamed,
        },
      })}
      density={user.density}
      onDensityChange={(density) => void choose({ density })}
      scheme={user.color_scheme}
      onSchemeChange={(scheme) => void choose({ color_scheme: scheme })}
      onSignOut={() => void signOut()}
      onGo={onGo}
    />
  );
}
