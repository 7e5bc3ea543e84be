/**
 * A reminder's message is shown to those it was sent to, and the demo sends the main account none. The reminder is dated ahead:
 * the server raises others at any time, and the places are those of the latest. The message is the demo's, as no test deletes one.
 */
export async function sendReminder(query: (sql: string) => Promise<unknown>): Promise<void> {
  await query(`
    WITH sent AS (
      SELECT warning_deliveries.id, record_id FROM warning_deliveries JOIN warning_records ON warning_records.id = record_id
      WHERE custom_id = 1001 AND way = 'site' ORDER BY warning_deliveries.id DESC LIMIT 1
    ), message AS (
      SELECT user_id, min(messages.id) AS id FROM messages JOIN users ON users.id = user_id
      WHERE username = 'admin' GROUP BY user_id
    ), delivered AS (
      UPDATE warning_deliveries SET user_id = message.user_id, message_id = message.id FROM sent, message
      WHERE warning_deliveries.id = sent.id
    )
    UPDATE warning_records SET raise_time = now() + interval '1 day' FROM sent WHERE warning_records.id = record_id`);
}
