import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { WizardFrame, WizardStep } from './index.ts';

const steps = [
  { id: 'gate', label: 'Gate', done: true },
  { id: 'sender', label: 'Sender' },
];

describeConformance(WizardFrame, {
  component: 'wizard-frame',
  props: { label: 'Announce', steps, current: 'gate', children: null },
});

const wizard = (current: string) => (
  <WizardFrame label="Announce" steps={steps} current={current}>
    <WizardStep
      title={current}
      actions={<button type="button">Next</button>}
      back={current === 'sender' && <button type="button">Back</button>}
    >
      <input aria-label="Name" />
    </WizardStep>
  </WizardFrame>
);

describe('WizardFrame', () => {
  it('shows the step number and the total, in the row and in the bar', () => {
    renderUi(wizard('sender'));
    expect(
      within(screen.getByRole('list', { name: 'Announce' }))
        .getByText('Sender')
        .closest('li'),
    ).toHaveAttribute('aria-current', 'step');
    expect(
      within(screen.getByRole('region', { name: 'sender' })).getByText('Step 2 of 2'),
    ).toBeVisible();
  });

  it('does not take focus initially, and moves it to each new step', () => {
    const { rerender } = renderUi(wizard('gate'));
    expect(document.body).toHaveFocus();
    rerender(wizard('sender'));
    expect(screen.getByRole('heading', { name: 'sender' })).toHaveFocus();
    screen.getByRole('textbox').focus();
    rerender(wizard('gate'));
    expect(screen.getByRole('heading', { name: 'gate' })).toHaveFocus();
  });

  it('does not move focus when the same step is re-rendered', () => {
    const { rerender } = renderUi(wizard('gate'));
    rerender(wizard('sender'));
    screen.getByRole('textbox').focus();
    rerender(wizard('sender'));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

describe('WizardStep', () => {
  it('throws outside a wizard', () => {
    expect(() => render(<WizardStep title="Gate" actions={null} />)).toThrow(
      '@alms/ui: a WizardStep was rendered outside a WizardFrame',
    );
  });
});
