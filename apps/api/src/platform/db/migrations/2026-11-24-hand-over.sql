-- One-time codes that move a sign-in from the main site to a facility's address: after a password
-- ('hand-over'), or with a session that is complete ('hand-over-session').
alter table challenge
  drop constraint challenge_purpose_check,
  add constraint challenge_purpose_check
    check (purpose in ('sign-in', 'passkey', 'hand-over', 'hand-over-session'));
