import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClockProvider, type Clock } from '../clock/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Slideshow } from './index.ts';

const images = ['/one.svg', '/two.svg', '/three.svg', '/four.svg'];

describeConformance(Slideshow, { component: 'slideshow', props: { images } });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A clock with ticks controlled by the test, which also records whether there are subscribers. */
function handClock() {
  const waiting = new Map<() => void, number>();
  const clock: Clock = {
    now: () => 0,
    subscribe: (tick, everyMs) => {
      waiting.set(tick, everyMs);
      return () => waiting.delete(tick);
    },
  };
  return { clock, waiting, tick: () => act(() => waiting.forEach((_everyMs, each) => each())) };
}

function setUp(props: Partial<Parameters<typeof Slideshow>[0]> = {}) {
  const hand = handClock();
  const rendered = renderUi(
    <>
      <ClockProvider clock={hand.clock}>
        <Slideshow images={images} {...props}>
          <a href="#register">Register</a>
        </Slideshow>
      </ClockProvider>
      <button type="button">Outside</button>
    </>,
  );
  const pictures = () => Array.from(rendered.container.querySelectorAll('img'));
  return {
    ...rendered,
    ...hand,
    pictures,
    shown: () =>
      pictures()
        .find((picture) => picture.dataset['shown'])
        ?.getAttribute('src'),
  };
}

describe('Slideshow', () => {
  it('changes the picture every interval and restarts after the last', () => {
    const { tick, waiting, shown } = setUp({ intervalMs: 7000 });
    expect([...waiting.values()]).toEqual([7000]);
    const pictures = images.concat('again').map(() => {
      const before = shown();
      tick();
      return before;
    });
    expect(pictures).toEqual([...images, '/one.svg']);
  });

  it('changes every five seconds by default', () => {
    expect([...setUp().waiting.values()]).toEqual([5000]);
  });

  it('loads a picture one turn before it is shown', () => {
    const { tick, pictures } = setUp();
    expect(pictures().map((picture) => picture.getAttribute('src'))).toEqual([
      '/one.svg',
      '/two.svg',
    ]);
    tick();
    expect(pictures()).toHaveLength(3);
  });

  it('shows a picture once it is fully loaded, with or without a load event', () => {
    const { pictures, tick } = setUp();
    const [first] = pictures();
    expect(first).not.toHaveAttribute('data-arrived');
    if (first) fireEvent.load(first);
    expect(first).toHaveAttribute('data-arrived');
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    tick();
    expect(pictures().at(-1)).toHaveAttribute('data-arrived');
  });

  it('shows the gradient in place of a failed picture, and continues', () => {
    const { tick, pictures, shown } = setUp();
    const [first] = pictures();
    if (first) fireEvent.error(first);
    expect(shown()).toBeUndefined();
    tick();
    expect(shown()).toBe('/two.svg');
  });

  it('is paused and resumed by its button, the first tab stop', async () => {
    const { user, waiting } = setUp();
    await user.tab();
    const button = screen.getByRole('button', { name: 'Pause slideshow' });
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAccessibleName('Play slideshow');
    expect(waiting.size).toBe(0);
    await user.keyboard('{Enter}');
    expect(waiting.size).toBe(1);
  });

  it('pauses while hovered, unless it was started by the user', async () => {
    const { user, waiting } = setUp();
    await user.hover(screen.getByRole('link', { name: 'Register' }));
    expect(waiting.size).toBe(0);
    await user.unhover(screen.getByRole('link', { name: 'Register' }));
    expect(waiting.size).toBe(1);
  });

  it('pauses while focus is inside', async () => {
    const { user, waiting } = setUp();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Register' })).toHaveFocus();
    expect(waiting.size).toBe(0);
    await user.tab();
    expect(waiting.size).toBe(1);
  });

  it('pauses in a hidden tab', () => {
    const { waiting } = setUp();
    const hide = (hidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      fireEvent(document, new Event('visibilitychange'));
    };
    hide(true);
    expect(waiting.size).toBe(0);
    hide(false);
    expect(waiting.size).toBe(1);
  });

  it('starts paused with reduced motion, and can be started', async () => {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
    );
    const { user, waiting } = setUp();
    expect(waiting.size).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Play slideshow' }));
    expect(waiting.size).toBe(1);
  });

  it.each([[[]], [['/one.svg']]])('has no button with %j', (few) => {
    const { waiting } = setUp({ images: few });
    expect(screen.queryByRole('button', { name: /slideshow/ })).toBeNull();
    expect(waiting.size).toBe(0);
  });

  it('hides its pictures from screen readers', () => {
    setUp();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
