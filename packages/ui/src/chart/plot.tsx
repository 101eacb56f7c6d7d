import {
  useCallback,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { Place } from './svg-path.ts';

/** Maximum distance of a click from the point it opens, in pixels: half of a touch target. */
const REACH = 22;

/** The points of a plot that can be reached by arrow keys or pointer. */
export interface PlotStops {
  /** Accessible name of the set, e.g. "Points of level 1". */
  label: string;
  count: number;
  /** Returns the point nearest to a position in the plot. */
  nearest: (x: number, y: number) => number;
  place: (stop: number) => Place;
  /** Accessible text of a point. */
  words: (stop: number) => string;
  /** Content of the callout at a point. */
  render: (stop: number) => ReactNode;
  /**
   * Called on a click near a point, or Enter at it. When omitted, points do nothing. Say in `words`
   * and in the callout what opens.
   */
  onOpen?: ((stop: number) => void) | undefined;
}

export interface PlotProps {
  /** Ref of the element whose width is measured; see `usePlotWidth`. */
  ref: Ref<HTMLDivElement>;
  /** Width of the plot in pixels. */
  width: number;
  height: number;
  /** Text alternative of the drawing, in one sentence. */
  label: string;
  /** Navigable points. When omitted, the plot is not interactive. */
  stops?: PlotStops;
  /** The drawing, as SVG. It is not re-rendered while the user moves between points. */
  children: ReactNode;
}

/**
 * A drawing with axes. It is left-to-right in every language: time and numbers keep their
 * positions, and labels follow the language. Navigation uses a native range input over the drawing.
 * The browser handles arrows, Home, End and Page keys, and screen readers announce each point as
 * the slider value.
 */
export function Plot({ ref, width, height, label, stops, children }: PlotProps) {
  const slider = useRef<HTMLInputElement>(null);
  // The width is measured after the frame is mounted. Drawing earlier would draw thousands of
  // points twice.
  const [isMeasured, setMeasured] = useState(false);
  const stand = useCallback(() => setMeasured(true), []);
  const [walked, setWalked] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState(false);

  const last = (stops?.count ?? 0) - 1;
  const stop = Math.min(walked ?? last, last);
  const shown = pointed === null ? focused && stop : Math.min(pointed, last);

  const stopAt = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = box.width > 0 ? width / box.width : 1;
    return (
      stops?.nearest((event.clientX - box.left) * scale, (event.clientY - box.top) * scale) ?? null
    );
  };
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>) => setPointed(stopAt(event));
  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    // The default action would remove the focus that the slider receives here.
    event.preventDefault();
    setWalked(stopAt(event));
    setFocused(true);
    slider.current?.focus({ preventScroll: true });
  };
  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const near = stops?.onOpen && stopAt(event);
    if (near === null || near === undefined) return;
    const box = event.currentTarget.getBoundingClientRect();
    const scale = width > 0 ? box.width / width : 1;
    const { x, y } = stops?.place(near) ?? { x: NaN, y: NaN };
    const distance = Math.hypot(
      event.clientX - box.left - x * scale,
      event.clientY - box.top - y * scale,
    );
    if (distance <= REACH) stops?.onOpen?.(near);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && stops?.onOpen) {
      // The rest of the key press would go to what takes focus: it opens a list.
      event.preventDefault();
      stops.onOpen(stop);
    }
    if (event.key !== 'Escape' || shown === false) return;
    event.stopPropagation();
    setPointed(null);
    setFocused(false);
  };

  const picture = (
    <svg ref={stand} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {isMeasured && children}
    </svg>
  );
  if (!stops || stops.count === 0)
    return (
      <div ref={ref} data-part="plot" dir="ltr">
        {picture}
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the range input handles Enter
    <div
      ref={ref}
      data-part="plot"
      dir="ltr"
      onPointerMove={handlePointerMove}
      onPointerDown={handlePointerDown}
      onPointerLeave={() => setPointed(null)}
      onClick={handleClick}
    >
      {picture}
      <input
        ref={slider}
        type="range"
        min={0}
        max={last}
        value={stop}
        aria-label={stops.label}
        aria-valuetext={stops.words(stop)}
        onChange={(event) => {
          setWalked(Number(event.target.value));
          setFocused(true);
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={handleKeyDown}
      />
      {shown !== false && (
        <Callout place={stops.place(shown)} width={width} height={height}>
          {stops.render(shown)}
        </Callout>
      )}
    </div>
  );
}

/** Minimum space above a point, in pixels. With less, the callout is placed below it. */
const ROOM = 76;

function Callout({
  place,
  width,
  height,
  children,
}: {
  place: Place;
  width: number;
  height: number;
  children: ReactNode;
}) {
  const along = (place.x / width) * 100;
  const style = {
    '--along': along,
    '--x': `${along}%`,
    '--y': `${(place.y / height) * 100}%`,
  } as CSSProperties;
  return (
    <div
      data-part="callout"
      data-side={place.y < ROOM ? 'below' : 'above'}
      style={style}
      aria-hidden="true"
    >
      <div data-part="callout-words" dir="auto">
        {children}
      </div>
    </div>
  );
}
