import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ToastProvider, useToasts, type ToastInput } from './index.ts';

interface ShownAtOnceProps {
  toasts: readonly ToastInput[];
}

function Show({ toasts }: ShownAtOnceProps) {
  const { show, dismiss } = useToasts();
  useEffect(() => {
    const ids = toasts.map(show);
    return () => ids.forEach(dismiss);
  }, [toasts, show, dismiss]);
  return <Button onClick={() => toasts.forEach(show)}>Show again</Button>;
}

/** The clock of the stories is fixed, so these toasts remain. */
function ShownAtOnce({ toasts }: ShownAtOnceProps) {
  return (
    <div style={{ minBlockSize: '22rem' }}>
      <ToastProvider>
        <Show toasts={toasts} />
      </ToastProvider>
    </div>
  );
}

const updated: ToastInput = {
  tone: 'positive',
  title: 'Figures updated',
  message: 'They are from 08:42.',
};

/**
 * At most three toasts are visible; the rest are queued. Success and information are announced
 * politely, errors immediately. F6 moves focus to them and back.
 */
const meta = {
  title: 'UI/Feedback/Toast',
  component: ShownAtOnce,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** to confirm a completed action: \`useToasts().show(…)\`, inside the one \`ToastProvider\` of the app.

**Do not** use it for messages that must not be missed (\`Alert\`), or as the only report of an error, which stays in the page.

**Anatomy** Icon, tone in words, title, message, one action, close button. At most three show; the others queue.

**Accessibility** (WCAG 2.2 2.2.1, 4.1.3)
- A critical one is announced at once, the others politely. None takes the focus.
- F6 goes to them and back, Escape goes back.
- The timer (3 to 5 seconds, by tone) pauses while the pointer or the focus is on them and while the tab is hidden.`,
      },
    },
  },
  args: { toasts: [updated] },
} satisfies Meta<typeof ShownAtOnce>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  args: {
    toasts: [
      updated,
      {
        tone: 'info',
        title: 'Parcel 260512-0201 received',
        message: 'Added to the list of the north gate.',
        action: { label: 'Undo', onAction: fn() },
      },
      {
        tone: 'critical',
        message:
          'You are not authorized to access this resource. Please contact your administrator.',
      },
      { tone: 'caution', message: 'Queued until one of the others closes.' },
    ],
  },
};

export const Warning: Story = {
  args: {
    toasts: [
      {
        tone: 'caution',
        message: 'Insufficient permissions to view payments. Please contact your administrator.',
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    toasts: [
      {
        tone: 'caution',
        title: 'The north gate is closed because the barrier did not open twice this morning',
        message:
          'NORTHGATE-CONSIGNMENT-000000000000000000000000000000000000000000000001 and eight more wait.',
        action: { label: 'View all parcels at the north gate', onAction: fn() },
      },
    ],
  },
};

/** On a phone toasts are at the bottom, above a docked bar. */
export const Narrow: Story = {
  args: { toasts: [updated] },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Toasts) => (
      <>
        <Toasts />
        <div style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, blockSize: '4rem' }} />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const toast = await body.findByRole('region');
    await waitFor(() =>
      expect(window.innerHeight - toast.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(64),
    );
    await expect(toast.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { toasts: [updated] } };

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Figures updated');
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Show again' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(page.queryByText('Figures updated')).toBeNull();
    await expect(page.getByRole('button', { name: 'Show again' })).toHaveFocus();
  },
};
