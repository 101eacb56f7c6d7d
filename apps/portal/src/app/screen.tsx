import { lazy, type ComponentType } from 'react';
import { usePageTitle, type PageTitle } from './page-title.ts';

const RELOADED = 'alms.reloaded-for';

/**
 * Code of a route, loaded when it is first opened. When its file is gone because a new version was deployed, the page reloads once;
 * a second failure is shown as an error.
 */
export function loaded(load: () => Promise<{ default: ComponentType }>) {
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

/** A screen with its name in the browser's tab. */
export function screen(title: PageTitle, load: () => Promise<{ default: ComponentType }>) {
  const Screen = loaded(load);
  return function TitledScreen() {
    usePageTitle(title);
    return <Screen />;
  };
}
