import { readPublicInfo } from '@alms/lis-domain/facility';
import { aPublicInfo } from '@alms/lis-domain/fixtures';
import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSessionStore } from '../session/session-store.ts';
import { App } from './app.tsx';
import { testApi, TestPage } from '../testing/test-page.tsx';

vi.mock(import('./connection-watch.tsx'), () => ({ default: () => null }));
vi.mock(import('../routes/feedback/feedback/route.tsx'), () => ({
  default: () => {
    throw new Error('A screen is broken');
  },
}));

const facility = aPublicInfo();

/** Opens an address at a host; requests other than that for the facility are never answered. */
async function open(address: string, host: string): Promise<HTMLElement> {
  const api = testApi({
    call: (spec) =>
      spec === readPublicInfo ? Promise.resolve(facility) : new Promise<never>(() => {}),
  });
  render(
    <TestPage store={openSessionStore(window)} api={api} address={address} host={host}>
      <App />
    </TestPage>,
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
