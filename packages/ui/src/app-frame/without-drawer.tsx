import { use, type ReactNode } from 'react';
import { DrawerContext } from './drawer-context.ts';

/** Renders its content only while a bottom bar replaces the frame's drawer. */
export function WithoutDrawer({ children }: { children: ReactNode }) {
  return use(DrawerContext).replaced ? children : null;
}
