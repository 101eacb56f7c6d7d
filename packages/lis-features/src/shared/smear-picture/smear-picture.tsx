import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import { scatter, type Disc } from './scatter.js';

const Root = /* @__PURE__ */ styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  background: ${t.brand.tint};

  [data-part='red'] { fill: ${t.brand.tintStrong}; }
  [data-part='pale'] { fill: color-mix(in oklch, ${t.brand.tint} 65%, ${t.brand.tintStrong}); }
  [data-part='white'] { fill: color-mix(in oklch, ${t.brand.tintStrong} 45%, ${t.brand.border}); }
  [data-part='nucleus'] { fill: color-mix(in oklch, ${t.brand.text} 70%, ${t.brand.border}); }
  [data-part='platelets'] { fill: ${t.brand.border}; }
`;

const WHITE: Disc = { x: 768, y: 672, radius: 62, turn: 20, squash: 0.97 };
const LOBES = [
  { x: -18, y: -14, radius: 18 },
  { x: 22, y: -12, radius: 20 },
  { x: -14, y: 18, radius: 19 },
  { x: 14, y: 20, radius: 18 },
] as const;
const RED = /* @__PURE__ */ scatter({ seed: 7, tries: 900, radius: [42, 62], taken: [WHITE] });
const PLATELETS = /* @__PURE__ */ scatter({ seed: 3, tries: 34, radius: [4, 9], taken: [WHITE] });

const place = ({ x, y, turn, squash }: Disc) => `translate(${x} ${y}) rotate(${turn}) scale(1 ${squash})`;

/** A blood smear in the facility's own colour, light as a slide is: decoration for pages that are mostly a form. */
export function SmearPicture() {
  return (
    <Root viewBox="0 0 1000 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" data-component="smear-picture">
      {RED.map((cell) => (
        <g key={`${cell.x} ${cell.y}`} transform={place(cell)}>
          <circle r={cell.radius} data-part="red" />
          <circle r={cell.radius * 0.48} cx={-3} cy={2} data-part="pale" />
        </g>
      ))}
      <g data-part="platelets">
        {PLATELETS.map(({ x, y, radius }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <g transform={place(WHITE)}>
        <circle r={WHITE.radius} data-part="white" />
        <g data-part="nucleus">
          {LOBES.map(({ x, y, radius }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
          ))}
        </g>
      </g>
    </Root>
  );
}
