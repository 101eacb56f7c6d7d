import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ArrowEndGlyph, DownloadGlyph, Icon } from '../icon/index.ts';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'UI/Actions/Link button',
  component: LinkButton,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-23', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for the main navigation from a page: to the next step, to a form, to a file.

**Do not** use it for actions (\`Button\`), inside text or in a table row (\`Link\`).

**Anatomy** As \`Button\`: label, \`leading\`, \`trailing\`.

**Accessibility**
- It is a link: Enter follows it, Space does not. Its address can be copied and opened in another tab.
- It cannot be inert. Without a destination, leave it out, or use a \`Button\` that gives the reason.`,
      },
    },
  },
  args: { href: '#next', children: 'Go to the next step', onClick: fn() },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' } as const;
const rows = { display: 'grid', gap: '1rem' } as const;

export const Default: Story = { args: { variant: 'primary' } };

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={rows}>
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <div key={variant} style={row}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <LinkButton key={size} {...args} variant={variant} size={size} />
          ))}
          <LinkButton
            {...args}
            variant={variant}
            trailing={<Icon glyph={ArrowEndGlyph} mirrored />}
          />
          <LinkButton {...args} variant={variant} leading={<Icon glyph={DownloadGlyph} />}>
            Download the list
          </LinkButton>
        </div>
      ))}
      <LinkButton {...args} variant="primary" size="large" wide />
    </div>
  ),
};

/** A wide link button wraps its label. Others grow and should have a shorter label. */
export const LongText: Story = {
  args: {
    wide: true,
    size: 'large',
    variant: 'primary',
    children:
      'Go to the list of everything that was announced for this morning and has not been signed for',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { trailing: <Icon glyph={ArrowEndGlyph} mirrored /> },
};

/** Focused by Tab and followed by Enter. Space does nothing. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to the next step' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
