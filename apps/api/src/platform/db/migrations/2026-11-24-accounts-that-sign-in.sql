-- Only active accounts count across facilities: an account that cannot sign in proves nothing about
-- the address it names.
grant select (status) on app_user to lis_search;
create or replace function accounts_of_email(wanted text) returns table (tenant_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.tenant_id, u.id from app_user u
    where u.email_norm = wanted and u.status = 'active'
    order by u.id limit 20
  $$;
