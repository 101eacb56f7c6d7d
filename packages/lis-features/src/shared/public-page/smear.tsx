import { useId } from 'react';
import * as S from './public-page.styles.ts';

/** Outlines of cells in a tile of 360 px that continues at its edges. */
const CELLS =
  'M286 215a23 23 0 1 1-.1 0zM94 242a20 20 0 1 1-.1 0zM322 291a23 23 0 1 1-.1 0z' +
  'M72 23a23 23 0 1 1-.1 0zM270 12a20 20 0 1 1-.1 0zM18 77a20 20 0 1 1-.1 0z' +
  'M378 77a20 20 0 1 1-.1 0zM167 202a23 23 0 1 1-.1 0zM327 130a20 20 0 1 1-.1 0z' +
  'M234 315a20 20 0 1 1-.1 0zM234 -45a20 20 0 1 1-.1 0zM130 141a20 20 0 1 1-.1 0z' +
  'M262 127a20 20 0 1 1-.1 0zM35 268a20 20 0 1 1-.1 0zM205 35a20 20 0 1 1-.1 0z' +
  'M132 -19a23 23 0 1 1-.1 0zM132 341a23 23 0 1 1-.1 0zM224 249a20 20 0 1 1-.1 0z' +
  'M79 96a20 20 0 1 1-.1 0zM309 64a20 20 0 1 1-.1 0zM29 193a26 26 0 1 1-.1 0z' +
  'M389 193a26 26 0 1 1-.1 0zM354 7a23 23 0 1 1-.1 0zM354 367a23 23 0 1 1-.1 0z' +
  'M-6 7a23 23 0 1 1-.1 0zM-6 367a23 23 0 1 1-.1 0zM137 72a20 20 0 1 1-.1 0z' +
  'M193 110a20 20 0 1 1-.1 0zM154 282a20 20 0 1 1-.1 0zM229 180a20 20 0 1 1-.1 0z' +
  'M68 321a20 20 0 1 1-.1 0zM68 -39a20 20 0 1 1-.1 0z';

/** Drawn as elements: a background picture would be painted after the text. */
export function Smear() {
  const id = useId();
  return (
    <S.Smear>
      <pattern id={id} width="360" height="360" patternUnits="userSpaceOnUse">
        <path d={CELLS} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </S.Smear>
  );
}
