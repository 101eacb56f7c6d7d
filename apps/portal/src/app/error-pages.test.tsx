import { readPublicInfo } from '@alms/lis-domain/facility';
import { aPublicInfo } from '@alms/lis-domain/fixtures';
import type { Endpoint } from '@alms/lis-domain/http';
import { systemClock } from '@alms/ui/clock';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../data/api.ts';
import { openEarlyAnswers } from '../data/early-answers.ts';
import { english } from '../i18n/load-words.ts';
import { openSessionStore } from '../session/session-store.ts';
import { App } from './app.tsx';
import { Providers } from './providers.tsx';

vi.mock(import('./connection-watch.tsx'), () => ({ default: () => null }));
vi.mock(import('../routes/feedback/feedback/route.tsx'), () => ({
  default: () => {
    throw new Error('A screen is broken');
  },
}));

const facility = aPublicInfo();

/** Opens an address at a host; requests other than that for the facility are never answered. */
async function open(address: string, host: string): Promise<HTMLElement> {
  const api = {
    resume: () => Promise.resolve(false),
    call: (spec: Endpoint) =>
      spec === readPublicInfo ? Promise.resolve(facility) : new Promise<never>(() => {}),
    early: openEarlyAnswers(systemClock),
  } as unknown as Api;
  render(
    <MemoryRouter initialEntries={[address]}>
      <Providers
        store={openSessionStore(window)}
        api={api}
        page={{
          config: { baseDomain: 'alms.localhost', demo: false, beta: true, operator: {} },
          language: 'en',
          answers: {},
        }}
        host={host}
        language={english}
      >
        <App />
      </Providers>
    </MemoryRouter>,
  );
  return screen.findByRole('main');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe.each([
  ['not found', '/no-such-page', 'not-found-screen'],
  ['not authorized', '/unauthorized', 'unauthorized-screen'],
  ['an uncaught error', '/feedback', 'uncaught-error-screen'],
])('the page for %s', (_, address, component) => {
  it('carries the brand of the facility of its host', async () => {
    const page = await open(address, 'northside.alms.localhost');
    expect(page).toHaveAttribute('data-component', component);
    expect(await within(page).findByText(facility.facility_name)).toBeVisible();
  });

  it('carries the name of the product on the main host', async () => {
    const page = await open(address, 'alms.localhost');
    expect(page).toHaveAttribute('data-component', component);
    expect(within(page).queryByText(facility.facility_name)).toBeNull();
  });
});
