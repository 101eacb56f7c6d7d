-- Sessions opened without an account, in the live demo: most of the facility is read-only for them.
alter table session add column is_visitor boolean not null default false;

-- The reset of the live demo deletes a facility as owner, with its issued invoices. The serving role
-- has no right to delete a facility, and still cannot change an issued invoice.
create policy tenant_deletion on tenant for delete using (id = (select app_tenant()));
create or replace function keep_issued_invoice_line() returns trigger language plpgsql as $$
  declare line invoice_line := case when tg_op = 'DELETE' then old else new end;
  begin
    if not exists (
      select from invoice i
      where i.tenant_id = line.tenant_id and i.id = line.invoice_id and i.status = 'draft'
    )
      and not (tg_op = 'DELETE' and current_user <> 'lis_app')
    then
      raise exception 'an issued invoice is not edited'
        using errcode = 'integrity_constraint_violation';
    end if;
    return line;
  end $$;
