import {
  useCallback,
  useEffect,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { useClock } from '../clock/index.ts';
import { useMessages } from '../i18n/index.ts';
import { Icon, PauseGlyph, PlayGlyph } from '../icon/index.ts';
import { useMediaQuery, usePageVisible } from '../internal/index.ts';
import { slideshowMessages } from './words/index.ts';
import * as S from './slideshow.styles.ts';

export interface SlideshowProps extends ComponentPropsWithRef<'div'> {
  /** URLs of the pictures, in order. Decorative only: they must not carry information. */
  images: readonly string[];
  /** Duration of each picture, in milliseconds. @default 5000 */
  intervalMs?: number;
}

/**
 * Changing background pictures for a public page. A gradient is shown first, and remains where a
 * picture fails to load. The slideshow pauses with reduced motion, while the pointer or focus is
 * inside, and in a hidden tab. The button, first in tab order, overrides these rules (WCAG 2.2.2).
 * Text is placed on scrims.
 */
export function Slideshow({
  images,
  intervalMs = 5000,
  children,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: SlideshowProps) {
  const words = useMessages(slideshowMessages);
  const clock = useClock();
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const visible = usePageVisible();
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [occupied, setOccupied] = useState({ pointer: false, focus: false });
  const [turn, setTurn] = useState(0);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());

  const playing = choice === undefined ? !lessMotion : choice === 'play';
  const undisturbed = choice === 'play' || (!occupied.pointer && !occupied.focus);
  const running = playing && undisturbed && visible && images.length > 1;
  useEffect(
    () =>
      running ? clock.subscribe(() => setTurn((before) => before + 1), intervalMs) : undefined,
    [running, clock, intervalMs],
  );

  const shown = images.length > 0 ? turn % images.length : 0;
  // Each picture is loaded one turn before it is shown, so that the first paint requests at most
  // two.
  const fetched = images.slice(0, turn + 2);
  const pointer = (inside: boolean) => (event: PointerEvent<HTMLDivElement>) => {
    (inside ? onPointerEnter : onPointerLeave)?.(event);
    if (event.pointerType !== 'touch') setOccupied((before) => ({ ...before, pointer: inside }));
  };
  const focus = (inside: boolean) => (event: FocusEvent<HTMLDivElement>) => {
    (inside ? onFocus : onBlur)?.(event);
    setOccupied((before) => ({ ...before, focus: inside }));
  };
  return (
    <S.Root
      {...rest}
      onPointerEnter={pointer(true)}
      onPointerLeave={pointer(false)}
      onFocus={focus(true)}
      onBlur={focus(false)}
      data-component="slideshow"
      data-running={running || undefined}
    >
      <div data-part="pictures">
        {fetched.map(
          (src, index) =>
            !failed.has(src) && (
              <Picture
                key={src}
                src={src}
                shown={index === shown}
                onFail={() => setFailed((before) => new Set(before).add(src))}
              />
            ),
        )}
      </div>
      <div data-part="column">
        {images.length > 1 && (
          <div data-part="controls">
            <button
              type="button"
              aria-label={playing ? words.pause : words.play}
              onClick={() => setChoice(playing ? 'pause' : 'play')}
            >
              <Icon glyph={playing ? PauseGlyph : PlayGlyph} size="small" />
            </button>
            <div data-part="places" aria-hidden="true">
              {images.map((src, index) => (
                <i key={src} data-shown={index === shown || undefined} />
              ))}
            </div>
          </div>
        )}
        <div data-part="content">{children}</div>
      </div>
    </S.Root>
  );
}

/** A picture: transparent until fully loaded, then faded in. */
function Picture({ src, shown, onFail }: { src: string; shown: boolean; onFail: () => void }) {
  const [arrived, setArrived] = useState(false);
  // On a server-rendered page the load event may fire before hydration.
  const checkLoaded = useCallback(
    (picture: HTMLImageElement | null) => void (picture?.complete && setArrived(true)),
    [],
  );
  return (
    <img
      ref={checkLoaded}
      src={src}
      alt=""
      fetchPriority="low"
      data-shown={shown || undefined}
      data-arrived={arrived || undefined}
      onLoad={() => setArrived(true)}
      onError={onFail}
    />
  );
}
