-- Figures of whole days and longer spans, counted once (decision 17), and saved views.

-- A facility day, or a longer span of summed days, with stored figures.
create table figure_span (
  tenant_id uuid not null default app_tenant() references tenant (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  zone text not null,
  primary key (tenant_id, starts_at, ends_at),
  constraint figure_span_ends_at_check check (ends_at > starts_at)
);
alter table figure_span enable row level security, force row level security;
create policy tenant_isolation on figure_span
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on figure_span to lis_app;

-- A count in a span.
create table figure_count (
  tenant_id uuid not null default app_tenant() references tenant (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  figure text not null,
  subject text not null,
  detail text not null,
  n bigint not null,
  primary key (tenant_id, starts_at, ends_at, figure, subject, detail),
  foreign key (tenant_id, starts_at, ends_at)
    references figure_span (tenant_id, starts_at, ends_at) on delete cascade
);
alter table figure_count enable row level security, force row level security;
create policy tenant_isolation on figure_count
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on figure_count to lis_app;

-- Times in minutes: their number, the sums for mean and spread, and how many lie in each bucket, as
-- two arrays of equal length.
create table figure_time (
  tenant_id uuid not null default app_tenant() references tenant (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  series text not null,
  subject text not null,
  n bigint not null,
  total double precision not null,
  squares double precision not null,
  least double precision not null,
  most double precision not null,
  uptos integer[] not null,
  counts bigint[] not null,
  primary key (tenant_id, starts_at, ends_at, series, subject),
  foreign key (tenant_id, starts_at, ends_at)
    references figure_span (tenant_id, starts_at, ends_at) on delete cascade,
  constraint figure_time_counts_check check (cardinality(counts) = cardinality(uptos))
);
alter table figure_time enable row level security, force row level security;
create policy tenant_isolation on figure_time
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on figure_time to lis_app;

-- Instants whose stored figures may be outdated. Rows are only inserted, so that writers of one day
-- never wait for each other and counting deletes no later row.
create table figure_change (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null default gen_random_uuid(),
  at timestamptz not null,
  primary key (tenant_id, id)
);
create index figure_change_at_idx on figure_change (tenant_id, at);
alter table figure_change enable row level security, force row level security;
create policy tenant_isolation on figure_change
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on figure_change to lis_app;

-- Saved views of the figures.
create table analytics_view (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  account_id uuid not null,
  name text not null,
  period jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, account_id, name),
  foreign key (tenant_id, account_id) references app_user (tenant_id, id)
);
alter table analytics_view enable row level security, force row level security;
create policy tenant_isolation on analytics_view
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (period), delete on analytics_view to lis_app;

-- Each statement that writes one of these tables notes the instants whose figures it may change,
-- with the writer's rights and in its transaction (decision 17).

-- A new order also changes what the patient's next order says of the time between them.
create function note_test_order_insert() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    insert into figure_change (tenant_id, at)
      select distinct * from (
        select c.tenant_id, c.requested_at from written c
        union all
        select c.tenant_id, next.requested_at from written c cross join lateral (
          select o.requested_at from test_order o
          where o.tenant_id = c.tenant_id and o.patient_id = c.patient_id
            and o.requested_at > c.requested_at
          order by o.requested_at limit 1
        ) next
      ) changed;
    return null;
  end $$;
create trigger note_test_order_insert after insert on test_order
  referencing new table as written for each statement execute function note_test_order_insert();

-- Orders that a merge moves to another patient change what both patients' orders say.
create function note_test_order_update() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    insert into figure_change (tenant_id, at)
      select distinct o.tenant_id, o.requested_at
      from written c
      join replaced r
        on r.tenant_id = c.tenant_id and r.id = c.id and r.patient_id <> c.patient_id
      join test_order o
        on o.tenant_id = c.tenant_id and o.patient_id in (c.patient_id, r.patient_id);
    return null;
  end $$;
create trigger note_test_order_update after update on test_order
  referencing old table as replaced new table as written
  for each statement execute function note_test_order_update();

create function note_order_item() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    insert into figure_change (tenant_id, at)
      select distinct c.tenant_id, c.created_at from written c;
    return null;
  end $$;
create trigger note_order_item_insert after insert on order_item
  referencing new table as written for each statement execute function note_order_item();
create trigger note_order_item_update after update on order_item
  referencing new table as written for each statement execute function note_order_item();

-- A change of a released result counts on the day of its release, the work on the day it is done.
create function note_result_insert() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    insert into figure_change (tenant_id, at)
      select distinct * from (
        select c.tenant_id, c.created_at from written c
        union all
        select f.tenant_id, f.released_at from written c
        join result f on f.tenant_id = c.tenant_id and f.id = c.id and f.status = 'released'
      ) changed;
    return null;
  end $$;
create trigger note_result_insert after insert on result
  referencing new table as written for each statement execute function note_result_insert();

create function note_sample_update() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    insert into figure_change (tenant_id, at)
      select distinct f.tenant_id, f.released_at from written c
      join result f
        on f.tenant_id = c.tenant_id and f.sample_id = c.id and f.status = 'released'
      join result now
        on now.tenant_id = f.tenant_id and now.id = f.id and now.sample_id = f.sample_id
        and now.is_current;
    return null;
  end $$;
create trigger note_sample_update after update on sample
  referencing new table as written for each statement execute function note_sample_update();

-- A specimen counts on the day on which it was first received or rejected.
create function note_sample_event_insert() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    insert into figure_change (tenant_id, at)
      select distinct * from (
        select c.tenant_id, c.at from written c where c.type = 'collected'
        union all
        select e.tenant_id, min(e.at) from written c
        join sample_event e
          on e.tenant_id = c.tenant_id and e.sample_id = c.sample_id
          and e.type in ('received', 'rejected')
        where c.type in ('received', 'rejected')
        group by e.tenant_id, e.sample_id
      ) changed;
    return null;
  end $$;
create trigger note_sample_event_insert after insert on sample_event
  referencing new table as written for each statement execute function note_sample_event_insert();
