import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Inline } from '../inline/index.ts';
import { Link } from '../link/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { lightValues } from '../theme/index.ts';
import { SplitPage } from './index.ts';

const mark = (
  <div
    style={{
      inlineSize: 52,
      blockSize: 52,
      borderRadius: 12,
      background: 'var(--alms-brand-solid)',
    }}
  />
);

const picture = (
  <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
    {Array.from({ length: 30 }, (_, cell) => (
      <circle
        key={cell}
        cx={(cell * 37) % 104}
        cy={(cell * 53) % 101}
        r={4 + (cell % 4)}
        fill={lightValues.brand.tintStrong}
      />
    ))}
  </svg>
);

const form = (
  <>
    <div>
      <Heading level={1}>Northside Clinic</Heading>
      <Text code tone="muted">
        northside.example
      </Text>
    </div>
    <Text>Use the address on file at the clinic.</Text>
    <TextField label="Email" type="email" />
    <Button variant="primary" size="large">
      Sign in
    </Button>
  </>
);

const footer = (
  <Inline gap="s6">
    <Link quiet href="/elsewhere">
      Go to another facility
    </Link>
    <Link quiet href="/privacy">
      Privacy
    </Link>
  </Inline>
);

const meta = {
  title: 'UI/Layout/Split page',
  component: SplitPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for a public page about one form: to sign in, to register.

**Do not** use it for signed-in pages (\`AppFrame\`), or for two columns of content (\`Split\`).

**Anatomy** \`mark\`, the form with the page's \`h1\`, \`footer\`; at the end \`picture\`, which becomes a band at the top in a narrow window. The picture is not printed.

**Accessibility**
- The form is in the \`main\` landmark, small links in the footer after it.
- The picture is hidden from assistive technology and must contain no essential information.`,
      },
      story: { inline: false, iframeHeight: 640 },
    },
  },
  args: { mark, picture, footer, children: form },
} satisfies Meta<typeof SplitPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'desktop' } } };

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: {
    mark: { control: false },
    picture: { control: false },
    footer: { control: false },
    children: { control: false },
  },
};

/** Without picture, logo and links; the form at maximum width. */
export const Matrix: Story = {
  render: ({ children }) => <SplitPage width="wide">{children}</SplitPage>,
  globals: { viewport: { value: 'desktop' } },
};

/** The picture is a band, overlapped by the logo. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const band = canvasElement.querySelector('[data-part=picture]')?.getBoundingClientRect();
    await expect(band?.height).toBe(112);
    await expect(canvas.getByRole('heading').getBoundingClientRect().top).toBeGreaterThan(112);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <Heading level={1}>
          The Northside Regional Clinic for Outpatients and their Families
        </Heading>
        {Array.from({ length: 12 }, (_, line) => (
          <Text
            key={line}
          >{`Line ${line + 1} of what the clinic wants to tell everybody who comes here.`}</Text>
        ))}
      </>
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    for (const stop of [
      canvas.getByLabelText('Email'),
      canvas.getByRole('button'),
      ...canvas.getAllByRole('link'),
    ]) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
};
