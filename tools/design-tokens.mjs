/**
 * Design tokens for other tools, from the values that the components use: JSON in the format of the
 * W3C Design Tokens Community Group (2025.10), and a style sheet.
 */

/** The product's colour, from which the brand tokens derive without a facility's brand. */
const PRODUCT = '#1976d2';

/** Oklab matrices: Björn Ottosson, “A perceptual color space for image processing” (2020). */
const linear = (channel) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const encoded = (channel) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Converts `#rrggbb` to lightness, chroma and hue in degrees. */
export function oklchOf(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, c),
    h: ((Math.atan2(c, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Converts to `#rrggbb`; colours outside sRGB are clipped. */
export function hexOf({ l, c, h }) {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const digits = channels.map((channel) =>
    Math.round(Math.min(1, Math.max(0, encoded(Math.max(0, channel)))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

const rounded = (value) => Math.round(value * 10_000) / 10_000;

function colorValue({ l, c, h, alpha = 1 }) {
  return {
    colorSpace: 'oklch',
    components: [l, c, h].map(rounded),
    alpha,
    hex: hexOf({ l, c, h }),
  };
}

/** A channel of a relative colour: `h`, `0.957`, `min(l - 0.05, 0.47)`. */
function channelOf(text, base) {
  const limit = /^(min|max)\((.+), (.+)\)$/.exec(text);
  if (limit) return Math[limit[1]](channelOf(limit[2], base), channelOf(limit[3], base));
  const [name, minus = '0'] = text.split(' - ');
  return (base[name] ?? Number(name)) - Number(minus);
}

/** Reads a colour of the tokens; undefined when the text is none. */
export function colorOf(text) {
  const own = /^var\(--alms-tenant-solid, (.+)\)$/.exec(text);
  if (own) return colorOf(own[1]);
  const derived = /^oklch\(from var\(--alms-tenant-primary, #1976d2\) (.+)\)$/.exec(text);
  if (derived) {
    const [l, c, h] = derived[1].match(/(?:min|max)\([^)]+\)|[\d.]+|[lch]/g);
    const base = oklchOf(PRODUCT);
    return colorValue({ l: channelOf(l, base), c: channelOf(c, base), h: channelOf(h, base) });
  }
  const plain = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(text);
  if (!plain) return undefined;
  const [l, c, h, alpha = 1] = plain.slice(1).filter(Boolean).map(Number);
  return colorValue({ l, c, h, alpha });
}

function dimensionOf(text) {
  const fluid = /^clamp\(.+, (\S+)\)$/.exec(text);
  const size = /^([\d.]+)(px|rem)$/.exec(fluid?.[1] ?? text);
  return size ? { value: Number(size[1]), unit: size[2] } : undefined;
}

function shadowOf(text) {
  const layers = text.split(/, (?![^(]*\))/).map((layer) => {
    const parts = /^(.+?) (oklch\(.+\))$/.exec(layer);
    const [offsetX, offsetY, blur, spread = '0'] = parts[1].split(' ');
    const length = (part) => dimensionOf(part === '0' ? '0px' : part);
    return {
      color: colorOf(parts[2]),
      offsetX: length(offsetX),
      offsetY: length(offsetY),
      blur: length(blur),
      spread: length(spread),
    };
  });
  return layers.length === 1 ? layers[0] : layers;
}

/** Values that the format has no type for: they are only in the style sheet. */
export const NOT_IN_JSON = ['motion.turn', 'density.note', 'density.wrap', 'density.overflow'];

function tokenOf(path, value) {
  const [group, name] = path;
  if (group === 'font')
    return {
      $type: 'fontFamily',
      $value: value.split(', ').map((family) => family.replaceAll('"', '')),
    };
  if (group === 'weight') return { $type: 'fontWeight', $value: value };
  if (group === 'shadow') return { $type: 'shadow', $value: shadowOf(value) };
  if (name === 'ease') return { $type: 'cubicBezier', $value: value.match(/[\d.]+/g).map(Number) };
  if (group === 'motion')
    return { $type: 'duration', $value: { value: Number.parseInt(value, 10), unit: 'ms' } };
  const color = colorOf(value);
  if (color) return { $type: 'color', $value: color };
  const dimension = dimensionOf(value);
  if (dimension) return { $type: 'dimension', $value: dimension };
  if (/^[\d.]+$/.test(value)) return { $type: 'number', $value: Number(value) };
  throw new Error(`@alms/ui: the token ${path.join('.')} has a value of no known type: ${value}`);
}

function tokensIn(values, path = []) {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const own = [...path, name];
      if (NOT_IN_JSON.includes(own.join('.'))) return [];
      return [[name, typeof value === 'object' ? tokensIn(value, own) : tokenOf(own, value)]];
    }),
  );
}

/**
 * Design tokens in four groups: `light`, and what `dark`, `compact` and `touch` change. Brand
 * tokens derive from the product's colour.
 */
export function designTokens({ lightValues, darkValues, compactValues, touchValues }) {
  return {
    $description: 'Design tokens of @alms/ui. Brand tokens derive from a facility’s colour.',
    light: tokensIn(lightValues),
    dark: tokensIn(darkValues),
    compact: tokensIn(compactValues),
    touch: tokensIn(touchValues),
  };
}

/** The style sheet within the style tags of a server rendering, one rule a line. */
export const styleSheetOf = (tags) =>
  `${tags
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .split('/*!sc*/')
    .map((rule) => rule.trim())
    .filter(Boolean)
    .join('\n')}\n`;
