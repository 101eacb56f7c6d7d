import { useServerInsertedHTML } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

export interface ServerStylesProps {
  children: ReactNode;
}

/**
 * Sends the styles of components with the HTML of a Next.js server (app router), before the
 * elements that use them. Mount it once, in the root layout, around everything that has styles.
 */
export function ServerStyles({ children }: ServerStylesProps) {
  // One sheet per request; each streamed part of the page contains the styles that are new in it.
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });
  if (typeof document !== 'undefined') return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
