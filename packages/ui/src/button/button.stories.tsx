import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ArrowEndGlyph, Icon, PlusGlyph } from '../icon/index.ts';
import { Button } from './button.tsx';

const meta = {
  title: 'UI/Actions/Button',
  component: Button,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** to perform an action. The label is a verb and its object: "Save changes". Use one \`primary\` per screen; \`critical\` is for destructive actions.

**Do not** use it for navigation (\`LinkButton\`, inside text \`Link\`), to switch a setting (\`Switch\`) or to show another view (\`Segmented\`).

**Anatomy** Label, an \`Icon\` before it (\`leading\`), an \`Icon\` or a key after it (\`trailing\`). Without room for text, use \`IconButton\`: its \`label\` is its name and tooltip.

**Accessibility**
- Enter and Space activate it. It is \`type="button"\` by default.
- With \`inertReason\` it does nothing but keeps the focus, and the reason is its description and tooltip.
- With \`busy\` it keeps focus and width, ignores presses and announces "In progress".
- On touch it is 44 px high. A small one is 36 px high with a touch target of 44.`,
      },
    },
  },
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const VARIANTS = ['primary', 'secondary', 'quiet'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' } as const;
const rows = { display: 'grid', gap: '1rem' } as const;

export const Default: Story = { args: { variant: 'primary' } };

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/**
 * Every variant, tone and size, each also busy, inert and disabled; then pressed and full width.
 */
export const Matrix: Story = {
  render: () => (
    <div style={rows}>
      {VARIANTS.flatMap((variant) =>
        (['neutral', 'critical'] as const).map((tone) => (
          <div key={`${variant} ${tone}`} style={row}>
            {SIZES.map((size) => (
              <Button key={size} variant={variant} tone={tone} size={size}>
                {size === 'large' ? 'Discard draft' : 'Discard'}
              </Button>
            ))}
            <Button variant={variant} tone={tone} leading={<Icon glyph={PlusGlyph} />}>
              Add a row
            </Button>
            <Button variant={variant} tone={tone} trailing={<kbd>V</kbd>}>
              Verify 7 rows
            </Button>
            <Button variant={variant} tone={tone} busy>
              Save changes
            </Button>
            <Button variant={variant} tone={tone} inertReason="Choose a plan first">
              Next
            </Button>
            <Button variant={variant} tone={tone} disabled>
              Next
            </Button>
          </div>
        )),
      )}
      <div style={row}>
        <Button aria-pressed>Pressed</Button>
      </div>
      <Button variant="primary" size="large" wide>
        Sign in
      </Button>
    </div>
  ),
};

/** A wide button wraps its label. Other buttons grow and should have a shorter label. */
export const LongText: Story = {
  args: {
    wide: true,
    size: 'large',
    variant: 'primary',
    children:
      'Send the remaining fourteen reminders to everybody who has not answered since Monday',
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
  render: () => (
    <div style={row}>
      <Button variant="primary" trailing={<Icon glyph={ArrowEndGlyph} mirrored />}>
        Next
      </Button>
      <Button leading={<Icon glyph={PlusGlyph} />}>Add a row</Button>
    </div>
  ),
};

/** Focused by Tab, activated by Enter and Space. An inert button is focusable but does nothing. */
export const KeyboardOnly: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} />
      <Button {...args} inertReason="Save first">
        Publish
      </Button>
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveFocus();
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
