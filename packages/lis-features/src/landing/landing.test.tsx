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
  it('explains the beta phase and links to feedback and pricing', () => {
    show();
    expect(
      within(screen.getByRole('region', { name: 'Beta phase.' })).getByText(
        /All plans are free during the beta, even after the 30-day trial\. No credit card required\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Give Feedback' })).toHaveAttribute(
      'href',
      '/feedback',
    );
    expect(screen.getByRole('link', { name: 'View Pricing' })).toHaveAttribute(
      'href',
      '/pricing#plans',
    );
  });

  it.each([
    [
      true,
      'Each new facility starts with a 30-day free trial. All plans are free during the beta, even after the 30-day trial. No credit card required.',
    ],
    [
      false,
      'Each new facility starts with a 30-day free trial. After the trial, records can still be read and exported. New work requires a paid plan.',
    ],
  ])('states the terms of the trial below the plans (beta: %s)', (beta, text) => {
    show({ beta });
    expect(plans()).toHaveTextContent(text);
  });

  it('does not mention the beta phase after its end', () => {
    show({ beta: false });
    expect(document.body).not.toHaveTextContent('beta');
    expect(screen.queryByText(/credit card/)).toBeNull();
    expect(within(plans()).getByText('$49')).toBeVisible();
  });

  it('links to registration', () => {
    show();
    expect(screen.getByRole('link', { name: 'Register Your Facility' })).toHaveAttribute(
      'href',
      '/register-lab',
    );
    expect(screen.getByText('Each new facility starts with a 30-day free trial.')).toBeVisible();
  });

  it('offers the live demo only where there is one', () => {
    const { unmount } = show();
    expect(screen.getByRole('link', { name: 'Open the live demo' })).toHaveAttribute(
      'href',
      '/live-demo',
    );
    unmount();
    show({ hrefs: { ...landingArgs.hrefs, demo: undefined } });
    expect(screen.queryByRole('link', { name: 'Open the live demo' })).toBeNull();
    expect(screen.queryByText(/The demo needs no account/)).toBeNull();
  });

  it('explains the other registration and links to it', () => {
    show();
    expect(screen.getByText(/^Starts with your account, then a guided setup\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose an address and plan first' })).toHaveAttribute(
      'href',
      '/register-hospital',
    );
  });

  it('shows monthly or yearly prices', async () => {
    const { user } = show();
    expect(within(plans()).getByText('$49 per month after beta')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Yearly · Save up to 20%' }));
    expect(within(plans()).getByText('$470 per year after beta')).toBeVisible();
  });

  it('reports plans that failed to load, states no savings, and retries', async () => {
    const onRetryPlans = vi.fn();
    const { user } = show({ plans: { status: 'error', error: { kind: 'offline' } }, onRetryPlans });
    expect(
      screen.getByRole('heading', { name: 'Failed to load subscription plans' }),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Yearly' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetryPlans).toHaveBeenCalledTimes(1);
  });

  it('shows an example of each safeguard, which is described and cannot be operated', () => {
    show();
    const safety = screen.getByRole('region', { name: /^Three safeguards/ });
    expect(within(safety).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const examples = within(safety).getAllByRole('img');
    expect(examples.map((example) => example.getAttribute('aria-label'))).toEqual([
      'A potassium of 6.8 mmol/L on hold: it increased by 2.4 mmol/L in 48 hours.',
      'Control chart of potassium. The last run is 3.4 SD above the mean and is rejected by rule 1-3s.',
      'A critical glucose of 2.1 mmol/L, notified after 6 minutes. The read-back is confirmed.',
    ]);
    for (const example of examples) expect(example.querySelector('[inert]')).not.toBeNull();
  });

  it.each([
    ['Patient safety', '#safety'],
    ['Security', '#security'],
  ])('links to the part about %s', (name, href) => {
    show();
    const link = within(screen.getByRole('navigation', { name: 'Main links' })).getByRole('link', {
      name,
    });
    expect(link).toHaveAttribute('href', href);
    expect(document.querySelector(href)).toBeVisible();
  });

  it('answers questions, and leads further ones to sales', () => {
    show();
    const questions = screen.getByRole('region', { name: 'Questions' });
    expect(within(questions).getByText(/^Yes\. An export contains all records/)).toBeVisible();
    expect(within(questions).getByRole('link', { name: 'Ask another question' })).toHaveAttribute(
      'href',
      '/contact-sales',
    );
  });

  it('offers to pause the pictures', () => {
    show();
    expect(screen.getByRole('button', { name: /pause/i })).toBeVisible();
  });
});

describe('facility sign-in form', () => {
  it('supports native form submission', () => {
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
    'explains a refused native submission of %j, and keeps the input',
    (refusedFacility, message) => {
      show({ refusedFacility });
      expect(subdomain()).toHaveValue(refusedFacility);
      expect(subdomain()).toHaveAccessibleDescription(expect.stringContaining(message));
    },
  );

  it('clears the refusal on edit', async () => {
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
  ])('rejects %s', async (_case, typed, text) => {
    const onGoToFacility = vi.fn<LandingScreenProps['onGoToFacility']>();
    const { user } = show({ onGoToFacility });
    await user.type(subdomain(), `${typed}{Enter}`);
    expect(subdomain()).toHaveAccessibleDescription(new RegExp(`${text}$`));
    expect(onGoToFacility).not.toHaveBeenCalled();
  });

  it.each([
    ['Northside', 'northside'],
    [' lab-7 ', 'lab-7'],
  ])('navigates from "%s" to %s', async (typed, expected) => {
    const onGoToFacility = vi.fn<LandingScreenProps['onGoToFacility']>(async () => {});
    const { user } = show({ onGoToFacility });
    await user.type(subdomain(), `${typed}{Enter}`);
    expect(onGoToFacility).toHaveBeenCalledExactlyOnceWith({ subdomain: expected });
  });

  it('reports a failure, and clears it on retry', async () => {
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
