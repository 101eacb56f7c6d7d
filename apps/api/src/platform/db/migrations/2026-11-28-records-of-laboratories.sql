-- Stock is transferred between laboratories, and laboratories take part in the same EQA round.

-- Removed at one laboratory and added at the other, by one transaction each.
alter table stock_transaction
  drop constraint stock_transaction_type_check,
  drop constraint stock_transaction_type_quantity_check;
alter table stock_transaction
  add constraint stock_transaction_type_check check (
    type in (
      'receipt', 'consumption', 'qc_test', 'adjustment', 'disposal', 'return', 'transfer'
    )
  ),
  add constraint stock_transaction_type_quantity_check
    check (type in ('adjustment', 'transfer') or (type = 'receipt') = (quantity > 0));
create or replace function move_stock() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    update stock_lot
      set on_hand = on_hand + new.quantity,
        received = received + case
          when new.type in ('receipt', 'transfer') then greatest(new.quantity, 0) else 0
        end
      where tenant_id = new.tenant_id and id = new.lot_id
      returning on_hand into strict new.balance;
    return new;
  end $$;
grant insert (opened_on) on stock_lot to lis_app;

drop index eqa_round_scheme_round_key;
create unique index eqa_round_scheme_round_key
  on eqa_round (tenant_id, laboratory_id, scheme, round) where state <> 'withdrawn';
