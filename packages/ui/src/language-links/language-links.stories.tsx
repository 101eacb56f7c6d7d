import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MessagesProvider, useLanguage } from '../i18n/index.ts';
import { LanguageLinks, type LanguageLinksProps } from './index.ts';

const alternatives = [
  { locale: 'en', name: 'English', href: '?language=en' },
  { locale: 'fr', name: 'Français', href: '?language=fr' },
  { locale: 'es', name: 'Español', href: '?language=es' },
  { locale: 'pt', name: 'Português', href: '?language=pt' },
  { locale: 'ar', name: 'العربية', href: '?language=ar' },
];

/** The system draws Arabic, so the screenshot of `Matrix` is without it. */
const inOurFonts = alternatives.filter(({ locale }) => locale !== 'ar');

function Links({
  offered = alternatives,
  ...props
}: LanguageLinksProps & { offered?: typeof alternatives }) {
  const { locale } = useLanguage();
  return (
    <MessagesProvider locale={locale} alternatives={offered}>
      <LanguageLinks {...props} />
    </MessagesProvider>
  );
}

const meta = {
  title: 'UI/Navigation/Language links',
  component: LanguageLinks,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** in the footer of pages for signed-out users.

**Do not** use it for a choice that is saved to an account: use a \`SelectField\` in the profile.

**Accessibility**
- A navigation named "Language"; each link is written and marked (\`lang\`) in its own language, so that screen readers pronounce it correctly.
- The page's own language is \`aria-current\` and bolder, not only in another colour.
`,
      },
    },
    states: { LongText: 'language names are given and short' },
  },
  render: (props) => <Links {...props} />,
} satisfies Meta<typeof LanguageLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '24px' }}>
      <Links aria-label="Wide" offered={inOurFonts} />
      <div style={{ inlineSize: '10rem' }}>
        <Links aria-label="Little room" offered={inOurFonts} />
      </div>
    </div>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Français' })).toHaveFocus();
  },
};
