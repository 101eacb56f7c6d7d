import { useLiveNotifications } from '../../../data/use-live-notifications.ts';

/** Keeps the bell, its panel and the list in sync with the server; renders nothing. */
export default function LiveNotifications() {
  useLiveNotifications();
  return null;
}
