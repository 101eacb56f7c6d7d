import { languageNames, languages, type LanguageTag } from '@alms/lis-domain/language';
import type { Brand, Density, Scheme } from '@alms/ui/theme';
import type { Preview } from '@storybook/react-vite';

/** A fictitious facility, to view screens under different branding. */
interface Tenant {
  name: string;
  brand: Brand;
}

type TenantName = 'product' | 'northside' | 'marigold' | 'obsidian';

/** Yellow and near-black are the extremes at which a derived colour could lose its contrast. */
export const tenants: Record<TenantName, Tenant> = {
  // Defaults of a facility that has not chosen colours.
  product: { name: 'Product colours', brand: { primary: '#1976d2', solid: '#1976d2' } },
  northside: { name: 'Northside Clinic, green', brand: { primary: '#2e7d32', solid: '#2e7d32' } },
  marigold: { name: 'Marigold Diagnostics, yellow', brand: { primary: '#ffd400' } },
  obsidian: {
    name: 'Obsidian Pathology, near black',
    brand: { primary: '#14110f', solid: '#14110f' },
  },
};

/** Options of the toolbar or of a story's `globals`. */
export interface AlmsGlobals {
  scheme: Exclude<Scheme, 'system'> | 'side-by-side';
  tenant: TenantName;
  /** `en-XA` lengthens every message; `ar-XB` mirrors the page without a translation. */
  locale: LanguageTag | 'en-XA' | 'ar-XB';
  density: Density;
}

export const initialGlobals: AlmsGlobals = {
  scheme: 'light',
  tenant: 'product',
  locale: 'en',
  density: 'comfortable',
};

type GlobalTypes = NonNullable<Preview['globalTypes']>;
type ToolbarIcon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>;

const toolbar = (title: string, icon: ToolbarIcon, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

export const globalTypes: GlobalTypes = {
  scheme: toolbar('Scheme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'side-by-side', title: 'Side by side' },
  ]),
  tenant: toolbar(
    'Tenant',
    'paintbrush',
    Object.entries(tenants).map(([value, { name: title }]) => ({ value, title })),
  ),
  locale: toolbar('Language', 'globe', [
    ...languages.map((value) => ({ value, title: languageNames[value] })),
    { value: 'en-XA', title: 'Lengthened English' },
    { value: 'ar-XB', title: 'Right-to-left English' },
  ]),
  density: toolbar('Density', 'component', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'compact', title: 'Compact' },
  ]),
};

const viewport = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
});

/**
 * Viewport widths for every screen; a story selects one with `globals: { viewport: { value:
 * 'narrow' } }`.
 */
export const viewports = {
  narrow: viewport('Narrow, 320', 320, 640, 'mobile'),
  phone: viewport('Phone, 390', 390, 844, 'mobile'),
  tablet: viewport('Tablet, 1024', 1024, 900, 'tablet'),
  desktop: viewport('Desktop, 1440', 1440, 900, 'desktop'),
};
