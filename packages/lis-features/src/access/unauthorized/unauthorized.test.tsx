import { aPublicInfo, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UnauthorizedScreen } from './index.ts';

it('reports the missing permission and links to the dashboard', () => {
  renderUi(<UnauthorizedScreen hrefs={{ dashboard: '/app/dashboard' }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Unauthorized Access' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
    'href',
    '/app/dashboard',
  );
});

it('shows the facility at its address', () => {
  renderUi(
    <UnauthorizedScreen
      facility={ready(aPublicInfo('northside'), FIXTURE_NOW)}
      hrefs={{ dashboard: '/app/dashboard' }}
    />,
  );
  expect(screen.getByText(aPublicInfo('northside').facility_name)).toBeVisible();
});
