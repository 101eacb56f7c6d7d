import '@fontsource-variable/atkinson-hyperlegible-mono';
import '@fontsource-variable/atkinson-hyperlegible-next';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { fetchParts } from '../packages/lis-features/src/shared/on-demand/index.ts';
import { withClosing } from './decorators/with-closing.tsx';
import { withFrame } from './decorators/with-frame.tsx';
import { withFrozenClock } from './decorators/with-frozen-clock.tsx';
import { withLinks } from './decorators/with-links.tsx';
import { withLocale } from './decorators/with-locale.tsx';
import { withTheme } from './decorators/with-theme.tsx';
import { globalTypes, initialGlobals, viewports } from './globals.ts';

// What a play awaits comes, however busy the machine; only what never comes is given up.
configure({ asyncUtilTimeout: 30_000 });

// Fetched when a page is opened: the stories themselves, and their tests, do without it.
const DocsPage = lazy(() => import('./docs-page.tsx'));

export default {
  globalTypes,
  initialGlobals: { ...initialGlobals },
  // Nothing of a story is on its way when it is looked at.
  loaders: [fetchParts],
  // Innermost first.
  decorators: [withClosing, withFrame, withLinks, withFrozenClock, withTheme, withLocale],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    // `Playground` turns them on; every other story is one fixed state.
    controls: { disable: true },
    docs: {
      page: () => (
        <Suspense fallback={null}>
          <DocsPage />
        </Suspense>
      ),
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Icons',
            'Motion',
            'Writing',
            'States',
            'Access',
            'Tenant studio',
            'Tenant contrast',
          ],
          'UI',
          [
            'Actions',
            'Forms',
            'Data',
            'Feedback',
            'Layout',
            'Navigation',
            'Overlays',
            'Charts',
            'Media',
          ],
          'Features',
          [
            'Access',
            'Home',
            'Shell',
            'Patients',
            'Orders',
            'Specimens',
            'Results',
            'Quality control',
            'Catalogue',
            'Inventory',
            'Billing',
            'Analytics',
            'Facility',
            'Audit',
          ],
          'Pages',
          'Internal',
        ],
      },
    },
  },
} satisfies Preview;
