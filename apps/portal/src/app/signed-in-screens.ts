import { loaded, screen } from './screen.tsx';

// Layout, guard and first screen of the signed-in area, separate from the other routes so that the
// sign-in page can preload them.
export const SignedIn = loaded(() => import('../routes/layout/signed-in/route.tsx'));
export const IdleGuard = loaded(() => import('../session/idle-guard.tsx'));
export const Dashboard = screen('dashboard', () => import('../routes/dashboard/route.tsx'));
