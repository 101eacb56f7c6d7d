-- Accounts, sessions and two-step verification.

-- An account of a facility: staff or patient.
create table app_user (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  email text not null,
  email_norm text not null,
  full_name text not null,
  username text not null,
  role text not null
    check (role in (
      'admin', 'technician', 'nurse', 'receptionist', 'doctor', 'lab_manager', 'phlebotomist',
      'data_entry', 'report_viewer', 'patient'
    )),
  status text not null check (status in ('invited', 'pending', 'active', 'disabled', 'declined')),
  password_hash text,
  email_verified boolean not null default false,
  patient_id uuid,
  -- The account whose address must be confirmed before this invitation is sent.
  invitation_waits_for uuid,
  last_login_at timestamptz,
  language text check (language in ('en', 'fr', 'es', 'pt', 'ar')),
  color_scheme text check (color_scheme in ('light', 'dark')),
  density text not null default 'comfortable' check (density in ('comfortable', 'compact')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, email_norm),
  foreign key (tenant_id, invitation_waits_for) references app_user (tenant_id, id)
);
-- Across facilities, for lis_search.
create index app_user_email_norm_idx on app_user (email_norm);
create unique index app_user_patient_id_key
  on app_user (tenant_id, patient_id) where patient_id is not null;
create index app_user_invitation_waits_for_idx
  on app_user (tenant_id, invitation_waits_for) where invitation_waits_for is not null;
alter table app_user enable row level security, force row level security;
create policy tenant_isolation on app_user
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on app_user to lis_app;
create policy lookup on app_user for select to lis_search using (true);
grant select (tenant_id, id, email_norm) on app_user to lis_search;
-- Facilities that know an email address: for sign-in and registration on the main site.
create function accounts_of_email(wanted text) returns table (tenant_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.tenant_id, u.id from app_user u where u.email_norm = wanted order by u.id limit 20
  $$;
alter function accounts_of_email(text) owner to lis_search;
revoke execute on function accounts_of_email(text) from public;
grant execute on function accounts_of_email(text) to lis_app;

-- Permissions granted beside the role's.
create table user_permission (
  tenant_id uuid not null default app_tenant(),
  user_id uuid not null,
  permission text not null,
  primary key (tenant_id, user_id, permission),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
alter table user_permission enable row level security, force row level security;
create policy tenant_isolation on user_permission
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on user_permission to lis_app;

-- One token of a rotating family. Reuse of a used token revokes the family.
create table refresh_token (
  tenant_id uuid not null default app_tenant(),
  id uuid not null,
  family_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  family_expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
create index refresh_token_family_id_idx on refresh_token (tenant_id, family_id);
create index refresh_token_user_id_idx on refresh_token (tenant_id, user_id);
alter table refresh_token enable row level security, force row level security;
create policy tenant_isolation on refresh_token
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update, delete on refresh_token to lis_app;

-- A user session, open while one of its refresh tokens is valid.
create table session (
  tenant_id uuid not null default app_tenant() references tenant (id),
  -- Id of its refresh token family.
  id uuid not null,
  user_id uuid not null,
  -- Browser and platform from the user agent; null when unknown.
  browser text,
  system text,
  -- Network address of the last renewal.
  ip text,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
create index session_user_id_idx on session (tenant_id, user_id);
alter table session enable row level security, force row level security;
create policy tenant_isolation on session
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update, delete on session to lis_app;

-- Links sent by email: only a hash of the secret is stored.
create table mailed_link (
  tenant_id uuid not null default app_tenant(),
  id uuid not null,
  user_id uuid not null,
  purpose text not null check (purpose in ('password', 'email')),
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
create index mailed_link_user_id_idx on mailed_link (tenant_id, user_id);
alter table mailed_link enable row level security, force row level security;
create policy tenant_isolation on mailed_link
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update, delete on mailed_link to lis_app;

-- An account's authenticator app.
create table authenticator (
  tenant_id uuid not null default app_tenant() references tenant (id),
  user_id uuid not null,
  -- Shared secret of the app, encrypted with the service's key.
  sealed_secret bytea not null,
  created_at timestamptz not null,
  -- Null until confirmed by a code.
  confirmed_at timestamptz,
  -- Last accepted 30-second time step (since 1970): no code works twice.
  last_step bigint not null default 0,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
alter table authenticator enable row level security, force row level security;
create policy tenant_isolation on authenticator
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update, delete on authenticator to lis_app;

-- An account's passkeys.
create table passkey (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  user_id uuid not null,
  name text not null,
  -- The address where it was created and is valid.
  host text not null,
  -- Base64url, as in the WebAuthn API.
  credential_id text not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, credential_id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
create index passkey_user_id_idx on passkey (tenant_id, user_id);
alter table passkey enable row level security, force row level security;
create policy tenant_isolation on passkey
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update, delete on passkey to lis_app;

-- Unused recovery codes of an account.
create table recovery_code (
  tenant_id uuid not null default app_tenant() references tenant (id),
  user_id uuid not null,
  code_hash bytea not null,
  primary key (tenant_id, user_id, code_hash),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
alter table recovery_code enable row level security, force row level security;
create policy tenant_isolation on recovery_code
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on recovery_code to lis_app;

-- A short-lived, single-use challenge to a browser.
create table challenge (
  tenant_id uuid not null default app_tenant() references tenant (id),
  token_hash bytea not null,
  user_id uuid not null,
  purpose text not null check (purpose in ('sign-in', 'passkey')),
  -- Challenge for the passkey signature.
  passkey_challenge text,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
create index challenge_user_id_idx on challenge (tenant_id, user_id);
alter table challenge enable row level security, force row level security;
create policy tenant_isolation on challenge
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update, delete on challenge to lis_app;
