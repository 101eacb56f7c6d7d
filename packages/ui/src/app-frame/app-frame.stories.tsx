import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Grid } from '../grid/index.ts';
import {
  ChartGlyph,
  DensityGlyph,
  DocumentCheckGlyph,
  HomeGlyph,
  Icon,
  QualityGlyph,
  SearchGlyph,
} from '../icon/index.ts';
import { NavList } from '../nav-list/index.ts';
import { BottomBar } from '../bottom-bar/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { Stack } from '../stack/index.ts';
import { TopBar } from '../top-bar/index.ts';
import { AppFrame, DrawerButton } from './index.ts';

const drawer = (
  <NavList
    label="Main"
    items={[
      { id: 'home', label: 'Dashboard', href: '/', glyph: HomeGlyph, current: true },
      {
        id: 'work',
        label: 'Work',
        entries: [
          {
            id: 'documents',
            label: 'Documents',
            href: '/documents',
            glyph: DocumentCheckGlyph,
            badge: { count: 23, label: '23 waiting' },
          },
          { id: 'quality', label: 'Quality', href: '/quality', glyph: QualityGlyph },
          { id: 'figures', label: 'Figures', href: '/figures', glyph: ChartGlyph },
        ],
      },
    ]}
  />
);
const topBar = (
  <TopBar
    title="Northgate Hospital"
    leading={<DrawerButton />}
    actions={
      <>
        <IconButton label="Search">
          <Icon glyph={SearchGlyph} />
        </IconButton>
        <IconButton label="Compact rows">
          <Icon glyph={DensityGlyph} />
        </IconButton>
      </>
    }
  />
);
const page = (
  <Stack gap="s5">
    <PageHeader
      title="Dashboard"
      context="Tuesday 12 May 2026. Three tasks pending; one overdue."
      freshness="Updated 08:42"
    />
    <Grid>
      {['North', 'East', 'South', 'West', 'Centre', 'Harbour'].map((name) => (
        <Card key={name} heading={name} style={{ minBlockSize: '12rem' }}>
          What belongs to {name}
        </Card>
      ))}
    </Grid>
  </Stack>
);

const meta = {
  title: 'UI/Layout/App frame',
  component: AppFrame,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** around every signed-in page.

**Do not** use it for public pages: those about one form are a \`SplitPage\`; the others have no frame.

**Anatomy** Skip link, \`drawer\` (mark, \`NavList\`, the user), \`topBar\` with \`DrawerButton\` as its \`leading\`, the page, which scrolls separately. Up to 60 rem wide, the button opens the drawer, or \`bottomBar\` replaces both. Only the page is printed.

**Accessibility**
- Provides the \`main\` landmark and, as the first tab stop, the link to it.
- Beside the page, the drawer is a landmark named as the menu. Behind the button, it is a modal dialog that Escape closes.
- \`DrawerButton\` exposes that it opens a dialog and whether it is open.`,
      },
      story: { inline: false, iframeHeight: 640 },
    },
  },
  args: { drawer, topBar, children: page },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'desktop' } } };

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: {
    drawer: { control: false },
    topBar: { control: false },
    children: { control: false },
  },
};

/** The drawer is beside the page at 1024 px and behind a button at 390 px (Narrow). */
export const Matrix: Story = { globals: { viewport: { value: 'tablet' } } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/**
 * Only the page scrolls. The drawer and top bar stay fixed, and scroll targets keep a distance from
 * them.
 */
export const LongText: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    children: (
      <Stack gap="s5">
        {Array.from({ length: 60 }, (_, line) => (
          <p key={line}>
            Line {line + 1} of a page that is longer than the window,{' '}
            <a href={`#line-${line}`}>with a link</a>.
          </p>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    main.scrollTop = 500;
    await expect(main.scrollTop).toBe(500);
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    const [link] = canvas.getAllByRole('link', { name: 'with a link' }).slice(30);
    link?.scrollIntoView();
    await expect(link?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      main.getBoundingClientRect().top + 16,
    );
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary').getBoundingClientRect().right).toBeCloseTo(
      window.innerWidth,
      0,
    );
  },
};

/** A bar replaces the drawer. The page ends above it, so that it covers nothing. */
export const WithBottomBar: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    bottomBar: (
      <BottomBar
        label="Main"
        items={[
          { id: 'home', label: 'Dashboard', href: '/', glyph: HomeGlyph, current: true },
          { id: 'documents', label: 'Documents', href: '/documents', glyph: DocumentCheckGlyph },
          { id: 'figures', label: 'Figures', href: '/figures', glyph: ChartGlyph },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    const bar = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    await expect(main.getBoundingClientRect().bottom).toBe(bar.top);
    await expect(bar.bottom).toBe(window.innerHeight);
    main.scrollTop = main.scrollHeight;
    const last = canvas.getByText('What belongs to Harbour').getBoundingClientRect();
    await expect(last.bottom).toBeLessThan(bar.top);
    main.scrollTop = 0;
  },
};

/**
 * On a phone: skip link, menu button, into the drawer, Escape closes it, focus returns to the
 * button.
 */
export const KeyboardOnly: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /skip/i })).toHaveFocus();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Open main menu' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
