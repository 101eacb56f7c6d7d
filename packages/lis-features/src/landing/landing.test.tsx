import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LandingScreen, type LandingScreenProps } from './index.ts';
import { landingArgs } from './landing.args.ts';

const show = (props: Partial<LandingScreenProps> = {}) =>
  renderUi(<LandingScreen {...landingArgs} {...props} />);
const plans = () => screen.getByRole('region', { name: 'Plans' });
const subdomain = () => screen.getByLabelText('Facility subdomain');

describe('LandingScreen', () => {
  it('says what the beta phase means and leads to feedback and pricing', () => {
    show();
    expect(screen.getByText('All plans are free. No credit card required.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Give Feedback' })).toHaveAttribute(
      'href',
      '/feedback',
    );
    expect(screen.getByRole('link', { name: 'View Pricing' })).toHaveAttribute(
      'href',
      '/pricing#plans',
    );
  });

  it('claims nothing of a beta phase that is over', () => {
    show({ beta: false });
    expect(document.body).not.toHaveTextContent('beta');
    expect(screen.queryByText(/credit card/)).toBeNull();
    expect(within(plans()).getByText('$49')).toBeVisible();
  });

  it('leads to registration', () => {
    show();
    expect(screen.getByRole('link', { name: 'Register Your Facility' })).toHaveAttribute(
      'href',
      '/register-lab',
    );
    expect(screen.getByText('30-day free trial')).toBeVisible();
  });

  it('says how the other registration differs, and leads to it', () => {
    show();
    expect(screen.getByText(/^Starts with your account, then a guided setup\./)).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Begin with its address and plan instead' }),
    ).toHaveAttribute('href', '/register-hospital');
  });

  it('shows the prices by the month, or by the year', async () => {
    const { user } = show();
    expect(within(plans()).getByText('$49 per month after beta')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Yearly · Save up to 20%' }));
    expect(within(plans()).getByText('$470 per year after beta')).toBeVisible();
  });

  it('says that the plans could not be loaded, claims no saving, and asks again', async () => {
    const onRetryPlans = vi.fn();
    const { user } = show({ plans: { status: 'error', error: { kind: 'offline' } }, onRetryPlans });
    expect(
      screen.getByRole('heading', { name: 'Failed to load subscription plans' }),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Yearly' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetryPlans).toHaveBeenCalledTimes(1);
  });

  it('offers to stop the pictures', () => {
    show();
    expect(screen.getByRole('button', { name: /pause/i })).toBeVisible();
  });
});

describe('the way to a facility', () => {
  it('is a form that the browser can send by itself', () => {
    show();
    const form = screen.getByRole('form', { name: 'Go to Facility' });
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/go');
    expect(subdomain()).toHaveAttribute('name', 'subdomain');
  });

  it.each([
    ['a!', 'Invalid subdomain format.'],
    ['', 'Subdomain is required.'],
  ])(
    'says what is wrong with the name %j that the browser has sent by itself, and keeps it',
    (refusedFacility, message) => {
      show({ refusedFacility });
      expect(subdomain()).toHaveValue(refusedFacility);
      expect(subdomain()).toHaveAccessibleDescription(expect.stringContaining(message));
    },
  );

  it('takes the refusal back when the name is edited', async () => {
    const { user } = show();
    await user.type(subdomain(), 'ab{Enter}');
    expect(subdomain()).toBeInvalid();
    expect(subdomain()).toHaveFocus();
    await user.type(subdomain(), 'c');
    expect(subdomain()).toBeValid();
  });

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
    const onGoToFacility = vi
      .fn<LandingScreenProps['onGoToFacility']>()
      .mockRejectedValueOnce(new Error('no such host'))
      .mockResolvedValueOnce();
    const { user } = show({ onGoToFacility });
    await user.type(subdomain(), 'northside{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to open facility. Please try again.',
    );
    await user.click(screen.getByRole('button', { name: 'Go to Facility' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onGoToFacility).toHaveBeenCalledTimes(2);
  });
});
