import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';
import { messagesPlugin } from './compile-messages.ts';

export default {
  framework: '@storybook/react-vite',
  stories: [
    './**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/lis-features/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['packages/*/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      // Unions of literals are selects, and `T | undefined` is `T`.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Only own props, without the hundreds of native element props.
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [messagesPlugin(), react()],
      resolve: { conditions: ['@alms/source', ...defaultClientConditions] },
      // Pre-bundled: discovery during tests would make Vite reload the page under the test.
      optimizeDeps: {
        include: [
          'tinykeys',
          '@zxcvbn-ts/core',
          'barcode-detector/ponyfill',
          '@internationalized/date',
          'react-aria-components/DateField',
          'react-aria-components/I18nProvider',
          'styled-components',
          'valibot',
          'storybook/actions',
        ],
      },
    }),
} satisfies StorybookConfig;
