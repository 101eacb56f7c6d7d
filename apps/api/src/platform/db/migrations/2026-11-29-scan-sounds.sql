-- When scans at receiving sound, as chosen by the user.
alter table app_user
  add column scan_sounds text not null default 'errors'
    check (scan_sounds in ('off', 'errors', 'all'));
