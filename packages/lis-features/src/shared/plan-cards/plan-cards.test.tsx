import { somePlans } from '@alms/lis-domain/fixtures';
import { ready, type Resource } from '@alms/ui/resource';
import type { Plan } from '@alms/lis-domain/subscription';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BillingCycleSwitch, PlanCards, PlanChoice, PlansView } from './index.ts';

const plans = somePlans();
const [starter] = plans;
const card = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
const valueOf = (name: string, term: string) => card(name).getByText(term).nextElementSibling;

describe('PlanCards', () => {
  it.each([
    ['monthly', '$49 per month after beta'],
    ['yearly', '$470 per year after beta'],
  ] as const)('shows the %s price, and that nothing is charged now', (cycle, price) => {
    renderUi(<PlanCards plans={plans} cycle={cycle} beta />);
    expect(card('Starter').getByText(price)).toBeVisible();
    expect(card('Starter').getByText('Free during beta')).toBeVisible();
  });

  it.each([
    ['monthly', '$49', 'per month'],
    ['yearly', '$470', 'per year'],
  ] as const)('shows the amount due after the beta phase: %s', (cycle, price, period) => {
    renderUi(<PlanCards plans={plans} cycle={cycle} beta={false} />);
    expect(card('Starter').getByText(price)).toBeVisible();
    expect(card('Starter').getByText(period)).toBeVisible();
    expect(screen.queryByText(/free/i)).toBeNull();
  });

  it('keeps cents unless they are zero', () => {
    renderUi(
      <PlanCards
        plans={plans.map((plan) => ({ ...plan, monthly_price: 49.5 }))}
        cycle="monthly"
        beta
      />,
    );
    expect(card('Starter').getByText('$49.50 per month after beta')).toBeVisible();
  });

  it.each([
    ['Starter', 'Users', '5'],
    ['Professional', 'Patients', '20,000'],
    ['Professional', 'Tests per month', '30,000'],
    ['Enterprise', 'Users', 'Unlimited'],
    ['Enterprise', 'Tests per month', 'Unlimited'],
    ['Starter', 'Analytics', 'Not included'],
    ['Professional', 'Analytics', 'Included'],
    ['Enterprise', 'Priority support', 'Included'],
  ])('shows for %s under %s: %s', (name, term, value) => {
    renderUi(<PlanCards plans={plans} cycle="monthly" beta />);
    expect(valueOf(name, term)).toHaveTextContent(value);
  });

  it('shows a limit of 0 as 0, not as unlimited', () => {
    renderUi(
      <PlanCards
        plans={plans.map((plan) => ({ ...plan, features: { ...plan.features, max_users: 0 } }))}
        cycle="monthly"
        beta
      />,
    );
    expect(valueOf('Starter', 'Users')).toHaveTextContent('0');
  });
});

describe('PlanChoice', () => {
  it('returns the id of the selected plan, and exposes its details after its name', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(
      <PlanChoice label="Plan" plans={plans} cycle="monthly" beta onValueChange={onValueChange} />,
    );
    await user.click(screen.getByRole('radio', { name: 'Starter' }));
    expect(onValueChange.mock.calls.map(([id]: unknown[]) => id)).toEqual([starter?.id]);
    expect(screen.getByRole('radio', { name: 'Starter' })).toHaveAccessibleDescription(
      /\$49 per month after beta Users 5/,
    );
  });
});

describe('BillingCycleSwitch', () => {
  const priced = (yearly_price: number): Plan[] =>
    plans.map((plan) => ({ ...plan, monthly_price: 50, yearly_price }));

  it.each([
    ['a fifth', priced(480), 'Yearly · Save up to 20%'],
    ['more than the badge shows', priced(300), 'Yearly · Save up to 20%'],
    ['a tenth', priced(540), 'Yearly · Save up to 10%'],
    ['nothing', priced(600), 'Yearly'],
    ['an unknown saving', undefined, 'Yearly'],
  ])('states the yearly saving: %s', (_case, of, name) => {
    renderUi(<BillingCycleSwitch plans={of} value="monthly" />);
    expect(
      screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Monthly', name]);
  });

  it('reports the selected cycle', async () => {
    const onValueChange = vi.fn();
    const { user } = renderUi(<BillingCycleSwitch value="monthly" onValueChange={onValueChange} />);
    await user.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('yearly', expect.anything());
  });
});

describe('PlansView', () => {
  const show = (resource: Resource<readonly Plan[]>, onRetry = vi.fn()) => ({
    onRetry,
    ...renderUi(
      <PlansView plans={resource} onRetry={onRetry}>
        {(data) => <PlanCards plans={data} cycle="monthly" beta />}
      </PlansView>,
    ),
  });

  it('shows the plans', () => {
    show(ready(plans));
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Starter',
      'Professional',
      'Enterprise',
    ]);
  });

  it('reports a failed load and retries', async () => {
    const { user, onRetry } = show({ status: 'error', error: { kind: 'server' } });
    expect(
      screen.getByRole('heading', { name: 'Failed to load subscription plans' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('shows no price while loading', () => {
    show({ status: 'loading' });
    expect(screen.getByRole('group', { name: 'Plans' }).textContent).not.toMatch(/\d/);
  });
});
