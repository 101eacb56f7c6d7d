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
  'Drawn from the table that the router, the menu and the tests read, for an account with what its role begins with. Another screen is shown as “Unauthorized Access”, and the menu names none of them. Choose a role to read the reasons as sentences.';
const calls =
  'The contract itself says who may make a call; the server asks it each time, and the screens before they offer the act. An act that is not for somebody is not drawn for them.';

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
    await userEvent.type(canvas.getByRole('searchbox'), 'report of the whole order');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'Patient');
    await expect(
      canvas.getByText('For the own record alone; anybody else’s does not exist.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'May not' }));
    await expect(canvas.getByText('Nothing matches.')).toBeVisible();
  },
};
