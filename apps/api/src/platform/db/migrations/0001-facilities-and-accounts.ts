import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** Facilities, their accounts and sessions, the audit trail, and what the service itself keeps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // After a transaction the setting is the empty string, not null: without nullif the cast would fail.
  await sql`
    create function app_tenant() returns uuid language sql stable parallel safe
      as $$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$
  `.execute(db);
  await sql`revoke create on schema public from public`.execute(db);
  await sql`grant usage on schema public to lis_app, lis_search`.execute(db);

  await sql`
    create table tenant (
      id uuid primary key,
      subdomain text not null unique check (subdomain ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(subdomain) between 3 and 50),
      trial_ends_at timestamptz not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`alter table tenant enable row level security`.execute(db);
  await sql`alter table tenant force row level security`.execute(db);
  // An address is looked up before anybody has signed in; only the facility itself writes its row.
  await sql`create policy tenant_lookup on tenant for select using (true)`.execute(db);
  await sql`create policy tenant_creation on tenant for insert with check (id = (select app_tenant()))`.execute(
    db,
  );
  await sql`create policy tenant_change on tenant for update using (id = (select app_tenant())) with check (id = (select app_tenant()))`.execute(
    db,
  );
  await sql`grant select, insert, update on tenant to lis_app`.execute(db);

  await sql`
    create table hospital_settings (
      tenant_id uuid not null default app_tenant() references tenant (id),
      facility_name text not null,
      email text not null default '',
      phone text not null default '',
      address text not null default '',
      timezone text not null default 'UTC',
      date_format text not null default 'MM/DD/YYYY',
      logo text,
      primary_color text not null default '#1976d2',
      secondary_color text not null default '#42a5f5',
      custom_login_message text not null default '',
      enable_online_booking boolean not null default false,
      enable_patient_portal boolean not null default true,
      self_verification boolean not null default false,
      critical_within_minutes integer not null default 30,
      version integer not null default 1,
      updated_at timestamptz not null,
      primary key (tenant_id)
    )`.execute(db);
  await isolate(db, 'hospital_settings', 'select, insert, update');

  await sql`
    create table app_user (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      email text not null,
      email_norm text not null,
      full_name text not null,
      username text not null,
      role text not null check (role in
        ('admin', 'technician', 'nurse', 'receptionist', 'doctor', 'lab_manager', 'phlebotomist', 'data_entry', 'report_viewer', 'patient')),
      status text not null check (status in ('invited', 'pending', 'active', 'disabled')),
      password_hash text,
      email_verified boolean not null default false,
      patient_id uuid,
      last_login_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, email_norm)
    )`.execute(db);
  await sql`create index app_user_email on app_user (email_norm)`.execute(db);
  await isolate(db, 'app_user', 'select, insert, update');

  await sql`
    create table user_permission (
      tenant_id uuid not null default app_tenant(),
      user_id uuid not null,
      permission text not null,
      primary key (tenant_id, user_id, permission),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id)
    )`.execute(db);
  await isolate(db, 'user_permission', 'select, insert, delete');

  await sql`
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
    )`.execute(db);
  await sql`create index refresh_token_family on refresh_token (tenant_id, family_id)`.execute(db);
  await sql`create index refresh_token_user on refresh_token (tenant_id, user_id)`.execute(db);
  await isolate(db, 'refresh_token');

  await sql`
    create table password_reset (
      tenant_id uuid not null default app_tenant(),
      id uuid not null,
      user_id uuid not null,
      token_hash bytea not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, token_hash),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id)
    )`.execute(db);
  await sql`create index password_reset_user on password_reset (tenant_id, user_id)`.execute(db);
  await isolate(db, 'password_reset');

  await sql`
    create table idempotency_key (
      tenant_id uuid not null default app_tenant() references tenant (id),
      user_id uuid not null,
      key text not null,
      fingerprint bytea not null,
      answer text,
      created_at timestamptz not null,
      primary key (tenant_id, user_id, key)
    )`.execute(db);
  await sql`create index idempotency_key_age on idempotency_key (tenant_id, created_at)`.execute(
    db,
  );
  await isolate(db, 'idempotency_key');

  await sql`
    create table audit_event (
      tenant_id uuid not null default app_tenant() references tenant (id),
      seq bigint not null,
      id uuid not null,
      at timestamptz not null,
      actor_id uuid,
      actor_name text not null,
      actor_role text,
      action text not null,
      category text not null,
      entity_type text not null,
      entity_id text,
      entity_label text not null,
      patient_id uuid,
      before jsonb,
      after jsonb,
      reason text,
      ip text,
      session_id uuid,
      request_id text not null,
      outcome text not null check (outcome in ('success', 'failure')),
      prev_hash text not null,
      hash text not null,
      primary key (tenant_id, seq),
      unique (tenant_id, id)
    )`.execute(db);
  await sql`create index audit_event_time on audit_event (tenant_id, at desc, seq desc)`.execute(
    db,
  );
  await sql`create index audit_event_patient on audit_event (tenant_id, patient_id, seq desc) where patient_id is not null`.execute(
    db,
  );
  await isolate(db, 'audit_event', 'select, insert');

  await sql`
    create table onboarding (
      tenant_id uuid not null default app_tenant() references tenant (id),
      drafts jsonb not null default '{}',
      staff_skipped boolean not null default false,
      catalog_skipped boolean not null default false,
      setup_done boolean not null default false,
      preferences_done boolean not null default false,
      completed_at timestamptz,
      primary key (tenant_id)
    )`.execute(db);
  await isolate(db, 'onboarding', 'select, insert, update');

  await sql`
    create table counter (
      tenant_id uuid not null default app_tenant() references tenant (id),
      name text not null,
      period text not null,
      value integer not null,
      primary key (tenant_id, name, period)
    )`.execute(db);
  await isolate(db, 'counter', 'select, insert, update');

  await sql`create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
    db,
  );
  await sql`grant select, insert, update, delete on rate_limit to lis_app`.execute(db);

  // Read by the owner's connection at start; the role that serves requests has no right to it.
  await sql`create table service_secret (name text primary key, value text not null)`.execute(db);

  // The one question that crosses facilities: which of them know an e-mail address (sign-in on the main site, registration).
  await sql`create policy account_lookup on app_user for select to lis_search using (true)`.execute(
    db,
  );
  await sql`grant select (tenant_id, id, email_norm) on app_user to lis_search`.execute(db);
  await sql`
    create function accounts_of_email(wanted text) returns table (tenant_id uuid, id uuid)
      language sql stable security definer set search_path = public, pg_temp
      as $$ select u.tenant_id, u.id from app_user u where u.email_norm = wanted order by u.id limit 20 $$
  `.execute(db);
  await sql`grant create on schema public to lis_search`.execute(db);
  await sql`alter function accounts_of_email(text) owner to lis_search`.execute(db);
  await sql`revoke create on schema public from lis_search`.execute(db);
  await sql`revoke execute on function accounts_of_email(text) from public`.execute(db);
  await sql`grant execute on function accounts_of_email(text) to lis_app`.execute(db);
}
