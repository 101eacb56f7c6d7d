import { loadCode } from '@alms/ui/load-code';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { usePageTitle, type PageTitle } from './page-title.ts';
import { useNavigationFocus } from './use-navigation-focus.ts';

const RELOADED = 'alms.reloaded-for:';

type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** A lazy-loaded component; `preload` loads its code early. */
export interface LoadedComponent<Props = object> {
  (props: Props): ReactNode;
  /**
   * Loads the code now, so that a server-rendered page hydrates in one step. After a failure, the
   * component loads it again.
   */
  preload: () => Promise<void>;
}

/**
 * Lazy-loads the code of a route. If its file is missing because a new version was deployed, or
 * does not arrive in time, the page reloads once: a browser repeats no pending import. A second
 * failure shows an error. A failure while offline also shows an error, because reloading would lose
 * the page.
 */
export function loaded<Props extends object = object>(load: Load<Props>): LoadedComponent<Props> {
  let Ready: ComponentType<Props> | undefined;
  const Later = lazy(async () => {
    try {
      return await loadCode(load);
    } catch (error) {
      // The function’s text contains the file name, so that each build gets its own attempt.
      const key = RELOADED + load.toString();
      if (!navigator.onLine || sessionStorage.getItem(key) !== null) throw error;
      sessionStorage.setItem(key, '');
      location.reload();
      return new Promise<never>(() => {});
    }
  });
  const Loaded = (props: Props) => {
    // The displayed component keeps its identity and state even if its code is loaded again.
    const [Shown] = useState<ComponentType<Props>>(() => Ready ?? Later);
    return <Shown {...props} />;
  };
  Loaded.preload = async () => {
    Ready = (await loadCode(load)).default;
  };
  return Loaded;
}

/** Renders a part of a screen once its code is loaded, without blocking the other parts. */
export const onceLoaded = (part: ReactNode, fallback: ReactNode = null): ReactNode => (
  <Suspense fallback={fallback}>{part}</Suspense>
);

/** A screen with a browser tab title; navigation to it starts at the top. */
export function screen(title: PageTitle, load: Load): LoadedComponent {
  const Screen = loaded(load);
  const TitledScreen = () => {
    usePageTitle(title);
    useNavigationFocus();
    return <Screen />;
  };
  TitledScreen.preload = Screen.preload;
  return TitledScreen;
}
