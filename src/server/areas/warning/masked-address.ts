/** A phone number or e-mail address as those see it who are not its owner: 138****5678, c***@example.com. */
export function maskedAddress(address: string): string {
  const [name = "", domain] = address.split("@");
  return domain === undefined ? `${address.slice(0, 3)}****${address.slice(-4)}` : `${name.slice(0, 1)}***@${domain}`;
}
