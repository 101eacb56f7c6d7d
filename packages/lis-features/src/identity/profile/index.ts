export { ProfileScreen } from './profile-screen.tsx';
export type { ProfileScreenProps } from './profile-screen.tsx';
export type { ProfileValues } from './profile.form.ts';
