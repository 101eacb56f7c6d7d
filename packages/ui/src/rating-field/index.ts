export { RatingField } from './rating-field.tsx';
export type { Rating, RatingCaptions, RatingFieldProps } from './rating-field.tsx';
