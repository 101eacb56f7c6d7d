import { useLiveNotifications } from '../../../data/use-live-notifications.ts';

/** Keeps the bell, its panel and the list as the server has them; draws nothing. */
export default function LiveNotifications() {
  useLiveNotifications();
  return null;
}
