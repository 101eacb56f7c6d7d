import type { Endpoint } from '@alms/lis-domain/http';
import { readPlans } from '@alms/lis-domain/subscription';
import type { PageTitle } from '../app/page-title.ts';
import { paths } from '../app/paths.ts';
import type { pageDescriptionsMessages } from './words/page-descriptions/index.ts';

export interface RenderedPage {
  title: PageTitle;
  description: keyof typeof pageDescriptionsMessages.messages;
  /** The address that search engines keep, where several show the same; left out: the page's own. */
  canonical?: string;
  /** The folder of its route below `routes/`. */
  route: string;
  /** Public answers it is drawn from, besides the facility's own. */
  answers?: readonly Endpoint[];
}

const landing: RenderedPage = {
  title: 'landing',
  description: 'landing',
  canonical: paths.landing,
  route: 'landing',
  answers: [readPlans],
};

/**
 * The pages a visitor can begin with: finished by the server, so that they read and work before any script. A page with a form is one of them
 * only if its form has an address that takes it (`apps/api/src/http/native-forms.ts`): a browser would put what was typed into the page's own.
 */
export const renderedPages: Partial<Record<string, RenderedPage>> = {
  [paths.landing]: landing,
  [paths.pricing]: landing,
  [paths.login]: { title: 'login', description: 'login', route: 'identity/login' },
  [paths.secondStep]: {
    title: 'secondStep',
    description: 'login',
    canonical: paths.login,
    route: 'identity/two-step',
  },
  [paths.terms]: { title: 'terms', description: 'terms', route: 'landing/terms' },
  [paths.privacy]: { title: 'privacy', description: 'privacy', route: 'landing/privacy' },
};
