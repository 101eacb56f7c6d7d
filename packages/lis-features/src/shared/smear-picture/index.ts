export { SmearPicture } from './smear-picture.js';
