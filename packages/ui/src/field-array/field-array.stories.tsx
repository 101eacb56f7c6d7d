import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { GUESTS, type Guest } from './field-array.args.ts';
import { FieldArray, type FieldArrayProps } from './field-array.tsx';

/** A caller that stores the rows, as a form does. */
function StatefulFieldArray({ rows: first, ...props }: FieldArrayProps<Guest>) {
  const [rows, setRows] = useState(first);
  const made = useRef(0);
  return (
    <FieldArray
      {...props}
      newRow={() => ({ id: `new-${(made.current += 1)}`, name: '', mail: '' })}
      rows={rows}
      onRowsChange={(next, change) => {
        props.onRowsChange(next, change);
        setRows(next);
      }}
    />
  );
}

const twoFields = (guest: Guest) => (
  <>
    <TextField label="Name" defaultValue={guest.name} />
    <TextField label="E-mail" type="email" defaultValue={guest.mail} optional />
  </>
);

const twoBareFields = (guest: Guest) => (
  <>
    <TextField label="Name" labelVisibility="hidden" placeholder="Name" defaultValue={guest.name} />
    <TextField
      label="E-mail"
      labelVisibility="hidden"
      placeholder="E-mail"
      type="email"
      defaultValue={guest.mail}
    />
  </>
);

const meta = {
  title: 'UI/Forms/Field array',
  component: FieldArray<Guest>,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for repeated groups of the same fields: guests, addresses, steps.

**Do not** use it for single words; a field that takes several values is simpler. For many rows use a table.

**Anatomy** Legend, hint, rows (each named "Guest 2", with its actions and fields), error, add button.

**Accessibility**
- Every row is a named group, and every action names its row.
- Adding moves focus to the first field of the new row. Removing leaves "Guest 2 was removed" with Undo in its place, which takes focus; Undo returns focus to the row. Moving keeps focus on the button.
- Each of these is announced. An unavailable action stays focusable and gives the reason.`,
      },
    },
  },
  args: {
    label: 'Guests',
    rowLabel: 'Guest',
    addLabel: 'Add a guest',
    rows: GUESTS,
    renderRow: twoFields,
    onRowsChange: fn(),
  },
  render: (args) => <StatefulFieldArray {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '2rem', maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FieldArray<Guest>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/** Rows side by side, as in a table of days with a few times each; the add button is labelled. */
export const Inline: Story = {
  args: { layout: 'inline', renderRow: twoBareFields, max: 3 },
  render: (args) => (
    <>
      <StatefulFieldArray {...args} />
      <StatefulFieldArray {...args} rows={[]} hint="No guests yet" />
      <StatefulFieldArray {...args} rows={GUESTS.slice(0, 1)} error="Name two guests" />
    </>
  ),
  play: async ({ canvas }) => {
    const [second] = canvas.getAllByRole('button', { name: 'Add a guest' }).slice(1);
    if (second) await userEvent.click(second);
    await expect(
      canvas.getAllByPlaceholderText('Name').find((field) => field === document.activeElement),
    ).toBeVisible();
  },
};

/** In reorderable blocks, in lines, empty, at both limits, invalid. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <StatefulFieldArray {...args} reorderable hint="In the order in which they are greeted." />
      <StatefulFieldArray {...args} layout="line" renderRow={twoBareFields} />
      <StatefulFieldArray {...args} rows={[]} optional />
      <StatefulFieldArray {...args} layout="line" renderRow={twoBareFields} min={2} max={2} />
      <StatefulFieldArray {...args} layout="line" rows={[]} error="Name at least one guest" />
    </>
  ),
};

/** A row was removed and can be restored. */
export const Removed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Guest 1' }));
    await expect(within(canvasElement).getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    label: 'Everyone who will come with you, including children but not including yourself',
    rowLabel: 'Accompanying guest to be admitted at the gate of the second courtyard',
    hint: 'Names as shown in the passport, which is checked at the gate.',
    reorderable: true,
    rows: GUESTS.slice(0, 1),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { reorderable: true } };

/** Add focuses the new row; Remove focuses Undo, and Undo the restored row. */
export const KeyboardOnly: Story = {
  args: { rows: GUESTS.slice(0, 1), layout: 'line', renderRow: twoBareFields },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Add a guest' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      within(canvas.getByRole('group', { name: 'Guest 2' })).getByRole('textbox', { name: 'Name' }),
    ).toHaveFocus();
    canvas.getByRole('button', { name: 'Remove Guest 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByDisplayValue('Amara Okafor')).toHaveFocus();
  },
};
