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
import { plainControls } from './plain-controls.ts';

// A generous timeout for slow machines; it only stops waits that never end.
configure({ asyncUtilTimeout: 30_000 });

// Lazy-loaded when a documentation page is opened; stories and their tests do not need it.
const DocsPage = lazy(() => import('./docs-page.tsx'));

export default {
  globalTypes,
  initialGlobals: { ...initialGlobals },
  // Preloads lazy parts, so that no story is captured while loading.
  loaders: [fetchParts],
  // Innermost first.
  decorators: [withClosing, withFrame, withLinks, withFrozenClock, withTheme, withLocale],
  argTypesEnhancers: [plainControls],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    backgrounds: { disable: true },
    // Enabled by `Playground`; every other story is a fixed state.
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
