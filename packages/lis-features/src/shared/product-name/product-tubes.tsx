/** Three tubes with different fill levels, in a box of 26. */
const TUBES = [
  { start: 3, level: 14 },
  { start: 10.5, level: 8 },
  { start: 18, level: 11 },
] as const;
const WIDTH = 5;
const TOP = 2;
const HEIGHT = 22;
const ROUND = WIDTH / 2;

/** Product logo in the current text colour; the container sets its size. */
export function ProductTubes() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true">
      {TUBES.map(({ start, level }) => (
        <g key={start}>
          <path
            d={`M${start} ${level}h${WIDTH}V${TOP + HEIGHT - ROUND}a${ROUND} ${ROUND} 0 0 1-${WIDTH} 0z`}
            fill="currentColor"
          />
          <rect
            x={start}
            y={TOP}
            width={WIDTH}
            height={HEIGHT}
            rx={ROUND}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
          />
        </g>
      ))}
    </svg>
  );
}
