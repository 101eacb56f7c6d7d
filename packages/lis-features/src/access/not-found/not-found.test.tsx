import { aPublicInfo, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotFoundScreen } from './index.ts';

it.each([
  ['signed-in', 'Go to Dashboard', '/app/dashboard'],
  ['visitor', 'Go to Home Page', '/landing'],
] as const)('links a %s reader by %s to %s', (reader, name, href) => {
  renderUi(
    <NotFoundScreen reader={reader} hrefs={{ dashboard: '/app/dashboard', landing: '/landing' }} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([[name, href]]);
});

it('shows the facility at its address', () => {
  renderUi(
    <NotFoundScreen
      facility={ready(aPublicInfo('northside'), FIXTURE_NOW)}
      reader="visitor"
      hrefs={{ dashboard: '/app/dashboard', landing: '/landing' }}
    />,
  );
  expect(screen.getByText(aPublicInfo('northside').facility_name)).toBeVisible();
});
