-- Requests to join a facility whose email address is not confirmed yet. They are not accounts, so no
-- list, count, search or sign-in finds them.
create table access_request (
  tenant_id uuid not null default app_tenant() references tenant (id),
  -- Hash of the secret in the emailed link.
  token_hash bytea not null,
  email text not null,
  email_norm text not null,
  full_name text not null,
  username text not null,
  password_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash)
);
create index access_request_email_norm_idx on access_request (tenant_id, email_norm);
alter table access_request enable row level security, force row level security;
create policy tenant_isolation on access_request
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on access_request to lis_app;

-- Earlier requests reached the administrators unconfirmed and have no link to confirm them. These
-- accounts never signed in; the same address can request access again.
alter table app_user no force row level security;
delete from app_user where status = 'pending' and not email_verified;
alter table app_user force row level security;
