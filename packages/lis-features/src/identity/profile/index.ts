export { ProfileScreen } from './profile-screen.js';
export type { ProfileScreenProps } from './profile-screen.js';
export type { ProfileValues } from './profile.form.js';
