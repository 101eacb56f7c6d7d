import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Logo } from './index.ts';

/** A picture that needs no network. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 52"><circle cx="26" cy="26" r="25" fill="#2e7d32"/><path d="M13 27l9 9 17-19" fill="none" stroke="#fff" stroke-width="5"/></svg>')}`;

const meta = {
  title: 'UI/Media/Logo',
  component: Logo,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe' },
    states: { KeyboardOnly: 'has nothing to operate' },
    docs: {
      description: {
        component: `
**Use it** for an organisation's logo: in the drawer, on the pages before sign-in, at the head of printed pages.

**Do not** use it for a person (\`Avatar\`) or as a button.

**Accessibility**
- \`naming\` states where the name is: beside it, read aloud, or elsewhere on the page. It is never read twice.
- If a picture fails to load, the initials are shown on the brand's colour, at 4.5:1 for any brand. The layout does not shift.
`,
      },
    },
  },
  args: { name: 'Northside Clinic', src: PICTURE, naming: 'beside' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/** With a picture, without one, and with one that fails to load; alone and beside its name. */
export const Matrix: Story = {
  render: ({ name }) => (
    <Stack align="start">
      {(['medium', 'large'] as const).flatMap((size) => [
        <Logo key={`${size}-picture`} name={name} src={PICTURE} size={size} naming="beside" />,
        <Logo key={`${size}-letters`} name={name} size={size} naming="beside" />,
        <Logo
          key={`${size}-broken`}
          name={name}
          src="data:image/png;base64,broken"
          size={size}
          naming="aloud"
        />,
      ])}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    name: 'Wolfeschlegelsteinhausen-Bergerdorff and Partners, institute of very large consignments',
    size: 'large',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { name: 'مختبر النيل', src: null },
};
