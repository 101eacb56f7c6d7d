/** Domain model 2.12. */
export const notificationTypes = [
  'critical_result',
  'result_ready',
  'sample_rejected',
  'qc_failure',
  'low_stock',
  'expiry',
  'appointment_reminder',
  'order_assigned',
  'payment',
  'onboarding',
  'system',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notificationPriorities = ['low', 'normal', 'high', 'critical'] as const;
export type NotificationPriority = (typeof notificationPriorities)[number];

export const notificationChannels = ['in_app', 'email', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
