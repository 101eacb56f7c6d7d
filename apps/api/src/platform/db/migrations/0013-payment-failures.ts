import { sql, type Kysely } from 'kysely';

/**
 * Why a payment has failed is kept as a code, which is put into words for whoever reads it. Until now it was a sentence: the provider's page that had
 * expired, in English, or that the payment was declined, in the language of who was there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment rename column message to failure`.execute(db);
  await sql`
    alter table payment
      alter column failure type text using case when failure = 'The payment page has expired.' then 'expired' when failure is not null then 'declined' end,
      add constraint payment_failure_known check (failure in ('declined', 'expired'))`.execute(db);
}
