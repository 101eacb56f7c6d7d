import { aPublicInfo, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UncaughtErrorScreen } from './index.ts';

describe('UncaughtErrorScreen', () => {
  it('shows the generic message when there is no user-facing message', () => {
    renderUi(<UncaughtErrorScreen onRefresh={() => {}} />);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Oops! Something went wrong' }),
    ).toBeVisible();
    expect(screen.getByText('An unexpected error occurred')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('links to the sign-in page when a reload would repeat a redirect loop', () => {
    renderUi(<UncaughtErrorScreen onRefresh={() => {}} hrefs={{ signIn: '/login' }} />);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it('shows the given message and refreshes the page', async () => {
    const onRefresh = vi.fn();
    const { user } = renderUi(
      <UncaughtErrorScreen
        message="There is a newer version of this page."
        onRefresh={onRefresh}
      />,
    );
    expect(screen.getByText('There is a newer version of this page.')).toBeVisible();
    expect(screen.queryByText('An unexpected error occurred')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });
});

it('shows the facility at its address', () => {
  renderUi(
    <UncaughtErrorScreen
      facility={ready(aPublicInfo('northside'), FIXTURE_NOW)}
      onRefresh={() => {}}
    />,
  );
  expect(screen.getByText(aPublicInfo('northside').facility_name)).toBeVisible();
});
