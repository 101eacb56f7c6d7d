export { WelcomeCard } from './welcome-card.js';
export type { WelcomeCardProps } from './welcome-card.js';
