import { sql, type Kysely } from 'kysely';

/** Mailed links also confirm addresses, invitations wait for their inviter's, and somebody who asked to join can be declined. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Its rights and its isolation stay with the table.
  await sql`alter table password_reset rename to mailed_link`.execute(db);
  await sql`alter index password_reset_user rename to mailed_link_user`.execute(db);
  await sql`alter table mailed_link add column purpose text not null default 'password' check (purpose in ('password', 'email'))`.execute(
    db,
  );
  await sql`alter table mailed_link alter column purpose drop default`.execute(db);

  await sql`alter table app_user add column invitation_waits_for uuid`.execute(db);
  await sql`alter table app_user add foreign key (tenant_id, invitation_waits_for) references app_user (tenant_id, id)`.execute(
    db,
  );
  await sql`create index app_user_waiting on app_user (tenant_id, invitation_waits_for) where invitation_waits_for is not null`.execute(
    db,
  );

  await sql`alter table app_user drop constraint app_user_status_check`.execute(db);
  await sql`alter table app_user add constraint app_user_status_check check (status in ('invited', 'pending', 'active', 'disabled', 'declined'))`.execute(
    db,
  );
}
