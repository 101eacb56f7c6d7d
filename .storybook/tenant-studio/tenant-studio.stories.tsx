import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { TenantStudio } from './tenant-studio.tsx';

/**
 * Enter a facility's colours; the components, three screens and the measured contrast of every pair
 * update.
 */
const meta = {
  title: 'Foundations/Tenant studio',
  component: TenantStudio,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // Complete screens are stacked, each with its own landmarks and outline; each is checked
    // separately in its own stories.
    a11y: { context: { exclude: ['[data-preview]'] } },
  },
  args: { primary: '#1976d2', secondary: '#42a5f5', name: 'Northgate Regional Laboratory' },
} satisfies Meta<typeof TenantStudio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An incomplete colour changes nothing; a complete one updates everything. */
export const TypedColour: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Primary colour');
    await fireEvent.change(field, { target: { value: '#7b1f' } });
    await expect(canvas.getByText(/Write the colour as #rrggbb/)).toBeVisible();
    await expect(canvas.getByText(/White words on #1976d2 reach 4.60/)).toBeVisible();
    await fireEvent.change(field, { target: { value: '#7b1fa2' } });
    await waitFor(() => expect(canvas.getByText(/White words on #7b1fa2 reach/)).toBeVisible());
    await fireEvent.change(field, { target: { value: '#7b1fa' } });
    await expect(canvas.getByText(/Until then #7b1fa2 stays/)).toBeVisible();
    await expect(canvas.getByText(/White words on #7b1fa2 reach/)).toBeVisible();
  },
};
