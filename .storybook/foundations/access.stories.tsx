import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AccessMatrix } from '../access/access-matrix.tsx';
import { Board, Topic } from './board.tsx';

const meta = {
  title: 'Foundations/Access',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const screens =
  'Generated from the table that the router, the menu and the tests use, for an account with its role’s default permissions. Other screens show “Unauthorized Access” and are not in the menu. Choose a role to read the reasons as sentences.';
const calls =
  'The contract defines who may call each endpoint. The server checks it on every request, and screens check it before they offer an action. Unavailable actions are not shown.';

/** Every route of the signed-in area. */
export const Screens: Story = {
  render: () => (
    <Board>
      <Topic heading="Who may open which screen" rule={screens}>
        <AccessMatrix of="screens" />
      </Topic>
    </Board>
  ),
};

/** Every API endpoint. */
export const Calls: Story = {
  render: () => (
    <Board>
      <Topic heading="Who may make which call" rule={calls}>
        <AccessMatrix of="calls" />
      </Topic>
    </Board>
  ),
};

/** Access of a single role, with each reason. */
export const OneRole: Story = {
  name: 'One role',
  render: () => (
    <Board>
      <Topic heading="What a nurse may" rule={screens}>
        <AccessMatrix of="screens" first="nurse" />
      </Topic>
    </Board>
  ),
};

export const Dark: Story = { ...OneRole, name: 'Dark', globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Screens, globals: { locale: 'ar-XB' } };

export const Narrow: Story = {
  ...OneRole,
  name: 'Narrow',
  globals: { viewport: { value: 'narrow' } },
};

/** Filtered by text, by role and by denied access. */
export const Filtered: Story = {
  ...Calls,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'report of an order as PDF');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'Patient');
    await expect(
      canvas.getByText('Own record only. Other records return “not found”.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'May not' }));
    await expect(await canvas.findByText('Nothing matches.')).toBeVisible();
  },
};
