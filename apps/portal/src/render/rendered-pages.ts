import type { Endpoint } from '@alms/lis-domain/http';
import { readPlans } from '@alms/lis-domain/subscription';
import type { PageTitle } from '../app/page-title.ts';
import { paths } from '../app/paths.ts';
import type { pageDescriptionsMessages } from './page-descriptions.messages.ts';

export interface RenderedPage {
  title: PageTitle;
  description: keyof typeof pageDescriptionsMessages.messages;
  /** The address that search engines keep, where several show the same; left out: the page's own. */
  canonical?: string;
  /** Its route's file, as the build's manifest names it. */
  module: string;
  /** Public answers it is drawn from, besides the facility's own. */
  answers?: readonly Endpoint[];
}

const landing: RenderedPage = { title: 'landing', description: 'landing', canonical: paths.landing, module: 'src/routes/landing/landing.route.tsx', answers: [readPlans] };

/** The pages a visitor can begin with: finished by the server, so that they read and work before any script. */
export const renderedPages: Partial<Record<string, RenderedPage>> = {
  [paths.landing]: landing,
  [paths.pricing]: landing,
  [paths.login]: { title: 'login', description: 'login', module: 'src/routes/login/login.route.tsx' },
};
