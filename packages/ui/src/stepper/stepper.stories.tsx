import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper, type Step } from './stepper.tsx';

const STEPS: Step[] = [
  { id: 'address', label: 'Address', done: true },
  { id: 'people', label: 'People' },
  { id: 'payment', label: 'Payment' },
  { id: 'terms', label: 'Terms' },
];

const meta = {
  title: 'UI/Layout/Stepper',
  component: Stepper,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** to show the current step of a task. \`WizardFrame\` includes it.

**Do not** use it for pages in any order (\`Tabs\`) or for an amount of progress (\`ProgressBar\`).

**Anatomy** Steps with a number, or a check when completed, and a label; in narrow layouts only the current step shows its label.

**Accessibility**
- A named list; each step gives its position, "step 2 of 4", and whether it is completed; the current one is marked as current.
- With \`onStepSelect\` completed steps are buttons. Later steps are never buttons.`,
      },
    },
  },
  args: { steps: STEPS, current: 'people', label: 'Moving in' },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/** The first, a middle and the last step; a completed step reopened; in a narrow column. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      {STEPS.map(({ id }, index) => (
        <Stepper
          key={id}
          {...args}
          current={id}
          steps={STEPS.map((step, place) => ({ ...step, done: place < index }))}
        />
      ))}
      <Stepper
        {...args}
        current="address"
        steps={STEPS.map((step) => ({ ...step, done: true }))}
        onStepSelect={fn()}
      />
      <div style={{ inlineSize: '20rem' }}>
        <Stepper {...args} onStepSelect={fn()} />
      </div>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    steps: STEPS.map((step) => ({
      ...step,
      label: `${step.label} of everybody who is going to live in the house`,
    })),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

/** Completed steps are tab stops and opened by Enter; the others are skipped. */
export const KeyboardOnly: Story = {
  args: {
    current: 'payment',
    steps: STEPS.map((step, index) => ({ ...step, done: index < 2 })),
    onStepSelect: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const [address, people] = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(address).toHaveFocus();
    await userEvent.tab();
    await expect(people).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepSelect).toHaveBeenCalledTimes(1);
    await expect(args.onStepSelect).toHaveBeenCalledWith('people');
    await userEvent.tab();
    await expect(people).not.toHaveFocus();
  },
};
