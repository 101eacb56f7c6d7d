import type { PatientId } from '@alms/lis-domain/patients';
import { aPatient, idOf } from '@alms/lis-domain/fixtures';
import { navigationOf } from '../signed-in-layout.args.ts';
import type { AppCommandsProps, PatientCommands } from './app-commands.tsx';

/** Two patients for any search text. */
export const foundPatients: PatientCommands = {
  found: {
    status: 'ready',
    freshness: 'fresh',
    data: {
      items: [
        aPatient({ full_name: 'Testwell, Ada' }),
        aPatient({
          id: idOf<PatientId>('0190b3c0-0000-7000-8000-0000000000f2'),
          full_name: 'Testwell, Bo',
          mrn: 'M-100232',
        }),
      ],
    },
  },
  query: 'test',
  onSearch: () => {},
  href: (id) => `/app/patient-portal/${id}`,
  allHref: (query) => `/app/patient-portal?q=${query}`,
};

export const appCommandsArgs: AppCommandsProps = {
  opened: 'palette',
  onOpenedChange: () => {},
  navigation: navigationOf('technician'),
  hrefs: {
    profile: '/app/profile',
    notifications: '/app/notifications',
    settings: '/app/settings',
    registerPatient: '/app/patient-portal/new',
    newOrder: '/app/orders/new',
  },
  patients: { ...foundPatients, found: { status: 'idle' } },
  density: 'comfortable',
  onDensityChange: () => {},
  scheme: null,
  onSchemeChange: () => {},
  onSignOut: () => {},
  onGo: () => {},
  shortcut: 'Ctrl+K',
  singleKeys: { enabled: true, onChange: () => {} },
};
