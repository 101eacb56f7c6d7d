import {
  useCallback,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { Place } from './svg-path.ts';

/** The stops of a plot, walked by arrow keys or pointed at. */
export interface PlotStops {
  /** Names what is walked, e.g. "Points of level 1". */
  label: string;
  count: number;
  /** The stop nearest to a place in the plot. */
  nearest: (x: number, y: number) => number;
  place: (stop: number) => Place;
  /** What is said when the stop is reached. */
  words: (stop: number) => string;
  /** What is shown beside it. */
  render: (stop: number) => ReactNode;
}

export interface PlotProps {
  /** Receives the element whose width counts; see `usePlotWidth`. */
  ref: Ref<HTMLDivElement>;
  /** In pixels. */
  width: number;
  height: number;
  /** What the picture shows, in a sentence: heard instead of it. */
  label: string;
  /** When omitted, nothing can be walked or pointed at. */
  stops?: PlotStops;
  /** The drawing, as SVG. It is not drawn again while stops are walked. */
  children: ReactNode;
}

/**
 * A drawing with axes. It reads from left to right in every language, as notation does: time and numbers keep their places, words around
 * them follow the language. What is walked is a native range input over the drawing: arrows, Home, End and Page keys are the browser's,
 * and a listener hears each stop as the value of the slider.
 */
export function Plot({ ref, width, height, label, stops, children }: PlotProps) {
  const slider = useRef<HTMLInputElement>(null);
  // The width is measured when the frame stands: drawn before, thousands of points would be drawn twice.
  const [stands, setStands] = useState(false);
  const stand = useCallback(() => setStands(true), []);
  const [walked, setWalked] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState(false);

  const last = (stops?.count ?? 0) - 1;
  const stop = Math.min(walked ?? last, last);
  const shown = pointed === null ? focused && stop : Math.min(pointed, last);

  const stopAt = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = box.width > 0 ? width / box.width : 1;
    return (
      stops?.nearest((event.clientX - box.left) * scale, (event.clientY - box.top) * scale) ?? null
    );
  };
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>) => setPointed(stopAt(event));
  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    // The press would take the focus away again that the slider is given here.
    event.preventDefault();
    setWalked(stopAt(event));
    setFocused(true);
    slider.current?.focus({ preventScroll: true });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || shown === false) return;
    event.stopPropagation();
    setPointed(null);
    setFocused(false);
  };

  const picture = (
    <svg ref={stand} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {stands && children}
    </svg>
  );
  if (!stops || stops.count === 0)
    return (
      <div ref={ref} data-part="plot" dir="ltr">
        {picture}
      </div>
    );
  return (
    <div
      ref={ref}
      data-part="plot"
      dir="ltr"
      onPointerMove={handlePointerMove}
      onPointerDown={handlePointerDown}
      onPointerLeave={() => setPointed(null)}
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

/** Above this there is no room over a stop, and the words go under it. In pixels. */
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
