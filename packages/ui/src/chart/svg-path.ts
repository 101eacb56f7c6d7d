/** A position on the plot, in pixels from its top left corner. */
export interface Place {
  x: number;
  y: number;
}

/** A tenth of a pixel is below screen resolution and keeps paths short. */
const round = (pixels: number) => Math.round(pixels * 10) / 10;

/** Returns a line through the positions. Null breaks the line, so gaps are not bridged. */
export function linePath(places: Iterable<Place | null>): string {
  let [path, pen] = ['', 'M'];
  for (const place of places) {
    if (place === null) pen = 'M';
    else {
      path += `${pen}${round(place.x)} ${round(place.y)}`;
      pen = 'L';
    }
  }
  return path;
}

/** Returns the area between the line and a baseline, closed separately for each unbroken run. */
export function areaPath(places: Iterable<Place | null>, baseline: number): string {
  let path = '';
  let run: Place[] = [];
  const close = () => {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last) path += `${linePath(run)}V${round(baseline)}H${round(first.x)}Z`;
    run = [];
  };
  for (const place of places) {
    if (place === null) close();
    else run.push(place);
  }
  close();
  return path;
}

/**
 * Returns dots as zero-length lines. Stroked with round caps they become discs, so 5,000 dots are a
 * single element.
 */
export function dotsPath(places: Iterable<Place>): string {
  let path = '';
  for (const { x, y } of places) path += `M${round(x)} ${round(y)}h0`;
  return path;
}

/** Outlines around the origin, about ten pixels wide. */
const SHAPES = {
  disc: (x: number, y: number) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`,
  square: (x: number, y: number) => `M${x - 3.5} ${y - 3.5}h7v7h-7z`,
  triangle: (x: number, y: number) => `M${x} ${y - 6}l6 10.5h-12z`,
  'triangle-down': (x: number, y: number) => `M${x} ${y + 6}l6-10.5h-12z`,
  diamond: (x: number, y: number) => `M${x} ${y - 6.5}l6.5 6.5l-6.5 6.5l-6.5-6.5z`,
  cross: (x: number, y: number) => `M${x - 4} ${y - 4}l8 8m0-8l-8 8`,
  up: (x: number, y: number) => `M${x - 4} ${y + 2}l4-4l4 4m-8 4l4-4l4 4`,
  down: (x: number, y: number) => `M${x - 4} ${y - 2}l4 4l4-4m-8-4l4 4l4-4`,
} as const;

export type PlotShape = keyof typeof SHAPES;

/**
 * Returns one path with the same shape at every position. `cross`, `up` and `down` are stroked
 * lines; the others are closed.
 */
export function shapesPath(shape: PlotShape, places: Iterable<Place>): string {
  let path = '';
  for (const { x, y } of places) path += SHAPES[shape](round(x), round(y));
  return path;
}

/** Returns axis-parallel rectangles as one path. */
export function rectanglesPath(
  rectangles: Iterable<{ x: number; y: number; width: number; height: number }>,
): string {
  let path = '';
  for (const { x, y, width, height } of rectangles)
    path += `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${-round(width)}z`;
  return path;
}
