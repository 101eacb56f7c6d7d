import { useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../effect-event/index.ts';

/** Part of the scroll port, from its top, in which a section becomes the current one. */
const READING_LINE = 0.25;

/** Returns the element whose scrolling moves `inside`. */
function scrollPortOf(inside: Element): Element {
  for (let port = inside.parentElement; port; port = port.parentElement)
    if (/auto|scroll/.test(getComputedStyle(port).overflowY)) return port;
  return document.documentElement;
}

/** Returns the section at the reading line, and the last one at the end of the page. */
function sectionInView(sections: readonly Element[], port: Element): Element | undefined {
  if (port.scrollTop + port.clientHeight >= port.scrollHeight - 2) return sections.at(-1);
  const line = topOf(port) + port.clientHeight * READING_LINE;
  return sections.findLast((section) => topOf(section) <= line) ?? sections[0];
}

const topOf = (element: Element) =>
  element === document.documentElement ? 0 : element.getBoundingClientRect().top;

/**
 * Follows the scrolling of the page. A section that the user chose stays the current one while its
 * start is visible, because a short section near the end cannot be scrolled to the top.
 *
 * @returns the id of the current section, and a function that records the choice of one.
 */
export function useCurrentSection(ids: readonly string[]) {
  const [found, setFound] = useState<string>();
  const chosen = useRef<string>(undefined);
  const follow = useEffectEvent(() => {
    const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
    const [first] = sections;
    if (!first) return;
    const port = scrollPortOf(first);
    const own = sections.find(({ id }) => id === chosen.current);
    const offset = own && topOf(own) - topOf(port);
    if (offset !== undefined && offset >= -1 && offset < port.clientHeight) return;
    chosen.current = undefined;
    setFound(sectionInView(sections, port)?.id);
  });
  useEffect(() => {
    let frame = 0;
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        follow();
      });
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, []);
  const choose = (id: string) => {
    chosen.current = id;
    setFound(id);
  };
  return { current: ids.find((id) => id === found) ?? ids[0], choose };
}
