export { WelcomeCard } from './welcome-card.tsx';
export type { WelcomeCardProps } from './welcome-card.tsx';
