import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DraftNotice } from './draft-notice.tsx';

const SAVED = '2026-05-12T08:41:00Z';
const YESTERDAY = '2026-05-11T17:30:00Z';

const meta = {
  title: 'UI/Forms/Draft notice',
  component: DraftNotice,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** with \`useDraft\` in a long form, so that closing a tab loses nothing. The caller provides the storage. Secrets are never stored: fields with secret-like names, password fields, and fields marked \`data-draft="never"\`.

**Do not** use it for submitted data; use a toast.

**Anatomy** Notice of a restored draft with Discard; a line with the time when the draft was last saved.

**Accessibility**
- Saving is shown and not announced, because it happens every few words. A failure to save is announced.
- Discard announces that the draft is deleted and keeps focus on the notice.`,
      },
    },
  },
  args: { draft: { state: 'saved', savedAt: SAVED, restoredAt: undefined }, onDiscard: fn() },
} satisfies Meta<typeof DraftNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { draft: { state: 'saved', savedAt: SAVED, restoredAt: YESTERDAY } },
};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '40rem' }}>
      <DraftNotice {...args} />
      <DraftNotice
        {...args}
        draft={{ state: 'saved', savedAt: YESTERDAY, restoredAt: undefined }}
      />
      <DraftNotice {...args} draft={{ state: 'waiting', savedAt: SAVED, restoredAt: undefined }} />
      <DraftNotice {...args} draft={{ state: 'failed', savedAt: SAVED, restoredAt: undefined }} />
      <DraftNotice
        {...args}
        draft={{ state: 'saved', savedAt: YESTERDAY, restoredAt: YESTERDAY }}
      />
    </div>
  ),
};

/** The text wraps; the button moves to its own line on narrow screens. */
export const LongText: Story = {
  globals: { locale: 'en-XA' },
  args: { draft: { state: 'failed', savedAt: SAVED, restoredAt: YESTERDAY } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { draft: { state: 'saved', savedAt: SAVED, restoredAt: YESTERDAY } },
};

/** Discard is focused by Tab and activated by Enter. */
export const KeyboardOnly: Story = {
  args: { draft: { state: 'saved', savedAt: SAVED, restoredAt: YESTERDAY } },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'Discard draft' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
