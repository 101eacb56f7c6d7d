export { RatingField } from './rating-field.js';
export type { Rating, RatingCaptions, RatingFieldProps } from './rating-field.js';
