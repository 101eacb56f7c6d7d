import { loaded, screen } from './screen.tsx';

// The frame of the signed-in area, its first screen and its guard, apart from the other routes: the sign-in page fetches them before they are shown.
export const SignedIn = loaded(() => import('../routes/layout/signed-in/route.tsx'));
export const IdleGuard = loaded(() => import('../session/idle-guard.tsx'));
export const Dashboard = screen('dashboard', () => import('../routes/dashboard/route.tsx'));
