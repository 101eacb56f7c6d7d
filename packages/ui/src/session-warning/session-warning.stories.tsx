import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SessionWarning } from './index.ts';

/** The clock of the stories is fixed at 08:42. */
const at = (time: string) => Date.parse(`2026-05-12T${time}Z`);

const meta = {
  title: 'UI/Overlays/Session warning',
  component: SessionWarning,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      story: { inline: false, iframeHeight: 420 },
      description: {
        component: `
**Use it** once, at the root of an application that ends inactive sessions, some time before the end.

**Do not** use it for a question about a user action: use a \`Dialog\`. Past events are reported on the next page.

**Anatomy** Title, reason, the time left, \`Sign out\` and \`Stay signed in\`.

**Accessibility**
- Staying is one key: the button to stay has the focus (WCAG 2.2.1).
- Escape does not answer the question, because closing would not identify the answer.
- The time is updated every second and announced politely at the opening and at 60, 30 and 10 seconds.
- The page behind is unchanged, and has the focus again afterwards.`,
      },
    },
  },
  args: { endsAt: at('08:43:45'), onStay: fn(), onSignOut: fn() },
} satisfies Meta<typeof SessionWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/** The last seconds have the same layout: only the time changes. */
export const Matrix: Story = { args: { endsAt: at('08:42:09') } };

export const LongText: Story = { globals: { locale: 'en-XA' } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** One key extends the session; Tab reaches the other action; Escape does nothing. */
export const KeyboardOnly: Story = {
  play: async ({ args }) => {
    const stay = await screen.findByRole('button', { name: 'Stay signed in' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    // The dialog fades in.
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible(),
    );
    await userEvent.keyboard(' ');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
