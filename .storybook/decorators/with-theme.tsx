import { ThemeScope, ThemeStyles, type Scheme } from '@alms/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { tenants, type AlmsGlobals } from '../globals.ts';

const SIDE_BY_SIDE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
} as const;

/**
 * Applies the toolbar's scheme, tenant and density. Side by side renders the story twice, in both
 * schemes.
 */
export const withTheme: Decorator = (Story, { globals, viewMode }) => {
  const { scheme, tenant, density } = globals as unknown as AlmsGlobals;
  const { brand } = tenants[tenant];
  const inScheme = (each: Scheme) => (
    <ThemeScope
      key={each}
      scheme={each}
      density={density}
      tenant={tenant}
      page={viewMode === 'story'}
      brand={brand}
    >
      <Story />
    </ThemeScope>
  );
  return (
    <>
      <ThemeStyles page />
      {scheme === 'side-by-side' ? (
        <div style={SIDE_BY_SIDE}>{[inScheme('light'), inScheme('dark')]}</div>
      ) : (
        inScheme(scheme)
      )}
    </>
  );
};
