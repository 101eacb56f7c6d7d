import type { Endpoint } from '@alms/lis-domain/http';
import { readPlans } from '@alms/lis-domain/subscription';
import type { PageTitle } from '../app/page-title.ts';
import { paths } from '../app/paths.ts';
import type { pageDescriptionsMessages } from './words/page-descriptions/index.ts';

export interface RenderedPage {
  title: PageTitle;
  description: keyof typeof pageDescriptionsMessages.messages;
  /**
   * Canonical address for search engines if several show the same page. Default: the page’s own.
   */
  canonical?: string;
  /** Public responses needed for rendering, in addition to the facility’s information. */
  answers?: readonly Endpoint[];
}

const landing: RenderedPage = {
  title: 'landing',
  description: 'landing',
  canonical: paths.landing,
  answers: [readPlans],
};

/**
 * Pages rendered by the server, so that they are readable and usable before any script. A page with
 * a form qualifies only if the server accepts the form (`native-forms.ts` of the API):
 * otherwise the browser would put the typed data into the page’s URL.
 */
export const renderedPages: Partial<Record<string, RenderedPage>> = {
  [paths.landing]: landing,
  [paths.pricing]: landing,
  [paths.login]: { title: 'login', description: 'login' },
  [paths.twoStep]: {
    title: 'twoStep',
    description: 'login',
    canonical: paths.login,
  },
  [paths.liveDemo]: { title: 'liveDemo', description: 'liveDemo' },
  [paths.terms]: { title: 'terms', description: 'terms' },
  [paths.privacy]: { title: 'privacy', description: 'privacy' },
};
