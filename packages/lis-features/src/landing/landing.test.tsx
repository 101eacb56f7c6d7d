import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LandingScreen, type LandingScreenProps } from './index.js';
import { landingArgs } from './landing.args.js';

const show = (props: Partial<LandingScreenProps> = {}) => renderUi(<LandingScreen {...landingArgs} {...props} />);
const subdomain = () => screen.getByLabelText('Facility subdomain');

describe('LandingScreen', () => {
  it('says what the beta phase means and leads to feedback and pricing', () => {
    show();
    expect(screen.getByText('All plans are free. No credit card required.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Give Feedback' })).toHaveAttribute('href', '/feedback');
    expect(screen.getByRole('link', { name: 'View Pricing' })).toHaveAttribute('href', '/pricing');
  });

  it('leads to registration', () => {
    show();
    expect(screen.getByRole('link', { name: 'Register Your Facility' })).toHaveAttribute('href', '/register-lab');
    expect(screen.getByText('30-day free trial')).toBeVisible();
  });

  it('offers to stop the pictures', () => {
    show();
    expect(screen.getByRole('button', { name: /pause/i })).toBeVisible();
  });
});

describe('the way to a facility', () => {
  it.each([
    ['nothing', '', 'Subdomain is required.'],
    ['only spaces', '   ', 'Subdomain is required.'],
    ['too short', 'ab', 'Invalid subdomain format.'],
    ['another host', 'evil.example/x', 'Invalid subdomain format.'],
    ['an underscore', 'my_lab', 'Invalid subdomain format.'],
  ])('refuses %s', async (_case, typed, text) => {
    const onGoToFacility = vi.fn<LandingScreenProps['onGoToFacility']>();
    const { user } = show({ onGoToFacility });
    await user.type(subdomain(), `${typed}{Enter}`);
    expect(subdomain()).toHaveAccessibleDescription(new RegExp(`${text}$`));
    expect(onGoToFacility).not.toHaveBeenCalled();
  });

  it.each([
    ['Northside', 'northside'],
    [' lab-7 ', 'lab-7'],
  ])('goes from "%s" to %s', async (typed, expected) => {
    const onGoToFacility = vi.fn<LandingScreenProps['onGoToFacility']>(async () => {});
    const { user } = show({ onGoToFacility });
    await user.type(subdomain(), `${typed}{Enter}`);
    expect(onGoToFacility).toHaveBeenCalledExactlyOnceWith({ subdomain: expected });
  });

  it('says that it failed, and forgets it at the next try', async () => {
    const onGoToFacility = vi.fn<LandingScreenProps['onGoToFacility']>().mockRejectedValueOnce(new Error('no such host')).mockResolvedValueOnce();
    const { user } = show({ onGoToFacility });
    await user.type(subdomain(), 'northside{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to open facility. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Go to Facility' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onGoToFacility).toHaveBeenCalledTimes(2);
  });
});
