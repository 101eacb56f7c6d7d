import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ClockGlyph, OfflineGlyph, RefreshGlyph } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { Banner } from './index.ts';

const meta = {
  title: 'UI/Feedback/Banner',
  component: Banner,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** for conditions that affect every page: no connection, a new version, a trial that ends, planned maintenance. At most one at a time.

**Do not** use it for one part of a page (\`Alert\`), to confirm an action (a toast), or to advertise.

**Anatomy**: tone icon, text, one or two small actions, a close button where dismissal makes sense.

**Accessibility**
- The tone is an icon and screen-reader text, never colour alone. \`live\` announces it politely when it appears after the page.
- The actions come before the close button; targets are at least 24 px. It is not printed.
`,
      },
    },
  },
  args: {
    children: (
      <>
        <strong>The trial ends in fourteen days.</strong> Your data is kept after it ends.
      </>
    ),
    actions: <Link href="/plans">Choose a plan</Link>,
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { actions: { control: false }, children: { control: false } },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Banner tone="caution" glyph={OfflineGlyph}>
        <strong>No connection.</strong> Entries are saved on this device and sent when it
        reconnects.
      </Banner>
      <Banner
        glyph={RefreshGlyph}
        actions={<Button size="small">Load it now</Button>}
        onDismiss={fn()}
      >
        <strong>A new version is ready.</strong> Finish your work first; loading takes a moment.
      </Banner>
      <Banner tone="neutral" glyph={ClockGlyph} actions={<Link href="/plans">Choose a plan</Link>}>
        <strong>The trial ends in fourteen days.</strong>
      </Banner>
      <Banner tone="critical" actions={<Button size="small">What to do…</Button>}>
        <strong>Deliveries are not being recorded.</strong> Record them on paper for now.
      </Banner>
      <Banner tone="positive" onDismiss={fn()}>
        The connection is back. Everything has been sent.
      </Banner>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    tone: 'caution',
    children: (
      <>
        <strong>
          The north gate is closed because the barrier did not open twice this morning and has not
          been inspected since.
        </strong>{' '}
        {'CONSIGNMENT-'.repeat(14)} and eight more wait.
      </>
    ),
    actions: (
      <>
        <Button size="small">See what waits</Button>
        <Button size="small">Record an inspection</Button>
      </>
    ),
    onDismiss: fn(),
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { onDismiss: fn() },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { onDismiss: fn() } };

export const KeyboardOnly: Story = {
  args: { onDismiss: fn(), actions: <Button size="small">Load it now</Button> },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Load it now' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
