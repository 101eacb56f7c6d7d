import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './index.ts';

const meta = {
  title: 'UI/Navigation/Skip link',
  component: SkipLink,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    states: {
      Matrix: 'it has one look',
      LongText: 'its text comes from the catalogue; see Lengthened',
    },
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** as the first element of a page with repeated content before the main content. \`AppFrame\` includes it.

**Do not** use it for other links inside a page (\`Link\`).

**Accessibility** (WCAG 2.2 2.4.1)
- The first tab stop, visible only while it has the focus.
- Enter moves the focus to the element with \`targetId\`, which has \`tabIndex={-1}\`; the address is unchanged.`,
      },
    },
  },
  args: { targetId: 'content' },
  render: (args) => (
    <div style={{ position: 'relative', padding: '4rem 1.5rem' }}>
      <SkipLink {...args} />
      <p>Press Tab.</p>
      <a href="/elsewhere">What every page repeats</a>
      <main id="content" tabIndex={-1}>
        <button type="button">In the content</button>
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until it is focused by Tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /skip/i }).getBoundingClientRect().width,
    ).toBeLessThanOrEqual(1);
  },
};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Focused: Story = { play: async () => userEvent.tab() };

export const Lengthened: Story = {
  globals: { locale: 'en-XA' },
  play: async () => userEvent.tab(),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  play: async () => userEvent.tab(),
};

/** The first tab stop. Enter moves to the content, and the next tab stop is inside it. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /skip/i });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(100);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'In the content' })).toHaveFocus();
  },
};
