export { TenantSettingsScreen } from './tenant-settings-screen.tsx';
export type { TenantSettingsScreenProps } from './tenant-settings-screen.tsx';
export type { BrandingFields, BrandingValues, SecurityFields } from './tenant-settings.form.ts';
export type { LogoUpload } from './logo-field.tsx';
