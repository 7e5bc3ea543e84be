/** First and last four digits of an account's number; the others never leave the server. */
export function masked(account: string): string {
  return `${account.slice(0, 4)} **** ${account.slice(-4)}`;
}
