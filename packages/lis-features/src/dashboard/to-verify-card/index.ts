export { ToVerifyCard } from './to-verify-card.tsx';
export type { ToVerifyCardProps } from './to-verify-card.tsx';
