import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BellGlyph, ChevronEndGlyph, Icon, PrintGlyph } from '../icon/index.ts';
import { IconButton } from './icon-button.tsx';
import { IconLinkButton } from './icon-link-button.tsx';

const meta = {
  title: 'UI/Actions/Icon button',
  component: IconButton,
  subcomponents: { IconLinkButton },
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-23', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for actions with familiar icons: search, close, print, refresh, more. \`IconLinkButton\` is the equivalent for navigation.

**Do not** use it where there is room for a \`Button\` with text, or for product-specific actions.

**Anatomy** The \`Icon\` and, with \`badge\`, the number of pending items.

**Accessibility**
- \`label\` is its name and tooltip; the badge's count joins the name.
- Enter and Space activate it. With \`inertReason\` it keeps the focus and gives the reason.
- Even the small one is 28 px wide and high, with a touch target of 44; the others are larger.`,
      },
    },
  },
  args: { label: 'Print', children: <Icon glyph={PrintGlyph} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' } as const;
const rows = { display: 'grid', gap: '1rem' } as const;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { children: { control: false } },
};

/**
 * Every size and tone, pressed, inert and disabled; then with a count, as a button and as a link.
 */
export const Matrix: Story = {
  render: (args) => (
    <div style={rows}>
      {(['quiet', 'secondary'] as const).flatMap((variant) =>
        (['neutral', 'critical'] as const).map((tone) => (
          <div key={`${variant} ${tone}`} style={row}>
            {(['small', 'medium', 'large'] as const).map((size) => (
              <IconButton key={size} {...args} variant={variant} tone={tone} size={size}>
                <Icon glyph={PrintGlyph} size={size === 'small' ? 'small' : 'medium'} />
              </IconButton>
            ))}
            <IconButton {...args} variant={variant} tone={tone} aria-pressed />
            <IconButton
              {...args}
              variant={variant}
              tone={tone}
              inertReason="There is nothing to print"
            />
            <IconButton {...args} variant={variant} tone={tone} disabled />
          </div>
        )),
      )}
      <div style={row}>
        {[3, 120].map((badge) => (
          <IconButton key={badge} label="Notifications" badge={badge}>
            <Icon glyph={BellGlyph} />
          </IconButton>
        ))}
        <IconLinkButton label="Notifications" href="#notifications" badge={3}>
          <Icon glyph={BellGlyph} />
        </IconLinkButton>
        <IconLinkButton label="Next" href="#next" variant="secondary">
          <Icon glyph={ChevronEndGlyph} mirrored />
        </IconLinkButton>
      </div>
    </div>
  ),
};

/** The label is never visible, so its length is not limited; a count has its own limit. */
export const LongText: Story = {
  args: {
    label: 'Print the labels of everything that was announced for this morning at any of the gates',
    badge: 123_456,
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  render: (args) => (
    <div style={row}>
      <IconButton {...args} />
      <IconButton label="Notifications" badge={3}>
        <Icon glyph={BellGlyph} />
      </IconButton>
      <IconLinkButton label="Next" href="#next">
        <Icon glyph={ChevronEndGlyph} mirrored />
      </IconLinkButton>
    </div>
  ),
};

/**
 * Focused by Tab, named by its label, activated by Enter and Space. An inert button is focusable
 * but does nothing.
 */
export const KeyboardOnly: Story = {
  render: (args) => (
    <div style={row}>
      <IconButton {...args} />
      <IconButton {...args} label="Publish" inertReason="Save first" />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Publish' })).toHaveAccessibleDescription(
      'Save first',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
