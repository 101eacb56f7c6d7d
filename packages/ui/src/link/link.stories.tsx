import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../text/index.ts';
import { Link } from './index.ts';

const meta = {
  title: 'UI/Navigation/Link',
  component: Link,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-23', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for navigation, inside or under text and in table rows.

**Do not** use it for an action (\`Button\`) or for the main navigation from a page (\`LinkButton\`). Do not use "here" or "more" as link text.

**Accessibility**
- It is a native link: Enter follows it, its address can be copied and opened in another tab.
- It is underlined, so that it differs from text without its colour. \`quiet\` takes the colour of the text around it and keeps the line.
- \`LinkProvider\` passes clicks to the app's router; without one every link is a plain one.`,
      },
    },
  },
  args: { href: '#terms', children: 'Terms of delivery', onClick: fn() },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/** Alone, inside text of each tone and size, and quiet. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '32rem' }}>
      <div>
        <Link {...args} />
      </div>
      <div>
        <Link {...args} quiet />
      </div>
      <Text>
        By announcing a parcel, you accept the <Link {...args} />, last updated in May.
      </Text>
      <Text tone="muted">
        By announcing a parcel, you accept the <Link {...args} quiet />, last updated in May.
      </Text>
      <Text size="small">
        By announcing a parcel, you accept the <Link {...args} />, last updated in May.
      </Text>
    </div>
  ),
};

/** It wraps with the text, and a URL without break opportunities does not overflow. */
export const LongText: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem', overflowWrap: 'anywhere' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Text>
      The rules are in{' '}
      <Link {...args}>
        what happens to a delivery that was announced for this morning but has not been signed for
      </Link>{' '}
      and at <Link {...args}>{`northgate.example/${'consignment-'.repeat(8)}`}</Link>.
    </Text>
  ),
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

/** Focused by Tab and followed by Enter. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Terms of delivery' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
