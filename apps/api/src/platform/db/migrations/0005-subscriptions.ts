import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** Plans, what each facility has booked, pays and has used, and what people think of the product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan (
      id uuid primary key,
      plan_name text not null unique,
      monthly_price_minor integer not null check (monthly_price_minor >= 0),
      yearly_price_minor integer not null check (yearly_price_minor >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      max_users integer check (max_users > 0),
      max_patients integer check (max_patients > 0),
      max_tests_per_month integer check (max_tests_per_month > 0),
      analytics boolean not null,
      priority_support boolean not null
    )`.execute(db);
  // The service reads them; only migrations write them.
  await sql`grant select on plan to lis_app`.execute(db);
  await sql`
    insert into plan values
      ('5b1d0a52-3c1e-4f0e-9a57-0f6d3a1c0001', 'Starter', 4900, 47000, 'USD', 5, 1000, 2000, false, false),
      ('5b1d0a52-3c1e-4f0e-9a57-0f6d3a1c0002', 'Professional', 14900, 143000, 'USD', 25, 20000, 30000, true, false),
      ('5b1d0a52-3c1e-4f0e-9a57-0f6d3a1c0003', 'Enterprise', 39900, 383000, 'USD', null, null, null, true, true)
  `.execute(db);

  await sql`
    create table usage_counter (
      tenant_id uuid not null default app_tenant() references tenant (id),
      name text not null check (name in ('users', 'patients', 'tests')),
      period text not null,
      used integer not null check (used >= 0),
      primary key (tenant_id, name, period)
    )`.execute(db);

  await sql`
    create table subscription (
      tenant_id uuid not null default app_tenant() references tenant (id),
      plan_id uuid not null references plan (id),
      billing_cycle text not null check (billing_cycle in ('monthly', 'yearly')),
      status text not null check (status in ('trialing', 'active', 'past_due', 'suspended', 'cancelled')),
      trial_ends_at timestamptz not null,
      renews_at timestamptz,
      updated_at timestamptz not null,
      primary key (tenant_id)
    )`.execute(db);

  await countWhatIsThere(db);
  // A facility from before the plans has the cheapest one that holds what it has.
  await sql`
    insert into subscription (tenant_id, plan_id, billing_cycle, status, trial_ends_at, updated_at)
    select t.id,
      (select p.id from plan p
       where not exists (select from usage_counter u where u.tenant_id = t.id and u.used > case u.name when 'users' then p.max_users when 'patients' then p.max_patients else p.max_tests_per_month end)
       order by p.monthly_price_minor limit 1),
      'monthly', 'trialing', t.trial_ends_at, now()
    from tenant t
  `.execute(db);
  await sql`alter table tenant drop column trial_ends_at`.execute(db);
  await isolate(db, 'usage_counter', 'select, insert, update');
  await isolate(db, 'subscription', 'select, insert, update');

  await sql`
    create table payment (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      amount_minor integer not null check (amount_minor > 0),
      currency text not null,
      status text not null check (status in ('pending', 'succeeded', 'failed')),
      message text,
      attempt integer not null default 1,
      provider text,
      provider_reference text,
      checkout_url text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      paid_at timestamptz,
      primary key (tenant_id, id),
      check ((status = 'succeeded') = (paid_at is not null))
    )`.execute(db);
  await sql`create index payment_id on payment (id)`.execute(db);
  await isolate(db, 'payment', 'select, insert, update');
  // Who pays has not signed in, and a provider's notice names the payment alone: its facility is found by the id, which is a secret.
  await sql`create policy payment_lookup on payment for select to lis_search using (true)`.execute(
    db,
  );
  await sql`grant select (tenant_id, id) on payment to lis_search`.execute(db);
  await sql`
    create function tenant_of_payment(wanted uuid) returns uuid
      language sql stable security definer set search_path = public, pg_temp
      as $$ select p.tenant_id from payment p where p.id = wanted limit 1 $$
  `.execute(db);
  await sql`grant create on schema public to lis_search`.execute(db);
  await sql`alter function tenant_of_payment(uuid) owner to lis_search`.execute(db);
  await sql`revoke create on schema public from lis_search`.execute(db);
  await sql`revoke execute on function tenant_of_payment(uuid) from public`.execute(db);
  await sql`grant execute on function tenant_of_payment(uuid) to lis_app`.execute(db);

  await sql`
    create table feedback (
      id uuid primary key,
      rating smallint not null check (rating between 1 and 5),
      rating_touched boolean not null,
      category text not null check (category in ('general', 'bug', 'feature', 'improvement')),
      title text not null,
      description text not null,
      contact_email text,
      allow_contact boolean not null,
      user_agent text not null,
      address_hash bytea,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index feedback_newest on feedback (created_at desc)`.execute(db);
  await sql`create index feedback_address on feedback (address_hash, created_at) where address_hash is not null`.execute(
    db,
  );
  // What somebody said is not changed; only the address's hash is forgotten.
  await sql`grant select, insert, update (address_hash) on feedback to lis_app`.execute(db);
}

/** The owner sees the rows of all facilities for these statements only; the whole migration is one transaction. */
async function countWhatIsThere(db: Kysely<unknown>): Promise<void> {
  const counted = ['app_user', 'patient', 'order_item', 'hospital_settings'];
  for (const table of counted)
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await sql`
    insert into usage_counter (tenant_id, name, period, used)
    select tenant_id, 'users', '', count(*) from app_user where role <> 'patient' and status in ('active', 'invited') group by tenant_id
    union all
    select tenant_id, 'patients', '', count(*) from patient group by tenant_id
    union all
    select i.tenant_id, 'tests', to_char(i.created_at at time zone coalesce(z.name, 'UTC'), 'YYYY-MM') as period, count(*)
    from order_item i
    join hospital_settings s on s.tenant_id = i.tenant_id
    left join pg_timezone_names z on z.name = s.timezone
    where i.recollect_of is null
    group by i.tenant_id, period
  `.execute(db);
  for (const table of counted)
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
}
