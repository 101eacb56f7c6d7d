import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContrastReport } from './contrast-report.tsx';
import { pairs } from './measured-pairs.ts';

/**
 * Contrast of every pair that a facility's colour affects, measured from the painted result. None
 * may fail, for any colour.
 */
const meta = {
  title: 'Foundations/Tenant contrast',
  component: ContrastReport,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { brand: { primary: '#1976d2', solid: '#1976d2' }, scheme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Passes')).toHaveLength(pairs.length);
  },
} satisfies Meta<typeof ContrastReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {};
export const ProductDark: Story = { args: { scheme: 'dark' } };
export const Yellow: Story = { args: { brand: { primary: '#ffd400' } } };
export const YellowDark: Story = { args: { brand: { primary: '#ffd400' }, scheme: 'dark' } };
export const Neon: Story = { args: { brand: { primary: '#39ff14' } } };
export const NeonDark: Story = { args: { brand: { primary: '#39ff14' }, scheme: 'dark' } };
export const NearBlack: Story = { args: { brand: { primary: '#14110f', solid: '#14110f' } } };
export const NearBlackDark: Story = {
  args: { brand: { primary: '#14110f', solid: '#14110f' }, scheme: 'dark' },
};
export const White: Story = { args: { brand: { primary: '#ffffff' } } };
export const WhiteDark: Story = { args: { brand: { primary: '#ffffff' }, scheme: 'dark' } };
