/** The outside services of those that something needs which are missing. */
export function missingOf(needed: readonly string[] | undefined, missing: readonly string[]): string[] {
  return (needed ?? []).filter((provider) => missing.includes(provider));
}

/** Whether what needs these outside services is offered: none of them is missing. */
export function isOffered({ providers }: { providers?: readonly string[] }, missing: readonly string[]): boolean {
  return missingOf(providers, missing).length === 0;
}
