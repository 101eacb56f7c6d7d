import { lazy, type ComponentType } from 'react';

const RELOADED = 'alms.reloaded-for';

/**
 * A route's screen, loaded when it is first opened. When its file is gone because a new version was deployed, the page reloads once;
 * a second failure is shown as an error.
 */
export function screen(load: () => Promise<{ default: ComponentType }>) {
  return lazy(async () => {
    try {
      const module = await load();
      sessionStorage.removeItem(RELOADED);
      return module;
    } catch (error) {
      if (sessionStorage.getItem(RELOADED) === location.pathname) throw error;
      sessionStorage.setItem(RELOADED, location.pathname);
      location.reload();
      return new Promise<never>(() => {});
    }
  });
}
