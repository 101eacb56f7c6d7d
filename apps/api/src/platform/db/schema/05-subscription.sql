-- Plans, and what each facility has booked, paid and used.

-- Price plans. The service reads them; only migrations write them.
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
);
grant select on plan to lis_app;
insert into plan
  (id, plan_name, monthly_price_minor, yearly_price_minor, currency,
   max_users, max_patients, max_tests_per_month, analytics, priority_support)
values
  ('5b1d0a52-3c1e-4f0e-9a57-0f6d3a1c0001', 'Starter', 4900, 47000, 'USD',
   5, 1000, 2000, false, false),
  ('5b1d0a52-3c1e-4f0e-9a57-0f6d3a1c0002', 'Professional', 14900, 143000, 'USD',
   25, 20000, 30000, true, false),
  ('5b1d0a52-3c1e-4f0e-9a57-0f6d3a1c0003', 'Enterprise', 39900, 383000, 'USD',
   null, null, null, true, true);

-- A facility's plan and its state.
create table subscription (
  tenant_id uuid not null default app_tenant() references tenant (id),
  plan_id uuid not null references plan (id),
  billing_cycle text not null check (billing_cycle in ('monthly', 'yearly')),
  status text not null
    check (status in ('trialing', 'active', 'past_due', 'suspended', 'cancelled')),
  trial_ends_at timestamptz not null,
  -- End of the paid period; null until the first payment.
  renews_at timestamptz,
  updated_at timestamptz not null,
  primary key (tenant_id)
);
alter table subscription enable row level security, force row level security;
create policy tenant_isolation on subscription
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on subscription to lis_app;

-- What a facility has used of what its plan limits.
create table usage_counter (
  tenant_id uuid not null default app_tenant() references tenant (id),
  name text not null check (name in ('users', 'patients', 'tests')),
  -- The facility's month `2026-05` for tests; empty for counters without a period.
  period text not null,
  used integer not null check (used >= 0),
  primary key (tenant_id, name, period)
);
alter table usage_counter enable row level security, force row level security;
create policy tenant_isolation on usage_counter
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on usage_counter to lis_app;

-- Payments of a facility for its plan.
create table payment (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null,
  -- Outcome of the last completed attempt.
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  failure text check (failure in ('declined', 'expired')),
  -- Attempt number, from 1.
  attempt integer not null default 1,
  -- Payment provider of this attempt, its reference and its checkout page; all null until the
  -- payment is started.
  provider text,
  provider_reference text,
  checkout_url text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  primary key (tenant_id, id),
  constraint payment_paid_at_check check ((status = 'succeeded') = (paid_at is not null))
);
-- Across facilities, for lis_search.
create index payment_id_idx on payment (id);
alter table payment enable row level security, force row level security;
create policy tenant_isolation on payment
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on payment to lis_app;
create policy lookup on payment for select to lis_search using (true);
grant select (tenant_id, id) on payment to lis_search;
-- The payer has not signed in, and a provider names only the payment, whose id is secret.
create function tenant_of_payment(wanted uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.tenant_id from payment p where p.id = wanted limit 1
  $$;
alter function tenant_of_payment(uuid) owner to lis_search;
revoke execute on function tenant_of_payment(uuid) from public;
grant execute on function tenant_of_payment(uuid) to lis_app;
