export { TenantSettingsScreen } from './tenant-settings-screen.js';
export type { TenantSettingsScreenProps } from './tenant-settings-screen.js';
export type { BrandingFields, BrandingValues, SecurityFields } from './tenant-settings.form.js';
export type { LogoUpload } from './logo-field.js';
