export { SmearPicture } from './smear-picture.tsx';
