import { anOnboardingResume } from '@alms/lis-domain/fixtures';
import { idle, ready, type Submission } from '@alms/ui/resource';
import type { SetupWizardScreenProps } from './setup-wizard-screen.tsx';

const done = async (): Promise<Submission> => ({ status: 'done' });

export const setupWizardArgs = {
  resume: ready(anOnboardingResume()),
  submission: idle,
  onSaveStep: done,
  onComplete: done,
  subdomainCheck: 'idle',
  onSubdomainChange: () => {},
  baseDomain: 'lis.example',
  timeZones: ['Africa/Nairobi', 'America/New_York', 'Asia/Karachi', 'Europe/Berlin'],
  hrefs: { dashboard: '/app/dashboard' },
} satisfies SetupWizardScreenProps;

const laboratory_setup = {
  laboratory_name: 'Northgate Regional Laboratory',
  subdomain: 'northgate',
  address: '1 Sample Street\nFixtureville',
  phone: '+1 555 0100',
  email: 'desk@northgate.test',
  timezone: 'Europe/Berlin',
  date_format: 'YYYY-MM-DD',
  primary_color: '#00796b',
} as const;

const staff_management = {
  invites: [
    { full_name: 'Tessa Benchley', email: 'tessa@northgate.test', role: 'technician' as const },
    { full_name: 'Lamar Overview', email: 'lamar@northgate.test', role: 'lab_manager' as const },
  ],
};

/** A setup interrupted at each step, with all previous steps saved. */
export const leftAt = {
  laboratory: anOnboardingResume({ data: { laboratory_setup } }),
  staff: anOnboardingResume({
    progress_percentage: 40,
    completed_steps: ['account_created', 'laboratory_setup'],
    next_step: 'staff_management',
    data: { laboratory_setup, staff_management },
  }),
  catalog: anOnboardingResume({
    progress_percentage: 60,
    completed_steps: ['account_created', 'laboratory_setup', 'staff_management'],
    next_step: 'test_catalog',
    data: { laboratory_setup, staff_management },
  }),
  preferences: anOnboardingResume({
    progress_percentage: 80,
    completed_steps: ['account_created', 'laboratory_setup', 'staff_management', 'test_catalog'],
    next_step: 'system_preferences',
    data: { laboratory_setup, staff_management, test_catalog: { starter_pack: 'basic' } },
  }),
};

export const completed = {
  address: 'northgate.lis.example',
  href: 'https://northgate.lis.example',
};
