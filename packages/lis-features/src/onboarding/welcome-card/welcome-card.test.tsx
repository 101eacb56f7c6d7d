import { anOnboardingResume } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WelcomeCard } from './index.ts';
import { halfway, welcomeCardArgs } from './welcome-card.args.ts';

const facts = () =>
  within(screen.getByRole('region', { name: 'Welcome! Finish setting up your laboratory' }));

describe('WelcomeCard', () => {
  it('shows progress, completed steps and the next step', () => {
    renderUi(<WelcomeCard {...welcomeCardArgs} resume={ready(halfway)} />);
    expect(facts().getByRole('progressbar', { name: 'Setup progress' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    );
    expect(
      facts()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Account Created', 'Laboratory Setup', 'Staff Management']);
    expect(facts().getByText('Test Catalog')).toBeVisible();
  });

  it.each([
    ['Start Setup Wizard', anOnboardingResume()],
    ['Continue Setup', halfway],
  ])('offers "%s"', (name, resume) => {
    renderUi(<WelcomeCard {...welcomeCardArgs} resume={ready(resume)} />);
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([[name, '/onboarding']]);
  });

  it('offers no action while the progress is unknown', () => {
    renderUi(
      <WelcomeCard {...welcomeCardArgs} resume={{ status: 'error', error: { kind: 'server' } }} />,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button')).toBeVisible();
  });
});
