import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Stepper, type Step } from './index.ts';

const STEPS: Step[] = [
  { id: 'address', label: 'Address', done: true },
  { id: 'people', label: 'People', done: true },
  { id: 'terms', label: 'Terms' },
];

describeConformance(Stepper, {
  component: 'stepper',
  props: { steps: STEPS, current: 'people', label: 'Moving in' },
});

const steps = () =>
  within(screen.getByRole('list', { name: 'Moving in' })).getAllByRole('listitem');

describe('Stepper', () => {
  it('shows the position, name and status of each step', () => {
    renderUi(<Stepper steps={STEPS} current="terms" label="Moving in" />);
    expect(steps().map((step) => step.textContent)).toEqual([
      'Step 1 of 3: Address (done)',
      'Step 2 of 3: People (done)',
      'Step 3 of 3: 3Terms',
    ]);
  });

  it('marks the current step, including one that was completed before', () => {
    renderUi(<Stepper steps={STEPS} current="people" label="Moving in" />);
    expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('allows returning to completed steps only', async () => {
    const onStepSelect = vi.fn();
    const { user } = renderUi(
      <Stepper steps={STEPS} current="people" label="Moving in" onStepSelect={onStepSelect} />,
    );
    const [address, ...others] = screen.getAllByRole('button');
    expect(others).toEqual([]);
    await user.click(address!);
    expect(onStepSelect).toHaveBeenCalledExactlyOnceWith('address');
  });

  it('has no buttons without a handler', () => {
    renderUi(<Stepper steps={STEPS} current="terms" label="Moving in" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
