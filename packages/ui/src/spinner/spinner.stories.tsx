import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Spinner } from './index.ts';

const meta = {
  title: 'UI/Feedback/Spinner',
  component: Spinner,
  tags: ['draft'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe' },
    states: { KeyboardOnly: 'has nothing to operate' },
    docs: {
      description: {
        component: `
**Use it** for an operation of unknown shape and length: a search, a check of one field.

**Do not** use it where the shape of the content is known (\`Skeleton\`, included in \`ResourceView\`), where progress is known (\`ProgressBar\`), or inside a button, which has \`busy\`.

**Accessibility**
- A status with text, visible or for screen readers only. Nothing is visible for the first 150 ms, so that short operations do not flash.
- Under reduced motion the ring does not turn; it fades slowly.
`,
      },
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Invisible for the first 150 ms. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('status')).animationDelay).toBe('0.15s');
  },
};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="s6" align="start">
      <Spinner />
      <Spinner label="Checking the address…" />
      <Spinner label="Searching deliveries…" labelVisibility="hidden" />
      <Spinner size="large" label="Preparing the list…" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'Searching all parcels that were announced, signed for or sent back at any of the four gates since Monday…',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
