import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, deriveBranding, solidFor } from './branding-contrast.ts';

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', '21.00'],
    ['#ffffff', '#FFFFFF', '1.00'],
    ['#1976d2', '#ffffff', '4.60'],
    ['#ffffff', '#42a5f5', '2.65'],
    ['#767676', '#ffffff', '4.54'],
    ['#777777', '#ffffff', '4.48'],
  ])('%s on %s is %s', (a, b, expected) => {
    expect(contrastRatio(a, b).toFixed(2)).toBe(expected);
  });
});

describe('deriveBranding', () => {
  it.each([
    ['#1976d2', '#1976d2'],
    ['#2e7d32', '#2e7d32'],
    ['#14110f', '#14110f'],
    ['#42a5f5', undefined],
    ['#ffd400', undefined],
    ['#777777', undefined],
  ])('%s as a fill: %s', (primary, solid) => {
    expect(solidFor(primary)).toBe(solid);
  });

  it('omits the fill when white text on the colour is hard to read', () => {
    expect(
      deriveBranding({ logo: null, primary_color: '#ffd400', secondary_color: '#42a5f5' }),
    ).toStrictEqual({ primary: '#ffd400', secondary: '#42a5f5' });
    expect(
      deriveBranding({ logo: null, primary_color: '#1976d2', secondary_color: '#42a5f5' }),
    ).toStrictEqual({
      primary: '#1976d2',
      secondary: '#42a5f5',
      solid: '#1976d2',
    });
  });
});

type Triple = [number, number, number];

const dot = (row: Triple, [x, y, z]: Triple) => row[0] * x + row[1] * y + row[2] * z;
const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** OKLCH (Ottosson 2020), as defined in CSS Color 4. */
function oklchOf(hex: string): Triple {
  const rgb = [1, 3, 5].map((start) =>
    toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  ) as Triple;
  const lms = (
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ] as Triple[]
  ).map((row) => Math.cbrt(dot(row, rgb))) as Triple;
  const a = dot([1.9779984951, -2.428592205, 0.4505937099], lms);
  const b = dot([0.0259040371, 0.7827717662, -0.808675766], lms);
  return [dot([0.2104542553, 0.793617785, -0.0040720468], lms), Math.hypot(a, b), Math.atan2(b, a)];
}

/** Converts back to `#rrggbb`; channels outside sRGB are clipped, as in browsers. */
function hexOf([l, c, h]: Triple): string {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const lms = (
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ] as Triple[]
  ).map((row) => dot(row, [l, a, b]) ** 3) as Triple;
  const rgb = (
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ] as Triple[]
  ).map((row) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, dot(row, lms))))) * 255));
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The colour ramp of `@alms/ui/theme` (tokens.ts): lightness and chroma of the facility’s colour,
 * capped per role.
 */
function ramp(primary: string) {
  const [l, c, h] = oklchOf(primary);
  const role = (lightness: number, chroma: number) => hexOf([lightness, Math.min(c, chroma), h]);
  const neutral = (lightness: number) => hexOf([lightness, 0.003, (252 / 180) * Math.PI]);
  return {
    light: {
      page: neutral(0.977),
      surface: '#ffffff',
      tint: role(0.957, 0.022),
      tintStrong: role(0.915, 0.045),
      solid: solidFor(primary) ?? role(Math.min(l, 0.515), 0.16),
      solidHover: role(Math.min(l - 0.05, 0.47), 0.145),
      text: role(Math.min(l, 0.465), 0.145),
      focus: role(Math.min(l, 0.53), 0.17),
    },
    dark: {
      page: neutral(0.175),
      surface: neutral(0.21),
      tint: role(0.285, 0.045),
      solid: role(0.526, 0.145),
      solidHover: role(0.485, 0.14),
      text: role(Math.max(l, 0.79), 0.11),
      focus: role(Math.max(l, 0.72), 0.15),
    },
  };
}

describe('ramp derived from any colour', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);

  it('converts to OKLCH and back without loss', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(hexOf(oklchOf(color))).toBe(color);
      }),
      { seed: 34 },
    );
  });

  it('keeps text at 4.5:1 and focus at 3:1 in light and dark mode', () => {
    fc.assert(
      fc.property(hex, (primary) => {
        const { light, dark } = ramp(primary);
        const text: [string, string, string][] = [
          ['white on fill', '#ffffff', light.solid],
          ['white on hovered fill', '#ffffff', light.solidHover],
          ['text on surface', light.text, light.surface],
          ['text on page', light.text, light.page],
          ['text on tint', light.text, light.tint],
          ['text on strong tint', light.text, light.tintStrong],
          ['dark: white on fill', '#ffffff', dark.solid],
          ['dark: white on hovered fill', '#ffffff', dark.solidHover],
          ['dark: text on surface', dark.text, dark.surface],
          ['dark: text on page', dark.text, dark.page],
          ['dark: text on tint', dark.text, dark.tint],
        ];
        for (const [pair, front, back] of text)
          expect(contrastRatio(front, back), `${primary}: ${pair}`).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(light.focus, light.page), `${primary}: focus`).toBeGreaterThanOrEqual(
          3,
        );
        expect(
          contrastRatio(dark.focus, dark.surface),
          `${primary}: dark focus`,
        ).toBeGreaterThanOrEqual(3);
      }),
      {
        seed: 34,
        numRuns: 2000,
        examples: [
          ['#ffd400'],
          ['#00ff00'],
          ['#14110f'],
          ['#ffffff'],
          ['#000000'],
          ['#0000ff'],
          ['#ff00ff'],
        ],
      },
    );
  });
});
