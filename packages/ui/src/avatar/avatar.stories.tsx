import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%239bb' d='M0 0h8v8H0z'/%3E%3Ccircle cx='4' cy='3' r='1.6' fill='%23355'/%3E%3Cpath fill='%23355' d='M1 8a3 3 0 0 1 6 0z'/%3E%3C/svg%3E";

/** Hidden from screen readers beside a visible name; `labelled` where it is used alone. */
const meta = {
  title: 'UI/Data/Avatar',
  component: Avatar,
  tags: ['component', 'stable'],
  parameters: {
    states: { KeyboardOnly: 'has nothing to operate' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** beside a person's name, where the picture or the initials help users recognise them.

**Do not** use it instead of a name: many people share initials. For an organisation use \`Logo\`.

**Accessibility**
- It is decorative and hidden from assistive technology, because the name is beside it.
- With \`labelled\` it is an image with the person's name: only where no name is beside it.
- Initials, or a person icon where a name has none, replace a picture that is missing or fails to load.`,
      },
    },
  },
  args: { name: 'Amara Nwosu', labelled: true },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, max-content)',
        gap: '0.75rem',
        alignItems: 'center',
      }}
    >
      {['Amara Nwosu', 'Amara', '–'].map((name) =>
        (['small', 'medium', 'large'] as const).map((size) => (
          <Avatar key={`${name}-${size}`} name={name} size={size} />
        )),
      )}
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Avatar key={size} name="Amara Nwosu" src={PICTURE} size={size} />
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: { name: 'Maria-Magdalena Alexandrina von Hohenberg-Wittelsbach de la Cruz' },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { name: 'أماني الحربي' } };
