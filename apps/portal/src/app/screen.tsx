import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { usePageTitle, type PageTitle } from './page-title.ts';
import { useArrival } from './use-arrival.ts';

const RELOADED = 'alms.reloaded-for:';

type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** A part of the portal whose code is loaded when it is first shown, or before by `preload`. */
export interface LoadedComponent<Props = object> {
  (props: Props): ReactNode;
  /** Fetches the code now, so that it is drawn at once: a page the server has drawn is taken over in one go. */
  preload: () => Promise<void>;
}

/**
 * Code of a route, loaded when it is first opened. When its file is gone because a new version was deployed, the page reloads once;
 * a second failure is shown as an error, and so is a failure without a connection, where reloading would only lose the page.
 */
export function loaded<Props extends object = object>(load: Load<Props>): LoadedComponent<Props> {
  let Ready: ComponentType<Props> | undefined;
  const Later = lazy(async () => {
    try {
      return await load();
    } catch (error) {
      // The function's text names the file, so that the next build's has a try of its own.
      const key = RELOADED + load.toString();
      if (!navigator.onLine || sessionStorage.getItem(key) !== null) throw error;
      sessionStorage.setItem(key, '');
      location.reload();
      return new Promise<never>(() => {});
    }
  });
  const Loaded = (props: Props) => {
    // What is shown stays the component it began as, with its state, though its code be fetched once more meanwhile.
    const [Shown] = useState<ComponentType<Props>>(() => Ready ?? Later);
    return <Shown {...props} />;
  };
  Loaded.preload = async () => {
    Ready = (await load()).default;
  };
  return Loaded;
}

/** A screen with its name in the browser's tab; whoever comes to it begins at its top. */
export function screen(title: PageTitle, load: Load): LoadedComponent {
  const Screen = loaded(load);
  const TitledScreen = () => {
    usePageTitle(title);
    useArrival();
    return <Screen />;
  };
  TitledScreen.preload = Screen.preload;
  return TitledScreen;
}
