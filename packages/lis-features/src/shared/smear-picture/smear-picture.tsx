import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import { scatter, type Disc } from './scatter.ts';

/**
 * Cells are short strokes with round caps, with one path per size. Hundreds of elements would delay
 * the form beside them.
 */
const Root = /* @__PURE__ */ styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  background: ${t.brand.tint};
  fill: none;
  stroke-linecap: round;

  [data-part='red'] {
    stroke: ${t.brand.tintStrong};
  }
  [data-part='pale'] {
    stroke: color-mix(in oklch, ${t.brand.tint} 65%, ${t.brand.tintStrong});
  }
  [data-part='white'] {
    stroke: color-mix(in oklch, ${t.brand.tintStrong} 45%, ${t.brand.border});
  }
  [data-part='nucleus'] {
    stroke: color-mix(in oklch, ${t.brand.text} 70%, ${t.brand.border});
  }
  [data-part='platelets'] {
    stroke: ${t.brand.border};
  }
`;

/** Maximum elongation of a red cell; a platelet is a dot. */
const LEAN = 3;
const RED_SIZES = [44, 50, 56, 62];
const PLATELET_SIZES = [4, 7, 9];

const WHITE: Disc = { x: 768, y: 672, radius: 62, lean: [2, 1] };
const NUCLEUS: Disc[] = [
  [755, 652],
  [792, 666],
  [748, 685],
  [774, 696],
].map(([x = 0, y = 0]) => ({ x, y, radius: 19, lean: [0, 0] }));
const RED = /* @__PURE__ */ scatter({
  seed: 7,
  tries: 1500,
  radii: RED_SIZES,
  lean: LEAN,
  taken: [WHITE],
});
const PLATELETS = /* @__PURE__ */ scatter({
  seed: 3,
  tries: 34,
  radii: PLATELET_SIZES,
  taken: [WHITE],
});

/** Discs of one radius, or of the given `width`. */
function Discs({
  discs,
  radius,
  part,
  width = 2 * radius,
}: {
  discs: readonly Disc[];
  radius: number;
  part: string;
  width?: number;
}) {
  const strokes = discs
    .filter((disc) => disc.radius === radius)
    .map(({ x, y, lean: [dx, dy] }) => `M${x - dx} ${y - dy}l${2 * dx} ${2 * dy}`);
  return <path data-part={part} strokeWidth={width} d={strokes.join('')} />;
}

/** Blood smear illustration in the facility’s colour. Decorative, for pages with mostly a form. */
export function SmearPicture() {
  return (
    <Root
      viewBox="0 0 1000 1000"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-component="smear-picture"
    >
      {RED_SIZES.map((radius) => (
        <Discs key={radius} part="red" discs={RED} radius={radius} width={2 * (radius - LEAN)} />
      ))}
      {RED_SIZES.map((radius) => (
        <Discs key={radius} part="pale" discs={RED} radius={radius} width={radius - LEAN} />
      ))}
      {PLATELET_SIZES.map((radius) => (
        <Discs key={radius} part="platelets" discs={PLATELETS} radius={radius} />
      ))}
      <Discs part="white" discs={[WHITE]} radius={WHITE.radius} />
      <Discs part="nucleus" discs={NUCLEUS} radius={19} />
    </Root>
  );
}
