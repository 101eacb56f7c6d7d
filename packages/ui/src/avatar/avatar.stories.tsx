import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.js';

const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%239bb' d='M0 0h8v8H0z'/%3E%3Ccircle cx='4' cy='3' r='1.6' fill='%23355'/%3E%3Cpath fill='%23355' d='M1 8a3 3 0 0 1 6 0z'/%3E%3C/svg%3E";

/** Silent beside a name that is written; `labelled` where it stands alone. */
const meta = {
  title: 'UI/Data/Avatar',
  component: Avatar,
  tags: ['component'],
  parameters: { states: { KeyboardOnly: 'has nothing to operate' } },
  args: { name: 'Amara Nwosu', labelled: true },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, max-content)', gap: '0.75rem', alignItems: 'center' }}>
      {['Amara Nwosu', 'Amara', '–'].map((name) => (['small', 'medium', 'large'] as const).map((size) => <Avatar key={`${name}-${size}`} name={name} size={size} />))}
      {(['small', 'medium', 'large'] as const).map((size) => <Avatar key={size} name="Amara Nwosu" src={PICTURE} size={size} />)}
    </div>
  ),
};

export const LongText: Story = { args: { name: 'Maria-Magdalena Alexandrina von Hohenberg-Wittelsbach de la Cruz' } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { name: 'أماني الحربي' } };
