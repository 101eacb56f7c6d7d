/** Address of the demo facility. */
export const demoSubdomain = 'demo';

/**
 * The demo facility of a deployment. `local`: for development and evaluation, with published
 * passwords. `public`: without passwords, opened by a choice of role, and reset every night.
 */
export const demoModes = ['off', 'local', 'public'] as const;
export type DemoMode = (typeof demoModes)[number];

/** Hour (UTC) from which the public demo is reset. */
export const DEMO_RESET_HOUR = 3;

/** Page that offers the roles, and server endpoint of its form. */
export const liveDemoPath = '/live-demo';
