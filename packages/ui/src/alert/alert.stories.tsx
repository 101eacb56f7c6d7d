import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ClockGlyph, HoldGlyph } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { Alert } from './alert.tsx';

/**
 * The tone is conveyed by shape, colour and screen-reader text. The alert is announced only when
 * `live` is set.
 */
const meta = {
  title: 'UI/Feedback/Alert',
  component: Alert,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for a message that stays in the page, beside the content it concerns: what happened, why it matters, what to do.

**Do not** use it to confirm a successful action (a toast) or where a failure leaves nothing else to show (\`ErrorState\`). For a message above the whole page use a \`Banner\`.

**Anatomy** Icon, tone in words, \`title\`, text, \`actions\` at the end of the line (below the text in narrow layouts), a close button if \`onDismiss\` is set.

**Accessibility**
- The tone is read before the title, so colour and icon are never the only cue.
- It announces nothing unless \`live\` is set: \`polite\` waits for a pause, \`assertive\` interrupts. Leave it off for alerts present from the start.
- The close button has a name. The page decides where focus moves after closing.`,
      },
    },
  },
  args: {
    tone: 'info',
    title: 'The north gate is closed',
    children: 'Deliveries go to the south gate until noon.',
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  parameters: { controls: { disable: false } },
  args: { onDismiss: fn() },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      {(['neutral', 'info', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={`Tone ${tone}`}>
          Deliveries go to the south gate until noon.
        </Alert>
      ))}
      <Alert
        tone="critical"
        glyph={HoldGlyph}
        title="The north gate is held"
        actions={
          <>
            <Button>Release with reason…</Button>
            <Button variant="primary">Record inspection</Button>
          </>
        }
      >
        The barrier failed twice at 07:52.{' '}
        <Link quiet href="/parcels">
          9 parcels since the last inspection
        </Link>{' '}
        wait for review.
      </Alert>
      <Alert
        tone="caution"
        title="Weight rose 2.4 kg in 48 hours. The limit is 1.0 kg in 72 hours."
        onDismiss={fn()}
      />
      <Alert size="large" glyph={ClockGlyph}>
        Your session has expired. Please log in again.
      </Alert>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title:
      'The north gate is closed because the barrier did not open twice this morning and has not been inspected since',
    children:
      'NORTHGATE-CONSIGNMENT-000000000000000000000000000000000000000000000001 and eight more wait.',
    actions: <Button>Record an inspection</Button>,
    onDismiss: fn(),
    style: { maxInlineSize: '22rem' },
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { actions: <Button>Record</Button>, onDismiss: fn() },
};

export const KeyboardOnly: Story = {
  args: { actions: <Button>Record an inspection</Button>, onDismiss: fn() },
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement);
    await userEvent.tab();
    await expect(alert.getByRole('button', { name: 'Record an inspection' })).toHaveFocus();
    await userEvent.tab();
    await expect(alert.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
