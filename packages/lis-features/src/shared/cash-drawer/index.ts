export { cashDrawerMessages } from './words/index.ts';
export { amountIn, referenceField } from './amount.form.ts';
export { OpenDrawerDialog } from './open-drawer-dialog.tsx';
export { useAmountWords } from './use-amount-words.ts';
export { useDrawerOffer } from './use-drawer-offer.tsx';
export type { OpenDrawer } from './use-drawer-offer.tsx';
