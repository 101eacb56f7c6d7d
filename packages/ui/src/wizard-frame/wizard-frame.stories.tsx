import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { TextField } from '../text-field/index.ts';
import { WizardFrame, WizardStep, type WizardFrameProps } from './index.ts';

const steps = [
  { id: 'gate', label: 'Gate', done: true },
  { id: 'sender', label: 'Sender' },
  { id: 'parcels', label: 'Parcels' },
  { id: 'check', label: 'Check and announce' },
];
const moves = {
  back: <Button size="large">Back</Button>,
  actions: (
    <Button type="submit" size="large" variant="primary">
      Next
    </Button>
  ),
};

const meta = {
  title: 'UI/Layout/Wizard frame',
  component: WizardFrame,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for a task of several ordered steps, each with its own form, done once or seldom.

**Do not** use it for a task that fits on one page (\`Form\`), for views in any order (\`Tabs\`), or for daily work: steps slow experienced users down.

**Anatomy**: the row of steps; in a \`Form\`, a \`WizardStep\` with title, context, fields, and a bar with back, position and forward actions.

**Accessibility**
- The steps are an ordered list; the current one is \`aria-current="step"\`. When the step changes, the focus goes to its title.
- The bar stays in view under the fields; the forward action is never disabled without a reason.
`,
      },
    },
  },
  args: {
    label: 'Announce parcels',
    steps,
    current: 'sender',
    style: { minBlockSize: '36rem' },
    children: (
      <Form onSubmit={() => {}}>
        <WizardStep title="Sender" context="The sender and a contact person." {...moves}>
          <TextField label="Name" />
          <TextField label="E-mail" />
        </WizardStep>
      </Form>
    ),
  },
} satisfies Meta<typeof WizardFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { children: { control: false } },
};

/**
 * The first step has no back button. A step can be wider than a form, and its bar can span the
 * page.
 */
export const Matrix: Story = {
  render: ({ label }) => (
    <div style={{ display: 'grid', gap: '2rem', overflowX: 'clip' }}>
      <WizardFrame label={label} steps={steps} current="gate">
        <WizardStep title="Gate" actions={moves.actions}>
          <TextField label="Gate" />
        </WizardStep>
      </WizardFrame>
      <WizardFrame
        label={`${label}, wide`}
        steps={steps.map((step) => ({ ...step, done: true }))}
        current="check"
        onStepSelect={() => {}}
      >
        <WizardStep
          title="Check and announce"
          context="Nothing is announced until you confirm."
          width="full"
          bar="page"
          back={moves.back}
          actions={
            <Button size="large" variant="primary">
              Announce 3 parcels
            </Button>
          }
        >
          <p>Three parcels come to the north gate on Tuesday.</p>
        </WizardStep>
      </WizardFrame>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    children: (
      <WizardStep
        title="The sender, and all contacts for questions about the parcels while the sender is away"
        context="A sentence of context that is longer than its line, so that it continues on a second one and perhaps even on a third."
        back={<Button size="large">Back to the gate and its opening hours</Button>}
        actions={
          <>
            <Button size="large" variant="quiet">
              Skip, and fill it in later
            </Button>
            <Button size="large" variant="primary">
              Save and go on to the parcels
            </Button>
          </>
        }
      >
        <TextField label="Name" />
      </WizardStep>
    ),
  },
};

/** The step row shows only the current position. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

function TwoSteps(props: WizardFrameProps) {
  const [current, setCurrent] = useState('gate');
  return (
    <WizardFrame {...props} current={current} onStepSelect={setCurrent}>
      <Form onSubmit={() => setCurrent('sender')}>
        <WizardStep
          title={current === 'gate' ? 'Gate' : 'Sender'}
          back={
            current === 'sender' && (
              <Button size="large" onClick={() => setCurrent('gate')}>
                Back
              </Button>
            )
          }
          actions={
            <Button type="submit" size="large" variant="primary">
              Next
            </Button>
          }
        >
          <TextField label={current === 'gate' ? 'Gate' : 'Name'} />
        </WizardStep>
      </Form>
    </WizardFrame>
  );
}

/**
 * Enter in a field continues. Focus moves to the title of the new step. Completed steps can be
 * reopened.
 */
export const KeyboardOnly: Story = {
  render: (args) => <TwoSteps {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'Gate' }).focus();
    await userEvent.keyboard('North{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Sender' })).toHaveFocus();
    await expect(canvas.getByText('Step 2 of 4')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Gate' })).toHaveFocus();
  },
};
